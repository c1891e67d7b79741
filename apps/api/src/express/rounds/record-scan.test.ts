// Every event of a device is kept once; what is not the courier's, unknown, forged or out of time moves nothing and the depot hears of it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pieceCode } from '@marsa/model/express/label/label-layout.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { parcelForm, parcelParty } from '../../../test/parcel-form.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { lockShipment, moveShipment } from '../shipments/shipments.store.ts'
import { recordScan, type DeviceEvent, type Scanner } from './record-scan.ts'
import { scannedPieces } from './scans.store.ts'
import { addStop, listStops, lockSheet, moveSheet, moveStop } from './sheets.store.ts'

let app: TestApp
let merchant: Person
let depotId: string
let depot: Person
let courier: Person
let other: Person
beforeAll(async () => {
  app = await testApp()
  merchant = await addPerson(app.db, 'business')
  depotId = await addDepot(app, 'DXB', ['DU'])
  depot = await addWorker(app, 'depot', depotId)
  courier = await addWorker(app, 'courier', depotId, ['DU'])
  other = await addWorker(app, 'courier', depotId, ['DU'])
})
afterAll(() => app.close())

const parcel = async (change: object = {}): Promise<{ id: string; awbNumber: string }> =>
  parcelWorldOf(app).created(merchant, { dropOff: true, slot: undefined, ...change }) as never

const sheetOf = async (person: Person, shipmentIds: readonly string[], publish = true): Promise<string> =>
  systemTransaction(app.db, async (tx) => {
    const day = dayOf(app.clock.now())
    const sheet = await lockSheet(tx, { courierId: person.userId, depotId, day }, 'agent')
    for (const shipmentId of shipmentIds)
      await addStop(tx, { sheetId: sheet.id, shipmentId, kind: 'PICKUP' }, 'agent')
    if (publish && sheet.state === 'DRAFT') await moveSheet(tx, sheet.id, 'publish', 'agent')
    return sheet.id
  })

const asCourier = (person: Person): Scanner => ({ userId: person.userId, role: 'courier', depotId })
const scan = (event: Partial<DeviceEvent> & { code: string }, scanner: Scanner = asCourier(courier)) =>
  systemTransaction(app.db, (tx) =>
    recordScan(
      tx,
      { clientId: randomUUID(), kind: 'COLLECTED', capturedAt: app.clock.now(), ...event },
      scanner,
      app.clock.now(),
    ),
  )
const minutesFromNow = (minutes: number): Date => new Date(app.clock.now().getTime() + minutes * 60_000)
const told = async (): Promise<number> =>
  (await app.owner.query('select from notifications where user_id = $1', [depot.userId])).rows.length

test('a parcel of the courier’s sheet counts, and the same event again does nothing more', async () => {
  const { id, awbNumber } = await parcel()
  await sheetOf(courier, [id])
  const clientId = randomUUID()
  expect(await scan({ code: awbNumber, clientId })).toMatchObject({
    outcome: 'counts',
    pieces: [1],
    stop: { kind: 'PICKUP', state: 'OPEN', shipment_id: id },
  })
  const both = await Promise.all([
    scan({ code: awbNumber, clientId }),
    scan({ code: awbNumber.toLowerCase(), clientId }),
  ])
  expect(both.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated'])
  await expect(scan({ code: awbNumber, clientId }, asCourier(other))).rejects.toMatchObject({
    code: 'kit.key-reused',
  })
  const { rows } = await app.owner.query('select from express_scans where client_id = $1', [clientId])
  expect(rows).toHaveLength(1)
})

test('two at once with one client id make one scan', async () => {
  const { id, awbNumber } = await parcel()
  await sheetOf(courier, [id])
  const clientId = randomUUID()
  const both = await Promise.all([scan({ code: awbNumber, clientId }), scan({ code: awbNumber, clientId })])
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['counts', 'repeated'])
})

test('a parcel of another courier, or of nobody’s sheet, is refused, and the depot is told', async () => {
  const { id, awbNumber } = await parcel()
  await sheetOf(courier, [])
  const before = await told()
  expect(await scan({ code: awbNumber })).toMatchObject({
    outcome: 'refused',
    problem: 'express.not-on-sheet',
    scan: { quarantined_because: 'not-on-sheet' },
  })
  await sheetOf(other, [id])
  expect(await scan({ code: awbNumber })).toMatchObject({ scan: { quarantined_because: 'other-courier' } })
  expect(await scan({ code: awbNumber }, asCourier(other))).toMatchObject({ outcome: 'counts' })
  expect((await told()) - before).toBe(2)
})

test('a sheet that is not published is nobody’s yet', async () => {
  const early = await addWorker(app, 'courier', depotId, ['DU'])
  const { id, awbNumber } = await parcel()
  await sheetOf(early, [id], false)
  expect(await scan({ code: awbNumber }, asCourier(early))).toMatchObject({ outcome: 'refused' })
})

test('a closed sheet, and a kind of another stop, move nothing', async () => {
  const late = await addWorker(app, 'courier', depotId, ['DU'])
  const { id, awbNumber } = await parcel()
  const sheetId = await sheetOf(late, [id])
  expect(await scan({ code: awbNumber, kind: 'DELIVERED' }, asCourier(late))).toMatchObject({
    outcome: 'refused',
  })
  await systemTransaction(app.db, (tx) => moveSheet(tx, sheetId, 'close', 'agent'))
  expect(await scan({ code: awbNumber }, asCourier(late))).toMatchObject({
    outcome: 'quarantined',
    because: 'sheet-closed',
  })
})

test.each([
  ['a wrong digit', 'MRX481209736511', 0, 'check-digits'],
  ['a number of nobody', 'MRX000000000115', 0, 'unknown'],
  ['no number at all', '4006381333931', 0, 'check-digits'],
  ['more than five minutes ahead', null, 6, 'future'],
  ['older than 72 hours', null, -72 * 60 - 1, 'old'],
])('%s is set aside', async (_, code, minutes, because) => {
  const { id, awbNumber } = await parcel()
  await sheetOf(courier, [id])
  expect(await scan({ code: code ?? awbNumber, capturedAt: minutesFromNow(minutes) })).toMatchObject({
    outcome: 'quarantined',
    because,
  })
})

test('a little ahead of the clock counts', async () => {
  const { id, awbNumber } = await parcel()
  await sheetOf(courier, [id])
  expect(await scan({ code: awbNumber, capturedAt: minutesFromNow(5) })).toMatchObject({ outcome: 'counts' })
})

test('pieces of several are counted over all scans of the stop', async () => {
  const form = parcelForm(app.clock.now())
  const { id, awbNumber } = await parcel({ packages: Array(3).fill(form.packages[0]) })
  await sheetOf(courier, [id])
  const first = await scan({ code: pieceCode(awbNumber, 2) })
  expect(first).toMatchObject({ outcome: 'counts', pieces: [2] })
  expect(await scan({ code: awbNumber })).toMatchObject({ outcome: 'counts', pieces: [] })
  const last = await scan({ code: awbNumber, pieces: [1, 3, 7] })
  expect(last).toMatchObject({ pieces: [1, 3] })
  expect(await scannedPieces(app.db, (last as { stop: { id: string } }).stop.id, 'COLLECTED')).toEqual([
    1, 2, 3,
  ])
})

test('far from the address counts and is looked at', async () => {
  const sender = parcelParty({ latitude: 25.2, longitude: 55.27 })
  const { id, awbNumber } = await parcel({ sender })
  await sheetOf(courier, [id])
  const near = { latitude: 25.204, longitude: 55.27, accuracyM: 20 }
  expect(await scan({ code: awbNumber, pin: near })).toMatchObject({ scan: { review_because: null } })
  const far = { ...near, latitude: 25.205 }
  expect(await scan({ code: awbNumber, pin: far })).toMatchObject({
    outcome: 'counts',
    scan: { review_because: 'far' },
  })
})

test('somebody of the depot scans every parcel', async () => {
  const { awbNumber } = await parcel()
  const scanner: Scanner = { userId: depot.userId, role: 'depot', depotId }
  expect(await scan({ code: awbNumber, kind: 'INTAKE' }, scanner)).toMatchObject({
    outcome: 'counts',
    stop: null,
  })
})

test('a parcel is one courier’s at a time, and a stop that is taken off stays on its sheet', async () => {
  const { id } = await parcel()
  const sheetId = await sheetOf(courier, [id])
  expect(await sheetOf(other, [id]).then(() => 'done', codeOf)).toBe('23505')
  const own = (await listStops(app.db, sheetId)).find(({ shipment_id: each }) => each === id)!
  await systemTransaction(app.db, (tx) =>
    moveStop(tx, own.id, 'takeOff', { as: 'agent', at: app.clock.now() }),
  )
  await sheetOf(other, [id])
  expect((await listStops(app.db, sheetId)).find((stop) => stop.id === own.id)).toMatchObject({
    state: 'TAKEN_OFF',
  })
})

test('the stop of a cancelled shipment is taken off by itself', async () => {
  const { id } = await parcel()
  const sheetId = await sheetOf(courier, [id])
  await systemTransaction(app.db, async (tx) => {
    await lockShipment(tx, id, null)
    await moveShipment(tx, id, 'pickUp', { as: 'agent' })
    await moveShipment(tx, id, 'declareLost', { as: 'desk' })
  })
  expect((await listStops(app.db, sheetId)).find((stop) => stop.shipment_id === id)).toMatchObject({
    state: 'TAKEN_OFF',
    move_reason: 'lost',
  })
})
