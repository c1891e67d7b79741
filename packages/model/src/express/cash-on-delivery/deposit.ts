// Rules of a deposit: who may list, count, confirm and settle it, what notes and coins add up to, and which rows a short holds.
import { customers, type Policy } from '../../kit/access.ts'
import type { CodState } from './cod-machine.ts'
import type { DepositState } from './deposit-machine.ts'

export const depositors = { courier: 'own' } as const satisfies Policy
/** Somebody of a depot counts what is handed over there; an administrator wherever it is. */
export const cashiers = { depot: 'assigned', admin: 'any' } as const satisfies Policy
export const cashReaders = { ...cashiers, 'admin-readonly': 'any' } as const satisfies Policy
export const depositAdministrators = { admin: 'any' } as const satisfies Policy
export const depositReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
/** Merchants read of deposits what is theirs. */
export const reportReaders = { ...customers, ...depositReaders } as const satisfies Policy

/** Notes and coins of the dirham, in fils, the greatest first. */
export const notes = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500] as const
export const coins = [100, 50, 25, 10, 5, 1] as const
export type Denomination = (typeof notes)[number] | (typeof coins)[number]
export const denominations: readonly Denomination[] = [...notes, ...coins]
export const mostPieces = 9_999

/** How many of each there are, by their fils; what is left out is none. */
export type Pieces = Partial<Record<`${Denomination}`, number>>

export const countedFils = (pieces: Pieces): bigint =>
  denominations.reduce((sum, fils) => sum + BigInt(fils) * BigInt(pieces[`${fils}`] ?? 0), 0n)

export type CashRow = { id: string; amountFils: bigint; collectedAt: Date }

/** Above zero is over. */
export type Split = { expectedFils: bigint; differenceFils: bigint; disputed: string[] }

const newestFirst = (a: CashRow, b: CashRow): number =>
  b.collectedAt.getTime() - a.collectedAt.getTime() || (a.id < b.id ? 1 : -1)

/** A short holds the newest rows that cover it and no other: who delivered earlier is not made to wait for it (K5). */
export const splitDeposit = (rows: readonly CashRow[], counted: bigint): Split => {
  const expectedFils = rows.reduce((sum, { amountFils }) => sum + amountFils, 0n)
  const differenceFils = counted - expectedFils
  let open = -differenceFils
  const disputed: string[] = []
  for (const { id, amountFils } of rows.toSorted(newestFirst)) {
    if (open <= 0n) break
    disputed.push(id)
    open -= amountFils
  }
  return { expectedFils, differenceFils, disputed }
}

/** Who has touched the cash: the courier, and everybody who has counted it. */
export type Handled = { state: DepositState; courierId: string; counters: readonly string[] }

export const countRefusal = ({ state, courierId, counters }: Handled, userId: string): string | undefined => {
  if (state !== 'OPEN' && state !== 'COUNTED') return 'deposits.closed'
  if (courierId === userId) return 'deposits.own-cash'
  return counters.includes(userId) ? 'deposits.second-count' : undefined
}

const handled = ({ courierId, counters }: Omit<Handled, 'state'>, userId: string): boolean =>
  courierId === userId || counters.includes(userId)

export const confirmRefusal = (deposit: Handled, userId: string): string | undefined => {
  if (deposit.state === 'CONFIRMED') return 'deposits.confirmed'
  if (deposit.state !== 'COUNTED') return 'deposits.not-counted'
  return handled(deposit, userId) ? 'deposits.second-person' : undefined
}

export const disputeKinds = ['SHORT', 'OVER'] as const
export type DisputeKind = (typeof disputeKinds)[number]
/** How a difference ends: by a person, by the job after the days of an unclaimed surplus, or by another count. */
export const settlements = ['COURIER_PAID', 'HOUSE_BORE', 'GIVEN_BACK'] as const
export type Settlement = (typeof settlements)[number]
export const outcomes = [...settlements, 'UNCLAIMED', 'RECOUNTED'] as const
export type Outcome = (typeof outcomes)[number]
export const settlementsOf = {
  SHORT: ['COURIER_PAID', 'HOUSE_BORE'],
  OVER: ['GIVEN_BACK'],
} as const satisfies Record<DisputeKind, readonly Settlement[]>

/** Days that a surplus waits for whoever paid too much. */
export const unclaimedDays = 30

export type Difference = Omit<Handled, 'state'> & {
  state: DepositState
  kind: DisputeKind
  outcome: Outcome | null
}

/** Before it is confirmed, another count may still find the difference: nothing is settled until then. */
export const settleRefusal = (
  difference: Difference,
  userId: string,
  settlement?: Settlement,
): string | undefined => {
  if (difference.outcome !== null) return 'deposits.settled'
  if (difference.state !== 'CONFIRMED') return 'deposits.confirm-first'
  if (handled(difference, userId)) return 'deposits.second-person'
  const open: readonly Settlement[] = settlementsOf[difference.kind]
  return settlement && !open.includes(settlement) ? 'deposits.settlement-other' : undefined
}

/** K9. */
export const reverseRefusal = (state: CodState): string | undefined => {
  if (state === 'CREDITED') return undefined
  if (state === 'REVERSED') return 'deposits.reversed'
  return state === 'PAID_OUT' ? 'deposits.paid-out' : 'deposits.not-credited'
}
