// Who has the customer's link, or the number of a booking, sees its stages; no price, name, phone or plate, and nothing once it has ended.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints, truckShareEndpoints as share } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { applicantsOf } from '../../../test/applicants.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckPlace } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { one, rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, other, provider] = [] as unknown as [Person, Person, Person]
let booking: { id: string; slot: string; number: string }
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  other = await addPerson(app.db, 'business')
  provider = await addPerson(app.db, 'truck-provider')
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    dropoff: truckPlace({ emirate: 'FU', area: 'Fujairah', latitude: 25.1288, longitude: 56.3265 }),
  })
  await world.allocate(provider, id)
  const { slots, bookingNumber } = await world.timeline(provider, id)
  booking = { id, slot: slots[0]!.slot, number: bookingNumber }
  app.clock.at(new Date(app.clock.now().getTime() + 48 * 3_600_000))
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED'])
  await sql`insert into truck_estimates (slot_id, stop, at, eta, reason, km, border_minutes)
    values (${booking.slot}, 'UNLOADING', now(), now() + interval '2 hours', 'FIRST', 100, 0)`.execute(app.db)
})
afterAll(() => app.close())

const make = (person: Person, id = booking.id) =>
  app.ask(person, share.shareTrucks, { query: { id }, key: randomUUID() })
const end = (person: Person) => app.ask(person, share.endTruckShare, { query: { id: booking.id } })
const follow = (token: string) => app.ask(null, share.trackShared, { body: { token } })

test('the link shows stages and the estimate, and nothing of money, people or the truck', async () => {
  const { status, body } = await make(customer)
  expect(status).toBe(200)
  expect((await make(customer)).body).toEqual(body)
  const { rows: answers } = await app.owner.query('select answer from idempotency_keys')
  expect(JSON.stringify(answers)).not.toContain(body.token)
  const seen = await follow(body.token)
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({
    bookingNumber: booking.number,
    to: { en: expect.stringContaining('Fujairah') },
  })
  const [truck] = seen.body.trucks
  expect(
    truck.stages.map(({ code, at }: { code: string; at: string | null }) => [code, at !== null]),
  ).toEqual([
    ['AT_LOADING', true],
    ['LOADING_COMPLETED', true],
    ['ENROUTE', false],
    ['AT_UNLOADING', false],
    ['DELIVERED', false],
  ])
  expect(truck.eta).toMatchObject({ stop: 'UNLOADING' })
  const { slots } = await world.timeline(provider, booking.id)
  const text = JSON.stringify(seen.body)
  for (const hidden of [
    slots[0]!.truck!.plate,
    slots[0]!.truck!.driverEn,
    slots[0]!.truck!.mobile,
    'Rashid',
    '760',
    '+971',
    'Al Quoz',
  ])
    expect(text).not.toContain(hidden)
})

test('the token is not in the database, and nobody else makes or ends a link', async () => {
  const { token } = (await make(customer)).body
  const { hash } = await one<{ hash: string }>(
    app.db,
    sql`select encode(token_hash, 'escape') as hash from request_shares limit 1`,
  )
  expect(hash).not.toContain(token)
  expect([(await make(other)).status, (await end(other)).status]).toEqual([404, 404])
  expect((await make(provider)).status).toBe(403)
  expect((await follow(token)).status).toBe(200)
})

test('ended by the customer it is over, and a new one is another', async () => {
  const { token } = (await make(customer)).body
  expect((await end(customer)).status).toBe(200)
  expect((await follow(token)).body).toMatchObject({ code: 'requests.share-over' })
  expect((await end(customer)).body.code).toBe('requests.share-none')
  const next = (await make(customer)).body.token
  expect(next).not.toBe(token)
  expect((await follow(next)).status).toBe(200)
  expect((await follow(token)).status).toBe(404)
})

test('by number there are milestones alone; a number that nobody has is refused', async () => {
  const ask = (number: string, person: Person | null = null) =>
    app.ask(person, share.trackBooking, { query: { number } })
  const { status, body } = await ask(` ${booking.number.toLowerCase()} `)
  expect(status).toBe(200)
  expect(body).toMatchObject({ bookingNumber: booking.number, to: null, trucks: [{ n: 1, eta: null }] })
  expect((await ask('BK-26-999999')).body.code).toBe('trucks.number-invalid')
  expect((await ask('TR-26-000001')).status).toBe(404)
})

test('visitors pay for further look-ups with a puzzle', async () => {
  const ask = () => app.ask(null, share.trackBooking, { query: { number: booking.number } })
  const codes: string[] = []
  for (let count = 0; count < 31; count += 1) codes.push((await ask()).body.code)
  expect(codes).toContain('trucks.track-captcha')
  const solved = await app.ask(null, share.trackBookingSolved, {
    body: { number: booking.number, captcha: await applicantsOf(app).solved() },
  })
  expect(solved.body).toMatchObject({ bookingNumber: booking.number })
})

test('a cancelled booking is not followed, a completed one for a week', async () => {
  const { token } = (await make(customer)).body
  await world.drive(provider, booking.id, ['ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
  await world.done(provider, truckEndpoints.complete, { query: { id: booking.id }, body: {} })
  expect((await follow(token)).status).toBe(200)
  app.clock.at(new Date(app.clock.now().getTime() + 8 * 86_400_000))
  expect((await follow(token)).status).toBe(404)
  expect(
    await rows(app.db, sql`select from request_shares where request_id = ${booking.id} and ended_at is null`),
  ).toHaveLength(1)
  expect((await end(customer)).status).toBe(200)
})
