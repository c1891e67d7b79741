// Documents of the trade over HTTP: what they say, when they can be had, and who may not have them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { TradeDocument } from '@marsa/model/freight/trade-documents/trade-documents.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const ask = (person: Person, { requestId }: Journey, kind: TradeDocument) =>
  app.ask(person, freight.printTradeDocument, { query: { RequestId: requestId, kind } })
const read = async (person: Person, journey: Journey, kind: TradeDocument): Promise<string> =>
  textOfPdf((await ask(person, journey, kind)).raw)

const partLoad: Partial<RequestForm> = {
  containerMode: 'LCL',
  incoterm: 'FOB',
  incotermPlace: 'Shanghai',
  shape: 2,
  grossWeightKg: 1770,
  pieces: 6,
  measured: 'lines',
  packages: [
    { type: 'PALLET', count: 4, length: 120, width: 100, height: 135, weight: 420, weightOf: 'each' },
    { type: 'CRATE', count: 2, length: 80, width: 60, height: 50, weight: 90, weightOf: 'line' },
  ],
}

test('a packing list counts and measures line by line, before anybody quotes', async () => {
  const journey = await world.submitted({ agents: 1, form: partLoad })
  const list = await read(journey.customer, journey, 'packing-list')
  // 4 x 1.2 x 1.0 x 1.35 = 6.480, 2 x 0.8 x 0.6 x 0.5 = 0.480; 4 x 420 = 1,680 and 90 for the line.
  for (const said of ['120 × 100 × 135 cm', '6.480', '1,680', '0.480', '6.960', '1,770', 'FOB', 'Shanghai'])
    expect(list).toContain(said)
})

test('an instruction waits for the booking, a notice of arrival for a day', async () => {
  const open = await world.submitted({ agents: 1, form: partLoad })
  expect((await ask(open.customer, open, 'shipping-instruction')).body.code).toBe('freight.not-booked')
  const booked = await world.booked({ agents: 1 })
  const instruction = await read(booked.winner, booked, 'shipping-instruction')
  for (const said of ['Shipper', 'Consignee', '40 ft high cube']) expect(instruction).toContain(said)
  expect((await ask(booked.customer, booked, 'arrival-notice')).body.code).toBe('freight.arrival-unknown')
})

test('a notice of arrival says when, what is due and which documents customs still wait for', async () => {
  const journey = await world.reach(await world.booked({ agents: 2 }), 'DEPARTED', 'QS_ARRIVE')
  const { money, containerNumber } = await world.view(journey.customer, journey)
  const notice = await read(journey.customer, journey, 'arrival-notice')
  const [dirhams = ''] = String(money.balance).split('.')
  expect(notice.replaceAll(',', '')).toContain(`AED ${dirhams}`)
  for (const said of [
    'Documents still missing for customs',
    'Jebel Ali',
    ...(containerNumber ? [containerNumber] : []),
  ])
    expect(notice).toContain(said)
  // Who has not won reads neither the customer nor what is due, and strangers find nothing.
  expect((await ask(journey.agents[1]!, journey, 'arrival-notice')).status).toBe(409)
  const stranger = await world.submitted({ agents: 1 })
  expect((await ask(stranger.customer, journey, 'packing-list')).status).toBe(404)
})
