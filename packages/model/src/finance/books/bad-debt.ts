// Bad-debt relief: the VAT of what a customer never paid comes back to whoever declared it, and is declared again when it is paid after all.
import { halfUp, sum } from '../../kit/money.ts'

/** Above zero what was written off of an invoice, below zero what came in afterwards; with the invoice's VAT and total. */
export type LostDebt = { fils: bigint; vatFils: bigint; totalFils: bigint }

const vatIn = ({ fils, vatFils, totalFils }: LostDebt): bigint =>
  fils < 0n ? -halfUp(-fils * vatFils, totalFils) : halfUp(fils * vatFils, totalFils)

/** The share of VAT in it, rounded half up for each. */
export const badDebtRelief = (lost: readonly LostDebt[]): bigint => sum(lost.map(vatIn))
