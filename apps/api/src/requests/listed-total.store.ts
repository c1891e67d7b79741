// SQL of the one total with VAT that a list row of any line shows, and of the quotations it comes from.
import { sql, type Sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'

/** Columns of the award in the statement around it: whose it is, and its total in force; null before there is one. */
export type AwardColumns = { agent: Sql; total: Sql }

export type ListedQuotes = {
  total_fils: bigint | null
  quote_count: number
  quotes_end: Date | null
  own_state: QuotationState | null
  held: boolean
}

/** Quotations `q` that may still be accepted, or were. */
export const isLive = sql`q.state in ('Q_SUBMITTED', 'Q_LOCKED', 'Q_FAILED', 'Q_ACCEPTED')`

/**
 * From the award on the total is the one in force, which a final quotation changes, for everybody who may read it. Before,
 * and for whoever has not won, it is the newest of an agent's own quotations, and for others the lowest live one. `r` is
 * the request in the statement around it.
 */
export const listedQuotes = (actor: Actor, relation: Relation, award: AwardColumns): Sql =>
  relation === 'assigned'
    ? sql`select coalesce(case when ${award.agent} = ${actor.companyId} then ${award.total} end,
            (array_agg(q.total_fils order by q.created_at desc) filter (where q.submitted_at is not null))[1]) as total_fils,
          count(*) filter (where q.submitted_at is not null)::int as quote_count, max(q.valid_until) as quotes_end,
          (array_agg(q.state order by q.created_at desc))[1] as own_state,
          coalesce(bool_or(q.state = 'Q_LOCKED'), false) as held
        from quotations q where q.subject_id = r.id and q.round = r.round and q.company_id = ${actor.companyId}
          and q.final_of is null and q.state <> 'Q_SUPERSEDED'`
    : sql`select coalesce(${award.total}, min(q.total_fils)) as total_fils, count(*)::int as quote_count,
          min(q.valid_until) filter (where q.state <> 'Q_ACCEPTED') as quotes_end, null::text as own_state,
          coalesce(bool_or(q.state = 'Q_LOCKED'), false) as held
        from quotations q where q.subject_id = r.id and q.round = r.round and q.final_of is null and ${isLive}`
