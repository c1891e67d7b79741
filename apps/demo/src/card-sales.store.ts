// What the gateway has captured and given back in the demo world, by the days that were played: of this its settlement reports are made.
import { one, rows, type Db } from '../../api/src/kit/db.ts'
import { sql } from '../../api/src/kit/sql.ts'

export type CardMove = { type: 'SALE' | 'REFUND'; order: string; key: string; day: string; fils: bigint }

/** In the order of time; what was given back is below zero. */
export const listCardMoves = (db: Db): Promise<CardMove[]> =>
  rows(
    db,
    sql`select * from (
        select 'SALE' as type, s.gateway_ref as "order", s.id::text as key, s.amount_fils as fils,
            to_char(t.posted_at at time zone 'Asia/Dubai', 'YYYY-MM-DD') as day
          from payment_sessions s join ledger_transactions t on t.id = s.transaction_id where s.gateway_ref is not null
        union all
        select 'REFUND', s.gateway_ref, s.id::text, -f.amount_fils, to_char(f.settled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD')
          from payment_refunds f join payment_sessions s on s.id = f.session_id where f.settled_at is not null and s.gateway_ref is not null
      ) moved order by day, key, fils desc`,
  )

/** The order at the gateway of the payment that a request was booked with. */
export const orderOf = async (db: Db, requestId: string): Promise<string> =>
  (
    await one<{ ref: string }>(
      db,
      sql`select gateway_ref as ref from payment_sessions where subject_id = ${requestId} and state = 'SUCCEEDED'`,
    )
  ).ref
