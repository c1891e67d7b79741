// A shop sends a parcel with cash on delivery: the courier delivers it without a network, the depot counts the cash, another
// person confirms it, and the shop reads at each step where its money is.
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { depositEndpoints as cash } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { codStateText } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { openShipmentPayment, viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { stroke } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, newPhone, type Made } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { staffDepot } from './depot.ts'
import { askToSend, houseOf, recipient, shop } from './prepare.ts'

const amount = '185.00'
/** The same in notes: one of 100, 50, 20, 10 and 5 dirhams. */
const notes = { 10000: 1, 5000: 1, 2000: 1, 1000: 1, 500: 1 }

type People = Record<'merchant' | 'depot' | 'courier' | 'admin', Made>

/** A paid parcel on the published sheet of the courier. Answers its waybill. */
const onTheSheet = async (people: People): Promise<string> => {
  const merchant = await callsOf(people.merchant)
  const id = await askToSend(merchant, {
    to: { country: 'AE', city: 'Dubai' },
    cod: amount,
    dropOff: true,
    slot: undefined,
    proof: [],
  })
  const query = { shipmentID: id, captureFullAmount: false, IsNotifyMe: true }
  await merchant.pay(await merchant.call(openShipmentPayment, { query }))
  const { awbNumber } = await merchant.call(viewShipment, { query: { Id: id } })
  const depot = await callsOf(people.depot)
  await depot.call(depotEndpoints.scanParcel, {
    body: { clientId: randomUUID(), code: awbNumber!, kind: 'INTAKE', place: null },
  })
  const { userId: courierId } = people.courier
  await depot.call(depotWorkEndpoints.assignParcels, { body: { courierId, shipmentIds: [id] } })
  await depot.call(depotWorkEndpoints.publishSheet, { body: { courierId } })
  return awbNumber!
}

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

test('cash goes from the door to the wallet of its shop', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const people = (await makePeople([shop(lang, 'merchant'), houseOf(lang)])) as People
  const asAdmin = await callsOf(people.admin)
  await staffDepot(asAdmin, people)
  const waybill = await onTheSheet(people)
  const { page } = await newBrowser(browser, lang)
  await enter(page, people.merchant)
  await page.goto(`/${lang}/express/cash`)
  const row = page.getByRole('row').filter({ hasText: waybill })
  const shows = (state: keyof typeof codStateText) =>
    expect(row.getByText(say(lang, codStateText[state]))).toBeVisible()
  await shows('EXPECTED')

  await deliver(browser, lang, people.courier, waybill)
  await page.reload()
  await shows('COLLECTED')
  await expectAccessibleFromTop(page)

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
  expect(count).toMatchObject({ expected: amount, counted: amount, difference: '0.00' })
  await page.reload()
  await shows('DEPOSITED')
  await asAdmin.call(cash.confirmDeposit, { body: { depositId, version: await version() } })
  await page.reload()
  await shows('CREDITED')
  await expectFits(page, 360)
  expect((await (await callsOf(people.merchant)).call(viewWallet)).available).toBe(amount)
})
