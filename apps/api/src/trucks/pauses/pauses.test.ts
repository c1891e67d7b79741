// Pauses of a provider and support about a booking: who reports and asks, who sees what, and what the clock makes of a pause.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
type People = [Person, Person, Person, Person, Person]
let [customer, provider, rival, stranger, desk] = [] as unknown as People
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_000n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  stranger = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const hour = 3_600_000
/** A truck whose pickup was a day ago. */
const begun = async () => {
  const pickupAt = app.clock.now().getTime() + 5 * hour
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickupAt).toISOString(),
    dropoffAt: new Date(pickupAt + 6 * hour).toISOString(),
  })
  await world.allocate(provider, id)
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  app.clock.pass(29 * hour)
  const at = (hours: number) => new Date(pickupAt + hours * hour).toISOString()
  const step = (code: string, hours: number, change: object = {}) =>
    world.done(provider, road.addEvent, {
      query: { id },
      body: world.step(slot, code, { at: at(hours), ...change }),
    })
  const begin = (person: Person, hours: number) =>
    app.ask(person, road.beginPause, {
      query: { id },
      body: { slot, at: at(hours), reason: 'The driver ate' },
    })
  const end = (person: Person, hours: number) =>
    app.ask(person, road.endPause, { query: { id }, body: { slot, at: at(hours) } })
  return { id, slot, step, begin, end }
}
const extras = (person: Person, id: string) => world.done(person, road.listExtras, { query: { id } })

test('a pause is left out of the clock, and both sides read it with its reason', async () => {
  const { id, step, begin, end } = await begun()
  expect((await begin(provider, 1)).body.code).toBe('trucks.pause-nowhere')
  await step('AT_LOADING', 0)
  for (const [person, code] of [
    [customer, 'kit.forbidden'],
    [rival, 'trucks.not-found'],
  ] as const)
    expect((await begin(person, 1)).body.code).toBe(code)
  expect((await begin(provider, -1)).body.fieldErrors).toMatchObject([{ code: 'trucks.pause-early' }])
  expect((await end(provider, 1)).body.code).toBe('trucks.pause-none')
  expect((await begin(provider, 1)).status).toBe(200)
  expect((await begin(provider, 1)).body.code).toBe('trucks.pause-open')
  expect((await end(provider, 0.5)).body.code).toBe('trucks.pause-backward')
  expect((await end(provider, 2)).status).toBe(200)
  expect((await begin(provider, 1.5)).body.code).toBe('trucks.pause-overlaps')
  for (const person of [customer, provider, desk])
    expect((await extras(person, id)).clocks[0]).toMatchObject({
      pauses: [{ reason: 'The driver ate' }],
      pauseRefusal: person === provider ? null : 'kit.forbidden',
    })
  await step('LOADING_COMPLETED', 4)
  // 4 h less 1 h of pause less 2 h free: one started hour.
  const claimed = await extras(customer, id)
  expect(claimed.extras).toMatchObject([{ code: 'waiting', units: 1, net: '75.00' }])
  expect((await begin(provider, 4.5)).body.code).toBe('trucks.pause-nowhere')
})

test('a pause that nobody has ended ends with the stop', async () => {
  const { id, step, begin } = await begun()
  await step('AT_LOADING', 0)
  await begin(provider, 1)
  await step('LOADING_COMPLETED', 4)
  const { clocks, extras: claimed } = await extras(customer, id)
  expect(clocks[0]!.pauses[0]!.until).not.toBeNull()
  expect(claimed).toEqual([])
})

const ask = (person: Person, id: string, change: object = {}) =>
  app.ask(person, road.askSupport, {
    query: { id },
    body: { topic: 'late', way: 'chat', text: 'Where is truck 1?', mobile: null, ...change },
  })
const support = async (person: Person, id: string) =>
  (await app.ask(person, road.listSupport, { query: { id } })).body

test('support is asked under the number of the booking, and each side reads its own', async () => {
  const { id } = await world.booked(customer, provider)
  const { bookingNumber } = await world.timeline(customer, id)
  expect((await ask(customer, id)).status).toBe(200)
  expect((await ask(customer, id, { topic: 'price', text: 'Another question' })).status).toBe(200)
  const written = await rows<{ body: string }>(
    app.db,
    sql`select m.body from chat_messages m join chats c on c.id = m.chat_id where c.user_id = ${customer.userId} order by m.number`,
  )
  expect(written.map(({ body }) => body.includes(bookingNumber))).toEqual([true, true])
  expect((await ask(provider, id, { way: 'callback', mobile: null })).body.code).toBe('help.mobile-invalid')
  expect((await ask(provider, id, { way: 'callback', mobile: '0501234567' })).status).toBe(200)
  expect(
    (await support(customer, id)).support.map(({ topic, way }: { topic: string; way: string }) => [
      topic,
      way,
    ]),
  ).toEqual([
    ['price', 'chat'],
    ['late', 'chat'],
  ])
  expect((await support(provider, id)).support).toMatchObject([{ way: 'callback', chatId: null }])
  const seen = (await support(desk, id)).support
  expect(seen).toHaveLength(3)
  expect(seen.at(-1).chatId).not.toBeNull()
  for (const person of [rival, stranger]) {
    expect((await ask(person, id)).body.code).toBe('trucks.not-found')
    expect((await support(person, id)).code).toBe('trucks.not-found')
  }
  expect((await ask(desk, id)).body.code).toBe('kit.forbidden')
})

test('a delivery with pieces short or damaged opens support by itself', async () => {
  const { id, step } = await begun()
  await step('AT_LOADING', 0)
  await step('LOADING_COMPLETED', 1)
  await step('ENROUTE', 2)
  await step('AT_UNLOADING', 3)
  const files = [await world.document(provider, id, 'PROOF_OF_DELIVERY')]
  await step('DELIVERED', 4, { receiver: 'Omar Said', isShort: true, files })
  for (const person of [customer, provider, desk])
    expect((await support(person, id)).support).toMatchObject([{ topic: 'damage', way: null, byEn: null }])
  const told = await rows(
    app.db,
    sql`select from notifications where subject_id = ${id} and template = 'line-truck-short'`,
  )
  expect(told.length).toBeGreaterThanOrEqual(3)
})
