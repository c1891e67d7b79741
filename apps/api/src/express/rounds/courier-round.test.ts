// A courier's day: every move from every state, proofs, cash to the fil, wrong codes, replays, two couriers, strangers, the days after.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pieceCode } from '@marsa/model/express/label/label-layout.ts'
import { scanFaultText } from '@marsa/model/express/rounds/scan-text.ts'
import { roundEndpoints as calls } from '@marsa/model/express/rounds/round-endpoints.ts'
import { shipmentStates, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { addDays, dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { parcelForm } from '../../../test/parcel-form.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { roundWorldOf, type Parcel } from '../../../test/round-world.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { cashInHand, listCodFaults } from '../cash-on-delivery/cod.store.ts'
import { followFailedDeliveries } from './round-jobs.ts'
import { moveSheet } from './sheets.store.ts'

let app: TestApp
let world: ReturnType<typeof roundWorldOf>
let merchant: Person
let depotId: string
let depot: Person
let courier: Person
let other: Person
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = roundWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  depotId = await addDepot(app, 'DXB', ['DU'])
  depot = await addWorker(app, 'depot', depotId)
  courier = await addWorker(app, 'courier', depotId, ['DU'])
  other = await addWorker(app, 'courier', depotId, ['DU'])
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listCodFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const out = async (change: object = {}, by = courier): Promise<Parcel> => {
  const parcel = await world.parcel(merchant, 'IN_TRANSIT', { proof: [], ...change })
  await world.onSheet(by, depotId, [parcel], 'DELIVERY')
  const loaded = await world.send(by, { kind: 'LOADED', code: parcel.waybill })
  expect(loaded.body).toMatchObject({ outcome: 'done' })
  return parcel
}
const signed = async (by = courier) => ({
  name: 'Omar Saleh',
  signatureId: await world.file(by, 'SIGNATURE'),
})
const deliver = async (parcel: Parcel, event: Record<string, unknown>, by = courier) =>
  world.send(by, { kind: 'DELIVERED', code: parcel.waybill, ...event })
const refused = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) })
const notices = async (person: Person, template: string, { id }: Parcel): Promise<number> =>
  (
    await app.owner.query(
      'select from notifications where user_id = $1 and template = $2 and subject_id = $3',
      [person.userId, template, id],
    )
  ).rows.length

describe('every event from every state of the shipment', () => {
  const reach: readonly ShipmentState[] = [
    'CREATED',
    'PICKED_UP',
    'IN_TRANSIT',
    'ON_HOLD',
    'OUT_FOR_DELIVERY',
    'DELIVERY_FAILED',
    'RETURNING',
  ]
  const moves = [
    ['PICKUP', 'COLLECTED', { CREATED: 'PICKED_UP' }],
    ['DELIVERY', 'LOADED', { IN_TRANSIT: 'OUT_FOR_DELIVERY' }],
    ['DELIVERY', 'DELIVERED', { OUT_FOR_DELIVERY: 'DELIVERED' }],
    ['DELIVERY', 'NOT_DELIVERED', { OUT_FOR_DELIVERY: 'DELIVERY_FAILED' }],
    ['RETURN', 'HANDED_BACK', { RETURNING: 'RETURNED' }],
  ] as const
  test.each(moves)('%s: %s', async (kind, event, leads) => {
    const found: Partial<Record<ShipmentState, ShipmentState>> = {}
    for (const state of reach) {
      const parcel = await world.parcel(merchant, state, { proof: [] })
      await world.onSheet(courier, depotId, [parcel], kind)
      await world.send(courier, {
        kind: event,
        code: parcel.waybill,
        ...(event === 'NOT_DELIVERED' && { reason: 'REFUSED' }),
        ...((event === 'DELIVERED' || event === 'HANDED_BACK') && (await signed())),
      })
      const after = await world.stateOf(parcel)
      if (after !== state) found[state] = after
    }
    expect(found).toEqual(leads)
    expect(shipmentStates).toEqual(expect.arrayContaining([...reach]))
  })
})

test('a pickup is collected when it was captured, and customers cancel no more (E13)', async () => {
  const parcel = await world.parcel(merchant)
  await world.onSheet(courier, depotId, [parcel], 'PICKUP')
  const capturedAt = new Date(app.clock.now().getTime() - 1_000)
  const answer = await world.send(courier, {
    kind: 'COLLECTED',
    code: parcel.waybill,
    capturedAt: toOffset(capturedAt),
  })
  expect(answer.body).toMatchObject({ outcome: 'done', because: null })
  const [stop] = answer.body.today.stops.filter(
    (each: { waybill: string }) => each.waybill === parcel.waybill,
  )
  expect(stop).toMatchObject({ kind: 'PICKUP', state: 'DONE' })
  const { rows } = await app.owner.query(
    `select courier_id, depot_id, (select count(*)::int from express_timeline where shipment_id = s.id and state = 'PICKED_UP') as times
      from express_shipments s where id = $1`,
    [parcel.id],
  )
  expect(rows[0]).toEqual({ courier_id: courier.userId, depot_id: depotId, times: 1 })
})

test('a pickup that is not made frees its slot; the third time the desk calls (X1)', async () => {
  const parcel = await world.parcel(merchant, 'PICKUP_SCHEDULED')
  await app.owner.query('update express_shipments set missed_pickups = 1 where id = $1', [parcel.id])
  await world.onSheet(courier, depotId, [parcel], 'PICKUP')
  const missed = { kind: 'PICKUP_MISSED', code: parcel.waybill }
  expect(await world.send(courier, missed)).toEqual(refused('express.reason-missing'))
  expect((await world.send(courier, { ...missed, reason: 'CLOSED' })).body.outcome).toBe('done')
  const { rows } = await app.owner.query(
    'select state, slot_id, missed_pickups from express_shipments where id = $1',
    [parcel.id],
  )
  expect(rows[0]).toEqual({ state: 'CREATED', slot_id: null, missed_pickups: 2 })
  expect(await notices(desk, 'parcel-pickup-missed-often', parcel)).toBe(0)
  const third = await world.parcel(merchant, 'PICKUP_SCHEDULED')
  await app.owner.query('update express_shipments set missed_pickups = 2 where id = $1', [third.id])
  await world.onSheet(courier, depotId, [third], 'PICKUP')
  await world.send(courier, { kind: 'PICKUP_MISSED', code: third.waybill, reason: 'NOT_READY' })
  expect(await notices(desk, 'parcel-pickup-missed-often', third)).toBe(1)
})

test('it goes out once every piece is loaded, and is delivered with every piece (X4)', async () => {
  const packages = Array(3).fill(parcelForm(app.clock.now()).packages[0])
  const parcel = await world.parcel(merchant, 'IN_TRANSIT', { packages, proof: [] })
  await world.onSheet(courier, depotId, [parcel], 'DELIVERY')
  for (const [n, state] of [
    [1, 'IN_TRANSIT'],
    [3, 'IN_TRANSIT'],
    [3, 'IN_TRANSIT'],
    [2, 'OUT_FOR_DELIVERY'],
  ] as const) {
    await world.send(courier, { kind: 'LOADED', code: pieceCode(parcel.waybill, n) })
    expect(await world.stateOf(parcel)).toBe(state)
  }
  const proof = await signed()
  expect(await deliver(parcel, { ...proof, pieces: [1, 2] })).toEqual(refused('express.pieces-missing'))
  expect((await deliver(parcel, { ...proof, pieces: [1, 2, 3] })).body.outcome).toBe('done')
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
})

test('cash is taken to the fil and owed from then on; less, more and none are refused (K2)', async () => {
  const parcel = await out({ cod: '349.95' })
  const proof = { ...(await signed()), idSeen: true }
  expect(await deliver(parcel, { ...proof, cash: '349.94' })).toEqual(refused('express.cash-other'))
  expect(await deliver(parcel, { ...proof, cash: '350.00' })).toEqual(refused('express.cash-other'))
  expect(await deliver(parcel, proof)).toEqual(refused('express.cash-missing'))
  expect(await deliver(parcel, { ...(await signed()), cash: '349.95' })).toEqual(
    refused('express.proof-strict'),
  )
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  const before = await cashInHand(app.db, courier.userId)
  const { body } = await deliver(parcel, { ...proof, cash: '349.95' })
  expect((await cashInHand(app.db, courier.userId)) - before).toBe(34_995n)
  expect(body.today.cash.rows.at(-1)).toMatchObject({ waybill: parcel.waybill, amount: '349.95' })
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: parcel.id })).toBe(0n)
  const without = await out()
  expect(await deliver(without, { ...(await signed()), cash: '1.00' })).toEqual(refused('express.cash-none'))
})

test('above the limit no further cash is collected, also when two come at once', async () => {
  const rich = await addWorker(app, 'courier', depotId, ['DU'])
  await app.owner.query('update express_workers set cash_limit_fils = 10000 where user_id = $1', [
    rich.userId,
  ])
  const parcels = [await out({ cod: '100.01' }, rich), await out({ cod: '50.00' }, rich), await out({}, rich)]
  const proof = { ...(await signed(rich)), idSeen: true }
  const both = await Promise.all([
    deliver(parcels[0]!, { ...proof, cash: '100.01' }, rich),
    deliver(parcels[0]!, { ...proof, cash: '100.01' }, rich),
  ])
  expect(both.map(({ body }) => body.outcome).toSorted()).toEqual(['done', 'set-aside'])
  expect(await cashInHand(app.db, rich.userId)).toBe(10_001n)
  expect(await deliver(parcels[1]!, { ...proof, cash: '50.00' }, rich)).toEqual(refused('express.cash-limit'))
  expect((await deliver(parcels[2]!, proof, rich)).body.outcome).toBe('done')
})

test('the delivery code proves it, and a wrong one that comes late leaves the parcel with the courier', async () => {
  const parcel = await out({ cod: '80.00' })
  const code = await world.codeOf(parcel)
  const wrong = code === '0000' ? '1111' : '0000'
  const late = toOffset(new Date(app.clock.now().getTime() - 6 * 60_000))
  const event = { cash: '80.00', deliveryCode: wrong, capturedAt: late, clientId: randomUUID() }
  const aside = await deliver(parcel, event)
  expect(aside.body).toMatchObject({ outcome: 'set-aside', because: 'the delivery code was wrong' })
  expect(aside.body.today.stops.find((stop: Parcel) => stop.waybill === parcel.waybill)).toMatchObject({
    state: 'OPEN',
    isOut: true,
  })
  expect((await deliver(parcel, event)).body.outcome).toBe('set-aside')
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  expect(await balanceOf(app.db, { kind: 'courier_receivable', ownerId: courier.userId })).toBe(
    -(await cashInHand(app.db, courier.userId)),
  )
  expect(await notices(desk, 'parcel-code-wrong', parcel)).toBe(1)
  expect(await notices(depot, 'scan-set-aside', parcel)).toBe(1)
  const { rows } = await app.owner.query('select tries from express_code_tries where shipment_id = $1', [
    parcel.id,
  ])
  expect(rows[0].tries).toBe(1)
  expect((await deliver(parcel, { cash: '80.00', deliveryCode: code })).body.outcome).toBe('done')
  expect(await world.stateOf(parcel)).toBe('DELIVERED')
})

test('left at the door only where the sender allows it, with a photo', async () => {
  const photoId = await world.file(courier, 'PHOTO')
  const parcel = await out({ proof: ['DOOR'] })
  expect(await deliver(parcel, { atDoor: true })).toEqual(refused('express.door-photo'))
  expect((await deliver(parcel, { atDoor: true, photoId })).body.outcome).toBe('done')
  const wished = await out()
  await app.owner.query(
    `insert into express_recipient_wishes (shipment_id, kind, words, wished_at) values ($1, 'GUARD', 'Abu Ali', now())`,
    [wished.id],
  )
  const { stops } = await world.today(courier)
  expect(stops.find(({ waybill }: Parcel) => waybill === wished.waybill)).toMatchObject({
    wishes: [{ kind: 'GUARD', words: 'Abu Ali' }],
    proof: { door: true },
  })
  const given = { atDoor: true, photoId: await world.file(courier, 'PHOTO') }
  expect((await deliver(wished, given)).body.outcome).toBe('done')
  const without = await out()
  const fresh = { atDoor: true, photoId: await world.file(courier, 'PHOTO') }
  expect(await deliver(without, fresh)).toEqual(refused('express.door-permission'))
})

test('a photo that came before is looked at; one of somebody else is none', async () => {
  const [first, second] = [await out(), await out()]
  const proof = await signed()
  await deliver(first, { ...proof, photoId: await world.file(courier, 'PHOTO') })
  await deliver(second, { ...proof, photoId: await world.file(courier, 'PHOTO') })
  const { rows } = await app.owner.query(
    'select review_because from express_scans where shipment_id = any($1) and kind = $2 order by id',
    [[first.id, second.id], 'DELIVERED'],
  )
  expect(rows.at(-1).review_because).toBe('photo-seen')
  const theirs = await out()
  expect(await deliver(theirs, await signed(other))).toEqual(refused('express.proof-file'))
})

test('a file sent again is the same file, and nobody takes over another’s mark', async () => {
  const clientId = randomUUID()
  const first = await world.file(courier, 'SIGNATURE', { clientId })
  expect(await world.file(courier, 'SIGNATURE', { clientId })).toBe(first)
  await expect(world.file(other, 'SIGNATURE', { clientId })).rejects.toThrow('key-reused')
})

test('absent is who was waited for ten minutes, or called (E18)', async () => {
  const parcel = await out()
  const event = { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'ABSENT' }
  const ago = (minutes: number) => toOffset(new Date(app.clock.now().getTime() - minutes * 60_000))
  expect(await world.send(courier, { ...event, arrivedAt: ago(9) })).toEqual(refused('express.absent-early'))
  expect((await world.send(courier, { ...event, arrivedAt: ago(10) })).body.outcome).toBe('done')
  const { rows } = await app.owner.query(
    'select state, attempts, move_reason from express_shipments where id = $1',
    [parcel.id],
  )
  expect(rows[0]).toEqual({ state: 'DELIVERY_FAILED', attempts: 1, move_reason: 'ABSENT' })
})

test('the next day it is tried again, after the third time it goes back and its cash is dropped (X10, X3)', async () => {
  const parcel = await out({ cod: '20.00' })
  await world.send(courier, { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'REFUSED' })
  await followFailedDeliveries(app.db, app.clock.now())
  expect(await world.stateOf(parcel)).toBe('DELIVERY_FAILED')
  const tomorrow = instantOf(addDays(dayOf(app.clock.now()), 1))
  await followFailedDeliveries(app.db, new Date(tomorrow.getTime() - 1))
  expect(await world.stateOf(parcel)).toBe('DELIVERY_FAILED')
  await app.owner.query(
    `insert into express_recipient_wishes (shipment_id, kind, day, wished_at) values ($1, 'OTHER_DAY', $2, now())`,
    [parcel.id, addDays(dayOf(tomorrow), 1)],
  )
  await followFailedDeliveries(app.db, tomorrow)
  expect(await world.stateOf(parcel)).toBe('DELIVERY_FAILED')
  await app.owner.query('update express_recipient_wishes set ended_at = now() where shipment_id = $1', [
    parcel.id,
  ])
  await Promise.all([followFailedDeliveries(app.db, tomorrow), followFailedDeliveries(app.db, tomorrow)])
  expect(await world.stateOf(parcel)).toBe('IN_TRANSIT')
  await app.owner.query('update express_shipments set attempts = 2 where id = $1', [parcel.id])
  await world.onSheet(courier, depotId, [parcel], 'DELIVERY')
  await world.send(courier, { kind: 'LOADED', code: parcel.waybill })
  await world.send(courier, { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'COD_REFUSED' })
  await followFailedDeliveries(app.db, app.clock.now())
  expect(await world.stateOf(parcel)).toBe('RETURNING')
  const { rows } = await app.owner.query('select state from express_cod where id = $1', [parcel.id])
  expect(rows[0].state).toBe('NOT_COLLECTED')
})

test('a return is handed back with name and signature and earns its carriage (E21)', async () => {
  const parcel = await world.parcel(merchant, 'RETURNING')
  await world.onSheet(courier, depotId, [parcel], 'RETURN')
  await world.send(courier, { kind: 'LOADED', code: parcel.waybill })
  const event = { kind: 'HANDED_BACK', code: parcel.waybill }
  expect(await world.send(courier, { ...event, name: 'Layla' })).toEqual(refused('express.proof-missing'))
  expect((await world.send(courier, { ...event, ...(await signed()) })).body.outcome).toBe('done')
  expect(await world.stateOf(parcel)).toBe('RETURNED')
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: parcel.id })).toBe(0n)
})

test('another courier’s parcel is refused with the depot told, however often it is sent', async () => {
  const parcel = await out()
  const event = { clientId: randomUUID(), ...(await signed(other)) }
  expect(await deliver(parcel, event, other)).toMatchObject({
    status: 409,
    body: { code: 'express.not-on-sheet' },
  })
  expect(await deliver(parcel, event, other)).toMatchObject({ status: 409 })
  expect(await world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  expect(await notices(depot, 'scan-set-aside', parcel)).toBe(1)
})

test('a replayed queue changes nothing: no second move, no second posting', async () => {
  const parcel = await out({ cod: '15.00' })
  const event = { clientId: randomUUID(), cash: '15.00', idSeen: true, ...(await signed()) }
  const answers = await Promise.all([1, 2, 3].map(() => deliver(parcel, event)))
  expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual(['done', 'repeated', 'repeated'])
  const { rows } = await app.owner.query(
    `select (select count(*)::int from express_timeline where shipment_id = $1 and state = 'DELIVERED') as moves,
      (select count(*)::int from ledger_transactions where subject_id = $1 and kind = 'cod.collected') as postings,
      (select count(*)::int from express_proofs where shipment_id = $1) as proofs`,
    [parcel.id],
  )
  expect(rows[0]).toEqual({ moves: 1, postings: 1, proofs: 1 })
})

test('what comes for a stop that is over moves nothing, and courier and depot are told', async () => {
  const parcel = await out({ cod: '15.00' })
  const missed = { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'REFUSED' }
  expect((await world.send(courier, missed)).body.outcome).toBe('done')
  const event = { clientId: randomUUID(), cash: '15.00', idSeen: true, ...(await signed()) }
  for (const answer of [await deliver(parcel, event), await deliver(parcel, event)])
    expect(answer.body).toMatchObject({ outcome: 'set-aside', because: scanFaultText['stop-over'].en })
  expect(await world.stateOf(parcel)).toBe('DELIVERY_FAILED')
  expect(await notices(depot, 'scan-set-aside', parcel)).toBe(1)
  const { body } = await world.send(courier, { kind: 'LOADED', code: parcel.waybill })
  expect(body.outcome).toBe('set-aside')
  const stop = (of: { waybill: string }) => of.waybill === parcel.waybill
  expect(body.today.stops.find(stop)).toMatchObject({ state: 'FAILED', reason: 'REFUSED' })
  expect(body.today.cash.rows.find(stop)).toBeUndefined()
  // Looking at it is no act.
  const looked = await world.send(courier, { kind: 'SEEN', code: parcel.waybill })
  expect(looked.body.outcome).toBe('done')
})

test('a courier sees the open sheet of today alone', async () => {
  const own = await addWorker(app, 'courier', depotId, ['DU'])
  expect(await world.today(own)).toMatchObject({ sheetId: null, stops: [] })
  const parcel = await world.parcel(merchant)
  const sheetId = await world.onSheet(own, depotId, [parcel], 'PICKUP')
  expect(await world.today(own)).toMatchObject({
    sheetId,
    stops: [{ waybill: parcel.waybill, name: 'Layla Hassan', mobile: '+971501234567' }],
  })
  const { body } = await app.ask(other, calls.viewCourierDay)
  expect(JSON.stringify(body)).not.toContain(parcel.waybill)
  await systemTransaction(app.db, (tx) => moveSheet(tx, sheetId, 'close', 'agent'))
  expect(await world.today(own)).toMatchObject({ sheetId: null, stops: [] })
})

test('cities stand in the language of the courier, whichever way they were typed', async () => {
  const own = await addWorker(app, 'courier', depotId, ['DU'])
  const parcel = await world.parcel(merchant, 'IN_TRANSIT', { to: { country: 'AE', city: 'أبو ظبي' } })
  await world.onSheet(own, depotId, [parcel], 'DELIVERY')
  const cityIn = async (language: string) =>
    (
      await app.ask(own, calls.viewCourierDay, { headers: { 'x-language': language } })
    ).body.stops[0].address.at(-1)
  expect([await cityIn('en'), await cityIn('ar')]).toEqual(['Abu Dhabi', 'أبو ظبي'])
})
