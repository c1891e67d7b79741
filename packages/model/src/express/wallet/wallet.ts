// The wallet of a company: what is shown of it, how money spreads over debt and balance, and who may spend.
import type { Actor, Policy } from '../../kit/access.ts'

/** Money enters by cash on delivery, refunds, claims and corrections; it cannot be topped up. */
export const creditKinds = [
  'COD',
  'REFUND',
  'CLAIM',
  'ADJUSTMENT',
  'PAYOUT_RETURNED',
  'PAYOUT_CANCELLED',
] as const
export type CreditKind = (typeof creditKinds)[number]
export const debitKinds = ['SPENT', 'COD_REVERSED', 'CORRECTION', 'PAYOUT', 'CHARGED'] as const
export type DebitKind = (typeof debitKinds)[number]
export const movementKinds = [...creditKinds, ...debitKinds] as const
export type MovementKind = (typeof movementKinds)[number]

/** Fils: what the ledger holds for the company, what is set aside, and what the company owes. */
export type WalletFils = { availableFils: bigint; reservedFils: bigint; debtFils: bigint }

/** It may read below zero, though no account of a customer is. */
export const balanceOf = ({
  availableFils,
  debtFils,
}: Pick<WalletFils, 'availableFils' | 'debtFils'>): bigint => availableFils - debtFils

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** What comes in pays the debt first. */
export const spreadCredit = (amountFils: bigint, { debtFils }: Pick<WalletFils, 'debtFils'>) => {
  const toDebt = least(amountFils, debtFils)
  return { toDebt, toAvailable: amountFils - toDebt }
}

/** What has to go out takes the balance as far as it reaches, the rest is owed. */
export const spreadDebit = (amountFils: bigint, { availableFils }: Pick<WalletFils, 'availableFils'>) => {
  const fromAvailable = least(amountFils, availableFils)
  return { fromAvailable, toDebt: amountFils - fromAvailable }
}

export const walletAdministrators = { admin: 'any' } as const satisfies Policy
export const walletReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

export type SpendingRight = { isPerson: boolean; isGiven: boolean }

/** A person's own wallet, an administrator of the company, or somebody whom one of them has given the right. */
export const maySpend = (
  { isPerson, isGiven }: SpendingRight,
  { isCompanyAdmin }: Pick<Actor, 'isCompanyAdmin'>,
): boolean => isPerson || isGiven || isCompanyAdmin

/** Days in which a second administrator decides about a correction. */
export const adjustmentDays = 7

export const adjustmentRefusal = (
  proposal: { proposedBy: string; lapsesAt: Date },
  userId: string,
  now: Date,
): string | undefined => {
  if (proposal.lapsesAt <= now) return 'wallet.adjustment-lapsed'
  return proposal.proposedBy === userId ? 'wallet.second-person' : undefined
}
