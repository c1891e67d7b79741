// The documented body of SubmitQuote (C047), sums that are sent beside the lines, and what a draft is told that it lacks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { chargesFor, formFor } from '../../../test/freight-forms.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

type Warned = { warnings: { field: string; code: string; message: string }[] }
const codesOf = ({ warnings }: Warned): Record<string, string> =>
  Object.fromEntries(warnings.map(({ field, code }) => [field, code]))

/** What the documents name, with a file, and none of our own names. */
const documented = async () => {
  const journey = await world.submitted({ agents: 1 })
  const charges = chargesFor('sea')
  return {
    journey,
    send: (body: object = {}, given: object = {}) =>
      app.ask(journey.winner, freight.submitQuote, {
        ...given,
        body: {
          RequestId: journey.requestId,
          charges,
          additionalCharges: [{ code: 'other', label: 'Pallets', buyingRate: '40.00', sellingRate: '50.00' }],
          expiryDate: new Date(app.clock.now().getTime() + 72 * 3_600_000).toISOString(),
          remarks: 'By the next vessel',
          terms: true,
          isDraft: false,
          ...body,
        },
      }),
    file: () => world.document(journey.winner, journey.requestId, 'VENDOR_QUOTE'),
    sums: {
      buyingRate: charges.reduce((sum, { buyingRate }) => sum + Number(buyingRate), 40).toFixed(2),
      sellingRate: charges.reduce((sum, { sellingRate }) => sum + Number(sellingRate), 50).toFixed(2),
    },
  }
}

test('the documented body is sent as it is written down, its sums with it', async () => {
  const { send, file, sums, journey } = await documented()
  const total = world.must(await send({ isDraft: true })).body.totalEstimate
  const whole = {
    ...sums,
    vendorQuoteFile: await file(),
    termsAndConditions: 'Subject to space',
    downPayment: (Number(total) / 2).toFixed(2),
  }
  const { body } = world.must(await send(whole))
  expect(body).toMatchObject({ status: 'SUCCESS', state: 'Q_SUBMITTED', totalEstimate: total, warnings: [] })
  const { own } = await world.done(journey.winner, freight.viewQuoteAgent, {
    query: { RequestId: journey.requestId },
  })
  expect(own).toMatchObject({ terms: 'Subject to space', fileDocumentId: whole.vendorQuoteFile })
})

test('a text of terms is no acceptance of the partner terms', async () => {
  const { send, file } = await documented()
  const vendorQuoteFile = await file()
  for (const terms of ['Subject to space', false])
    expect((await send({ terms, vendorQuoteFile })).body.code).toBe('quotes.terms-required')
})

test.each(['buyingRate', 'sellingRate', 'downPayment'])(
  '%s that the lines do not come to is refused',
  async (name) => {
    const { send, file } = await documented()
    const { body } = await send({ vendorQuoteFile: await file(), [name]: '1.00' })
    expect(body.fieldErrors).toMatchObject([{ field: name, code: 'quotes.sum-differs' }])
    const share = await send({ vendorQuoteFile: await file(), commissionPercentage: 99 })
    expect(share.body.fieldErrors).toMatchObject([
      { field: 'commissionPercentage', code: 'quotes.sum-differs' },
    ])
  },
)

test('a draft is kept whatever it lacks, and says what that is, in the language of the agent', async () => {
  const { send, file } = await documented()
  const empty = world.must(await send({ isDraft: true, charges: [], additionalCharges: [], terms: '' })).body
  expect(codesOf(empty)).toEqual({
    charges: 'quotes.charges-missing',
    fileDocumentId: 'quotes.file-required',
    acceptPartnerTerms: 'quotes.terms-required',
  })
  const soon = new Date(app.clock.now().getTime() + 60_000).toISOString()
  const seal = { code: 'seal', buyingRate: '30.00', sellingRate: '900.00' }
  const wrong = { isDraft: true, charges: [seal], vendorQuoteFile: await file(), expiryDate: soon }
  const said = world.must(await send(wrong, { headers: { 'x-language': 'ar' } })).body as Warned
  expect(codesOf(said)).toEqual({
    'charges.0.sellingRate': 'quotes.above-range',
    expiryDate: 'quotes.validity-short',
  })
  for (const { message } of said.warnings) {
    expect(message).toMatch(/[\u0621-\u064a]/)
    expect(message).not.toMatch(/[{}]/)
  }
})

test('a draft of a request says what is missing before it may be submitted, its documents too, and then nothing', async () => {
  const customer = await world.customer()
  const bare = { mode: 'sea', hazardous: true }
  const first = await world.done(customer, freight.saveRequest, { body: { form: bare } })
  const codes = codesOf(first)
  expect(codes).toMatchObject({
    'origin.place': 'freight.place-required',
    commodity: 'freight.commodity-required',
    'documents.SAFETY_DATA_SHEET': 'freight.hazardous-papers',
  })
  const { RequestId } = first
  const form = formFor('sea-import-port', app.clock.now())
  const heavy = { ...form, grossWeightKg: 90_000 }
  const above = await world.done(customer, freight.saveRequest, { body: { RequestId, form: heavy } })
  expect(codesOf(above)).toMatchObject({ grossWeightKg: 'freight.weight-above-container' })
  expect(above.warnings.map(({ message }: { message: string }) => message).join()).not.toMatch(/[{}]| 0 kg/)
  const whole = await world.done(customer, freight.saveRequest, { body: { RequestId, form } })
  expect(whole.warnings).toEqual([])
  const sent = await app.ask(customer, freight.submitRequest, {
    query: { id: RequestId },
    body: { terms: true },
  })
  expect(sent.status).toBe(200)
})
