// Scans at a depot: the first collects, the last piece moves on, a missing one holds, strangers and repetitions move nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { cancelShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { depotWorldOf, light, type DepotWorld } from '../../../test/depot-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let world: DepotWorld
let sender: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = await depotWorldOf(app)
  sender = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

const box = light.packages[0]
const three = { packages: [box, box, box] }
const statusOf = async (id: string): Promise<string> => (await world.view(sender, id)).status
const timelineOf = async (id: string) =>
  (await world.view(sender, id)).timeline.map(({ status }: { status: string }) => status)
const intakeOf = async (person: Person) => (await app.ask(person, depot.viewIntake, {})).body
const idsIn = (list: { shipmentId: string }[]) => list.map(({ shipmentId }) => shipmentId)
const scansOf = async (id: string) =>
  (
    await app.owner.query<{ kind: string; user_id: string; depot_id: string }>(
      'select kind, user_id, depot_id from express_scans where shipment_id = $1 order by received_at',
      [id],
    )
  ).rows

test('the first scan collects and moves on at once, and names its person', async () => {
  const { id, awbNumber } = await world.brought(sender)
  expect(idsIn((await intakeOf(world.clerk)).expected)).toContain(id)
  const { outcome, piece, parcel } = await world.scan(world.clerk, awbNumber)
  expect([outcome, piece, parcel.bay, parcel.here]).toEqual(['RIGHT', 1, 'TO-AUH', 1])
  expect((await timelineOf(id)).slice(-2)).toEqual(['PICKED_UP', 'IN_TRANSIT'])
  expect((await world.scan(world.clerk, awbNumber)).outcome).toBe('AGAIN')
  expect(await timelineOf(id)).toHaveLength(4)
  const lists = await intakeOf(world.clerk)
  expect([idsIn(lists.arrived).includes(id), idsIn(lists.expected).includes(id)]).toEqual([true, false])
  expect(await scansOf(id)).toMatchObject([
    { kind: 'INTAKE', user_id: world.clerk.userId, depot_id: world.dubai },
    { kind: 'INTAKE' },
  ])
})

test('sent on it is expected at the other depot, which takes it over', async () => {
  const { id, awbNumber } = await world.takenIn(sender)
  expect(await world.scan(world.clerk, awbNumber, 'SORT')).toMatchObject({
    outcome: 'RIGHT',
    parcel: { places: ['TO-AUH'] },
  })
  expect(idsIn((await intakeOf(world.stranger)).expected)).toContain(id)
  expect((await world.measure(world.stranger, id, '1')).body.code).toBe('depot.not-here')
  expect((await world.scan(world.stranger, awbNumber)).parcel).toMatchObject({ bay: 'AZ', places: [] })
  expect((await world.measure(world.clerk, id, '1')).body.code).toBe('depot.not-here')
})

test('a depot that waits for nothing of it takes it in all the same, and lists it apart', async () => {
  const { id, awbNumber } = await world.brought(sender, { to: { country: 'AE', city: 'Dubai' } })
  expect((await world.scan(world.stranger, awbNumber)).outcome).toBe('UNEXPECTED')
  expect(idsIn((await intakeOf(world.stranger)).unexpected)).toContain(id)
  expect((await world.scan(world.stranger, awbNumber, 'SORT')).parcel.places).toEqual(['TO-DXB'])
})

test('several pieces: in transit with the last one; a missing one is held until it comes (X4)', async () => {
  const { id, awbNumber } = await world.brought(sender, three)
  expect((await world.scan(world.clerk, awbNumber)).outcome).toBe('PIECE')
  await world.scan(world.clerk, `${awbNumber}01`)
  await world.scan(world.clerk, `${awbNumber}03`)
  expect(await statusOf(id)).toBe('PICKED_UP')
  const missing = { body: { shipmentId: id } }
  expect((await app.ask(world.clerk, depot.reportMissingPiece, missing)).status).toBe(200)
  expect(await statusOf(id)).toBe('ON_HOLD')
  expect((await app.ask(world.clerk, depot.releaseParcel, missing)).body.code).toBe('depot.piece-missing')
  expect((await world.scan(world.clerk, `${awbNumber}02`)).parcel).toMatchObject({ here: 3, holds: [] })
  expect(await statusOf(id)).toBe('IN_TRANSIT')
  expect((await app.ask(world.clerk, depot.reportMissingPiece, missing)).body.code).toBe('express.cannot-now')
})

test('two people scan one parcel at once: it arrives once', async () => {
  const { id, awbNumber } = await world.brought(sender)
  const both = await Promise.all([world.scan(world.clerk, awbNumber), world.scan(world.clerk, awbNumber)])
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['AGAIN', 'RIGHT'])
  expect(await timelineOf(id)).toHaveLength(4)
})

test('two depots scan one parcel at once: it is in one of them', async () => {
  const { id, awbNumber } = await world.brought(sender)
  await Promise.all([world.scan(world.clerk, awbNumber), world.scan(world.stranger, awbNumber)])
  const lists = await Promise.all([intakeOf(world.clerk), intakeOf(world.stranger)])
  const holders = lists.filter(({ arrived, unexpected }) => idsIn([...arrived, ...unexpected]).includes(id))
  expect(holders).toHaveLength(1)
  expect(await timelineOf(id)).toHaveLength(4)
})

test('a scan that is sent twice counts once, and a device does not send another’s', async () => {
  const { awbNumber } = await world.brought(sender)
  const body = { clientId: randomUUID(), code: awbNumber, kind: 'INTAKE', place: null }
  const send = (person: Person) => app.ask(person, depot.scanParcel, { body })
  expect((await send(world.clerk)).body.outcome).toBe('RIGHT')
  expect((await send(world.clerk)).body.outcome).toBe('AGAIN')
  expect((await send(world.stranger)).body.code).toBe('kit.key-reused')
})

test('numbers that are forged, of nobody, or of what is over move nothing', async () => {
  expect((await world.scan(world.clerk, 'MRX482109736512')).outcome).toBe('UNKNOWN')
  expect((await world.scan(world.clerk, waybillNumber('0000000007'))).outcome).toBe('UNKNOWN')
  const { id, awbNumber, version } = await world.brought(sender)
  await app.ask(sender, cancelShipment, { query: { id }, body: { comments: 'Not needed', version } })
  expect((await world.scan(world.clerk, awbNumber)).outcome).toBe('OVER')
  expect(await statusOf(id)).toBe('CANCELLED')
  const out = await world.takenIn(sender)
  await world.move(out.id, 'sendOut')
  expect((await world.scan(world.clerk, out.awbNumber)).outcome).toBe('OUT')
})

test('what came back undelivered is tried again with its scan, but not after the third try (E19, X3)', async () => {
  const [twice, often] = [await world.takenIn(sender), await world.takenIn(sender)]
  for (const [{ id }, attempts] of [
    [twice, 2],
    [often, 3],
  ] as const) {
    await world.move(id, 'sendOut')
    await world.move(id, 'failDelivery')
    await app.owner.query('update express_shipments set attempts = $2 where id = $1', [id, attempts])
  }
  await world.scan(world.stranger, twice.awbNumber)
  expect(await statusOf(twice.id)).toBe('IN_TRANSIT')
  expect((await world.scan(world.stranger, often.awbNumber)).parcel.bay).toBe('SHELF')
  expect(await statusOf(often.id)).toBe('DELIVERY_FAILED')
})

test('what is held goes to the shelf, where it is listed with its age and its sender’s answer', async () => {
  const { id, awbNumber } = await world.takenIn(sender)
  const hold = { body: { shipmentId: id, reason: 'CUSTOMS', note: 'Which material?' } }
  expect((await app.ask(world.stranger, depot.holdParcel, hold)).body.code).toBe('depot.not-here')
  expect(
    (await app.ask(world.clerk, depot.holdParcel, { body: { ...hold.body, reason: 'PAYMENT' } })).status,
  ).toBe(422)
  expect((await app.ask(world.clerk, depot.holdParcel, hold)).status).toBe(200)
  expect((await world.scan(world.clerk, awbNumber, 'SHELF', { place: 'A-12' })).outcome).toBe('HELD')
  await app.owner.query(
    `update express_holds set opened_at = opened_at - interval '3 days' where shipment_id = $1`,
    [id],
  )
  const shelf = async (person: Person) => (await app.ask(person, depot.viewShelf, {})).body.parcels
  expect(
    (await shelf(world.clerk)).find(({ shipmentId }: { shipmentId: string }) => shipmentId === id),
  ).toMatchObject({
    places: ['A-12'],
    days: 3,
    note: 'Which material?',
    holds: ['CUSTOMS'],
    answer: null,
  })
  expect(idsIn(await shelf(world.stranger))).not.toContain(id)
})

test('of several holds the one that was a mistake is taken back, by the depot that has the parcel', async () => {
  const { id } = await world.takenIn(sender)
  const hold = (reason: string) =>
    app.ask(world.clerk, depot.holdParcel, { body: { shipmentId: id, reason, note: 'See the papers' } })
  const release = (reason: string | null, person = world.clerk) =>
    app.ask(person, depot.releaseParcel, { body: { shipmentId: id, reason } })
  await hold('CUSTOMS')
  await hold('ADDRESS')
  expect((await release('ADDRESS', world.stranger)).body.code).toBe('depot.not-here')
  expect((await release('ADDRESS')).status).toBe(200)
  expect((await release('ADDRESS')).body.code).toBe('express.cannot-now')
  const { parcels } = (await app.ask(world.clerk, depot.viewShelf, {})).body
  expect(parcels.find(({ shipmentId }: { shipmentId: string }) => shipmentId === id)).toMatchObject({
    status: 'ON_HOLD',
    holds: ['CUSTOMS'],
  })
  expect((await release('CUSTOMS')).status).toBe(200)
  expect(await statusOf(id)).toBe('IN_TRANSIT')
  // What is to be paid holds it whatever else is taken back.
  await world.measure(world.clerk, id, '25')
  await hold('ADDRESS')
  expect((await release(null)).body.code).toBe('depot.payment-due')
  expect((await release('ADDRESS')).status).toBe(200)
  expect(await statusOf(id)).toBe('ON_HOLD')
})

test('a lost parcel that is scanned is told to the desk, and stays lost until it decides (X6)', async () => {
  const desk = await addPerson(app.db, 'desk')
  const { id, awbNumber } = await world.takenIn(sender)
  await world.move(id, 'declareLost', 'desk')
  expect((await world.scan(world.stranger, awbNumber)).outcome).toBe('LOST')
  expect(await statusOf(id)).toBe('LOST')
  const { rows } = await app.owner.query(
    `select user_id from notifications where template = 'parcel-found' and subject_id = $1`,
    [id],
  )
  expect(rows).toContainEqual({ user_id: desk.userId })
})

test('who works in no depot is told so', async () => {
  const nobody = await addPerson(app.db, 'depot')
  expect((await app.ask(nobody, depot.viewIntake, {})).body.code).toBe('couriers.no-depot')
  expect((await app.ask(nobody, depot.viewShelf, {})).body.code).toBe('couriers.no-depot')
})
