// All SQL of what a booked shipment costs and what is paid of it.
import { sql } from 'kysely'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'
import type { Award } from '../quotes/door.ts'

export type BalanceRow = Award & {
  agent_id: string
  state: BalanceState
  version: number
  /** Given back of what was paid. */
  compensated_fils: bigint
}

export const balanceOfRequest = (db: Db, requestId: string): Promise<BalanceRow | undefined> =>
  maybe(db, sql`select * from freight_balances where id = ${requestId}`)

/** Raises a stream event for the agent that has won; for nobody before that. */
export const publishToWinner = async (tx: Tx, requestId: string, kind: string): Promise<void> => {
  await sql`insert into stream_events (company_id, kind, subject_id)
    select agent_id, ${kind}, id from freight_balances where id = ${requestId}`.execute(tx)
}

export type NewBalance = {
  requestId: string
  companyId: string
  agentId: string
  quotationId: string
  totalFils: bigint
  paidFils: bigint
  onCredit: boolean
  as: 'customer' | 'gateway'
}

export const openBalance = (tx: Tx, balance: NewBalance): Promise<BalanceRow> =>
  one(
    tx,
    sql`insert into freight_balances (id, company_id, agent_id, quotation_id, state, move, moved_as, total_fils, paid_fils, on_credit)
      values (${balance.requestId}, ${balance.companyId}, ${balance.agentId}, ${balance.quotationId}, 'NOT_DUE', 'open',
        ${balance.as}, ${balance.totalFils}, ${balance.paidFils}, ${balance.onCredit}) returning *`,
  )
