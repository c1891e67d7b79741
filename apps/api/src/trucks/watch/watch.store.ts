// All SQL of watching bookings on the road: positions as they are read, estimates and alerts.
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import type { Alert, AlertCode } from '@marsa/model/trucks/road/alerts.ts'
import type { Estimate, EtaReason, EtaStop } from '@marsa/model/trucks/road/estimate.ts'
import { passagesUsed } from '@marsa/model/trucks/road/positions.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

/** Bookings under way whose pickup comes within these hours or is behind them. */
export const bookingsUnderWay = (db: Db, now: Date, hours: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select r.id from requests r join truck_details d on d.id = r.id
      where r.line = 'trucks' and r.state = 'QS_FINAL_PAY_RECEIVED' and r.agent_id is not null
        and d.proposed_pickup <= ${now}::timestamptz + make_interval(hours => ${hours}) order by r.id`,
  )

export type FixRow = { slot_id: string; at: Date; latitude: number; longitude: number; accuracy_m: number }

/** Positions of the vehicles that trucks have now, from a moment on, oldest first. */
export const fixesSince = (db: Db, slotIds: readonly string[], since: Date): Promise<FixRow[]> =>
  rows(
    db,
    sql`select p.slot_id, p.at, p.latitude, p.longitude, p.accuracy_m from truck_positions p
      join truck_allocations a on a.slot_id = p.slot_id and a.until is null
      where p.slot_id = any(${[...slotIds]}::uuid[]) and p.at >= greatest(a.since, ${since}::timestamptz) order by p.at, p.source`,
  )

/** The last position of each truck, with the vehicle that it has now. */
export const lastFixes = (db: Db, slotIds: readonly string[]): Promise<FixRow[]> =>
  rows(
    db,
    sql`select p.* from unnest(${[...slotIds]}::uuid[]) s (id) join truck_allocations a on a.slot_id = s.id and a.until is null
      cross join lateral (select p.slot_id, p.at, p.latitude, p.longitude, p.accuracy_m from truck_positions p
        where p.slot_id = s.id and p.at >= a.since order by p.at desc, p.source limit 1) p`,
  )

export type PassageRow = { post: BorderPost; minutes: number }

/** How long trucks were at posts, those that were cleared last first. */
export const passagesOf = (db: Db, posts: readonly BorderPost[]): Promise<PassageRow[]> =>
  rows(
    db,
    sql`select p.post, c.minutes from unnest(${[...posts]}::text[]) p (post)
      cross join lateral (select extract(epoch from c.at - w.at)::float8 / 60 as minutes, c.at from truck_events c
        join truck_events w on w.slot_id = c.slot_id and w.post = c.post and w.code = 'BORDER_WAITING' and w.struck_at is null
        where c.post = p.post and c.code = 'BORDER_CLEARED' and c.struck_at is null order by c.at desc limit ${passagesUsed}) c
      order by p.post, c.at desc`,
  )

export type EstimateRow = {
  slot_id: string
  stop: EtaStop
  at: Date
  eta: Date
  reason: EtaReason
  km: number
  border_minutes: number
  /** What was told of the same stop before. */
  before: Date | null
}

/** The estimate of each truck that was told last. */
export const lastEstimates = (db: Db, slotIds: readonly string[]): Promise<EstimateRow[]> =>
  rows(
    db,
    sql`select distinct on (e.slot_id) e.*, (select b.eta from truck_estimates b where b.slot_id = e.slot_id and b.stop = e.stop
        and b.at < e.at order by b.at desc limit 1) as before
      from truck_estimates e where e.slot_id = any(${[...slotIds]}::uuid[]) order by e.slot_id, e.at desc`,
  )

/** False when the same position was told of before. */
export const insertEstimate = async (
  tx: Tx,
  slotId: string,
  { stop, at, eta, km, borderMinutes }: Estimate,
  reason: EtaReason,
): Promise<boolean> =>
  (
    await rows(
      tx,
      sql`insert into truck_estimates (slot_id, stop, at, eta, reason, km, border_minutes)
        values (${slotId}, ${stop}, ${at}, ${eta}, ${reason}, ${km}, ${borderMinutes})
        on conflict (slot_id, at) do nothing returning id`,
    )
  ).length > 0

/** What the sentence of an alert says, as it was told. */
export type AlertDetail = { plate: string; when: string; place: { en: string; ar: string } | null }

export type AlertRow = {
  id: string
  request_id: string
  slot_id: string | null
  code: AlertCode
  occasion: string
  told_at: Date
  over_at: Date | null
  detail: AlertDetail
}

export const alertsTold = (db: Db, requestIds: readonly string[]): Promise<AlertRow[]> =>
  rows(
    db,
    sql`select * from truck_alerts where request_id = any(${[...requestIds]}::uuid[]) order by told_at, id`,
  )

export const insertAlert = async (
  tx: Tx,
  requestId: string,
  { slotId, code, occasion }: Alert,
  { detail, now }: { detail: AlertDetail; now: Date },
): Promise<boolean> =>
  (
    await rows(
      tx,
      sql`insert into truck_alerts (request_id, slot_id, code, occasion, told_at, detail)
        values (${requestId}, ${slotId}, ${code}, ${occasion}, ${now}, ${JSON.stringify(detail)}::jsonb)
        on conflict (request_id, slot_id, code, occasion) do nothing returning id`,
    )
  ).length > 0

export const endAlerts = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await sql`update truck_alerts set over_at = ${now} where id = any(${[...ids]}::uuid[]) and over_at is null`.execute(
    tx,
  )
}
