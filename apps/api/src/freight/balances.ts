// The balances of shipments; of a disputed delivery some of what was paid may go back.
import { balanceMachine } from '@marsa/model/freight/balance-machine.ts'
import { balancesIn, type BalanceRow as CommonRow } from '../quotes/door.ts'

export type BalanceRow = CommonRow & {
  /** Given back of what was paid. */
  compensated_fils: bigint
}

export const {
  balanceOf: balanceOfRequest,
  openBalance,
  moveBalance: moveRow,
} = balancesIn<keyof typeof balanceMachine.moves, BalanceRow>('freight_balances', balanceMachine)
