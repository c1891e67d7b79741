// A statement of the bank as every format is read into, and whether it adds up.
import type { BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { sum } from '@marsa/model/kit/money.ts'

export type Statement = {
  /** IBAN, empty where the file does not say it. */
  account: string
  from: string
  to: string
  openingFils: bigint
  closingFils: bigint
  lines: BankLine[]
}
/** `row` is the one that cannot be read. */
export type StatementFault = { fault: 'file' } | { fault: 'row'; row: number }

/** More is no day's work, and no file of ours. */
export const mostLines = 5_000

export const cut = (text: string, most: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most)

/** By how much opening balance and lines miss the closing balance. Fils. */
export const offOf = ({ openingFils, closingFils, lines }: Statement): bigint =>
  closingFils - openingFils - sum(lines.map(({ fils }) => fils))
