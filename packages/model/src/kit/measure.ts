// What cargo measures, in whole numbers: cubic metres, what an airline charges by weight, and what a ship charges by weight or measure.

/** Packages of one size: sides in millimetres, weight in grams. */
export type PackedLine = {
  count: number
  mm: readonly [number, number, number]
  grams: number
  weightOf: 'each' | 'line'
}

export type SizeUnit = 'cm' | 'mm' | 'in'
export type WeightUnit = 'kg' | 'lb'

/** Grams in a pound, as the law defines it, with five digits after the point. */
const poundInGrams = 45_359_237n
const tenthsOfMm: Record<SizeUnit, number> = { cm: 100, mm: 10, in: 254 }

const halfUp = (value: bigint, by: bigint): bigint => (value + by / 2n) / by
const upTo = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
/** What was typed, in thousandths; finer digits are not measured. */
const thousandths = (typed: number): bigint => BigInt(Math.round(typed * 1000))

/** A side as it was typed, in whole millimetres. */
export const millimetres = (typed: number, unit: SizeUnit): number =>
  Number(halfUp(thousandths(typed) * BigInt(tenthsOfMm[unit]), 10_000n))

/** A weight as it was typed, in whole grams. */
export const grams = (typed: number, unit: WeightUnit): number =>
  Number(unit === 'kg' ? thousandths(typed) : halfUp(thousandths(typed) * poundInGrams, 100_000_000n))

export const volumeMm3 = (lines: readonly Pick<PackedLine, 'count' | 'mm'>[]): bigint =>
  lines.reduce(
    (sum, { count, mm }) => sum + BigInt(count) * BigInt(mm[0]) * BigInt(mm[1]) * BigInt(mm[2]),
    0n,
  )

export const grossGrams = (lines: readonly PackedLine[]): number =>
  lines.reduce(
    (sum, { count, grams: weight, weightOf }) => sum + (weightOf === 'each' ? count : 1) * weight,
    0,
  )

/** Hundredths of a cubic metre. */
export const cbmCenti = (mm3: bigint): number => Number(halfUp(mm3, 10_000_000n))

/** Thousandths of a cubic metre. */
export const cbmMilli = (mm3: bigint): number => Number(halfUp(mm3, 1_000_000n))

/** Thousandths of a tonne. */
export const tonneMilli = (gross: number): number => Number(halfUp(BigInt(gross), 1000n))

/** Cubic centimetres that an airline reads: it rounds each side to whole centimetres. */
export const airCm3 = (lines: readonly PackedLine[]): bigint =>
  lines.reduce((sum, { count, mm }) => {
    const [length, width, height] = mm.map((side) => halfUp(BigInt(side), 10n)) as [bigint, bigint, bigint]
    return sum + BigInt(count) * length * width * height
  }, 0n)

/** Cubic centimetres that weigh a kilogram by air. */
export const airDivisor = 6000n

/** Volumetric weight by air in grams. */
export const volumetricGrams = (cm3: bigint): number => Number(halfUp(cm3 * 1000n, airDivisor))

/** Half kilograms: the greater of gross and volumetric weight, each up to the next half. The totals are compared, not the lines. */
export const chargeableHalfKg = (gross: number, cm3: bigint): number => {
  const byWeight = upTo(BigInt(gross), 500n)
  const byVolume = upTo(cm3 * 2n, airDivisor)
  return Number(byWeight > byVolume ? byWeight : byVolume)
}

/** Thousandths of a revenue ton: the greater of cubic metres and tonnes. */
export const revenueMilli = (mm3: bigint, gross: number): number => Math.max(cbmMilli(mm3), tonneMilli(gross))
