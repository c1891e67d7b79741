// All SQL of the trucks of bookings and of which vehicle and driver they have.
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type AllocationRow = {
  vehicle_id: string
  driver_id: string
  plate: string
  driver_en: string
  driver_ar: string
  mobile: string
  language: DriverLang
  since: string
  until: string | null
  reason: string | null
  place: string | null
  appointment: string | null
}
type StepJson = { code: RoadEvent; post: BorderPost | null; at: string }

export type SlotRow = {
  id: string
  request_id: string
  n: number
  tariff_fils: bigint
  empty_waive_reason: string | null
  /** Oldest first; the last one is in force where it has no end. */
  allocations: AllocationRow[]
  /** Events that stand. */
  steps: StepJson[]
}

/** The trucks of bookings in their order. */
export const slotsOf = (db: Db, requestIds: readonly string[]): Promise<SlotRow[]> =>
  rows(
    db,
    sql`select s.id, s.request_id, s.n, s.tariff_fils, s.empty_waive_reason,
        coalesce((select json_agg(json_build_object('vehicle_id', a.vehicle_id, 'driver_id', a.driver_id, 'plate', a.plate,
            'driver_en', a.driver_en, 'driver_ar', a.driver_ar, 'mobile', w.mobile, 'language', w.language, 'since', a.since, 'until', a.until,
            'reason', a.reason, 'place', a.transfer_place, 'appointment', a.appointment) order by a.since, a.id)
          from truck_allocations a join truck_drivers w on w.id = a.driver_id where a.slot_id = s.id), '[]') as allocations,
        coalesce((select json_agg(json_build_object('code', e.code, 'post', e.post, 'at', e.at) order by e.at, e.id)
          from truck_events e where e.slot_id = s.id and e.struck_at is null), '[]') as steps
      from truck_slots s where s.request_id = any(${[...requestIds]}::uuid[]) and s.dropped_at is null order by s.request_id, s.n`,
  )

export const insertSlots = async (
  tx: Tx,
  requestId: string,
  sharesFils: readonly bigint[],
): Promise<void> => {
  await sql`insert into truck_slots (request_id, n, tariff_fils)
    select ${requestId}, t.n, t.fils from unnest(${sharesFils.map(String)}::bigint[]) with ordinality as t (fils, n)`.execute(
    tx,
  )
}

/** These trucks are not wanted any more. */
export const dropSlots = async (tx: Tx, slotIds: readonly string[], now: Date): Promise<void> => {
  await sql`update truck_slots set dropped_at = ${now} where id = any(${[...slotIds]}::uuid[])`.execute(tx)
}

/** Shares of the tariff in the order of the trucks that are left. */
export const setShares = async (tx: Tx, requestId: string, sharesFils: readonly bigint[]): Promise<void> => {
  await sql`update truck_slots s set tariff_fils = t.fils
    from (select id, row_number() over (order by n) as at from truck_slots
        where request_id = ${requestId} and dropped_at is null) o
      join unnest(${sharesFils.map(String)}::bigint[]) with ordinality as t (fils, at) using (at)
    where s.id = o.id`.execute(tx)
}

export const requestOfSlot = async (tx: Tx, slotId: string): Promise<string | undefined> =>
  (
    await maybe<{ request_id: string }>(
      tx,
      sql`select request_id from truck_slots where id = ${slotId} and dropped_at is null`,
    )
  )?.request_id

export const endAllocation = async (tx: Tx, slotId: string, now: Date): Promise<void> => {
  await sql`update truck_allocations set until = ${now} where slot_id = ${slotId} and until is null`.execute(
    tx,
  )
}

export type NewAllocation = {
  slotId: string
  companyId: string
  vehicle: { id: string; plate: string }
  driver: { id: string; name_en: string; name_ar: string }
  since: Date
  userId: string
  reason: string | null
  place: string | null
  at: Date | null
  photo: string | null
}

export const insertAllocation = async (tx: Tx, row: NewAllocation): Promise<void> => {
  const { vehicle, driver } = row
  await one(
    tx,
    sql`insert into truck_allocations (slot_id, company_id, vehicle_id, driver_id, plate, driver_en, driver_ar, since, user_id,
        reason, transfer_place, transfer_at, transfer_document_id)
      values (${row.slotId}, ${row.companyId}, ${vehicle.id}, ${driver.id}, ${vehicle.plate}, ${driver.name_en}, ${driver.name_ar},
        ${row.since}, ${row.userId}, ${row.reason}, ${row.place}, ${row.at}, ${row.photo}) returning id`,
  )
}

export const waiveEmptyOf = async (
  tx: Tx,
  slotId: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<void> => {
  await sql`update truck_slots set empty_waived_at = ${now}, empty_waived_by = ${userId}, empty_waive_reason = ${reason}
    where id = ${slotId}`.execute(tx)
}
