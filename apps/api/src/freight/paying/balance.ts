// What a booked shipment costs and what is paid of it, which its request holds.
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { isAwarded, type Award } from '../../requests/door.ts'
import type { RequestRow } from '../requests.store.ts'

export type BalanceRow = Award & {
  state: BalanceState
  version: number
  compensated_fils: bigint
}

/** Of the row as it was read; undefined before the award. */
export const balanceOf = (request: RequestRow): BalanceRow | undefined =>
  isAwarded(request)
    ? { ...request, state: request.balance_state!, version: request.balance_version }
    : undefined

/** Columns of the money track at its beginning. */
export const openedBalance = (as: 'customer' | 'gateway') => ({
  balance_state: 'NOT_DUE',
  balance_move: 'open',
  balance_moved_as: as,
  balance_version: 1,
})
