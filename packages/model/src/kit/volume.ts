// The volume of pieces of one size, in whole numbers: nothing is rounded before the total.
import { halfUp } from './money.ts'

/** So many of one size: sides in millimetres. */
export type Sized = { count: number; mm: readonly [number, number, number] }

export const volumeMm3 = (lines: readonly Sized[]): bigint =>
  lines.reduce(
    (sum, { count, mm }) => sum + BigInt(count) * BigInt(mm[0]) * BigInt(mm[1]) * BigInt(mm[2]),
    0n,
  )

/** Thousandths of a cubic metre. */
export const cbmMilli = (mm3: bigint): number => Number(halfUp(mm3, 1_000_000n))
