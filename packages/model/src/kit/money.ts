// Money as bigint minor units (fils) and decimal strings on the wire; no floating point anywhere.

export const currencies = { AED: 2, USD: 2, SAR: 2, QAR: 2, KWD: 3, BHD: 3, OMR: 3 } as const
export type Currency = keyof typeof currencies
export const vatCategories = ['standard', 'zero', 'out-of-scope'] as const
export type VatCategory = (typeof vatCategories)[number]

/** VAT in basis points by category: 5 percent standard, 0 for international transport (Federal Decree-Law 8, art. 45). */
export const vatBasisPoints: Record<VatCategory, bigint> = { standard: 500n, zero: 0n, 'out-of-scope': 0n }

/** An amount in dirhams on the wire: up to 12 whole digits, at most 2 decimals, no sign. */
export const dirhamPattern = /^\d{1,12}(\.\d{1,2})?$/

/** Reads "1234.5" as minor units (123450n for AED). Throws RangeError on anything else, or on too many decimals. */
export const parseMoney = (text: string, currency: Currency = 'AED'): bigint => {
  const decimals = currencies[currency]
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text)
  const fraction = match?.[3] ?? ''
  if (!match || fraction.length > decimals) throw new RangeError(`not an amount in ${currency}: ${text}`)
  const minor = BigInt(match[2] + fraction.padEnd(decimals, '0'))
  return match[1] ? -minor : minor
}

/** Writes minor units as a decimal string with the currency's decimals: 123450n -> "1234.50". */
export const toWire = (minor: bigint, currency: Currency = 'AED'): string => {
  const decimals = currencies[currency]
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A quotient rounded half up, away from zero; the denominator is above 0. */
export const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  numerator < 0n
    ? -((-numerator * 2n + denominator) / (denominator * 2n))
    : (numerator * 2n + denominator) / (denominator * 2n)

/** A share of an amount in basis points (1 percent = 100), rounded half up to the minor unit. */
export const share = (minor: bigint, basisPoints: bigint): bigint => halfUp(minor * basisPoints, 10_000n)

/** VAT of one line, rounded half up to the fil (clarification VATP006: rounding is per line). */
export const vatOf = (netFils: bigint, category: VatCategory): bigint =>
  share(netFils, vatBasisPoints[category])

/** Splits an amount into n parts that add up exactly; the remainder goes to the first parts. */
export const split = (minor: bigint, parts: number): bigint[] => {
  const count = BigInt(parts)
  const base = minor / count
  const rest = minor - base * count
  return Array.from({ length: parts }, (_, index) => base + (BigInt(index) < rest ? 1n : 0n))
}

/** The down payment: half of the total, rounded up to the fil; the final payment is the total less it (A 9). */
export const half = (totalFils: bigint): bigint => (totalFils + 1n) / 2n

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}
