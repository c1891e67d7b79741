// The one credit line of a company in the ledger: what is used, reserved, owed and available, and what a purchase meets.
import type { CreditAccountState } from './credit-machine.ts'

export type CreditFacts = {
  state: CreditAccountState
  limitFils: bigint
  /** What the company has confirmed and not paid back; below nothing where we owe it. */
  usedFils: bigint
  /** Of it for work that is not completed. */
  reservedFils: bigint
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** What purchases may use in all: the limit, while the account is open. */
const openFils = ({ state, limitFils }: Pick<CreditFacts, 'state' | 'limitFils'>): bigint =>
  state === 'APPROVED' ? limitFils : 0n

export const creditLine = (facts: CreditFacts) => {
  const { limitFils, usedFils, reservedFils } = facts
  const open = openFils(facts)
  return {
    owedFils: usedFils - reservedFils,
    availableFils: larger(0n, open - usedFils),
    overFils: larger(0n, usedFils - limitFils),
    /** Lowest balance of the account: what is used above a lowered limit stays, and no room opens above the limit. */
    floorFils: -larger(open, usedFils),
  }
}

/** Fils that a purchase lacks; nothing where it fits. */
export const missingFils = (facts: CreditFacts, amountFils: bigint): bigint =>
  larger(0n, amountFils - creditLine(facts).availableFils)

/** Why nothing at all can be confirmed on credit. */
export const creditRefusal = (
  state: CreditAccountState | null | undefined,
  hasPending: boolean,
): string | undefined => {
  if (state === 'SUSPENDED') return 'finance.credit-suspended'
  if (state === 'APPROVED') return undefined
  return hasPending ? 'finance.credit-pending' : 'finance.credit-none'
}

/** Why a purchase of an amount cannot be confirmed on credit. */
export const purchaseRefusal = (facts: CreditFacts | undefined, amountFils: bigint): string | undefined => {
  const refusal = creditRefusal(facts?.state, false)
  if (!facts || refusal) return refusal
  return missingFils(facts, amountFils) > 0n ? 'finance.credit-limit' : undefined
}
