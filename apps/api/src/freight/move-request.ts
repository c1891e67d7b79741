// Moves of a freight request's commercial track and of its balance.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { balanceMachine, type BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { requestMachine, type RequestState } from '@marsa/model/freight/request-machine.ts'
import type { Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import type { BalanceRow } from './paying/balance.ts'
import { freightDetails, sinceNow, type RequestRow } from './requests.store.ts'

/** Moves that leave the status people see as it is, and with it the moment since when it holds. */
const quiet: readonly string[] = [
  'receiveQuote',
  ...Object.entries(requestMachine.moves).flatMap(([name, { to }]) => (to.length ? [] : [name])),
]

type Options<State> = {
  to?: State
  reason?: string | undefined
  version?: number | undefined
  set?: Readonly<Record<string, unknown>>
}

export const moveRequest = (
  tx: Tx,
  id: string,
  name: keyof typeof requestMachine.moves,
  as: ActorKind,
  { set, ...options }: Options<RequestState> = {},
): Promise<RequestRow> =>
  move(tx, {
    table: 'requests',
    details: freightDetails,
    machine: requestMachine,
    move: name,
    id,
    as,
    set: quiet.includes(name) ? set : { ...sinceNow, ...set },
    ...options,
  })

export const moveBalance = async (
  tx: Tx,
  id: string,
  name: keyof typeof balanceMachine.moves,
  as: ActorKind,
  { set, ...options }: Options<BalanceState> = {},
): Promise<BalanceRow> => {
  type Row = BalanceRow & { balance_state: BalanceState; balance_version: number }
  const row = await move<Row, BalanceState, keyof typeof balanceMachine.moves>(tx, {
    table: 'requests',
    track: 'balance',
    machine: balanceMachine,
    move: name,
    id,
    as,
    set: name === 'settle' || name === 'compensate' ? set : { ...sinceNow, ...set },
    ...options,
  })
  return { ...row, state: row.balance_state, version: row.balance_version }
}
