// A quotation printed from what its agent entered: what stands in it, who may read it, and where it stands in for an uploaded file.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printQuotation } from '@marsa/model/requests/endpoints.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { textOfPdf } from '../../test/pdf-text.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckForm, truckQuote } from '../../test/truck-form.ts'
import { truckWorldOf } from '../../test/truck-world.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, rival] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 100_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
})
afterAll(() => app.close())

const quote = (id: string, change: object = {}) => {
  const form = truckForm(app.clock.now())
  const body = {
    RequestId: id,
    ...truckQuote(form, '1700.00'),
    remarks: 'With two drivers',
    acceptPartnerTerms: true,
    isDraft: false,
    ...change,
  }
  return app.ask(provider, calls.submit, { body })
}
const print = (person: Person, QuotationId: string) =>
  app.ask(person, printQuotation, { query: { QuotationId } })

test('a quotation of trucks needs a file, or its words that it is printed', async () => {
  const id = await world.sent(customer)
  expect((await quote(id)).body).toMatchObject({
    code: 'quotes.file-required',
    fieldErrors: [{ field: 'fileDocumentId' }],
  })
  const sent = await quote(id, { printFile: true })
  expect(sent.status).toBe(200)
  const [seen] = (await world.done(customer, calls.compare, { query: { id } })).quotations
  expect(seen).toMatchObject({ fileDocumentId: null, printsFile: true })
})

test('it says charges with their VAT, the total, what is offered and the remarks, in both languages', async () => {
  const id = await world.sent(customer)
  const sent = await quote(id, { printFile: true })
  const { QuotationId, QuotationNo } = sent.body
  const printed = await print(customer, QuotationId)

  expect(printed.headers['content-disposition']).toContain(`${QuotationNo}-1.pdf`)
  const text = await textOfPdf(printed.raw)
  for (const piece of [
    QuotationNo,
    '2 × 850.00',
    '1,700.00',
    '85.00',
    '1,785.00',
    'AED 75.00',
    '2 hours',
    'With two drivers',
  ])
    expect(text).toContain(piece)
  // The buying rate stays with the agent.
  expect(text).not.toContain('100.00')
  expect(text).not.toContain('Draft')
})

test('a revision is printed as it stands, and the version before as it stood', async () => {
  const id = await world.sent(customer)
  const first = (await quote(id, { printFile: true })).body.QuotationId
  const second = (await quote(id, { printFile: true, ...truckQuote(truckForm(app.clock.now()), '1500.00') }))
    .body.QuotationId
  expect(await textOfPdf((await print(customer, first)).raw)).toContain('1,785.00')
  expect(await textOfPdf((await print(customer, second)).raw)).toContain('1,575.00')
})

test('a draft is printed for its provider alone, and says that it is one', async () => {
  const id = await world.sent(customer)
  const { QuotationId } = (await quote(id, { printFile: true, isDraft: true })).body
  expect(await textOfPdf((await print(provider, QuotationId)).raw)).toContain('Draft, not sent')
  for (const stranger of [customer, rival, await addPerson(app.db, 'admin')])
    expect((await print(stranger, QuotationId)).status).toBe(404)
})

test('what was sent is read by its customer, its provider and staff, and by nobody else', async () => {
  const id = await world.sent(customer)
  const { QuotationId } = (await quote(id, { printFile: true })).body
  for (const reader of [
    customer,
    provider,
    await addPerson(app.db, 'desk'),
    await addPerson(app.db, 'admin'),
  ])
    expect((await print(reader, QuotationId)).status).toBe(200)
  for (const stranger of [rival, await addPerson(app.db, 'business')])
    expect((await print(stranger, QuotationId)).status).toBe(404)
})

test('an own file goes before: nothing is printed in its place', async () => {
  const id = await world.sent(customer)
  const fileDocumentId = await world.document(provider, id, 'VENDOR_QUOTE')
  expect((await quote(id, { printFile: true, fileDocumentId })).status).toBe(200)
  const [seen] = (await world.done(customer, calls.compare, { query: { id } })).quotations
  expect(seen).toMatchObject({ fileDocumentId, printsFile: false })
})

test('a new price by agreement is printed, too', async () => {
  const id = await world.sent(customer)
  const { QuotationId } = (await quote(id, { printFile: true })).body
  await world.accept(customer, QuotationId)
  const higher = {
    ...noChange,
    rates: [{ code: 'truck-tariff', rate: '900.00' }],
    reason: 'Fuel',
    total: '1890.00',
  }
  const { changeId } = await world.done(provider, road.proposeChange, { query: { id }, body: higher })
  await world.done(customer, road.answerChange, {
    query: { id: changeId },
    body: { agreed: true, reason: null },
  })
  const { quotation } = await world.view(customer, id)
  expect(quotation).toMatchObject({ totalEstimate: '1890.00', printsFile: true })
  expect(await textOfPdf((await print(customer, quotation!.QuotationId)).raw)).toContain('1,890.00')
})
