// What of the trucks line waits for the desk: who sees it, and when a row comes and goes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import type { TruckDeskKind } from '@marsa/model/trucks/desk/desk-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { systemTransaction } from '../../kit/db.ts'
import { insertAlert } from '../watch/watch.store.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, desk, second] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 50_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
  second = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const waiting = async (kind: TruckDeskKind, id: string) =>
  (await world.done(desk, road.viewTruckDesk, {})).waiting.filter(
    (row: { kind: string; id: string }) => row.kind === kind && row.id === id,
  )
const reason = 'Because of the test'

test('a request waits until somebody quotes, and is late once its providers have not answered in time', async () => {
  const id = await world.sent(customer)
  const [row] = await waiting('unquoted', id)
  expect(row).toMatchObject({
    isLate: false,
    by: expect.any(String),
    what: { en: expect.stringContaining('2 × 7-ton') },
  })
  await world.quote(provider, id)
  expect(await waiting('unquoted', id)).toEqual([])

  // Over a weekend nobody can quote any more by then.
  const late = await world.sent(customer)
  const [open] = await waiting('unquoted', late)
  // Times are answered in whole seconds.
  app.clock.pass(Date.parse(open.by) + 1000 - app.clock.now().getTime())
  expect(await waiting('unquoted', late)).toMatchObject([{ isLate: true }])
})

test('a disputed charge and a correction wait for the desk until they are decided', async () => {
  const { id } = await world.booked(customer, provider)
  await world.allocate(provider, id)
  await world.drive(provider, id, ['AT_LOADING'])
  const [{ slot, events }] = (await world.timeline(desk, id)).slots
  const receipt = await world.document(provider, id, 'OTHER')
  const { extraId } = await world.done(provider, road.claimExtra, {
    query: { id },
    body: { slot, code: 'toll', amount: '16.00', note: null, receipt },
  })
  expect(await waiting('disputes', id)).toEqual([])
  await world.done(customer, road.answerExtra, { query: { id: extraId }, body: { agreed: false, reason } })
  expect(await waiting('disputes', id)).toMatchObject([
    { what: { en: expect.stringMatching(/^Tolls.*16\.80/) }, isLate: false, by: expect.any(String) },
  ])
  await world.done(desk, road.decideExtra, { query: { id: extraId }, body: { amount: '16.00', reason } })
  expect(await waiting('disputes', id)).toEqual([])
  const { correctionId } = await world.done(desk, road.askCorrection, {
    query: { id },
    body: { eventId: events[0].eventId, at: null, reason },
  })
  expect(await waiting('corrections', id)).toMatchObject([{ by: null, what: { en: 'At loading' } }])
  await world.done(second, road.decideCorrection, { query: { id: correctionId }, body: { confirmed: false } })
  expect(await waiting('corrections', id)).toEqual([])
})

test('an alert stands while it is open and the booking is under way', async () => {
  const { id } = await world.booked(customer, provider, {
    pickupAt: new Date(app.clock.now().getTime() + 96 * 3_600_000).toISOString(),
    dropoffAt: new Date(app.clock.now().getTime() + 102 * 3_600_000).toISOString(),
  })
  const detail = { plate: '', when: app.clock.now().toISOString(), place: null }
  const alert = { code: 'NOT_ALLOCATED', slotId: null, occasion: '', when: app.clock.now() } as const
  await systemTransaction(app.db, (tx) => insertAlert(tx, id, alert, { detail, now: app.clock.now() }))
  expect(await waiting('alerts', id)).toMatchObject([
    { what: { en: expect.stringContaining('not every truck has a vehicle') } },
  ])
  // A change that is proposed is no work of the desk.
  await world.done(customer, road.proposeChange, {
    query: { id },
    body: { ...noChange, weightKg: 8_000, reason, total: '798.00' },
  })
  expect(await waiting('unquoted', id)).toEqual([])
  await app.owner.query('update truck_alerts set over_at = now() where request_id = $1', [id])
  expect(await waiting('alerts', id)).toEqual([])
})

test('customers and providers have no such page', async () => {
  for (const person of [customer, provider])
    expect((await app.ask(person, road.viewTruckDesk, {})).status).toBe(403)
})
