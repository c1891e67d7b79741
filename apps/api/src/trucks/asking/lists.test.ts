// Lists of truck requests: the documented tabs of each reader, the movement, and the booking number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints as calls } from '@marsa/model/trucks/endpoints.ts'
import { truckTabs } from '@marsa/model/trucks/asking/list-tabs.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckPlace } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, desk] = [] as unknown as [Person, Person, Person]
const ids: Record<'draft' | 'open' | 'quoted' | 'booked' | 'onRoad' | 'completed' | 'cancelled', string> =
  {} as never

beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
  const later = (days: number) => {
    const at = (hours: number) =>
      new Date(app.clock.now().getTime() + (days * 24 + hours) * 3_600_000).toISOString()
    return { trucks: 1, weightKg: 5_000, pickupAt: at(0), dropoffAt: at(6) }
  }
  ids.draft = await world.draft(customer)
  ids.open = await world.sent(customer)
  ids.quoted = await world.sent(customer)
  await world.quote(provider, ids.quoted)
  ids.booked = (await world.booked(customer, provider, later(3))).id
  ids.onRoad = (await world.booked(customer, provider, later(5))).id
  await world.allocate(provider, ids.onRoad)
  await world.drive(provider, ids.onRoad, ['AT_LOADING'])
  ids.completed = (await world.booked(customer, provider, later(7))).id
  await world.allocate(provider, ids.completed)
  await world.drive(provider, ids.completed, [
    'AT_LOADING',
    'LOADING_COMPLETED',
    'ENROUTE',
    'AT_UNLOADING',
    'DELIVERED',
  ])
  await world.done(provider, calls.complete, { query: { id: ids.completed }, body: {} })
  ids.cancelled = await world.sent(customer)
  await world.done(customer, calls.cancel, { query: { id: ids.cancelled }, body: { reason: 'Not needed' } })
})
afterAll(() => app.close())

const page = { pageIndex: 1, pageSize: 20 }
const list = (person: Person, query: object) =>
  world.done(person, calls.list, { query: { sort: '-added', ...page, ...query } })
const named = new Map<string, string>()
const inTab = async (person: Person, query: object): Promise<string[]> => {
  if (named.size === 0) for (const [name, id] of Object.entries(ids)) named.set(id, name)
  return (await list(person, query)).items.map(({ id }: { id: string }) => named.get(id)).toSorted()
}

test.each([
  ['customer', 'all', 'booked cancelled completed draft onRoad open quoted'],
  ['customer', 'quotes', 'open quoted'],
  ['customer', 'bookings', 'booked onRoad'],
  ['customer', 'completed', 'completed'],
  ['customer', 'closed', 'cancelled'],
  ['customer', 'drafts', 'draft'],
  ['desk', 'all', 'booked cancelled completed onRoad open quoted'],
  ['desk', 'drafts', ''],
  ['provider', 'all', 'booked cancelled completed onRoad open quoted'],
  ['provider', 'answer', 'open'],
  ['provider', 'awarded', 'booked'],
  ['provider', 'road', 'onRoad'],
  ['provider', 'closed', 'cancelled completed'],
] as const)('%s, %s: %s', async (who, tab, expected) => {
  const person = { customer, desk, provider }[who]
  expect((await inTab(person, { tab })).join(' ')).toBe(expected)
})

test('each reader counts its own tabs, and counts what it shows', async () => {
  const readers = [
    [customer, truckTabs.own],
    [desk, truckTabs.any],
    [provider, truckTabs.assigned],
  ] as const
  for (const [person, tabs] of readers) {
    const { tabs: counts } = await list(person, {})
    expect(Object.keys(counts)).toEqual([...tabs])
    for (const tab of tabs) expect((await list(person, { tab })).items).toHaveLength(counts[tab])
  }
})

test('a movement narrows the list, and another is refused', async () => {
  const riyadh = { country: 'SA', emirate: null, city: 'Riyadh', area: 'Olaya' } as const
  const abroad = await world.sent(customer, {
    movementType: 'CROSS_BORDER',
    borderRoute: 'SA_BATHA',
    hsCode: '6907',
    cargoValue: '20000.00',
    dropoff: truckPlace({ ...riyadh, street: 'King Fahd Road', building: '7' }),
  })
  const found = (await list(customer, { movement: 'CROSS_BORDER' })).items
  expect(found.map(({ id }: { id: string }) => id)).toEqual([abroad])
  expect(await inTab(customer, { movement: 'DOMESTIC', tab: 'bookings' })).toEqual(['booked', 'onRoad'])
  const wrong = await app.ask(customer, calls.list, { query: { ...page, movement: 'BY_AIR' } })
  expect(wrong.status).toBe(422)
})

test('a booking is found by its number, after a change of it as well', async () => {
  const { bookingNumber } = await world.timeline(customer, ids.booked)
  expect(await inTab(customer, { reference: bookingNumber })).toEqual(['booked'])
  const { changeId } = await world.done(customer, road.proposeChange, {
    query: { id: ids.booked },
    body: { ...noChange, weightKg: 4_000, reason: 'Less to carry', total: '798.00' },
  })
  await world.done(provider, road.answerChange, {
    query: { id: changeId },
    body: { agreed: true, reason: null },
  })
  for (const person of [customer, provider, desk])
    expect(await inTab(person, { reference: bookingNumber })).toEqual(['booked'])
})
