// Moves of a freight request's commercial track and of its balance.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { balanceMachine, type BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { requestMachine, type RequestState } from '@marsa/model/freight/request-machine.ts'
import type { Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import type { BalanceRow } from './balances.store.ts'
import { freightDetails, noteStatusChange, sinceNow, type RequestRow } from './requests.store.ts'

/** Moves that leave the status people see as it is, and with it the moment since when it holds. */
const quiet: readonly string[] = [
  'receiveQuote',
  ...Object.entries(requestMachine.moves).flatMap(([name, { to }]) => (to.length ? [] : [name])),
]

type Options<State> = {
  to?: State
  reason?: string
  version?: number
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
  options: Options<BalanceState> = {},
): Promise<BalanceRow> => {
  const row = await move<BalanceRow, BalanceState, keyof typeof balanceMachine.moves>(tx, {
    table: 'freight_balances',
    machine: balanceMachine,
    move: name,
    id,
    as,
    ...options,
  })
  if (name !== 'settle' && name !== 'compensate') await noteStatusChange(tx, id)
  return row
}
