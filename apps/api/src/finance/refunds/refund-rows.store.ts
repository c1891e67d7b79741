// All SQL that reads refunds: how far each is, with the newest bank transfer that was proposed for it.
import {
  liveTransferStates,
  openRefundHours,
  stuckAfterFailures,
  type RefundState,
  type RefundTransferState,
} from '@marsa/model/finance/refunds/refund.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`

/** Of `f` with its newest transfer `t`. */
const stateAt = (now: Sql): Sql => sql`case
    when t.state = 'PAID' then 'transferred'
    when f.settled_at is not null then 'done'
    when t.state = any(${[...liveTransferStates]}::text[]) then 'transfer'
    when f.failures >= ${sql.lit(stuckAfterFailures)}
      or f.requested_at < ${now} - make_interval(hours => ${sql.lit(openRefundHours)}) then 'stuck'
    when f.claimed_until > ${now} then 'gateway'
    else 'asked' end`

/** Every refund as it stands at a moment, with its payment and its payer. */
export const refundRows = (at?: Date): Sql => sql`
  select f.id, f.session_id, f.amount_fils, f.reason, f.requested_at, f.settled_at, f.failures, f.failure, f.tried_at,
      s.subject_kind, s.subject_id, s.subject_number, s.currency, s.company_id, c.name_en, c.name_ar, ${stateAt(at ? sql`${at}::timestamptz` : sql`now()`)} as state,
      t.id as transfer_id, t.number as transfer_number, t.state as transfer_state, t.holder, t.iban, t.iban_end, t.note, t.move_reason,
      t.proposed_by, t.decided_by, t.bank_reference, to_char(t.paid_on, 'YYYY-MM-DD') as paid_on
    from payment_refunds f join payment_sessions s on s.id = f.session_id join companies c on c.id = s.company_id
      left join lateral (select * from refund_transfers n where n.refund_id = f.id order by n.id desc limit 1) t on true`

/** Those that somebody has to look at: of the few that are not settled. */
export const stuckRefunds = (at: Date): Sql =>
  sql`select * from (${refundRows(at)}) r where r.settled_at is null and r.state = 'stuck'`

type TransferColumns =
  | {
      transfer_id: string
      transfer_number: string
      transfer_state: RefundTransferState
      holder: string
      iban: string
      iban_end: string
      note: string
      move_reason: string | null
      proposed_by: string
      proposer: string
      decider: string | null
      bank_reference: string | null
      paid_on: string | null
      proof: { documentId: string; name: string } | null
    }
  | { transfer_id: null }

export type ListedRefund = TransferColumns & {
  id: string
  subject_kind: string
  subject_id: string
  subject_number: string
  name_en: string
  name_ar: string
  amount_fils: bigint
  currency: string
  reason: string
  requested_at: Date
  settled_at: Date | null
  state: RefundState
  failures: number
  failure: string | null
  tried_at: Date | null
  note_id: string | null
  note_number: string | null
}

export type RefundFilter = {
  from?: string | undefined
  to?: string | undefined
  state?: RefundState | undefined
  searchText: string
}

const among = ({ from, to, state, searchText }: RefundFilter): Sql =>
  sql`(${from ?? null}::date is null or (r.requested_at at time zone 'Asia/Dubai')::date >= ${from ?? null}::date)
    and (${to ?? null}::date is null or (r.requested_at at time zone 'Asia/Dubai')::date <= ${to ?? null}::date)
    and (${state ?? null}::text is null or r.state = ${state ?? null})
    and (${searchText} = '' or concat_ws(' ', r.subject_number, r.name_en, r.name_ar, r.transfer_number, r.bank_reference)
      ilike '%' || ${searchText} || '%')`

export const listRefundRows = (
  db: Db,
  filter: RefundFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<ListedRefund[]> =>
  rows(
    db,
    sql`select r.*, i.id as note_id, i.number as note_number, ${person(sql`r.proposed_by`)} as proposer, ${person(sql`r.decided_by`)} as decider,
        (select jsonb_build_object('documentId', d.id, 'name', d.file_name) from documents d
          where d.subject_kind = 'refund-transfer' and d.subject_id = r.transfer_id and d.deleted_at is null and d.purged_at is null
          order by d.id desc limit 1) as proof
      from (${refundRows(now)}) r left join tax_invoices i on i.refund_id = r.id where ${among(filter)}
      order by r.settled_at is not null, case when r.settled_at is null then r.requested_at end, r.settled_at desc, r.id
      limit ${limit} offset ${offset}`,
  )

export const sumRefunds = (
  db: Db,
  filter: RefundFilter,
  now: Date,
): Promise<{ count: number; fils: bigint }> =>
  one(
    db,
    sql`select count(*)::int as count, coalesce(sum(r.amount_fils), 0)::bigint as fils from (${refundRows(now)}) r where ${among(filter)}`,
  )

export const refundStateNow = async (db: Db, id: string, now: Date): Promise<RefundState | undefined> =>
  (
    await maybe<{ state: RefundState }>(
      db,
      sql`select r.state from (${refundRows(now)}) r where r.id = ${id}`,
    )
  )?.state
