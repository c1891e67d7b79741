// A wrong scan is taken back by two people: the depot finds its mistake, the desk confirms it from its queue, the sender and the
// courier are told, and the parcel is delivered after all, to the right door.
import type { Browser, Page } from '@playwright/test'
import { correctionProblems } from '@marsa/model/express/corrections/correction-problems.ts'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, newPhone, type Made } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { handOver, onTheSheet } from './carry.ts'
import { staffDepot } from './depot.ts'
import { houseOf, recipient, shop } from './prepare.ts'
import { correctionWords as words } from './words.ts'

type People = Record<'merchant' | 'depot' | 'courier' | 'desk' | 'admin', Made>

const pageOf = async (browser: Browser, lang: Lang, person: Made, address: string): Promise<Page> => {
  const { page } = await newBrowser(browser, lang)
  await enter(page, person)
  await page.goto(`/${lang}/${address}`)
  return page
}

test('a delivery to the wrong door is taken back by two people', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = (await makePeople([shop(lang, 'merchant'), houseOf(lang)])) as People
  await staffDepot(await callsOf(people.admin), people)
  const parcel = await onTheSheet(people, { cod: '240.00', proof: ['CODE'] })
  await handOver(people.courier, parcel, { cash: '240.00' })
  const sender = await pageOf(browser, lang, people.merchant, `express/shipments/${parcel.id}`)
  await expect(sender.getByText(t(shipmentStateText.DELIVERED)).first()).toBeVisible()

  // The depot finds the parcel by its number and asks with a reason; whoever asks does not confirm.
  const depot = await pageOf(browser, lang, people.depot, 'depot/corrections')
  await depot.getByLabel(t(words.code)).fill(parcel.waybill)
  await depot.getByRole('button', { name: t(words.find), exact: true }).click()
  await expect(depot.getByText('240.00').first()).toBeVisible()
  await expectAccessibleFromTop(depot)
  await expectFits(depot, 360)
  await depot.setViewportSize({ width: 1280, height: 900 })
  await depot.getByRole('button', { name: `${t(words.take)} ${parcel.waybill}` }).click()
  const asking = depot.getByRole('dialog')
  const reason = t({ en: 'Given to the neighbour by mistake', ar: 'سُلّم إلى الجار بالخطأ' })
  await asking.getByLabel(t(words.reason)).fill(reason)
  await expectAccessibleFromTop(depot)
  await asking.getByRole('button', { name: t(words.ask) }).click()
  await expect(asking).toHaveCount(0)
  await expect(depot.getByText(correctionProblems['corrections.second-person'][lang]).first()).toBeVisible()
  await expect(depot.getByRole('button', { name: t(words.confirm) }).first()).toBeDisabled()

  // The desk finds it in its queue, and confirms it on the page of the parcel.
  const desk = await pageOf(browser, lang, people.desk, 'express/desk?kind=CORRECTION')
  await desk.locator(`a[href*="${parcel.id}"]`).first().click()
  await expect(desk.getByRole('heading', { name: t(words.lastScan) })).toBeVisible()
  await expect(desk.getByText(reason)).toBeVisible()
  await expectAccessibleFromTop(desk)
  await expectFits(desk, 360)
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk.getByRole('button', { name: t(words.confirm) }).click()
  await expect(desk.getByText(t(shipmentStateText.OUT_FOR_DELIVERY)).first()).toBeVisible()

  // The sender's page follows by itself; the courier has the stop again and the cash no more.
  await expect(sender.getByText(t(shipmentStateText.OUT_FOR_DELIVERY)).first()).toBeVisible()
  await expectAccessibleFromTop(sender)
  const { page: phone } = await newPhone(browser, lang)
  await enter(phone, people.courier)
  await phone.goto(`/${lang}/courier`)
  await phone.getByText(recipient.name).click()
  const word = (key: keyof typeof courierText) => say(lang, courierText[key] as TextRow)
  await expect(phone.getByRole('button', { name: word('deliver'), exact: true })).toBeVisible()
  await phone.getByRole('link', { name: word('cash') }).click()
  await expect(phone.getByText(parcel.waybill)).toHaveCount(0)
})
