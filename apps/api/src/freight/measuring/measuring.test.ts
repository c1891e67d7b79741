// Cargo that its agent has measured, over HTTP: the final quotation counts on it (TV20, TV21), and who may record and read it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MeasuredPackages } from '@marsa/model/freight/measuring/measuring.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { listLedgerFaults } from '../../finance/door.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

const pallets = (height: number): MeasuredPackages => [
  { type: 'PALLET', count: 4, length: 120, width: 100, height, weight: 420, weightOf: 'each' },
]
const charges = [
  {
    code: 'ocean-freight',
    buyingRate: '30',
    sellingRate: '38.50',
    basis: 'wm',
    minQuantity: '1',
    currency: 'USD',
  },
  { code: 'cfs-handling', buyingRate: '60', sellingRate: '95', basis: 'wm', minQuantity: '1' },
  { code: 'delivery-order', buyingRate: '300', sellingRate: '450' },
  { code: 'bill-of-lading', buyingRate: '300', sellingRate: '450' },
  { code: 'handling', buyingRate: '100', sellingRate: '150' },
  { code: 'transport', buyingRate: '300', sellingRate: '450' },
  { code: 'customs-clearance', buyingRate: '400', sellingRate: '550' },
]

const booked = async (): Promise<Journey> => {
  const form = {
    containerMode: 'LCL' as const,
    containerType: undefined,
    containerCount: undefined,
    pieces: 4,
    grossWeightKg: 1680,
    packages: pallets(135),
    shape: 2,
  }
  const asked = await world.submitted({ agents: 2, form })
  const journey = await world.quote(asked, asked.winner, { charges })
  expect(journey.quotations[0]!.total).toBe('3715.10')
  const { sessionId } = world.must(await world.accept(journey, 'half')).body
  world.must(await world.settle(sessionId, 'succeeded'))
  return { ...journey, sessionId }
}

const record = async (
  journey: Journey,
  packages: object = pallets(144),
  { person = journey.winner, documentId }: { person?: Person; documentId?: string } = {},
) =>
  app.ask(person, freight.recordMeasuring, {
    query: { id: journey.requestId },
    body: {
      packages,
      documentId: documentId ?? (await world.document(journey.winner, journey.requestId, 'MEASURING_RECORD')),
      note: 'Pallet caps are 9 cm high',
    },
  })

const post = async (journey: Journey, lines: readonly object[] = charges) =>
  app.ask(journey.winner, freight.postFinalQuote, {
    query: { id: journey.requestId },
    body: {
      charges: lines.map((line) => ({ ...line, reason: 'As measured' })),
      fileDocumentId: await world.document(journey.winner, journey.requestId, 'VENDOR_QUOTE'),
    },
  })

test('four pallets of 144 cm instead of 135 are 6.912 tons, and the final quotation says why (TV21)', async () => {
  const journey = await booked()
  world.must(await record(journey))
  const seen = await world.view(journey.customer, journey)
  expect(seen).toMatchObject({
    cargo: { measures: { revenueMilli: 6480 } },
    measuring: { measures: { revenueMilli: 6912 }, pieces: 4, note: 'Pallet caps are 9 cm high' },
    measuringRefusal: 'kit.forbidden',
  })
  expect(world.must(await post(journey)).body).toMatchObject({ totalEstimate: '3819.26' })
  const { finalChanges } = await world.view(journey.customer, journey)
  expect(finalChanges).toMatchObject({
    acceptedTotal: '3715.10',
    finalTotal: '3819.26',
    difference: '104.16',
  })
  expect(finalChanges.lines[0]).toMatchObject({
    code: 'ocean-freight',
    counted: { basis: 'wm', accepted: '6.480', final: '6.912' },
    causes: [{ cause: 'measured', difference: '61.07' }],
  })
  const measured = { number: journey.number, declaredCbm: 6.48, cbm: 6.912, declaredKg: 1680, kg: 1680 }
  for (const [person, report] of [
    [journey.customer, freight.customerReport],
    [journey.winner, freight.agentReport],
  ] as const)
    expect((await world.done(person, report)).measured).toMatchObject([measured])
  const [loser] = journey.agents.filter((agent) => agent !== journey.winner)
  expect((await world.done(loser!, freight.agentReport)).measured).toEqual([])
})

test('the newest record counts, and without one the cargo is as declared', async () => {
  const journey = await booked()
  expect(world.must(await post(journey)).body.totalEstimate).toBe('3715.10')
  world.must(await record(journey, pallets(150)))
  world.must(await record(journey, pallets(144)))
  expect(world.must(await post(journey)).body.totalEstimate).toBe('3819.26')
})

test('it needs a record of this shipment, and what is no package is named', async () => {
  const journey = await booked()
  const quoteFile = await world.document(journey.winner, journey.requestId, 'VENDOR_QUOTE')
  const ofCustomer = await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
  const other = await booked()
  const elsewhere = await world.document(other.winner, other.requestId, 'MEASURING_RECORD')
  for (const documentId of [quoteFile, ofCustomer, elsewhere])
    expect((await record(journey, pallets(144), { documentId })).body).toMatchObject({
      code: 'kit.invalid',
      fieldErrors: [{ field: 'documentId', code: 'freight.measuring-record-first' }],
    })
  for (const packages of [[], [{ ...pallets(144)[0], height: 0 }]])
    expect((await record(journey, packages)).status).toBe(422)
})

test('only the winner records, until the final payment has begun', async () => {
  const journey = await booked()
  const { customer, agents } = journey
  const documentId = await world.document(journey.winner, journey.requestId, 'MEASURING_RECORD')
  const [loser] = agents.filter((agent) => agent !== journey.winner)
  const desk = await addPerson(app.db, 'desk')
  expect((await record(journey, pallets(144), { person: customer, documentId })).status).toBe(403)
  expect((await record(journey, pallets(144), { person: desk, documentId })).status).toBe(403)
  expect((await record(journey, pallets(144), { person: loser!, documentId })).status).toBe(404)
  world.must(await record(journey))
  expect((await world.view(loser!, journey)).measuring).toBeNull()
  world.must(await post(journey))
  await world.payFinal(journey)
  expect((await record(journey, pallets(150), { documentId })).body.code).toBe('freight.final-paid')
})

test('what was measured again is not what was agreed to', async () => {
  const journey = await booked()
  const extra = { code: 'other', label: 'Customs examination', buyingRate: '1', sellingRate: '480' }
  expect(world.must(await post(journey, [...charges, extra])).body.needsConsent).toBe(true)
  world.must(await record(journey, pallets(150)))
  const agree = () =>
    app.ask(journey.customer, freight.decideFinal, {
      query: { id: journey.requestId },
      body: { agree: true, version: 1 },
    })
  expect((await agree()).body.code).toBe('freight.proposal-outdated')
  // It still waits, so that it can be refused or sent anew.
  expect((await world.view(journey.customer, journey)).finalProposal).toMatchObject({
    state: 'ASKED',
    version: 1,
  })
  world.must(await post(journey, [...charges, extra]))
  world.must(await agree())
})

test('whole containers are counted, not measured', async () => {
  const journey = await world.booked({ agents: 1 })
  expect((await record(journey)).body.code).toBe('freight.not-measured')
  expect((await world.view(journey.winner, journey)).measuringRefusal).toBe('freight.not-measured')
})
