// SQL of what stands against a person's leaving: shipments and storage requests under way and money that is not settled, in all lines.
import { sql } from '../kit/sql.ts'
import type { Leaving, OpenBusiness } from '../accounts/profile/parts.ts'
import { one, type Db } from '../kit/db.ts'

/** The last person of a company answers for all of it, as its customer and as its agent. */
export const openBusiness = async (
  db: Db,
  { userId, companyId, isLastPerson }: Leaving,
): Promise<OpenBusiness> => {
  const row = await one<{ shipments: number; money: boolean }>(
    db,
    sql`with awards as (select id, agent_id, paid_fils, total_fils, on_credit from requests where agent_id is not null),
        own as (select id, state from requests
          where user_id = ${userId} or (${isLastPerson} and company_id = ${companyId})),
        mine as (select a.* from awards a join own using (id))
      select (select count(*)::int from own where state not in ('DRAFT', 'QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED'))
          + (select count(*)::int from awards a join requests r using (id) where ${isLastPerson} and a.agent_id = ${companyId}
              and r.state in ('QS_PPA', 'QS_PAI', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED')) as shipments,
        exists (select from mine join own using (id) where paid_fils <> total_fils and not on_credit and own.state <> 'QS_CAN')
          or exists (select from payment_sessions s join own on own.id = s.subject_id
              left join payment_refunds f on f.session_id = s.id and f.settled_at is null
              where s.state in ('CREATED', 'PENDING', 'EXPIRING', 'REFUNDING') or f.id is not null)
          or (${isLastPerson} and exists (select from ledger_accounts a join ledger_entries e on e.account_id = a.id
              where a.owner_id = ${companyId} and a.kind in ('credit_exposure', 'agent_payable', 'wallet_available')
              group by a.id having sum(e.amount_fils) <> 0)) as money`,
  )
  return { openShipments: row.shipments, moneyOpen: row.money }
}
