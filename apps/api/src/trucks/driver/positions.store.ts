// All SQL of where trucks have been.
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { deleteInPortions } from '../../kit/integrity.ts'
import { sql } from '../../kit/sql.ts'

export type NewPosition = {
  slotId: string
  at: Date
  latitude: number
  longitude: number
  accuracyM: number
}

/** Stores positions that are not known; answers how many were new. Whoever reads them leaves out what no truck can drive. */
export const insertPositions = async (
  tx: Tx,
  source: 'DRIVER' | 'TRACKER',
  positions: readonly NewPosition[],
  now: Date,
): Promise<number> =>
  (
    await rows(
      tx,
      sql`insert into truck_positions (slot_id, at, source, latitude, longitude, accuracy_m, received_at)
        select slot, at, ${source}, latitude, longitude, round(accuracy)::int, ${now}
        from unnest(${positions.map(({ slotId }) => slotId)}::uuid[], ${positions.map(({ at }) => at.toISOString())}::timestamptz[],
          ${positions.map(({ latitude }) => latitude)}::float8[], ${positions.map(({ longitude }) => longitude)}::float8[],
          ${positions.map(({ accuracyM }) => accuracyM)}::float8[]) as given (slot, at, latitude, longitude, accuracy)
        on conflict (slot_id, at, source) do nothing returning slot_id`,
    )
  ).length

export type TrackedSlot = { tracker: string; slot_id: string; request_id: string }

/** Hours before the pickup from which a truck is followed, and after its delivery until which, so that it is seen to leave. */
const followed = { before: 24, after: 3 }

/**
 * The trucks of bookings under way whose vehicles of a company carry these trackers: of each vehicle the one that delivers next, and
 * those that it has delivered just now.
 */
export const trackedSlots = (
  db: Db,
  companyId: string,
  trackers: readonly string[],
  now: Date,
): Promise<TrackedSlot[]> =>
  rows(
    db,
    sql`with engaged as (
        select v.tracker, a.slot_id, s.request_id, d.proposed_pickup,
          (select e.at from truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null) as delivered_at
        from truck_vehicles v join truck_allocations a on a.vehicle_id = v.id and a.until is null
        join truck_slots s on s.id = a.slot_id join requests r on r.id = s.request_id join truck_details d on d.id = r.id
        where v.company_id = ${companyId} and v.tracker = any(${[...trackers]}::text[]) and v.retired_at is null
          and r.state = 'QS_FINAL_PAY_RECEIVED')
      select tracker, slot_id, request_id from engaged
        where delivered_at > ${now}::timestamptz - make_interval(hours => ${followed.after})
      union all
      (select distinct on (tracker) tracker, slot_id, request_id from engaged
        where delivered_at is null and proposed_pickup <= ${now}::timestamptz + make_interval(hours => ${followed.before})
        order by tracker, proposed_pickup, slot_id)`,
  )

export const forgetPositions = (db: Db, days: number): Promise<number> =>
  deleteInPortions(db, 'truck_positions', `at < now() - interval '${days} days'`)

/** The same of where a phone stood when a step was tapped. */
export const forgetPlaces = async (db: Db, days: number): Promise<void> => {
  await sql`update truck_events set latitude = null, longitude = null, accuracy_m = null
    where latitude is not null and at < now() - make_interval(days => ${days})`.execute(db)
}
