// Scans that are taken back by two people: state, stop, cash, revenue and messages follow; what is counted stands; races and the database.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correctionEndpoints as calls } from '@marsa/model/express/corrections/correction-endpoints.ts'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { parcelDeskEndpoints } from '@marsa/model/express/desk/desk-endpoints.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../../test/cash-world.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { roundWorldOf, type Parcel } from '../../../test/round-world.ts'
import { takeBackWorldOf } from '../../../test/take-back.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { listCodFaults } from '../cash-on-delivery/cod.store.ts'
import { moveShipment } from '../shipments/shipments.store.ts'

let app: TestApp
let world: ReturnType<typeof roundWorldOf>
let cash: CashWorld
let back: ReturnType<typeof takeBackWorldOf>
let depotId: string
let [merchant, courier, clerk, colleague, stranger, desk, admin] = [] as unknown as Person[] as [
  Person,
  Person,
  Person,
  Person,
  Person,
  Person,
  Person,
]
let signatureId: string
beforeAll(async () => {
  app = await testApp({ pool: 8 })
  world = roundWorldOf(app)
  cash = cashWorldOf(app)
  back = takeBackWorldOf(app)
  depotId = await addDepot(app, 'DXB', ['DU'])
  merchant = await addPerson(app.db, 'business')
  courier = await addWorker(app, 'courier', depotId, ['DU'])
  clerk = await addWorker(app, 'depot', depotId)
  colleague = await addWorker(app, 'depot', depotId)
  stranger = await addWorker(app, 'depot', await addDepot(app, 'AUH', ['AZ']))
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
  signatureId = await world.file(courier, 'SIGNATURE')
})
afterAll(() => app.close())
beforeEach(() => app.clock.reset())

const isOfDepot = (ids: readonly string[]) =>
  app.owner.query('update express_shipments set depot_id = $1 where id = any($2::uuid[])', [depotId, ids])

/** Out with the courier, from the depot of Dubai. */
const out = async (change: object = {}): Promise<Parcel> => {
  const parcel = await world.parcel(merchant, 'IN_TRANSIT', { proof: [], ...change })
  await isOfDepot([parcel.id])
  await world.onSheet(courier, depotId, [parcel], 'DELIVERY')
  expect((await world.send(courier, { kind: 'LOADED', code: parcel.waybill })).body.outcome).toBe('done')
  return parcel
}
const sign = (parcel: Parcel, more: object = {}) =>
  world.send(courier, {
    kind: 'DELIVERED',
    code: parcel.waybill,
    name: 'Omar Saleh',
    signatureId,
    ...more,
  })
const paid = { cash: '349.95', idSeen: true }
const delivered = async (change: object = {}, more: object = {}): Promise<Parcel> => {
  const parcel = await out(change)
  expect((await sign(parcel, more)).body.outcome).toBe('done')
  return parcel
}
const withCash = () => delivered({ cod: '349.95' }, paid)
const cashOf = async ({ id }: Parcel) =>
  (await app.owner.query('select state, courier_id, transaction_id from express_cod where id = $1', [id]))
    .rows[0]
const stopsOf = async ({ id }: Parcel): Promise<string[]> =>
  (
    await app.owner.query('select state from express_stops where shipment_id = $1 order by id', [id])
  ).rows.map(({ state }) => state)
const timeline = async ({ id }: Parcel) =>
  (await cash.view(merchant, id)).timeline as { status: ShipmentState; isCorrection: boolean }[]
const owed = () => balanceOf(app.db, { kind: 'courier_receivable', ownerId: courier.userId })
const earned = () => balanceOf(app.db, { kind: 'revenue' })
const booksAreRight = async () =>
  expect([await listCodFaults(app.db), await listLedgerFaults(app.db)]).toEqual([[], []])

test('delivered by mistake: the cash is expected again, the courier has the stop again, and delivers it after all', async () => {
  const [owedBefore, earnedBefore] = [await owed(), await earned()]
  const parcel = await withCash()
  const { id } = parcel
  expect((await back.view(clerk, id)).body).toMatchObject({
    scan: { status: 'DELIVERED', returnsTo: 'OUT_FOR_DELIVERY', cash: '349.95' },
    refusal: null,
    waiting: null,
  })
  expect((await back.propose(clerk, id, 'The neighbour’s parcel was scanned')).status).toBe(200)
  expect((await back.propose(desk, id)).body.code).toBe('corrections.open')
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
  expect((await back.decide(clerk, id)).body.code).toBe('corrections.second-person')
  expect((await back.decide(colleague, id)).body.code).toBe('corrections.desk-confirms')
  expect((await back.view(desk, id)).body.waiting).toMatchObject({ refusal: null, isOwn: false })
  expect((await back.decide(desk, id)).status).toBe(200)
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  expect(await cashOf(parcel)).toEqual({ state: 'EXPECTED', courier_id: null, transaction_id: null })
  expect(await stopsOf(parcel)).toEqual(['OPEN'])
  expect([await owed(), await earned()]).toEqual([owedBefore, earnedBefore])
  await booksAreRight()
  const events = (await timeline(parcel)).map(({ status, isCorrection }) => `${status} ${isCorrection}`)
  expect(events).toContain('DELIVERED false')
  expect(events.at(-1)).toBe('OUT_FOR_DELIVERY true')
  expect((await sign(parcel, paid)).body.outcome).toBe('done')
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
  expect((await cashOf(parcel)).state).toBe('COLLECTED')
  expect(await owed()).toBe(owedBefore - 34_995n)
  expect(await earned()).toBeGreaterThan(earnedBefore)
  await booksAreRight()
  // Once more is a scan of its own.
  await back.takenBack(id)
  expect([await owed(), await earned()]).toEqual([owedBefore, earnedBefore])
  await booksAreRight()
})

test('sender, recipient and courier are told what is so', async () => {
  const parcel = await withCash()
  await app.work()
  await back.takenBack(parcel.id)
  await app.work()
  const { rows: texts } = await app.owner.query(
    `select subject from outbox_messages where topic = 'recipient-corrected-cash' and key like $1`,
    [`${parcel.id}:%`],
  )
  expect(texts.map(({ subject }) => subject)).toEqual([
    `Our last message about your parcel ${parcel.waybill} was a mistake. It has not reached you yet, and nothing is recorded as paid. Cash due on delivery: AED\u00a0349.95. Have you paid? Tell us:`,
  ])
  const told = async ({ userId }: Person) =>
    (
      await app.owner.query(
        'select template, params from notifications where subject_id = $1 and user_id = $2 order by id',
        [parcel.id, userId],
      )
    ).rows
  expect((await told(merchant)).map(({ template }) => template).slice(-1)).toEqual(['parcel-corrected-cash'])
  expect(await told(courier)).toMatchObject([
    { template: 'scan-taken-back', params: { why: 'Scanned by mistake' } },
  ])
})

test('a recipient who waits because the parcel was said to be out reads that it is not', async () => {
  const parcel = await out()
  await app.work()
  await back.takenBack(parcel.id)
  await app.work()
  const { rows } = await app.owner.query(
    `select subject from outbox_messages where topic like 'recipient-%' and key like $1 order by id desc limit 1`,
    [`${parcel.id}:%`],
  )
  expect(rows).toEqual([
    {
      subject: `Your parcel ${parcel.waybill} is not with the courier yet; our last message was a mistake. We will write again when it is. Track it:`,
    },
  ])
})

test('cash that is listed waits for the courier; what is counted or credited stands', async () => {
  const parcel = await withCash()
  const refused = async () => (await back.propose(desk, parcel.id)).body.code
  const held = (
    await app.owner.query(
      `select id from express_cod where courier_id = $1 and state = 'COLLECTED' and deposit_id is null`,
      [courier.userId],
    )
  ).rows.map(({ id }) => id)
  const depositId = await cash.opened(courier, held)
  expect(await refused()).toBe('corrections.cash-listed')
  await cash.counted(clerk, depositId, 34_995n * BigInt(held.length))
  expect(await refused()).toBe('corrections.cash-counted')
  await cash.confirmed(admin, depositId)
  expect((await cashOf(parcel)).state).toBe('CREDITED')
  expect(await refused()).toBe('corrections.cash-counted')
  expect((await back.view(desk, parcel.id)).body).toMatchObject({ refusal: 'corrections.cash-counted' })
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
})

test('cash that is listed between the two persons is not taken back', async () => {
  const parcel = await withCash()
  await back.propose(clerk, parcel.id)
  const depositId = await cash.opened(courier, [parcel.id])
  expect((await back.decide(desk, parcel.id)).body.code).toBe('corrections.cash-listed')
  expect((await cashOf(parcel)).state).toBe('COLLECTED')
  await cash.counted(clerk, depositId, 34_995n)
  expect((await back.decide(desk, parcel.id)).body.code).toBe('corrections.cash-counted')
  expect((await back.decide(clerk, parcel.id, false)).status).toBe(200)
})

test('a wrong reason: the try is not counted, and the courier gives the right one', async () => {
  const parcel = await out()
  const miss = (reason: string) =>
    world.send(courier, { kind: 'NOT_DELIVERED', code: parcel.waybill, reason })
  await miss('REFUSED')
  const attempts = async () =>
    (await app.owner.query('select attempts from express_shipments where id = $1', [parcel.id])).rows[0]
      .attempts
  expect(await attempts()).toBe(1)
  await back.propose(clerk, parcel.id)
  // Without cash a colleague of the depot confirms.
  expect((await back.decide(colleague, parcel.id)).status).toBe(200)
  expect([await attempts(), await world.stateOf(parcel)]).toEqual([0, 'OUT_FOR_DELIVERY'])
  await miss('CLOSED')
  expect([await attempts(), await world.stateOf(parcel)]).toEqual([1, 'DELIVERY_FAILED'])
})

test('the wrong parcel was loaded, taken in or collected: it is where it was, and can be carried on', async () => {
  const loaded = await out()
  await back.takenBack(loaded.id)
  expect([await world.stateOf(loaded), await stopsOf(loaded)]).toEqual(['IN_TRANSIT', ['TAKEN_OFF']])
  await back.takenBack(loaded.id)
  expect(await world.stateOf(loaded)).toBe('PICKED_UP')
  await back.takenBack(loaded.id)
  expect(await world.stateOf(loaded)).toBe('CREATED')
  expect((await back.propose(desk, loaded.id)).body.code).toBe('corrections.nothing')
  await world.onSheet(courier, depotId, [loaded], 'PICKUP')
  expect((await world.send(courier, { kind: 'COLLECTED', code: loaded.waybill })).body.outcome).toBe('done')
  await back.takenBack(loaded.id)
  expect([await world.stateOf(loaded), (await stopsOf(loaded)).at(-1)]).toEqual(['CREATED', 'OPEN'])
})

test('the wrong parcel was taken in to be tried again: it is with its courier, not delivered', async () => {
  const parcel = await out()
  await world.send(courier, { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'CLOSED' })
  const body = { clientId: randomUUID(), code: parcel.waybill, kind: 'INTAKE', place: null }
  expect((await app.ask(clerk, depotEndpoints.scanParcel, { body })).body.outcome).toBe('RIGHT')
  expect((await back.view(clerk, parcel.id)).body.scan).toMatchObject({ returnsTo: 'DELIVERY_FAILED' })
  await back.propose(clerk, parcel.id)
  expect((await back.decide(clerk, parcel.id)).body.code).toBe('corrections.second-person')
  expect((await back.decide(colleague, parcel.id)).status).toBe(200)
  expect(await world.stateOf(parcel)).toBe('DELIVERY_FAILED')
  const { rows } = await app.owner.query(
    `select s.attempts, p.depot_id from express_shipments s join express_parcels p on p.shipment_id = s.id where s.id = $1`,
    [parcel.id],
  )
  expect(rows).toEqual([{ attempts: 1, depot_id: null }])
  // The wrong reason can be taken back then, too.
  await back.takenBack(parcel.id)
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
})

test('a hold that was a mistake is let go, and the scan before it can be taken back', async () => {
  const parcel = await out()
  await back.takenBack(parcel.id)
  await app.ask(clerk, depotEndpoints.scanParcel, {
    body: { clientId: randomUUID(), code: parcel.waybill, kind: 'INTAKE', place: null },
  })
  const hold = { shipmentId: parcel.id, reason: 'ADDRESS', note: 'No such street' }
  expect((await app.ask(clerk, depotEndpoints.holdParcel, { body: hold })).status).toBe(200)
  expect((await back.propose(clerk, parcel.id)).body.code).toBe('corrections.nothing')
  const release = { shipmentId: parcel.id, reason: 'ADDRESS' }
  expect((await app.ask(clerk, depotEndpoints.releaseParcel, { body: release })).status).toBe(200)
  await back.takenBack(parcel.id)
  expect(await world.stateOf(parcel)).toBe('PICKED_UP')
})

test('handed back by mistake, it is returning with its fee paid and its revenue open', async () => {
  const parcel = await world.parcel(merchant, 'RETURNING')
  await isOfDepot([parcel.id])
  await world.onSheet(courier, depotId, [parcel], 'RETURN')
  await world.send(courier, { kind: 'LOADED', code: parcel.waybill })
  const before = await earned()
  const handed = { kind: 'HANDED_BACK', code: parcel.waybill, name: 'Mariam', signatureId }
  await world.send(courier, handed)
  expect(await world.stateOf(parcel)).toBe('RETURNED')
  await back.takenBack(parcel.id)
  expect([await world.stateOf(parcel), await earned()]).toEqual(['RETURNING', before])
  await world.send(courier, handed)
  expect(await world.stateOf(parcel)).toBe('RETURNED')
  expect(await earned()).toBeGreaterThan(before)
})

test('after its round a delivery that is taken back is in transit, for another courier', async () => {
  const parcel = await delivered()
  await app.owner.query(
    `update express_run_sheets set state = 'CLOSED', move = 'close', moved_as = 'agent', version = version + 1, closed_at = now()
      where courier_id = $1`,
    [courier.userId],
  )
  await back.takenBack(parcel.id)
  expect([await world.stateOf(parcel), await stopsOf(parcel)]).toEqual(['IN_TRANSIT', ['DONE']])
  const other = await addWorker(app, 'courier', depotId, ['DU'])
  await world.onSheet(other, depotId, [parcel], 'DELIVERY')
  await world.send(other, { kind: 'LOADED', code: parcel.waybill })
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  courier = other
  signatureId = await world.file(courier, 'SIGNATURE')
})

test('within 24 hours, by whom it concerns', async () => {
  const parcel = await delivered()
  expect((await back.propose(stranger, parcel.id)).status).toBe(404)
  expect((await back.view(stranger, parcel.id)).status).toBe(404)
  expect((await back.propose(merchant, parcel.id)).status).toBe(403)
  expect((await back.propose(courier, parcel.id)).status).toBe(403)
  app.clock.pass(24 * 3_600_000 + 60_000)
  expect((await back.propose(desk, parcel.id)).body.code).toBe('corrections.late')
  app.clock.reset()
  await back.propose(desk, parcel.id)
  app.clock.pass(24 * 3_600_000 + 60_000)
  expect((await back.decide(admin, parcel.id)).body.code).toBe('corrections.late')
  app.clock.reset()
  expect((await back.decide(stranger, parcel.id)).body.code).toBe('corrections.none')
  const listed = async (person: Person) =>
    (await app.ask(person, calls.listParcelCorrections)).body.corrections.map(
      ({ shipmentId }: { shipmentId: string }) => shipmentId,
    )
  expect(await listed(clerk)).toContain(parcel.id)
  expect(await listed(stranger)).toEqual([])
  const queue = await app.ask(desk, parcelDeskEndpoints.viewParcelDesk, { query: { kind: 'CORRECTION' } })
  expect(queue.body.items).toMatchObject([{ shipmentId: parcel.id, detail: 'Delivered' }])
  expect((await back.decide(desk, parcel.id, false)).status).toBe(200)
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
})

test('two who confirm at once take it back once', async () => {
  const parcel = await withCash()
  const before = await owed()
  await back.propose(clerk, parcel.id)
  const both = await Promise.all([back.decide(desk, parcel.id), back.decide(admin, parcel.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await owed()).toBe(before + 34_995n)
  await booksAreRight()
})

test('two who ask at once leave one to be confirmed', async () => {
  const parcel = await delivered()
  const both = await Promise.all([back.propose(clerk, parcel.id), back.propose(desk, parcel.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a scan that comes meanwhile makes the proposal void, whichever is first', async () => {
  const parcel = await out()
  await back.propose(clerk, parcel.id)
  await sign(parcel)
  expect((await back.decide(desk, parcel.id)).body.code).toBe('corrections.moved-on')
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
  // About the new scan somebody may ask anew.
  expect((await back.propose(desk, parcel.id)).status).toBe(200)
  for (let n = 0; n < 3; n++) {
    const raced = await out()
    await back.propose(clerk, raced.id)
    const [decided, scanned] = await Promise.all([back.decide(desk, raced.id), sign(raced)])
    const state = await world.stateOf(raced)
    if (decided.status === 200) {
      expect(state).toBe('IN_TRANSIT')
      expect(scanned.status).toBe(409)
    } else {
      expect(decided.body.code).toBe('corrections.moved-on')
      expect(state).toBe('DELIVERED')
    }
  }
})

test('the database lets nobody go back a step, or give cash back, without two people', async () => {
  const parcel = await withCash()
  await expect(
    systemTransaction(app.db, (tx) =>
      moveShipment(tx, parcel.id, 'correctDelivery', { as: 'desk', to: 'IN_TRANSIT' }),
    ),
  ).rejects.toThrow(/express_shipments_corrected|second person/)
  await expect(
    app.owner.query(
      `update express_cod set state = 'EXPECTED', move = 'takeBack', moved_as = 'desk', version = version + 1,
        courier_id = null, collected_at = null, posting_kind = null, transaction_id = null where id = $1`,
      [parcel.id],
    ),
  ).rejects.toThrow(/stays in the books/)
  await back.propose(clerk, parcel.id)
  const id = await back.idOf(parcel.id)
  const made = (person: Person, collected: string) =>
    app.owner.query(
      `update express_corrections c set outcome = 'MADE', decided_by = $2, decided_at = now(), made_version = 1,
        collected_id = ${collected} where id = $1`,
      [id, person.userId],
    )
  await expect(made(clerk, 'null')).rejects.toThrow(/express_corrections_second_person/)
  await expect(made(courier, 'null')).rejects.toThrow(/by who has scanned/)
  const posting = `(select transaction_id from express_cod where id = c.shipment_id)`
  await expect(made(colleague, posting)).rejects.toThrow(/without the desk/)
  expect((await cashOf(parcel)).state).toBe('COLLECTED')
})
