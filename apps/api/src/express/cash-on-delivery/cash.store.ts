// All SQL of where a merchant's money is: sums by state, and shipments with what happened to their cash.
import type { CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { CashFils } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import type { ListedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

/** One statement, so that no dirham is seen at two stages. */
export const cashOf = async (db: Db, companyId: string): Promise<CashFils> => {
  const { states, leavingFils, paidFils } = await one<{
    states: Partial<Record<CodState, string>>
    leavingFils: bigint
    paidFils: bigint
  }>(
    db,
    sql`select coalesce((select jsonb_object_agg(state, fils::text) from (
          select state, sum(amount_fils) as fils from express_cod where company_id = ${companyId} group by state) s),
          '{}'::jsonb) as states,
        coalesce(sum(amount_fils) filter (where state in ('REQUESTED', 'APPROVED', 'SENT')), 0)::bigint as "leavingFils",
        coalesce(sum(amount_fils) filter (where state = 'PAID'), 0)::bigint as "paidFils"
      from express_payouts where company_id = ${companyId}`,
  )
  const byState = Object.fromEntries(Object.entries(states).map(([state, fils]) => [state, BigInt(fils)]))
  return { byState, leavingFils, paidFils }
}

export type CashListed = {
  id: string
  waybill: string
  reference: string
  to_city: string
  amount_fils: bigint
  state: CodState
  collected_at: Date | null
  /** From the count on; until then it is the courier's own list. */
  deposit: string | null
  credited_at: Date | null
  payout: string | null
}

/** The newest shipments first, by when they were entered. */
export const listCash = (db: Db, companyId: string, span: ListedSpan): Promise<CashListed[]> => {
  const which =
    'last' in span
      ? sql`order by s.created_at desc, s.id limit ${span.last}`
      : sql`and s.created_at >= ${span.from} and s.created_at < ${span.until} order by s.created_at desc, s.id`
  return rows(
    db,
    sql`select c.id, coalesce(s.waybill, s.number) as waybill, s.reference, s.to_city, c.amount_fils, c.state,
        c.collected_at,
        coalesce(credit.reference, case when d.state in ('COUNTED', 'CONFIRMED') then d.number end) as deposit, credit.posted_at as credited_at, p.number as payout
      from express_cod c join express_shipments s on s.id = c.id left join express_payouts p on p.id = c.payout_id
      left join express_deposits d on d.id = c.deposit_id
      left join lateral (select m.reference, t.posted_at from ledger_transactions t
        join wallet_movements m on m.transaction_id = t.id
        where t.subject_id = c.id and t.kind = 'wallet.cod' order by t.posted_at desc limit 1) credit on true
      where c.company_id = ${companyId} ${which}`,
  )
}
