// Events of carriers over HTTP: what they write, what they wait for, what they never do, and how a shipment's events read outside.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toOffset } from '@marsa/model/kit/day.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

let counted = 0
const idOf = (): string => `CARRIER-${++counted}`
const now = (minutes = 0): string => toOffset(new Date(app.clock.now().getTime() + minutes * 60_000))

const bill = (): string => `MRSU${100_000 + ++counted}`
/** A shipment whose bill of lading its carrier knows. */
const carried = async (options: Parameters<World['booked']>[0] = {}) => {
  const journey = await world.booked({ agents: 1, ...options })
  const number = bill()
  await world.done(journey.winner, freight.addEvent, {
    query: { id: journey.requestId },
    body: { code: 'DEPARTED', blNumber: number },
  })
  return { journey, number }
}

const arrival = (number: string, more: Record<string, unknown> = {}) => ({
  eventID: idOf(),
  eventType: 'TRANSPORT' as const,
  eventClassifierCode: 'ACT' as const,
  eventDateTime: now(-5),
  transportEventTypeCode: 'ARRI',
  transportDocumentReference: number,
  ...more,
})
const discharge = (number: string) => ({
  eventID: idOf(),
  eventType: 'EQUIPMENT' as const,
  eventClassifierCode: 'ACT' as const,
  eventDateTime: now(-4),
  equipmentEventTypeCode: 'DISC',
  transportDocumentReference: number,
})

const deliveryOrder = (number: string) => ({
  eventID: idOf(),
  eventType: 'SHIPMENT' as const,
  eventClassifierCode: 'ACT' as const,
  eventDateTime: now(-4),
  shipmentEventTypeCode: 'ISSU',
  documentTypeCode: 'DEO',
  transportDocumentReference: number,
})

const send = async (person: Person, ...events: object[]) => {
  const answer = await app.ask(person, freight.receiveTransportEvents, { body: { events } })
  return (answer.body.events as { result: string }[] | undefined)?.map(({ result }) => result)
}
const milestones = async (journey: Journey): Promise<string[]> =>
  (await world.view(journey.customer, journey)).timeline.map(({ code }: { code: string }) => code)

describe('events of carriers', () => {
  test('write the milestones they report, each once, and the customer reads them', async () => {
    const { journey, number } = await carried()
    const [arrived, discharged] = [arrival(number), discharge(number)]
    expect(await send(journey.winner, arrived, discharged)).toEqual(['applied', 'applied'])
    expect(await send(journey.winner, arrived, discharged)).toEqual(['duplicate', 'duplicate'])
    const { status, timeline } = await world.view(journey.customer, journey)
    expect(status).toBe('QS_DIS')
    expect(timeline.filter(({ code }: { code: string }) => code === 'QS_ARRIVE')).toHaveLength(1)
  })

  test('wait for what has to come before, and are written then', async () => {
    const { journey, number } = await carried()
    expect(await send(journey.winner, discharge(number))).toEqual(['waiting'])
    expect(await milestones(journey)).not.toContain('QS_DIS')
    expect((await world.view(journey.winner, journey)).carrierReports).toMatchObject([{ code: 'QS_DIS' }])
    expect((await world.view(journey.customer, journey)).carrierReports).toEqual([])
    // The step before it, reported by hand, lets it through.
    await world.reach(journey, 'QS_ARRIVE')
    expect(await milestones(journey)).toContain('QS_DIS')
  })

  test('never go past documents or money', async () => {
    const { journey, number } = await carried()
    await send(journey.winner, arrival(number), discharge(number))
    const cleared = {
      eventID: idOf(),
      eventType: 'SHIPMENT' as const,
      eventClassifierCode: 'ACT' as const,
      eventDateTime: now(-1),
      shipmentEventTypeCode: 'RELS',
      documentTypeCode: 'CUC',
      transportDocumentReference: number,
    }
    const delivered = { ...discharge(number), eventID: idOf(), equipmentEventTypeCode: 'GTOT' }
    expect(await send(journey.winner, cleared, delivered)).toEqual(['waiting', 'waiting'])
    expect(await milestones(journey)).not.toContain('QS_CUC')
  })

  test('are written once the document or the payment is in that they waited for', async () => {
    const { journey, number } = await carried()
    await world.reach(journey, 'QS_ARRIVE', 'QS_DIS')
    expect(await send(journey.winner, deliveryOrder(number))).toEqual(['waiting'])
    await world.document(journey.winner, journey.requestId, 'DELIVERY_ORDER')
    await app.work()
    expect(await milestones(journey)).toContain('QS_DOC')

    world.must(await world.finalQuote(journey))
    await world.reach(journey, 'QS_CUD', 'QS_CUC')
    await world.document(journey.winner, journey.requestId, 'RELEASE')
    expect(await send(journey.winner, { ...discharge(number), equipmentEventTypeCode: 'GTOT' })).toEqual([
      'waiting',
    ])
    await world.payFinal(journey)
    await app.work()
    expect(await milestones(journey)).toContain('QS_DEL')
  })

  test('that come while the document is being stored do not miss it', async () => {
    const { journey, number } = await carried()
    await world.reach(journey, 'QS_ARRIVE', 'QS_DIS')
    const [sent] = await whileHeld<string[] | string | undefined>(
      app,
      ['select from requests where id = $1 for update', journey.requestId],
      [
        () => send(journey.winner, deliveryOrder(number)),
        () => world.document(journey.winner, journey.requestId, 'DELIVERY_ORDER'),
      ],
    )
    expect(sent).toEqual(['waiting'])
    await app.work()
    expect(await milestones(journey)).toContain('QS_DOC')
  })

  test('that waited for a final quotation of a shipment on credit are written when it is posted', async () => {
    const { journey, number } = await carried({
      customer: await addPerson(app.db, 'customer', { creditFils: 2_000_000n }),
      pay: 'credit',
    })
    await world.reach(journey, 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC')
    await world.document(journey.winner, journey.requestId, 'RELEASE')
    expect(await send(journey.winner, { ...discharge(number), equipmentEventTypeCode: 'GTOT' })).toEqual([
      'waiting',
    ])
    world.must(await world.finalQuote(journey))
    await app.work()
    expect(await milestones(journey)).toContain('QS_DEL')
  })

  test('of other ports, of plans, of empty containers and of what was retracted write nothing', async () => {
    const { journey, number } = await carried()
    const elsewhere = arrival(number, { UNLocationCode: 'SGSIN' })
    const empty = { ...discharge(number), emptyIndicatorCode: 'EMPTY' }
    const planned = arrival(number, { eventClassifierCode: 'PLN' })
    expect(await send(journey.winner, elsewhere, empty, planned)).toEqual(['noted', 'noted', 'noted'])
    const early = discharge(number)
    const taken = arrival(number, { retractedEventID: early.eventID })
    expect(await send(journey.winner, early, taken)).toEqual(['waiting', 'retracted'])
    await world.reach(journey, 'QS_ARRIVE')
    expect(await milestones(journey)).not.toContain('QS_DIS')
  })

  test('move the expected arrival, and one that has not happened yet is refused', async () => {
    const { journey, number } = await carried()
    const expected = arrival(number, { eventClassifierCode: 'EST', eventDateTime: now(9 * 1440) })
    expect(await send(journey.winner, expected, arrival(number, { eventDateTime: now(11) }))).toEqual([
      'noted',
      'in-future',
    ])
    expect((await world.view(journey.customer, journey)).eta).toBe(now(9 * 1440).slice(0, 10))
  })

  test('reach only shipments that their sender has won, and nobody but agents sends any', async () => {
    const { journey, number } = await carried({ agents: 2 })
    expect(await send(journey.agents[1]!, arrival(number))).toEqual(['unknown-shipment'])
    expect(
      (
        await app.ask(journey.customer, freight.receiveTransportEvents, {
          body: { events: [arrival(number)] },
        })
      ).status,
    ).toBe(403)
  })

  test('sent twice at the same moment are written once', async () => {
    const { journey, number } = await carried()
    const event = arrival(number)
    const results = await Promise.all([send(journey.winner, event), send(journey.winner, event)])
    expect(results.flat().toSorted()).toEqual(['applied', 'duplicate'])
    const kept = await rows(app.db, sql`select from transport_events where event_id = ${event.eventID}`)
    expect(kept).toHaveLength(1)
  })
})

test('a shipment reads outside in the words of carriers', async () => {
  const { journey, number } = await carried()
  await send(journey.winner, arrival(number))
  const read = (format: 'dcsa' | 'onerecord', person = journey.customer) =>
    world.done(person, freight.listTransportEvents, { query: { id: journey.requestId, format } })
  expect(await read('dcsa')).toMatchObject([
    {
      eventType: 'TRANSPORT',
      eventClassifierCode: 'ACT',
      transportEventTypeCode: 'DEPA',
      UNLocationCode: 'CNSHA',
    },
    { transportEventTypeCode: 'ARRI', transportDocumentReference: number, UNLocationCode: 'AEJEA' },
  ])
  expect(await read('onerecord')).toMatchObject([
    { '@type': 'LogisticsEvent', eventCode: 'DEP', eventTimeType: 'ACTUAL' },
    { eventCode: 'ARR' },
  ])
  const stranger = await world.submitted({ agents: 1 })
  expect(
    (await app.ask(stranger.customer, freight.listTransportEvents, { query: { id: journey.requestId } }))
      .status,
  ).toBe(404)
})
