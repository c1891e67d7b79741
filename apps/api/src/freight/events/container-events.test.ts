// Events of carriers for one container of several: what waits for the others, who reads it, and when the step is written.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { containerNumber, weighedUnit } from '../../../test/units.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

let counted = 0
/** Containers on their way into the country, listed as many as said, with a bill that their carrier knows. */
const carried = async (listed: number, booked = listed) => {
  const journey = await world.booked({
    agents: 1,
    carriage: 'sea-import-port',
    form: { shape: 2, containerCount: booked },
  })
  const units = Array.from({ length: listed }, () => weighedUnit())
  const query = { id: journey.requestId }
  for (const body of units) await world.done(journey.winner, freight.addUnit, { query, body })
  const bill = `MRSU${200_000 + ++counted}`
  world.must(await world.report(journey, 'DEPARTED', { blNumber: bill }))
  return { journey, bill, numbers: units.map(({ number }) => number) }
}

const event = (equipmentEventTypeCode: string, minutes: number, more: Record<string, unknown>) => ({
  eventID: randomUUID(),
  eventType: 'EQUIPMENT' as const,
  eventClassifierCode: 'ACT' as const,
  eventDateTime: toOffset(new Date(app.clock.now().getTime() - minutes * 60_000)),
  equipmentEventTypeCode,
  ...more,
})
const discharge = (equipmentReference: string, minutes = 10) => event('DISC', minutes, { equipmentReference })

const send = async (person: Person, ...events: object[]): Promise<string[]> =>
  world
    .must(await app.ask(person, freight.receiveTransportEvents, { body: { events } }))
    .body.events.map(({ result }: { result: string }) => result)
const entry = async (journey: Journey, code = 'QS_DIS'): Promise<{ at: string } | undefined> =>
  (await world.view(journey.customer, journey)).timeline.find((each: { code: string }) => each.code === code)
const reports = async (person: Person, journey: Journey) => (await world.view(person, journey)).carrierReports
const tracked = async (person: Person | null, type: string, number: string) =>
  (await world.done(person, freight.trackShipment, { query: { type, number } })) as {
    status: { code: string }
    events: { code: string; container: string | null }[]
  }

describe('a step of several containers', () => {
  test('is written with the last of them, and until then read by container', async () => {
    const { journey, numbers } = await carried(3)
    const [first, second, third] = numbers as [string, string, string]
    const { winner, customer } = journey
    await world.reach(journey, 'QS_ARRIVE')
    expect(await send(winner, discharge(first, 30), discharge(third, 5))).toEqual(['waiting', 'waiting'])
    expect(await entry(journey)).toBeUndefined()
    for (const person of [winner, customer])
      expect(await reports(person, journey)).toMatchObject([
        { code: 'QS_DIS', container: first, missing: [second] },
        { code: 'QS_DIS', container: third, missing: [second] },
      ])
    // Who tracks a container reads of that container, and nobody reads numbers that they have not asked for.
    const ofFirst = await tracked(null, 'container', first)
    expect(ofFirst.status.code).toBe('QS_ARRIVE')
    expect(ofFirst.events.at(-1)).toMatchObject({ code: 'QS_DIS', container: first })
    expect((await tracked(null, 'container', second)).events.at(-1)).toMatchObject({ code: 'QS_ARRIVE' })
    const byQuotation = await tracked(customer, 'quotation', journey.number)
    expect(byQuotation.events.at(-1)).toMatchObject({ code: 'QS_ARRIVE', container: null })

    expect(await send(winner, discharge(second, 20))).toEqual(['noted'])
    const written = await entry(journey)
    // All are off the ship with the last one, whichever was told last.
    expect(Math.round((app.clock.now().getTime() - Date.parse(written!.at)) / 60_000)).toBe(5)
    expect(await reports(winner, journey)).toEqual([])
    const { events } = await tracked(null, 'container', first)
    expect(events.filter(({ code }) => code === 'QS_DIS')).toMatchObject([{ container: null }])
  })

  test('counts a container once, not one that is in no list, and not one whose event is taken back', async () => {
    const { journey, bill, numbers } = await carried(2)
    const [first, second] = numbers as [string, string]
    const { winner } = journey
    await world.reach(journey, 'QS_ARRIVE')
    const early = discharge(first)
    const unlisted = containerNumber()
    const named = (equipmentReference: string) =>
      event('DISC', 8, { equipmentReference, transportDocumentReference: bill })
    expect(await send(winner, early, discharge(first), named(unlisted), named('MRSU-WRONG'))).toEqual(
      Array.from({ length: 4 }, () => 'waiting'),
    )
    expect(await reports(winner, journey)).toMatchObject([
      { container: first },
      { container: first },
      { container: unlisted },
      { container: 'MRSU-WRONG' },
    ])
    // What may be another shipment's is nothing to its customer.
    expect(await reports(journey.customer, journey)).toMatchObject([
      { container: first },
      { container: first },
    ])
    const retracting = { ...discharge(first), retractedEventID: early.eventID }
    expect(await send(winner, retracting)).toEqual(['retracted'])
    expect(await reports(winner, journey)).toHaveLength(3)
    // The list had the number wrong: its correction completes the step.
    const { units } = await world.done(winner, freight.viewUnits, { query: { id: journey.requestId } })
    const { unitId, version } = units.find(({ number }: { number: string }) => number === second)
    await world.done(winner, freight.changeUnit, {
      query: { id: journey.requestId },
      body: { ...weighedUnit({ number: unlisted }), unitId, version },
    })
    expect(await entry(journey)).toBeDefined()
    expect(await reports(winner, journey)).toEqual([])
  })

  test('waits for what comes before as well, and then the customer reads nothing of it', async () => {
    const { journey, numbers } = await carried(2)
    const { winner, customer } = journey
    expect(await send(winner, ...numbers.map((number) => discharge(number)))).toEqual(['waiting', 'waiting'])
    expect(await reports(winner, journey)).toMatchObject([{ missing: [] }, { missing: [] }])
    expect(await reports(customer, journey)).toEqual([])
    await world.reach(journey, 'QS_ARRIVE')
    expect(await entry(journey)).toBeDefined()
  })

  test('is written by hand, or by an event that names none, without the others', async () => {
    const [one, other] = [await carried(2), await carried(2)]
    for (const { journey, numbers } of [one, other]) {
      await world.reach(journey, 'QS_ARRIVE')
      expect(await send(journey.winner, discharge(numbers[0]!))).toEqual(['waiting'])
    }
    await world.reach(one.journey, 'QS_DIS')
    expect(await send(one.journey.winner, discharge(one.numbers[1]!))).toEqual(['noted'])
    const ofAll = event('DISC', 3, { transportDocumentReference: other.bill })
    expect(await send(other.journey.winner, ofAll)).toEqual(['applied'])
    for (const { journey } of [one, other]) expect(await reports(journey.winner, journey)).toEqual([])
  })
})

test.each([
  ['a shipment that lists nothing', 0],
  ['the one container of a list', 1],
])('an event of %s is of the whole shipment', async (_name, listed) => {
  const { journey, bill, numbers } = await carried(listed, Math.max(1, listed))
  await world.reach(journey, 'QS_ARRIVE')
  const more = numbers[0] ? { equipmentReference: numbers[0] } : { transportDocumentReference: bill }
  expect(await send(journey.winner, event('DISC', 5, more))).toEqual(['applied'])
})

test('a gate-out of one container of several is no delivery', async () => {
  const { journey, numbers } = await carried(2)
  await world.reach(journey, 'QS_ARRIVE', 'QS_DIS')
  const gone = event('GTOT', 5, { equipmentReference: numbers[0] })
  expect(await send(journey.winner, gone)).toEqual(['waiting'])
  expect(await reports(journey.winner, journey)).toMatchObject([
    { code: 'QS_DEL', container: numbers[0], missing: [numbers[1]] },
  ])
  expect((await tracked(null, 'container', numbers[0]!)).events.map(({ code }) => code)).not.toContain(
    'QS_DEL',
  )
})
