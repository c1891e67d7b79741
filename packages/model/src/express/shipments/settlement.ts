// How a shipment is paid in parts: what credits of a bundle cover is net and taxed already, the rest is paid with its VAT.
import { sum, vatOf, type VatCategory } from '../../kit/money.ts'
import type { Lang } from '../../kit/text.ts'
import type { LineCode } from '../pricing/price-text.ts'

/** Ways in the order in which they are used up. */
export const payWays = ['bundle', 'wallet', 'card'] as const
export type PayWay = (typeof payWays)[number]

/** A line of a price as it is kept with the shipment. */
export type FrozenLine = {
  code: LineCode
  net: bigint
  vatCategory: VatCategory
  vat: bigint
  formula: Record<Lang, string>
}

/** Without credits what is due is the price itself. */
export type Due = {
  /** Lines of the tax invoice: what credits leave of each. */
  lines: FrozenLine[]
  /** Of what credits leave. */
  netFils: bigint
  vatFils: bigint
  /** Credits and the rest with its VAT. */
  totalFils: bigint
}

/** What credits cover of many prices, one after another, and what they leave with its VAT. */
export const dueOfMany = (
  prices: readonly { lines: readonly FrozenLine[]; hasPlan: boolean }[],
  creditFils: bigint,
): { usedFils: bigint; restFils: bigint } => {
  let usedFils = 0n
  let restFils = 0n
  for (const { lines, hasPlan } of prices) {
    const net = sum(lines.map((line) => line.net))
    const left = hasPlan ? creditFils - usedFils : 0n
    const used = left < net ? left : net
    usedFils += used
    restFils += dueAfter(lines, used).totalFils - used
  }
  return { usedFils, restFils }
}

/** Credits are spent on the lines in their order; what they leave of a line bears its VAT (decisions 4.10 no. 20). */
export const dueAfter = (lines: readonly FrozenLine[], creditFils: bigint): Due => {
  let left = creditFils
  const rest = lines.flatMap((line): FrozenLine[] => {
    const covered = left < line.net ? left : line.net
    left -= covered
    const net = line.net - covered
    return net === 0n && covered > 0n ? [] : [{ ...line, net, vat: vatOf(net, line.vatCategory) }]
  })
  const netFils = sum(rest.map(({ net }) => net))
  const vatFils = sum(rest.map(({ vat }) => vat))
  return { lines: rest, netFils, vatFils, totalFils: creditFils - left + netFils + vatFils }
}
