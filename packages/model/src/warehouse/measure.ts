// The space that is measured at intake against the booked one: how far it is off, and what has to be confirmed before it is recorded.
import { volumeDiffers } from './goods-machine.ts'

/** Percent off the booked space from which a measurement is asked for again. */
export const measureAgainPercent = 25

/** Share of a power of ten by which a slip of the decimal point may be off: 17.8 typed as 178 is one, too. */
const slip = 0.25

export type MeasureGrade = 'close' | 'differs' | 'far' | 'misplaced'

/** `misplaced` looks as if the decimal point slipped: ten or a hundred times the booked space, or a part of it. */
export const measureGrade = (booked: number, measured: number): MeasureGrade => {
  if (!volumeDiffers(booked, measured)) return 'close'
  const ratio = measured / booked
  if ([100, 10, 0.1, 0.01].some((factor) => Math.abs(ratio / factor - 1) <= slip)) return 'misplaced'
  return Math.abs(measured - booked) * 100 > booked * measureAgainPercent + 1e-6 ? 'far' : 'differs'
}

/** Why a measurement is not recorded yet: one that is far off is entered a second time. */
export const measureRefusal = (
  booked: number,
  measured: number,
  confirmed: number | undefined,
): string | undefined => {
  const grade = measureGrade(booked, measured)
  return (grade === 'far' || grade === 'misplaced') && confirmed !== measured
    ? 'warehouse.measure-again'
    : undefined
}
