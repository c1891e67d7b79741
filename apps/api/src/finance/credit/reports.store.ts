// SQL of the reports about credit over some days: what is open and was invoiced, decisions that were made, reminders that were sent.
import type { CreditDecision } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { receivables } from './receivables.store.ts'

type Named = { name_en: string; name_ar: string }

/** Of each company with an account: what was invoiced from an instant until before another, and open at the end. */
export const outstandingOf = (
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<(Named & { open_fils: bigint; invoiced_fils: bigint })[]> =>
  rows(
    db,
    sql`select n.name_en, n.name_ar, coalesce(sum(v.open_fils), 0)::bigint as open_fils,
        coalesce(sum(v.amount_fils) filter (where v.settled_at >= ${from}), 0)::bigint as invoiced_fils
      from credit_accounts c join companies n on n.id = c.company_id
      left join (${receivables(until)}) v on v.company_id = c.company_id and v.settled_at < ${until}
      group by c.company_id, n.name_en, n.name_ar having count(v.invoice_id) > 0 order by n.name_en limit 5000`,
  )

export type DecisionReportRow = Named & {
  decided_at: Date
  kind: CreditDecision
  from_fils: bigint | null
  to_fils: bigint
  from_days: number | null
  to_days: number
  reason: string
  proposer: string | null
  second: string | null
}

/** Decisions that were made within them, the newest first; `proposer` is null for what the system did. */
export const decisionsBetween = (
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DecisionReportRow[]> =>
  rows(
    db,
    sql`select n.name_en, n.name_ar, p.decided_at, p.kind, p.from_fils, p.to_fils, p.from_days, p.to_days, p.reason,
        u.first_name || ' ' || u.last_name as proposer,
        case when p.decided_by <> p.proposed_by then s.first_name || ' ' || s.last_name end as second
      from credit_proposals p join companies n on n.id = p.company_id
      left join users u on u.id = p.proposed_by left join users s on s.id = p.decided_by
      where p.outcome = 'MADE' and p.decided_at >= ${from} and p.decided_at < ${until}
      order by p.decided_at desc, p.id desc limit 10000`,
  )

/** Reminders that were sent within them, the newest first, with what is open of the invoice now. */
export const remindersBetween = (
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<(Named & { sent_at: Date; days: number; number: string; due_on: string; open_fils: bigint })[]> =>
  rows(
    db,
    sql`select n.name_en, n.name_ar, m.sent_at, m.days, r.number, r.due_on, r.open_fils
      from credit_reminders m join (${receivables()}) r on r.invoice_id = m.invoice_id join companies n on n.id = r.company_id
      where m.sent_at >= ${from} and m.sent_at < ${until} order by m.sent_at desc, r.number limit 10000`,
  )
