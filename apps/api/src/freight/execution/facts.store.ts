// The columns that the facts of a booked shipment are read from, for statements over many requests `r` and balances `b`.
import type { LastReport } from '@marsa/model/freight/changes/undo.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { listedUnits } from '../units/units.store.ts'
import { sql } from '../../kit/sql.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'

/** Documents and balance are read of booked shipments alone: nothing is reported of others. */
export const factColumns = sql`r.form, cargo.disputed_at, cargo.agent_done_at,
  case when r.agent_id is not null then json_build_object('state', r.balance_state, 'total_fils', r.total_fils::text,
    'paid_fils', r.paid_fils::text, 'on_credit', r.on_credit, 'final_quotation_id', r.final_quotation_id) end as balance,
  case when r.state = any(${[...bookedStates]}::text[]) then coalesce((
    select json_agg(json_build_object('docCode', doc.doc_code, 'state', doc.state)) from documents doc
    where doc.subject_id = r.id and doc.deleted_at is null and doc.purged_at is null and doc.state <> 'REPLACED'), '[]'::json)
  else '[]'::json end as documents,
  case when r.state = any(${[...bookedStates]}::text[]) then ${listedUnits} else '[]'::json end as units`

/** The newest step of an agent that still counts, and when it was reported. */
export const lastReport = (
  db: Db,
  { id, milestones }: { id: string; milestones: readonly MilestoneCode[] },
): Promise<LastReport | undefined> =>
  maybe(
    db,
    sql`select code, recorded_at as "reportedAt" from request_events
      where request_id = ${id} and by_kind = 'agent' and code = any(${[...milestones]}::text[]) order by sequence desc limit 1`,
  )

/** The days on which the milestones that count happened. */
export const milestoneDays = async (
  db: Db,
  { id, milestones }: { id: string; milestones: readonly MilestoneCode[] },
): Promise<Partial<Record<MilestoneCode, string>>> => {
  const found = await rows<{ code: MilestoneCode; at: Date }>(
    db,
    sql`select distinct on (code) code, at from request_events
      where request_id = ${id} and code = any(${[...milestones]}::text[]) order by code, sequence desc`,
  )
  return Object.fromEntries(found.map(({ code, at }) => [code, dayOf(at)]))
}

/** Free days in the port of the quotation in force; null where it says none. */
export const freeDaysOf = async (db: Db, requestId: string): Promise<number | null> => {
  const { days } = await one<{ days: number | null }>(
    db,
    sql`select (select free_days from quotations q where q.id = coalesce(r.final_quotation_id, r.quotation_id)) as days
      from requests r where r.id = ${requestId}`,
  )
  return days
}
