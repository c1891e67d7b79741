// All SQL of what a booked shipment costs and what is paid of it.
import { sql } from 'kysely'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

export type BalanceRow = {
  id: string
  company_id: string
  agent_id: string
  quotation_id: string
  state: BalanceState
  version: number
  total_fils: bigint
  paid_fils: bigint
  /** Given back of what was paid. */
  compensated_fils: bigint
  on_credit: boolean
  final_quotation_id: string | null
}

export const balanceOfRequest = (db: Db, requestId: string): Promise<BalanceRow | undefined> =>
  maybe(db, sql`select * from freight_balances where id = ${requestId}`)

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

/** Fils still to pay. */
export const dueFils = (balance: Pick<BalanceRow, 'total_fils' | 'paid_fils'>): bigint =>
  balance.total_fils - balance.paid_fils
