// All SQL of bookings at the carrier, and of the checkpoints that it tells.
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { Service } from '@marsa/model/express/services.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { isWithCarrier } from '../depot/handovers.store.ts'
import type { CarrierBooking, CarrierEvent } from './ask-carrier.ts'

/** Every paid shipment of the services that the carrier makes, which is not known yet, waits to be booked. */
export const addBookings = async (db: Db, now: Date): Promise<void> => {
  await sql`insert into express_bookings (shipment_id, due_at)
    select id, ${now} from express_shipments s where state in ('CREATED', 'PICKUP_SCHEDULED', 'PICKED_UP', 'IN_TRANSIT')
      and service in ('INTL_PRIORITY', 'INTL_ECONOMY') and not exists (select from express_bookings b where b.shipment_id = s.id)
    on conflict do nothing`.execute(db)
}

export type DueBooking = {
  id: string
  edition: number
  tries: number
  first_tried_at: Date | null
  waybill: string
  service: Service
  form: ShipmentForm
}

/** Those whose next try is due, the oldest first. */
export const dueBookings = (db: Db, now: Date): Promise<DueBooking[]> =>
  rows(
    db,
    sql`select s.id, b.edition, b.tries, b.first_tried_at, s.waybill, s.service, s.form
      from express_bookings b join express_shipments s on s.id = b.shipment_id
      where b.state = 'WAITING' and b.due_at <= ${now} and s.waybill is not null
        and s.state not in ('RETURNING', 'RETURNED') order by b.due_at limit 20`,
  )

/** Keeps what was booked. False where the shipment was cancelled or booked anew meanwhile: then this booking is nobody's. */
export const keepBooking = async (
  tx: Tx,
  { id, edition }: DueBooking,
  { number, pickup, label }: CarrierBooking,
  costFils: bigint | undefined,
  now: Date,
): Promise<boolean> => {
  const kept = await maybe(
    tx,
    sql`update express_bookings b set state = 'BOOKED', partner_number = ${number}, pickup_number = ${pickup ?? null},
        label = ${label ?? null}, cost_fils = ${costFils ?? null}, booked_at = ${now}, tries = tries + 1, fault = null
      where shipment_id = ${id} and edition = ${edition} and state = 'WAITING'
        and exists (select from express_shipments s where s.id = b.shipment_id
          and s.state not in ('DRAFT', 'PENDING_PAYMENT', 'CANCELLED') for update)
      returning shipment_id`,
  )
  if (!kept) return false
  await sql`update express_shipments set partner_number = ${number} where id = ${id}`.execute(tx)
  return true
}

/** After a try that failed: the next one at `dueAt`, or with null none until the desk books anew. */
export const noteFailure = async (
  db: Db,
  { id, edition }: DueBooking,
  fault: string,
  dueAt: Date | null,
  now: Date,
): Promise<void> => {
  const state = dueAt ? 'WAITING' : 'FAILED'
  await sql`update express_bookings set state = ${state}, tries = tries + 1, fault = ${fault.slice(0, 500)},
      first_tried_at = coalesce(first_tried_at, ${now}), due_at = coalesce(${dueAt}, due_at)
    where shipment_id = ${id} and edition = ${edition} and state = 'WAITING'`.execute(db)
}

/** Tries again from the beginning, under a new reference. False where nothing has failed. */
export const bookAnew = async (tx: Tx, shipmentId: string, now: Date): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update express_bookings set state = 'WAITING', edition = edition + 1, tries = 0, first_tried_at = null, due_at = ${now}
      where shipment_id = ${shipmentId} and state = 'FAILED' returning shipment_id`,
  )) !== undefined

export type Withdrawal = { id: string; pickup: string | null }

/** Bookings of shipments that were cancelled, or go back before the carrier has them: its pickup is to be cancelled. */
export const bookingsToWithdraw = (db: Db): Promise<Withdrawal[]> =>
  rows(
    db,
    sql`select s.id, b.pickup_number as pickup from express_bookings b join express_shipments s on s.id = b.shipment_id
      where b.state in ('WAITING', 'BOOKED', 'FAILED') and (s.state in ('CANCELLED', 'DRAFT')
        or s.state in ('RETURNING', 'RETURNED') and not ${isWithCarrier}) limit 50`,
  )

export const noteWithdrawn = async (db: Db, id: string): Promise<void> => {
  await sql`update express_bookings set state = 'WITHDRAWN' where shipment_id = ${id}`.execute(db)
}

export type Tracked = { id: string; number: string }

/** Booked shipments that are on their way, last asked for long enough ago: those out for delivery more often. */
export const toTrack = (db: Db, now: Date): Promise<Tracked[]> =>
  rows(
    db,
    sql`select s.id, b.partner_number as number from express_bookings b join express_shipments s on s.id = b.shipment_id
      where b.state = 'BOOKED' and s.state not in ('DELIVERED', 'RETURNED', 'CANCELLED', 'LOST')
        and (b.asked_at is null or b.asked_at < ${now}::timestamptz - make_interval(mins =>
          case when s.state = 'OUT_FOR_DELIVERY' then 5 else 15 end))
      order by b.asked_at nulls first limit 200`,
  )

export const trackedByNumber = (db: Db, number: string): Promise<Tracked | undefined> =>
  maybe(
    db,
    sql`select shipment_id as id, partner_number as number from express_bookings
      where partner_number = ${number} and state = 'BOOKED'`,
  )

export const noteAsked = async (db: Db, id: string, now: Date): Promise<void> => {
  await sql`update express_bookings set asked_at = ${now} where shipment_id = ${id}`.execute(db)
}

/** Where a shipment is, locked. */
export const lockState = async (tx: Tx, id: string): Promise<ShipmentState | undefined> =>
  (
    await maybe<{ state: ShipmentState }>(
      tx,
      sql`select state from express_shipments where id = ${id} for update`,
    )
  )?.state

export const hasCheckpoint = async (tx: Tx, number: string, event: CarrierEvent): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select from express_checkpoints where partner_number = ${number} and code = ${event.code}
      and happened_at = ${event.at} and place = ${event.place}`,
  )) !== undefined

/** The carrier has told that it is back with its sender. */
export const hasComeBack = async (db: Db, shipmentId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from express_checkpoints where shipment_id = ${shipmentId} and code = 'RT' limit 1`,
  )) !== undefined

export const insertCheckpoint = async (
  tx: Tx,
  { id, number }: Tracked,
  { code, at, place, description, body }: CarrierEvent,
  movedTo: ShipmentState | null,
): Promise<void> => {
  await sql`insert into express_checkpoints (shipment_id, partner_number, code, happened_at, place, description, body, moved_to)
    values (${id}, ${number}, ${code}, ${at}, ${place}, ${description}, ${JSON.stringify(body)}::jsonb, ${movedTo})`.execute(
    tx,
  )
}

export type CarrierFault = {
  shipment_id: string
  waybill: string | null
  number: string
  recipient_name: string
  to_city: string
  state: 'WAITING' | 'FAILED'
  tries: number
  since: Date
  fault: string | null
}

/** Bookings that the carrier did not make: those given up first, then those tried more than once. */
export const carrierFaults = (db: Db): Promise<CarrierFault[]> =>
  rows(
    db,
    sql`select b.shipment_id, s.waybill, s.number, s.recipient_name, s.to_city, b.state, b.tries,
        coalesce(b.first_tried_at, b.due_at) as since, b.fault
      from express_bookings b join express_shipments s on s.id = b.shipment_id
      where (b.state = 'FAILED' or b.state = 'WAITING' and b.tries > 0) and s.state not in ('CANCELLED', 'DRAFT')
      order by b.state = 'WAITING', since limit 200`,
  )
