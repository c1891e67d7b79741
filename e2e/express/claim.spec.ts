// A parcel arrives damaged: its sender claims with photos, the desk accepts a part that is above what one person may pay, a second
// person confirms it, and the sender reads the answer and finds the money in the wallet.
import type { Browser, Locator, Page } from '@playwright/test'
import { claimProblems } from '@marsa/model/express/claims/claim-problems.ts'
import { claimCauseText, claimStateText } from '@marsa/model/express/claims/claim-text.ts'
import { movementText } from '@marsa/model/express/wallet/wallet-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { photo } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, type Made } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { handOver, onTheSheet } from './carry.ts'
import { staffDepot } from './depot.ts'
import { houseOf, shop } from './prepare.ts'
import { claimWords as words } from './words.ts'

type People = Record<'merchant' | 'depot' | 'courier' | 'desk' | 'admin' | 'second', Made>

/** A covered parcel that the courier has handed over against the code. Answers the shipment. */
const delivered = async (people: People): Promise<string> => {
  const parcel = await onTheSheet(people, { declaredValue: '3000.00', cover: true, proof: ['CODE'] })
  await handOver(people.courier, parcel)
  return parcel.id
}

/** The field loses its thousands marks once it is entered, and with them what `fill` has selected. */
const fillAmount = async (dialog: Locator, label: string, amount: string): Promise<void> => {
  const field = dialog.getByLabel(label, { exact: true })
  await field.focus()
  await field.fill(amount)
}

const pageOf = async (browser: Browser, lang: Lang, person: Made, address: string): Promise<Page> => {
  const { page } = await newBrowser(browser, lang)
  await enter(page, person)
  await page.goto(`/${lang}/${address}`)
  return page
}

test('a damaged parcel is claimed, decided by two, and paid into the wallet', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = (await makePeople([shop(lang, 'merchant'), houseOf(lang)])) as People
  await staffDepot(await callsOf(people.admin), people)
  const id = await delivered(people)
  const shipment = `express/shipments/${id}`

  const sender = await pageOf(browser, lang, people.merchant, shipment)
  await expect(sender.getByRole('heading', { name: t(words.title), exact: true })).toBeVisible()
  await sender.getByRole('button', { name: t(words.file) }).click()
  const filing = sender.getByRole('dialog', { name: t(words.file) })
  await fillAmount(filing, t(words.amount), '2400.00')
  await filing
    .getByLabel(t(words.reason), { exact: true })
    .fill(t({ en: 'The vase is broken in two', ar: 'انكسرت المزهرية إلى نصفين' }))
  const send = filing.getByRole('button', { name: t(words.send) })
  // Damage is shown: without a photo nothing is sent.
  await expect(filing.getByText(claimProblems['claim.photos'][lang])).toBeVisible()
  // Phones give both the same name.
  await filing.locator('input[type=file]').first().setInputFiles([photo, photo])
  const second = say(lang, words.photo, { number: 2 })
  await expect(filing.getByRole('button', { name: second })).toBeVisible()
  await expectAccessibleFromTop(sender)
  await expectFits(sender, 360)
  await sender.setViewportSize({ width: 1280, height: 900 })
  await send.click()
  await expect(filing).toHaveCount(0)
  await expect(sender.getByText(t(claimStateText.OPEN))).toBeVisible()
  await expectAccessibleFromTop(sender)

  // The desk finds it in its queue.
  const desk = await pageOf(browser, lang, people.desk, 'express/desk?kind=CLAIM')
  await desk.locator(`a[href*="${id}"]`).first().click()
  await expect(desk.getByText(t(claimCauseText.DAMAGED)).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: second })).toBeVisible()
  await desk.getByRole('button', { name: t(words.decide) }).click()
  const deciding = desk.getByRole('dialog', { name: t(words.decide) })
  await fillAmount(deciding, t(words.pays), '1200.00')
  const answer = t({ en: 'We are sorry: half of it is our fault', ar: 'نعتذر: نتحمل نصف المسؤولية' })
  await deciding.getByLabel(t(words.answer), { exact: true }).fill(answer)
  await expectAccessibleFromTop(desk)
  await deciding.getByRole('button', { name: t(words.accept), exact: true }).click()
  await expect(deciding).toHaveCount(0)
  // Whoever proposed it does not confirm it, and its customer reads no amount yet.
  await expect(desk.getByRole('button', { name: t(words.confirm) })).toBeDisabled()
  await expect(desk.getByText(claimProblems['claim.second-person'][lang])).toBeVisible()
  await sender.reload()
  await expect(sender.getByText(t(claimStateText.OPEN))).toBeVisible()
  await expect(sender.getByText(answer)).toHaveCount(0)

  const other = await pageOf(browser, lang, people.second, shipment)
  await expect(other.getByText('1,200.00').first()).toBeVisible()
  await expectAccessibleFromTop(other)
  await expectFits(other, 360)
  await other.getByRole('button', { name: t(words.confirm) }).click()
  await expect(other.getByText(t(claimStateText.PAID), { exact: true })).toBeVisible()

  // The sender's page follows by itself.
  await expect(sender.getByText(answer)).toBeVisible()
  await expect(sender.getByText('1,200.00').first()).toBeVisible()
  await expectFits(sender, 360)
  await sender.setViewportSize({ width: 1280, height: 900 })
  await sender.getByRole('link', { name: t(words.openWallet) }).click()
  await expect(sender.getByText(t(movementText.CLAIM)).first()).toBeVisible()
  await expect(sender.getByText('1,200.00').first()).toBeVisible()
  await expectAccessibleFromTop(sender)
})
