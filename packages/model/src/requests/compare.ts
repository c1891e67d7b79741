// Comparison of live quotations: which is lowest, by how much, and what each leaves out (decisions 4.1, facts rank 6).
import { parseMoney, vatOf, type VatCategory } from '../kit/money.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import { charges, rangeOf, type ChargeCode } from './charges.ts'
import type { ChargeLine } from './charge-line.ts'
import type { QuotationView } from './views.ts'

export type Comparable = { id: string; total: bigint; submittedAt: Date; live: boolean }

/** The live quotation with the smallest total with VAT; ties go to the earlier one. */
export const lowest = <Q extends Comparable>(quotations: readonly Q[]): Q | undefined =>
  quotations
    .filter((quotation) => quotation.live)
    .toSorted((a, b) =>
      a.total === b.total ? a.submittedAt.getTime() - b.submittedAt.getTime() : a.total < b.total ? -1 : 1,
    )[0]

/** Fils between the lowest live total and the next one; undefined when there is no second. */
export const leadOfLowest = (quotations: readonly Comparable[]): bigint | undefined => {
  const [first, second] = quotations
    .filter((quotation) => quotation.live)
    .map((quotation) => quotation.total)
    .toSorted((a, b) => (a < b ? -1 : 1))
  return first !== undefined && second !== undefined ? second - first : undefined
}

/** The most that missing charges with a range can add to a total, with VAT; charges without a range add nothing known. */
export const possibleRise = (missing: readonly ChargeCode[], settings: SettingsInForce): bigint =>
  missing.reduce((rise, code) => {
    const range = rangeOf(code, settings)
    return range ? rise + range[1] + vatOf(range[1], charges[code].vat) : rise
  }, 0n)

/** A charge as its customer reads it; what it was bought for stays with the agent. */
export const quotedLine = ({
  code,
  label,
  amount,
  quantity = 1,
  vatCategory,
}: QuotationView['charges'][number]): ChargeLine => ({
  code,
  label,
  buyingFils: 0n,
  sellingFils: parseMoney(amount) / BigInt(quantity),
  quantity,
  vat: vatCategory,
})

/** Net amounts of a quotation by VAT category, in fils; categories without a charge are 0. */
export const netsOf = (lines: QuotationView['charges']): Record<VatCategory, bigint> => {
  const nets: Record<VatCategory, bigint> = { standard: 0n, zero: 0n, 'out-of-scope': 0n }
  for (const { amount, vatCategory } of lines) nets[vatCategory] += parseMoney(amount)
  return nets
}
