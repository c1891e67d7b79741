// SQL of what a booked shipment costs and what is paid of it, which its request holds.
import { sql } from '../../kit/sql.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import type { Award } from '../../requests/door.ts'

export type BalanceRow = Award & {
  state: BalanceState
  version: number
  /** Given back of what was paid. */
  compensated_fils: bigint
}

const ofBalance = sql`id, company_id, agent_id, quotation_id, final_quotation_id, total_fils, paid_fils, compensated_fils, on_credit,
  balance_state as state, balance_version as version`

export const balanceOfRequest = (db: Db, requestId: string): Promise<BalanceRow | undefined> =>
  maybe(db, sql`select ${ofBalance} from requests where id = ${requestId} and agent_id is not null`)

/** Raises a stream event for the agent that has won; for nobody before that. */
export const publishToWinner = async (tx: Tx, requestId: string, kind: string): Promise<void> => {
  await sql`insert into stream_events (company_id, kind, subject_id)
    select agent_id, ${kind}, id from requests where id = ${requestId} and agent_id is not null`.execute(tx)
}

/** Columns of the money track at its beginning. */
export const openedBalance = (as: 'customer' | 'gateway') => ({
  balance_state: 'NOT_DUE',
  balance_move: 'open',
  balance_moved_as: as,
  balance_version: 1,
})
