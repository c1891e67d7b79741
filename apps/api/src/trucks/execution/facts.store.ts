// SQL of what the turn and the completion of a booking of trucks depend on beside its trucks.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { ChangeSide } from '@marsa/model/trucks/change/change.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type BookingFacts = {
  id: string
  state: UsualState
  held: boolean
  form: TruckForm
  container_no: string | null
  pickup_at: Date
  extras_claimed: number
  extras_objected: number
  extras_answer_by: Date | null
  change_by: ChangeSide | null
  change_answer_by: Date | null
}

export const bookingFacts = (db: Db, ids: readonly string[]): Promise<BookingFacts[]> =>
  rows(
    db,
    sql`select r.id, r.state, r.form, d.container_no, d.proposed_pickup as pickup_at,
        exists (select from payment_sessions s where s.subject_id = r.id and s.state in ('CREATED', 'PENDING', 'EXPIRING')) as held,
        x.*, k.by_side as change_by, k.answer_by as change_answer_by
      from requests r join truck_details d using (id)
      cross join lateral (select count(*) filter (where x.state = 'CLAIMED')::int as extras_claimed,
          count(*) filter (where x.state = 'OBJECTED')::int as extras_objected,
          min(x.answer_by) filter (where x.state = 'CLAIMED') as extras_answer_by
        from truck_extras x join truck_slots s on s.id = x.slot_id where s.request_id = r.id) x
      left join truck_changes k on k.request_id = r.id and k.state = 'PROPOSED'
      where r.id = any(${[...ids]}::uuid[])`,
  )

/** What lists and the refund rule read of the events: that all are allocated, and since when one is at loading. */
export const noteProgress = async (
  tx: Tx,
  requestId: string,
  allocated: boolean,
  now: Date,
): Promise<void> => {
  await sql`update truck_details set allocated_at = case when ${allocated} then coalesce(allocated_at, ${now}::timestamptz) end,
      begun_at = (select min(e.at) from truck_events e join truck_slots s on s.id = e.slot_id
        where s.request_id = ${requestId} and e.code = 'AT_LOADING' and e.struck_at is null)
    where id = ${requestId}`.execute(tx)
}

/** Bookings with every truck delivered, the last one before this moment. */
export const deliveredBefore = (db: Db, before: Date): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select r.id from requests r where r.line = 'trucks' and r.state = 'QS_FINAL_PAY_RECEIVED' and r.agent_id is not null
      and not exists (select from truck_slots s where s.request_id = r.id and s.dropped_at is null and not exists (select from truck_events e
        where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null and e.at <= ${before}))
      order by r.id limit 200`,
  )
