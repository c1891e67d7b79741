// One total of a shipment in every state: list, shipment, reports, their files, the printed documents and the ledger agree.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { balanceOf, listLedgerFaults, listTaxInvoices, readTaxInvoiceData } from '../../finance/door.ts'
import { readCsv } from '../../kit/read-csv.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

/** The cell of the only shipment of a file under a heading. */
const cellOf = (file: Buffer, number: string, heading: string): string | undefined => {
  const lines = readCsv(file.toString())
  const headings = lines.find(({ cells }) => cells.includes(heading))
  const row = lines.find(({ cells }) => cells.some((cell) => cell.includes(number)))
  return row?.cells[headings?.cells.indexOf(heading) ?? -1]
}

const listed = async (person: Person, journey: Journey) => (await world.row(person, journey)).lowestQuote
const inList = async (person: Person, journey: Journey): Promise<string | undefined> =>
  cellOf((await app.ask(person, freight.downloadReport)).raw, journey.number, 'Total with VAT, AED')

/** Everything that names the total of a booked shipment, by where it stands. */
const totalsOf = async (journey: Journey) => {
  const { customer, winner } = journey
  const views = await Promise.all([customer, winner, desk].map((person) => world.view(person, journey)))
  const found: Record<string, unknown> = {}
  for (const [who, person] of Object.entries({ customer, winner, desk })) {
    found[`list of ${who}`] = await listed(person, journey)
    found[`file of ${who}`] = await inList(person, journey)
  }
  for (const [index, who] of ['customer', 'winner', 'desk'].entries()) {
    found[`money of ${who}`] = views[index].money.total
    found[`quotation of ${who}`] = views[index].quotation.totalEstimate
  }
  return found
}

/** The same of what counts as shipped. */
const reportsOf = async ({ customer, winner, number }: Journey) => ({
  report: (await world.done(customer, freight.customerReport)).total.spend,
  'report file': cellOf(
    (await app.ask(customer, freight.downloadCustomerReport)).raw,
    number,
    'Total with VAT, AED',
  ),
  'report of the agent': (await world.done(winner, freight.agentReport)).total.earned,
  'report file of the agent': cellOf(
    (await app.ask(winner, freight.downloadAgentReport)).raw,
    number,
    'Booked total, AED',
  ),
})

const all = (found: Record<string, unknown>, total: string) =>
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, total])))

test('from the booking on everybody reads the total in force, which the final quotation changes', async () => {
  const journey = await world.booked()
  const agreed = journey.quotations[0]!.total
  all({ ...(await totalsOf(journey)), ...(await reportsOf(journey)) }, agreed)

  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  const { totalEstimate: final } = world.must(await world.finalQuote(journey)).body
  expect(final).not.toBe(agreed)
  all({ ...(await totalsOf(journey)), ...(await reportsOf(journey)) }, final)

  await world.payFinal(journey)
  const paid = async () => {
    const invoice = (await listTaxInvoices(app.db, journey.requestId)).find(({ kind }) => kind === 'final')!
    const printed = await readTaxInvoiceData(app.db, invoice)
    return {
      ...(await totalsOf(journey)),
      ...(await reportsOf(journey)),
      'printed tax invoice': printed.total,
      'advance and balance of it': toWire(parseMoney(printed.advance) + parseMoney(printed.paid)),
    }
  }
  all(await paid(), final)
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: journey.requestId })).toBe(
    parseMoney(final),
  )

  await world.reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL')
  all(await paid(), final)
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  all(await paid(), final)
})

test('before it a customer and the desk read the lowest quotation, each agent its own', async () => {
  const journey = await world.quoted()
  const [lowest, other] = journey.quotations.map(({ total }) => total)
  expect(await listed(journey.customer, journey)).toBe(lowest)
  expect(await listed(desk, journey)).toBe(lowest)
  expect(await listed(journey.agents[0]!, journey)).toBe(lowest)
  expect(await listed(journey.agents[1]!, journey)).toBe(other)
  expect(await inList(journey.customer, journey)).toBe(lowest)
})

test('the agent that has lost goes on reading its own total, never the winner’s', async () => {
  const journey = await world.booked()
  world.must(await world.finalQuote(journey))
  expect(await listed(journey.agents[1]!, journey)).toBe(journey.quotations[1]!.total)
})

test('a booking of the dearer quotation, a credit account, and a cancelled shipment read its total', async () => {
  const dearer = await world.quoted()
  const { body } = world.must(await world.accept(dearer, 'whole', 1))
  world.must(await world.settle(body.sessionId, 'succeeded'))
  all(await totalsOf({ ...dearer, winner: dearer.agents[1]! }), dearer.quotations[1]!.total)

  const customer = await addPerson(app.db, 'business', { creditFils: 10_000_000n })
  const onCredit = await world.booked({ customer, pay: 'credit' })
  const { totalEstimate } = world.must(await world.finalQuote(onCredit, '7600.00')).body
  all(await totalsOf(onCredit), totalEstimate)

  const cancelled = await world.booked()
  await world.done(await addPerson(app.db, 'admin'), freight.cancelRequest, {
    query: { id: cancelled.requestId },
    body: { reason: 'The ship never came' },
  })
  all(await totalsOf(cancelled), cancelled.quotations[0]!.total)
})

test('what the final quotation changed is told line by line to both sides, and the tax invoice has the same lines', async () => {
  const journey = await world.booked({ agents: 1 })
  expect((await world.view(journey.customer, journey)).finalChanges).toBeNull()
  const { charges, fileDocumentId } = await world.finalBody(journey)
  const [first, ...rest] = charges.map(({ reason: _, ...line }) => line)
  const post = (body: object) =>
    app.ask(journey.winner, freight.postFinalQuote, { query: { id: journey.requestId }, body })
  const inspected = { code: 'other', label: 'Customs X-ray', buyingRate: '150.00', sellingRate: '175.00' }
  const explained = [
    { ...first!, reason: 'Fuel surcharge of November' },
    ...rest.slice(0, -1),
    { ...inspected, reason: 'Customs asked for it' },
  ]
  world.must(await post({ charges: explained, fileDocumentId, remarks: 'Photos are attached' }))
  const changes = (await world.view(journey.customer, journey)).finalChanges
  expect((await world.view(journey.winner, journey)).finalChanges).toEqual(changes)
  expect((await world.view(desk, journey)).finalChanges).toEqual(changes)
  expect(JSON.stringify(changes)).not.toContain('buying')
  const reported = changes.lines.filter(({ change }: { change: string }) => change !== 'same')
  expect(reported).toMatchObject([
    {
      code: 'ocean-freight',
      change: 'changed',
      difference: '200.00',
      vat: '0.00',
      causes: [{ cause: 'rate', difference: '200.00', vat: '0.00' }],
      reason: 'Fuel surcharge of November',
    },
    {
      code: 'other',
      change: 'added',
      accepted: null,
      final: '175.00',
      vat: '8.75',
      causes: [{ cause: 'added', difference: '175.00', vat: '8.75' }],
      reason: 'Customs asked for it',
    },
    { change: 'removed', final: null, causes: [{ cause: 'removed' }], reason: null },
  ])
  expect(changes).toMatchObject({ fileDocumentId, remarks: 'Photos are attached' })
  expect(changes.acceptedTotal).toBe(journey.quotations[0]!.total)
  expect(parseMoney(changes.finalTotal) - parseMoney(changes.acceptedTotal)).toBe(
    parseMoney(changes.difference),
  )

  // A second final quotation is compared with the accepted one too, and has a file of its own.
  expect((await post({ charges: explained, fileDocumentId })).body.code).toBe('quotes.final-file-own')
  await world.payFinal(journey)
  const invoice = (await listTaxInvoices(app.db, journey.requestId)).find(({ kind }) => kind === 'final')!
  const printed = await readTaxInvoiceData(app.db, invoice)
  const final = changes.lines.flatMap(({ final: net }: { final: string | null }) => net ?? [])
  expect(printed.lines.map(({ net }) => net)).toEqual(final)
  expect(printed.total).toBe(changes.finalTotal)
})

test('the payment page says how the balance comes about', async () => {
  const journey = await world.booked({ agents: 1 })
  world.must(await world.finalQuote(journey))
  const { total, paid, balance } = (await world.view(journey.customer, journey)).money
  const { sessionId } = await world.done(journey.customer, freight.pay, {
    query: { QuoteID: journey.quotations[0]!.id },
    way: 1,
  })
  const { rows } = await app.owner.query(`select description from payment_sessions where id = $1`, [
    sessionId,
  ])
  const [accepted, change, final, before, due] = rows[0].description.lines.map(
    ({ amount }: { amount: string }) => amount,
  )
  expect(rows[0].description.lines[1]).toMatchObject({
    en: 'Changed since acceptance: Price, with VAT',
    ar: 'التغيّر منذ القبول: السعر، شامل الضريبة',
  })
  expect([accepted, final, before, due]).toEqual([journey.quotations[0]!.total, total, `-${paid}`, balance])
  expect(parseMoney(change)).toBe(parseMoney(total) - parseMoney(accepted))
})
