// A shop sends parcels with cash on delivery: the courier delivers one without a network, the depot counts the cash, another person
// confirms it, the shop asks for a payout that two administrators approve, and reads at each step where its money is.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { depositEndpoints as cash } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { codStateText } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import { payoutProblems } from '@marsa/model/express/payouts/payout-problems.ts'
import { viewPayouts } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { payoutStateText } from '@marsa/model/express/payouts/payout-text.ts'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { createMpin } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { stroke } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { letPass } from '../kit/let-pass.ts'
import { makePeople, newBrowser, newPhone, password, type Made } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { handOver, onTheSheet, textedTo } from './carry.ts'
import { staffDepot } from './depot.ts'
import { houseOf, recipient, shop } from './prepare.ts'
import { payoutJourneyWords as words } from './words.ts'

const amount = '185.00'
/** The most that a parcel may collect; two of them need a second person to be paid out. */
const most = '5000.00'
const total = '10185.00'
/** The same in notes: ten of 1,000, one of 100, 50, 20, 10 and 5 dirhams. */
const notes = { 100000: 10, 10000: 1, 5000: 1, 2000: 1, 1000: 1, 500: 1 }
const iban = 'AE460090000000123456789'
const pin = '258036'

type People = Record<'merchant' | 'depot' | 'courier' | 'admin' | 'second', Made>

/** Loads the parcel and delivers it with cash and signature while the phone has no network, which it gets back then. */
const deliver = async (browser: Browser, lang: Lang, courier: Made, waybill: string): Promise<void> => {
  const word = (key: keyof typeof courierText) => say(lang, courierText[key] as TextRow)
  const { context, page } = await newPhone(browser, lang)
  await enter(page, courier)
  await page.goto(`/${lang}/courier`)
  await expect(page.locator('.stop')).toContainText(recipient.name)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: word('scan') }).click()
  await page.getByLabel(word('typeNumber')).fill(waybill)
  await page.getByLabel(word('typeNumber')).press('Enter')
  await expect(page.locator('.word strong')).toHaveText(word('loaded'))
  await page.getByRole('link', { name: word('today') }).click()
  await page.getByText(recipient.name).click()
  const press = (key: keyof typeof courierText) =>
    page.getByRole('button', { name: word(key), exact: true }).click()
  await press('deliver')
  await page.getByLabel(word('takenLabel')).fill(amount)
  await press('bySignature')
  await page.getByLabel(word('name'), { exact: true }).fill(recipient.name)
  const idSeen = page.getByLabel(word('idSeen'))
  if (await idSeen.isVisible()) await idSeen.check()
  await stroke(page.locator('canvas'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('send') })
    .click()
  await expect(page.locator('#tabs')).toContainText('(2)')
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('#tabs')).not.toContainText('(')
  await page.getByRole('link', { name: word('cash') }).click()
  await expect(page.getByText(waybill)).toBeVisible()
  await context.close()
}

/** What the page asks for again before money leaves: the PIN, then the code that comes to the mobile. Answers the code. */
const confirmAgain = async (page: Page, lang: Lang, send: TextRow, mobile: string, before?: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(lang, words.pin), { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: say(lang, words.sendCode) }).click()
  const code = await textedTo(mobile, /\b(\d{6})\b/, before)
  await dialog.getByLabel(say(lang, registerText.code)).fill(code)
  await expectAccessibleFromTop(page)
  await dialog.getByRole('button', { name: say(lang, send) }).click()
  await expect(dialog).toHaveCount(0)
  return code
}

test('cash goes from the door to the bank account of its shop', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = (await makePeople([shop(lang, 'merchant'), houseOf(lang)])) as People
  const asAdmin = await callsOf(people.admin)
  await staffDepot(asAdmin, people, '10000.00')
  const parcel = await onTheSheet(people, { cod: amount })
  const { page } = await newBrowser(browser, lang)
  await enter(page, people.merchant)
  await page.goto(`/${lang}/express/cash`)
  const row = page.getByRole('row').filter({ hasText: parcel.waybill })
  const shows = (state: keyof typeof codStateText) =>
    expect(row.getByText(t(codStateText[state]))).toBeVisible()
  await shows('EXPECTED')

  await deliver(browser, lang, people.courier, parcel.waybill)
  await page.reload()
  await shows('COLLECTED')
  await expectAccessibleFromTop(page)
  for (const cod of [most, most]) {
    const other = await onTheSheet(people, { cod, proof: ['CODE'] })
    await handOver(people.courier, other, { cash: cod })
  }

  const asCourier = await callsOf(people.courier)
  const { rows } = await asCourier.call(cash.viewOwnCash)
  const { depositId } = await asCourier.call(cash.openDeposit, {
    body: { shipmentIds: rows.map(({ shipmentId }) => shipmentId) },
  })
  const asDepot = await callsOf(people.depot)
  const version = async () =>
    (await asDepot.call(cash.viewDepotCash)).deposits.find((each) => each.depositId === depositId)!.version
  const count = await asDepot.call(cash.countDeposit, {
    body: { depositId, version: await version(), pieces: notes },
  })
  expect(count).toMatchObject({ expected: total, counted: total, difference: '0.00' })
  await page.reload()
  await shows('DEPOSITED')
  await asAdmin.call(cash.confirmDeposit, { body: { depositId, version: await version() } })
  await page.reload()
  await shows('CREDITED')
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })
  const asMerchant = await callsOf(people.merchant)
  expect((await asMerchant.call(viewWallet)).available).toBe(total)

  // The bank account, entered with PIN and code; a day later it may be paid to.
  await asMerchant.call(createMpin, { body: { pin, password } })
  await page.reload()
  await page.getByRole('button', { name: t(words.addAccount) }).click()
  await page.getByRole('dialog').getByLabel(t(words.iban), { exact: true }).fill(iban)
  const { mobile } = people.merchant
  const code = await confirmAgain(page, lang, words.saveAccount, mobile)
  const request = page.getByRole('button', { name: t(words.request) })
  await expect(request).toBeDisabled()
  await letPass(people.merchant.companyId, 25)
  await page.reload()
  await request.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(words.all) })
    .click()
  await confirmAgain(page, lang, words.request, mobile, code)
  const { payouts } = await asMerchant.call(viewPayouts)
  const payout = page.getByRole('row').filter({ hasText: payouts[0]!.number })
  await expect(payout.getByText(t(payoutStateText.REQUESTED))).toBeVisible()
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })

  // One administrator compares the account and approves; the file is made once another one has approved, too.
  const [first, second] = await Promise.all(
    [people.admin, people.second].map(async (person) => {
      const { page: queue } = await newBrowser(browser, lang)
      await enter(queue, person)
      await queue.goto(`/${lang}/express/payouts`)
      return queue
    }),
  )
  const inQueue = (queue: Page) => queue.getByRole('row').filter({ hasText: payouts[0]!.number })
  const press = (queue: Page, name: TextRow) =>
    inQueue(queue)
      .getByRole('button', { name: t(name), exact: true })
      .click()
  await press(first!, words.verify)
  const verifying = first!.getByRole('dialog')
  await verifying.getByLabel(t(words.comparedWith)).fill(t({ en: 'Letter of the bank', ar: 'خطاب البنك' }))
  await verifying.getByRole('button', { name: t(words.verify) }).click()
  await expect(verifying).toHaveCount(0)
  await press(first!, words.approve)
  await expect(inQueue(first!).getByText(payoutProblems['payout.second-person'][lang])).toBeVisible()
  await expectAccessibleFromTop(first!)
  await second!.reload()
  await press(second!, words.approve)
  await expect(inQueue(second!).getByText(t(payoutStateText.APPROVED))).toBeVisible()
  // The same journey in the other language may have taken it into its file.
  await expect(async () => {
    await second!.reload()
    const make = second!.getByRole('button', { name: t(words.makeFile) })
    if (await make.isEnabled()) await make.click()
    await expect(inQueue(second!).getByText(t(payoutStateText.SENT))).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const saved = second!.waitForEvent('download')
  await second!
    .getByRole('button', { name: /^XML POF-/ })
    .first()
    .click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(iban)
  await page.reload()
  await expect(payout.getByText(t(payoutStateText.SENT))).toBeVisible()

  // The bank has paid: the shop reads its reference, and that nothing is left to be paid out.
  await press(second!, words.paid)
  const paying = second!.getByRole('dialog')
  await paying.getByLabel(t(words.bankReference)).fill('FT26331K7Q2')
  await expectAccessibleFromTop(second!)
  await paying.getByRole('button', { name: t(words.paid), exact: true }).click()
  await expect(paying).toHaveCount(0)
  await page.reload()
  await expect(payout.getByText(t(payoutStateText.PAID), { exact: true })).toBeVisible()
  await expect(payout.getByText('FT26331K7Q2')).toBeVisible()
  await shows('PAID_OUT')
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  expect((await asMerchant.call(viewWallet)).available).toBe('0.00')
})
