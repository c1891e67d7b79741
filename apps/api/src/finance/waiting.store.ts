// All SQL of what waits in finance for a person: the things themselves, and who was told of which.
import type { Capability } from '@marsa/model/kit/access.ts'
import type { WaitingTask } from '@marsa/model/finance/waiting.ts'
import { rows, type Db, type Tx } from '../kit/db.ts'
import { sql, type Sql } from '../kit/sql.ts'
import { toDecide } from './credit/applications.store.ts'
import { stuckRefunds } from './refunds/refund-rows.store.ts'
import { unproved } from './vat/evidence.store.ts'

type Span = { from: string; name: string }

/**
 * Supplies before `lateBefore` are late with their evidence, those until `soonUntil` soon; months that nobody has begun to close, and
 * tax periods that nobody has frozen, are given.
 */
export type WaitingDays = {
  now: Date
  today: string
  lateBefore: string
  soonUntil: string
  months: readonly Span[]
  periods: readonly Span[]
}

/** Spans of days as rows; they need not have one of their own, so the month that each begins with is its key. */
const spansOf = (spans: readonly Span[]): Sql => sql`
  select ('00000000-0000-0000-0000-' || lpad(to_char(t."from", 'YYYYMM'), 12, '0'))::uuid as id, t.name
  from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as t ("from" date, name text)`

/**
 * Each step that waits on a day: of what (`thing_id`, `number`), since which occasion, and who took the step before it. What is sent
 * back and prepared again is another occasion.
 */
const waiting = ({ now, today, lateBefore, soonUntil, months, periods }: WaitingDays): Sql => sql`
  select 'approve-runs' as task, r.id as thing_id, r.number, '' as occasion,
      array_remove(array[r.prepared_by] || array(select a.made_by from settlement_adjustments a where a.run_id = r.id), null) as begun_by
    from settlement_runs r where r.state = 'DRAFT'
  union all
  select 'send-runs', id, number, '', '{}' from settlement_runs where state = 'APPROVED'
  union all
  select case when state = 'PROPOSED' then 'decide-cases' when state = 'RESOLVED' then 'undo-cases' else 'late-cases' end, id, reference,
      case when state in ('PROPOSED', 'RESOLVED') then version::text else due_on::text end,
      case state when 'PROPOSED' then array_remove(array[proposed_by], null) when 'RESOLVED' then array[undo_asked_by] else '{}' end
    from reconciliation_differences
    where state = 'PROPOSED' or (state = 'RESOLVED' and undo_asked_by is not null)
      or (state in ('OPEN', 'IN_WORK', 'WAITING') and due_on < ${today}::date)
  union all
  select 'decide-purchases', id, number, version::text, array[recorded_by] from purchases where state = 'PROPOSED'
  union all
  select 'stuck-refunds', r.id, r.subject_number, '', '{}' from (${stuckRefunds(now)}) r
  union all
  select case state when 'PROPOSED' then 'decide-refund-transfers' else 'pay-refund-transfers' end, id, number, '',
      case state when 'PROPOSED' then array[proposed_by] else '{}' end
    from refund_transfers where state in ('PROPOSED', 'APPROVED')
  union all
  select 'decide-notes', id, '', '', array[proposed_by] from tax_note_proposals where outcome is null
  union all
  select 'decide-credit', id, '', '', array[proposed_by] from credit_proposals where outcome is null and lapses_at > ${now}
  union all
  select 'decide-write-offs', id, '', '', array[proposed_by] from credit_write_offs where outcome is null and lapses_at > ${now}
  union all
  select 'match-receipts', id, '', '', '{}' from credit_receipts where state in ('ANNOUNCED', 'UNMATCHED')
  union all
  select 'credit-applications', a.id, '', '', '{}' from (${toDecide(now)}) a
  union all
  select 'missing-evidence', i.id, i.number, case when i.supplied_on < ${lateBefore}::date then 'late' else 'soon' end, '{}' from ${unproved(soonUntil)}
  union all
  select 'file-returns', id, period, version::text, array[frozen_by] from vat_returns where state = 'FROZEN'
  union all
  select case state when 'CLOSING' then 'close-months' else 'reopen-months' end, id, to_char(month, 'YYYY-MM'), version::text,
      array[case state when 'CLOSING' then started_by else asked_by end]
    from finance_periods where state in ('CLOSING', 'REOPENING')
  union all
  select 'start-months', m.id, m.name, '', '{}' from (${spansOf(months)}) m
  union all
  select 'freeze-returns', p.id, p.name, '', '{}' from (${spansOf(periods)}) p
  union all
  select 'refused-e-invoices', e.id, i.number, e.revision::text, '{}' from e_invoices e join tax_invoices i on i.id = e.id
    where e.state in ('REJECTED', 'FAILED')`

export type WaitingCount = { task: WaitingTask; begun_by: string[]; count: number }

export const countWaiting = (db: Db, days: WaitingDays): Promise<WaitingCount[]> =>
  rows(
    db,
    sql`select task, begun_by, count(*)::int as count from (${waiting(days)}) w group by task, begun_by`,
  )

export type WaitingRow = {
  task: WaitingTask
  thing_id: string
  number: string
  occasion: string
  begun_by: string[]
}

/** Oldest first. */
export const listWaiting = (db: Db, days: WaitingDays): Promise<WaitingRow[]> =>
  rows(
    db,
    sql`select task, thing_id, number, occasion, begun_by from (${waiting(days)}) w order by task, thing_id`,
  )

export const forgetTold = async (tx: Tx, days: WaitingDays): Promise<void> => {
  await sql`delete from finance_told t where not exists (select from (${waiting(days)}) w
    where w.task = t.task and w.thing_id = t.thing_id and w.occasion = t.occasion)`.execute(tx)
}

export type CapableRow = { id: string; capabilities: Capability[] }

export const listCapable = (db: Db): Promise<CapableRow[]> =>
  rows(
    db,
    sql`select id, capabilities from users where capabilities <> '{}' and status in ('ACTIVE', 'LOCKED') order by id`,
  )

/** Answers what the person had not been told of; `key` is one of this occasion alone. */
export const markTold = (
  tx: Tx,
  { userId, task, things }: { userId: string; task: WaitingTask; things: readonly WaitingRow[] },
): Promise<{ key: string; number: string }[]> =>
  rows(
    tx,
    sql`with told as (insert into finance_told (user_id, task, thing_id, occasion)
          select ${userId}::uuid, ${task}, thing_id, occasion
          from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as t (thing_id uuid, occasion text)
          on conflict do nothing returning id, thing_id, occasion)
        select told.id as key, t.number from told
          join jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as t (thing_id uuid, occasion text, number text) using (thing_id, occasion)
        order by told.id`,
  )
