// The desk and one parcel: lost after its search and not before, found again, held and let go wherever it is.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerHold } from '@marsa/model/express/depot/hold-endpoints.ts'
import { parcelCaseEndpoints as calls } from '@marsa/model/express/desk/case-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { depotWorldOf, type DepotWorld } from '../../../test/depot-world.ts'
import { addWorker } from '../../../test/courier-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let world: DepotWorld
let [desk, admin, merchant] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 8 })
  world = await depotWorldOf(app)
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
  merchant = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

const ask = (person: Person, call: (typeof calls)[keyof typeof calls], body: object) =>
  app.ask(person, call, { body, key: randomUUID() })
const caseOf = async (shipmentId: string) =>
  (await app.ask(desk, calls.viewParcelCase, { query: { shipmentId } })).body
const stateOf = async (id: string) => (await world.view(merchant, id)).status
const cashOf = async (id: string) =>
  (await app.owner.query('select state from express_cod where id = $1', [id])).rows[0].state
const lost = (id: string, person = desk) =>
  ask(person, calls.declareLost, { shipmentId: id, reason: 'Not seen since the belt' })

test('a parcel is lost only after its search; its cash is no longer expected and no depot has it', async () => {
  const { id } = await world.takenIn(merchant, { cod: '125.00' })
  expect(await caseOf(id)).toMatchObject({ lost: 'parcel-desk.search-time', found: 'express.cannot-now' })
  expect((await lost(id)).body.code).toBe('parcel-desk.search-time')
  await world.unseenFor(id, 30)
  expect(await caseOf(id)).toMatchObject({ lost: null })
  expect((await lost(id, merchant)).status).toBe(403)
  const both = await Promise.all([lost(id), lost(id, admin)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stateOf(id)).toBe('LOST')
  expect(await cashOf(id)).toBe('NOT_COLLECTED')
  const { rows } = await app.owner.query('select depot_id from express_parcels where shipment_id = $1', [id])
  expect(rows).toEqual([{ depot_id: null }])
})

test('a scan after the last move counts as seen', async () => {
  const { id } = await world.takenIn(merchant)
  await world.unseenFor(id, 30)
  await app.owner.query(
    `insert into express_scans (client_id, code, kind, captured_at, shipment_id) values (gen_random_uuid(), 'x', 'SORT', now(), $1)`,
    [id],
  )
  expect((await lost(id)).body.code).toBe('parcel-desk.search-time')
})

test.each(['IN_TRANSIT', 'RETURNING'] as const)(
  'found again by the desk alone, it goes on as %s without a charge',
  async (way) => {
    const { id } = await world.takenIn(merchant, { cod: '80.00' })
    await world.unseenFor(id, 30)
    await lost(id)
    const found = { shipmentId: id, way, reason: 'Behind the belt' }
    expect((await ask(admin, calls.reportFound, found)).status).toBe(403)
    expect((await ask(desk, calls.reportFound, found)).status).toBe(200)
    expect((await ask(desk, calls.reportFound, found)).body.code).toBe('express.cannot-now')
    expect(await stateOf(id)).toBe(way)
    expect(await cashOf(id)).toBe(way === 'IN_TRANSIT' ? 'EXPECTED' : 'NOT_COLLECTED')
    const { rows } = await app.owner.query('select 1 from express_charges where shipment_id = $1', [id])
    expect(rows).toHaveLength(0)
  },
)

test('what a courier has out is not held: the desk reads whom to call', async () => {
  const { id } = await world.takenIn(merchant)
  expect((await caseOf(id)).courier).toBeNull()
  const courier = await addWorker(app, 'courier', world.dubai, ['DU'])
  await app.owner.query(`update users set mobile = '+971501112233' where id = $1`, [courier.userId])
  await world.move(id, 'sendOut')
  await app.owner.query('update express_shipments set courier_id = $2 where id = $1', [id, courier.userId])
  expect(await caseOf(id)).toMatchObject({ hold: 'depot.hold-out', courier: { mobile: '+971501112233' } })
  const hold = { shipmentId: id, reason: 'ADDRESS', note: 'The sender called' }
  expect((await ask(desk, calls.holdFromDesk, hold)).body.code).toBe('depot.hold-out')
  await world.move(id, 'failDelivery')
  expect((await caseOf(id)).courier).toBeNull()
})

test('the desk ends one hold and leaves the others; the question of a delivery that failed is over with the next try', async () => {
  const { id } = await world.takenIn(merchant)
  for (const move of ['sendOut', 'failDelivery'] as const) await world.move(id, move)
  const answer = {
    shipmentId: id,
    answer: 'Tomorrow is fine',
    wantedOn: addDays(dayOf(new Date()), 1),
    address: null,
  }
  expect((await app.ask(merchant, answerHold, { body: answer })).status).toBe(200)
  await world.move(id, 'tryAgain')
  for (const reason of ['CUSTOMS', 'ADDRESS'])
    await ask(desk, calls.holdFromDesk, { shipmentId: id, reason, note: 'See the papers' })
  expect((await caseOf(id)).holds).toEqual([
    { reason: 'CUSTOMS', release: null },
    { reason: 'ADDRESS', release: null },
  ])
  const release = async (reason: string) =>
    (await ask(desk, calls.releaseFromDesk, { shipmentId: id, reason })).body
  expect(await release('ADDRESS')).toMatchObject({ goesOn: false })
  expect(await stateOf(id)).toBe('ON_HOLD')
  expect(await release('CUSTOMS')).toMatchObject({ goesOn: true })
  expect(await stateOf(id)).toBe('IN_TRANSIT')
})

test('the desk holds a parcel and lets it go, but never what is to be paid', async () => {
  const { id } = await world.takenIn(merchant)
  const hold = { shipmentId: id, reason: 'ADDRESS', note: 'The villa has no number' }
  expect((await ask(desk, calls.holdFromDesk, hold)).status).toBe(200)
  expect(await stateOf(id)).toBe('ON_HOLD')
  const release = async (reason: string) =>
    (await ask(desk, calls.releaseFromDesk, { shipmentId: id, reason })).body
  expect(await release('CUSTOMS')).toMatchObject({ code: 'express.cannot-now' })
  expect(await release('ADDRESS')).toMatchObject({ goesOn: true })
  expect(await stateOf(id)).toBe('IN_TRANSIT')
  await world.measure(world.clerk, id, '25')
  expect(await release('PAYMENT')).toMatchObject({ code: 'kit.invalid' })
  expect((await caseOf(id)).holds).toEqual([{ reason: 'PAYMENT', release: 'depot.payment-due' }])
  await world.unseenFor(id, 30)
  expect((await lost(id)).status).toBe(200)
  expect(await caseOf(id)).toMatchObject({ hold: 'express.cannot-now', found: null })
})
