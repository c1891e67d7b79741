// International parcels from payment to delivery at the carrier's own process: booked once, told of by signed notices, found again
// when an answer or a notice is lost, given to the desk after a day, withdrawn with the shipment.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierEndpoints } from '@marsa/model/express/carrier/carrier-endpoints.ts'
import { holdEndpoints } from '@marsa/model/express/depot/hold-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import { quiet, testApp, type TestApp } from '../../../test/app.ts'
import { goodsAbroad } from '../../../test/parcel-form.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { startSandboxCarrier, type SandboxCarrier } from '../../../test/sandbox-carrier.ts'
import { balanceOf, listLedgerFaults, listTaxInvoices } from '../../finance/door.ts'
import { signatureOf } from '../../integrations/sign.ts'
import { systemTransaction } from '../../kit/db.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { isReturnUnquoted } from '../depot/charges.store.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import { askCarrier } from './ask-carrier.ts'
import { nextTry } from './book-with-carrier.ts'
import { quoteReturns } from './quote-returns.ts'
import { carrierSignatureHeader } from './receive-carrier-notice.ts'

const webhookSecret = 'agreed with the carrier'
const folder = temporaryFolder('sandbox-carrier')
let sandbox: SandboxCarrier
let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let customer: Person
let desk: Person
beforeAll(async () => {
  sandbox = await startSandboxCarrier(path.join(folder, 'journal.ndjson'))
  app = await testApp({ carrier: askCarrier({ ...sandbox, webhookSecret, timeoutMs: 1_500 }) })
  world = parcelWorldOf(app)
  customer = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  await app.close()
  fs.rmSync(folder, { recursive: true })
})

const send = (recipient: string, change: object = {}) =>
  world.created(customer, { ...goodsAbroad(recipient), dropOff: true, slot: undefined, ...change })

const run = (name: string) =>
  app.jobs.find((job) => job.name === name)!.run({} as never, { db: app.db, log: quiet })
const book = () => run('express.book-with-carrier')
const trackAll = () => run('express.track-with-carrier')

type Booking = {
  state: string
  edition: number
  tries: number
  partner_number: string | null
  cost_fils: string | null
}
const booking = async (id: string): Promise<Booking> =>
  (await app.owner.query<Booking>('select * from express_bookings where shipment_id = $1', [id])).rows[0]!
const stateOf = async (id: string): Promise<string> => (await world.view(customer, id)).status
const notice = (shipmentTrackingNumber: string, secret = webhookSecret) => {
  const body = JSON.stringify({ shipmentTrackingNumber })
  return app.raw('POST', '/api/Express/Carrier/Notice', null, {
    body,
    headers: {
      'content-type': 'application/json',
      [carrierSignatureHeader]: signatureOf(secret, Math.floor(Date.now() / 1000), body),
    },
  })
}
/** Moves a parcel so many checkpoints on. */
const go = async (number: string, from: number, to: number): Promise<void> => {
  for (let taken = from; taken < to; taken++) await sandbox.step(number, taken)
}

test('what was paid is booked once with its cost; domestic parcels are not the carrier’s', async () => {
  const { id } = await send('Amal Haddad')
  const domestic = await world.created(customer)
  await Promise.all([book(), book()])
  await book()
  const made = await booking(id)
  // 30 x 20 x 15 cm weigh 1.8 kg by volume, it is 2.5 kg: 24.00 + 2.5 x 9.50.
  expect(made).toMatchObject({ state: 'BOOKED', tries: 1, cost_fils: '4775' })
  expect(await booking(domestic.id)).toBeUndefined()
  expect(await balanceOf(app.db, { kind: 'carrier_cost' })).toBe(-4775n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('its checkpoints move it by signed notices; each is kept once and read by the customer', async () => {
  const { id } = await send('Duplicate Haddad')
  await book()
  const number = (await booking(id)).partner_number!
  const told = async () =>
    (
      await app.owner.query(
        `select from stream_events where kind = 'express.changed' and subject_id = $1 and company_id = $2`,
        [id, customer.companyId],
      )
    ).rowCount
  const before = (await told())!
  await sandbox.step(number, 0)
  expect(await notice(number)).toMatchObject({ status: 200, body: { known: true } })
  expect(await stateOf(id)).toBe('PICKED_UP')
  // Open pages of the sender read it anew.
  expect(await told()).toBe(before + 1)
  await go(number, 1, 5)
  await notice(number)
  expect(await stateOf(id)).toBe('OUT_FOR_DELIVERY')
  // A depot forgot to write the hand-over down; when the parcel is delivered it no longer counts there.
  const inDepots = async () =>
    (
      await app.owner.query('select from express_parcels where shipment_id = $1 and depot_id is not null', [
        id,
      ])
    ).rowCount
  await app.owner.query(
    `with depot as (insert into express_depots (code, name_en, name_ar) values ('FGT', 'Forgetful', 'ناسٍ') returning id)
      update express_parcels set depot_id = depot.id, arrived_at = now(), arrived_by = $2 from depot where shipment_id = $1`,
    [id, desk.userId],
  )
  expect(await inDepots()).toBe(1)
  await go(number, 5, 6)
  await Promise.all([notice(number), notice(number)])
  expect(await stateOf(id)).toBe('DELIVERED')
  expect(await inDepots()).toBe(0)
  const { rows } = await app.owner.query<{ code: string; moved_to: string | null }>(
    'select code, moved_to from express_checkpoints where shipment_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ code, moved_to }) => [code, moved_to])).toEqual([
    ['PU', 'PICKED_UP'],
    ['PL', 'IN_TRANSIT'],
    ['DF', null],
    ['AF', null],
    ['WC', 'OUT_FOR_DELIVERY'],
    ['OK', 'DELIVERED'],
  ])
  // Exported carriage is zero-rated: all that was paid is earned.
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a notice that is forged, or of a number that is nobody’s, changes nothing', async () => {
  const { id } = await send('Amal Haddad')
  await book()
  const number = (await booking(id)).partner_number!
  await sandbox.step(number, 0)
  expect(await notice(number, 'guess')).toMatchObject({
    status: 403,
    body: { code: 'integrations.notice-refused' },
  })
  expect(await stateOf(id)).toBe('CREATED')
  expect(await notice('7799999999')).toMatchObject({ status: 200, body: { known: false } })
  // Without any notice the next look at all parcels finds it.
  await trackAll()
  expect(await stateOf(id)).toBe('PICKED_UP')
})

test('customs hold it with their reason, and it goes on when they let it', async () => {
  const { id } = await send('Customs Haddad')
  await book()
  const number = (await booking(id)).partner_number!
  await go(number, 0, 5)
  await notice(number)
  expect(await stateOf(id)).toBe('ON_HOLD')
  await go(number, 5, 8)
  await notice(number)
  expect(await stateOf(id)).toBe('DELIVERED')
})

test('what the recipient refuses comes back', async () => {
  const { id } = await send('Refused Haddad')
  await book()
  const number = (await booking(id)).partner_number!
  await go(number, 0, 6)
  await notice(number)
  expect(await stateOf(id)).toBe('DELIVERY_FAILED')
  await go(number, 6, 7)
  await notice(number)
  expect(await stateOf(id)).toBe('RETURNING')
  await quoteBack()
  expect(await stateOf(id)).toBe('RETURNED')
})

test('a lost answer is asked for again and books no second parcel', async () => {
  const { id } = await send('Lostanswer Haddad')
  await book()
  expect(await booking(id)).toMatchObject({ state: 'WAITING', tries: 1 })
  await app.owner.query(
    `update express_bookings set due_at = now() - interval '1 second' where shipment_id = $1`,
    [id],
  )
  await book()
  expect(await booking(id)).toMatchObject({ state: 'BOOKED', tries: 2 })
})

test('one that the carrier never makes holds no other up, is the desk’s after a day, and begins anew when the desk says so', async () => {
  const broken = await send('Amal Haddad', {
    packages: [{ weight: '13.13', length: '30', width: '20', height: '15', packaging: 'OWN' }],
  })
  const sound = await send('Amal Haddad')
  await book()
  expect((await booking(sound.id)).state).toBe('BOOKED')
  expect(await booking(broken.id)).toMatchObject({ state: 'WAITING', tries: 1 })
  await app.owner.query(
    `update express_bookings set first_tried_at = now() - interval '24 hours', due_at = now() - interval '1 second' where shipment_id = $1`,
    [broken.id],
  )
  await book()
  expect((await booking(broken.id)).state).toBe('FAILED')
  const { body } = await app.ask(desk, carrierEndpoints.listCarrierFaults)
  expect(body.faults[0]).toMatchObject({ shipmentId: broken.id, isGivenUp: true, tries: 2 })
  expect(body.faults[0].fault).toContain('503')
  const again = () =>
    app.ask(desk, carrierEndpoints.bookWithCarrierAgain, { body: { shipmentId: broken.id } })
  expect((await again()).status).toBe(200)
  expect(await booking(broken.id)).toMatchObject({ state: 'WAITING', edition: 2, tries: 0 })
  expect((await again()).status).toBe(409)
  expect((await app.ask(customer, carrierEndpoints.listCarrierFaults)).status).toBe(403)
})

test('tries are a minute, two, four and at last an hour apart, for a day', () => {
  const first = new Date('2026-11-24T06:00:00Z')
  const minutes = (tries: number) => (nextTry(tries, first, first)!.getTime() - first.getTime()) / 60_000
  expect([0, 1, 2, 5, 6, 50].map(minutes)).toEqual([1, 2, 4, 32, 60, 60])
  expect(nextTry(30, first, new Date('2026-11-25T05:00:00Z'))).not.toBeNull()
  expect(nextTry(30, first, new Date('2026-11-25T05:00:01Z'))).toBeNull()
})

test('a cancelled shipment is withdrawn from the carrier', async () => {
  const { id, version } = await send('Amal Haddad')
  await book()
  const number = (await booking(id)).partner_number!
  const cancelled = await app.ask(customer, shipmentEndpoints.cancelShipment, {
    query: { id },
    body: { comments: 'Sold to somebody else', version },
  })
  expect(cancelled.status).toBe(200)
  await book()
  expect((await booking(id)).state).toBe('WITHDRAWN')
  await sandbox.step(number, 0)
  await notice(number)
  expect(await stateOf(id)).toBe('CANCELLED')
})

const quoteBack = () => run('express.quote-returns')
const returnOf = async (id: string) =>
  (
    await app.owner.query(
      `select net_fils::int as net, vat_fils::int as vat, way from express_charges where shipment_id = $1 and kind = 'RETURN'`,
      [id],
    )
  ).rows
/** Refused by its recipient, and back with the carrier's last checkpoint. */
const refused = async (sender: Person): Promise<{ id: string }> => {
  const { id } = await world.created(sender, {
    ...goodsAbroad('Refused Haddad'),
    dropOff: true,
    slot: undefined,
  })
  await book()
  const number = (await booking(id)).partner_number!
  await go(number, 0, 7)
  await notice(number)
  return { id }
}

test('what comes back from abroad is charged as the carrier asks, zero-rated, with its invoice, and once', async () => {
  const { id } = await refused(customer)
  // Brought back, but its fee is not known yet.
  expect(await stateOf(id)).toBe('RETURNING')
  const cost = await balanceOf(app.db, { kind: 'carrier_cost' })
  await Promise.all([quoteBack(), quoteBack()])
  await quoteBack()
  // 24.00 + 2.5 x 9.50, as on the way there; an empty wallet owes it.
  expect(await returnOf(id)).toEqual([{ net: 4775, vat: 0, way: 'debt' }])
  expect(await balanceOf(app.db, { kind: 'carrier_cost' })).toBe(cost - 4775n)
  expect(await stateOf(id)).toBe('RETURNED')
  const invoices = (await listTaxInvoices(app.db, id)).filter(({ kind }) => kind === 'final')
  expect(invoices.map(({ totalFils }) => totalFils)).toContain(4775n)
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a person pays the way back by card before the parcel counts as returned', async () => {
  const person = await addPerson(app.db, 'customer')
  const { id } = await refused(person)
  await quoteBack()
  expect(await returnOf(id)).toEqual([{ net: 4775, vat: 0, way: null }])
  expect((await world.view(person, id)).status).toBe('RETURNING')
  const { charges } = (await app.ask(person, holdEndpoints.viewHolds, { query: { shipmentId: id } })).body
  const { body } = await app.ask(person, holdEndpoints.openChargePayment, {
    body: { chargeId: charges[0].id, amount: '47.75' },
  })
  await world.settle(body.sessionId, 'succeeded')
  expect((await world.view(person, id)).status).toBe('RETURNED')
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what goes back before the carrier has it is free, and its booking is withdrawn', async () => {
  const { id } = await send('Amal Haddad')
  await book()
  expect((await booking(id)).state).toBe('BOOKED')
  const back = async (...moves: readonly (readonly [ShipmentMove, 'agent' | 'desk'])[]) => {
    for (const [move, as] of moves)
      await systemTransaction(app.db, (tx) => moveShipment(tx, id, move, { as }))
  }
  await back(['pickUp', 'agent'], ['moveOn', 'agent'], ['hold', 'desk'], ['sendBack', 'desk'])
  expect(await isReturnUnquoted(app.db, id)).toBe(false)
  await quoteBack()
  expect(await returnOf(id)).toEqual([])
  await book()
  expect((await booking(id)).state).toBe('WITHDRAWN')
})

test('without a carrier to ask, what it has brought back waits for its fee', async () => {
  const { id } = await refused(customer)
  await quoteReturns({
    db: app.db,
    carrier: askCarrier({ ...sandbox, url: null, webhookSecret }),
    clock: app.clock,
  })
  expect(await returnOf(id)).toEqual([])
  expect(await isReturnUnquoted(app.db, id)).toBe(true)
  expect(await stateOf(id)).toBe('RETURNING')
})

test('what we have lost and found goes back free', async () => {
  const { id } = await send('Amal Haddad')
  await book()
  for (const [move, as, to] of [
    ['pickUp', 'system', undefined],
    ['declareLost', 'desk', undefined],
    ['find', 'desk', 'RETURNING'],
  ] as const)
    await systemTransaction(app.db, (tx) => moveShipment(tx, id, move, { as, ...(to && { to }) }))
  await quoteBack()
  expect(await returnOf(id)).toEqual([])
})
