// A shop sends goods to London: customs papers with the label, the carrier of its own process books it, moves it, and every
// checkpoint is read on the shipment's page and by its waybill.
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { answerAtGateway } from '../warehouse/pay.ts'
import { askToSend, shop } from './prepare.ts'
import { carrierWords, shipmentWords as words } from './words.ts'

const abroad = {
  to: { country: 'GB', city: 'London' },
  service: 'INTL_PRIORITY',
  packages: [{ weight: '2.5', length: '30', width: '20', height: '15', packaging: 'OWN' }],
  contents: [
    {
      description: 'Cotton abayas for women',
      quantity: 3,
      unitValue: '350.00',
      netWeight: '1.8',
      hsCode: '620442',
      origin: 'AE',
    },
  ],
  customs: {
    reason: 'SALE',
    terms: 'DAP',
    invoiceNumber: 'NA-2207',
    senderTaxNumber: '',
    recipientTaxNumber: '',
  },
  declaredValue: '1050.00',
  dropOff: true,
  slot: undefined,
}

test('goods go abroad with their papers and are followed to the door', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { merchant } = await makePeople([shop(lang, 'merchant')])
  const calls = await callsOf(merchant!)
  const name = `Amal ${merchant!.userId.slice(-6)}`
  const to = { name, mobile: '+447700900123', building: '12 Long Lane', unit: '4', postcode: 'EC1A 1BB' }
  const id = await askToSend(calls, abroad, to)

  const { page } = await newBrowser(browser, lang)
  await enter(page, merchant!)
  await page.goto(`/${lang}/express/shipments/${id}`)
  await page.getByRole('button', { name: t(words.payCard) }).click()
  await answerAtGateway(page, lang, 'approve')
  await page.getByRole('link', { name: t(words.open) }).click()
  for (const paper of [words.label, words.commercialInvoice]) {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: t(paper), exact: true }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await expectAccessibleFromTop(page)

  // Booked within seconds by a job; the console of the carrier then has it.
  const { page: carrier } = await newBrowser(browser, lang)
  const parcel = carrier.getByRole('article').filter({ hasText: name })
  await expect(async () => {
    await carrier.goto(`${process.env['CARRIER_URL']}/?language=${lang}`)
    await expect(parcel).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  for (const checkpoint of ['pickedUp', 'processed', 'departed', 'arrived', 'out', 'delivered'] as const)
    await parcel.getByRole('button', { name: t(carrierWords[checkpoint]) }).click()
  await expect(parcel.getByText(t(carrierWords.over))).toBeVisible()

  // The page of the sender follows by itself.
  await expect(page.getByText(t(shipmentStateText.DELIVERED)).first()).toBeVisible({ timeout: 90_000 })
  await expectFits(page, 360)
  const { awbNumber } = await calls.call(viewShipment, { query: { Id: id } })
  const { page: visitor } = await newBrowser(browser, lang)
  await visitor.goto(`/${lang}/express/track?number=${awbNumber}`)
  await expect(visitor.getByText(t(shipmentStateText.DELIVERED)).first()).toBeVisible()
  await expectAccessibleFromTop(visitor)
})
