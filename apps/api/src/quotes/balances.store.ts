// All SQL of what an award costs and what is paid of it; every line keeps its balances in a table of its own.
import { sql } from 'kysely'
import type { ActorKind, Machine } from '@marsa/model/kit/machine.ts'
import type { BalanceState } from '@marsa/model/quotes/balance-machine.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'

export type BalanceTable = 'freight_balances' | 'warehouse_balances'

export type BalanceRow = {
  /** The id of the line's request. */
  id: string
  company_id: string
  agent_id: string
  quotation_id: string
  state: BalanceState
  version: number
  total_fils: bigint
  paid_fils: bigint
  on_credit: boolean
  final_quotation_id: string | null
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

/** Fils still to pay. */
export const dueFils = (balance: Pick<BalanceRow, 'total_fils' | 'paid_fils'>): bigint =>
  balance.total_fils - balance.paid_fils

type Options = {
  to?: BalanceState
  reason?: string
  version?: number
  set?: Readonly<Record<string, unknown>>
}

/** The balances of a line; a move throws `kit.moved-on` where somebody was faster. */
export const balancesIn = <Name extends string, Row extends BalanceRow = BalanceRow>(
  table: BalanceTable,
  machine: Machine<BalanceState, Name>,
) => ({
  balanceOf: (db: Db, requestId: string): Promise<Row | undefined> =>
    maybe(db, sql`select * from ${sql.table(table)} where id = ${requestId}`),

  openBalance: (tx: Tx, balance: NewBalance): Promise<Row> =>
    one(
      tx,
      sql`insert into ${sql.table(table)} (id, company_id, agent_id, quotation_id, state, move, moved_as, total_fils, paid_fils, on_credit)
        values (${balance.requestId}, ${balance.companyId}, ${balance.agentId}, ${balance.quotationId}, 'NOT_DUE', 'open',
          ${balance.as}, ${balance.totalFils}, ${balance.paidFils}, ${balance.onCredit}) returning *`,
    ),

  moveBalance: (tx: Tx, id: string, name: Name, as: ActorKind, options: Options = {}): Promise<Row> =>
    move<Row, BalanceState, Name>(tx, { table, machine, move: name, id, as, ...options }),
})
