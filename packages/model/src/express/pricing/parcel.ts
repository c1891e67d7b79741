// One parcel: what it weighs and measures, what of that counts for the price, and what is too much (B 5).
import { scaled } from '../../kit/decimal.ts'
import { latinDigits } from '../../kit/id.ts'

/** Whole grams and millimetres, so that nothing is rounded but where the price says so. */
export type Parcel = { grams: number; sides: readonly [length: number, width: number, height: number] }

export const sideNames = ['length', 'width', 'height'] as const
export type SideName = (typeof sideNames)[number]

export const parcelLimits = {
  grams: 30_000,
  longestSide: 1_580,
  totalLength: 2_740,
  usd: 50_000,
  /** 50,000 US dollars at 3.6725. */
  valueFils: 18_362_500n,
  parcels: 10,
} as const

/** Cubic centimetres that weigh one kilogram. */
export const volumeDivisor = 5_000

/** Kilograms with up to three decimals, and centimetres with up to one, as they are on the wire. */
export const kilogramPattern = /^\d{1,3}(\.\d{1,3})?$/
export const centimetrePattern = /^\d{1,3}(\.\d)?$/

/** Digits and decimal point as people type them, in Arabic too. */
const typed = (text: string): string => latinDigits(text).trim().replace(/[٫,]/, '.')

const readAs = (text: string, pattern: RegExp, decimals: number): number | undefined =>
  pattern.test(text) ? Number(scaled(text, decimals)) : undefined

/** "1.2" -> 1200 grams; undefined where it is no weight. */
export const readGrams = (text: string): number | undefined => readAs(typed(text), kilogramPattern, 3)

/** "30" -> 300 millimetres; undefined where it is no length. */
export const readMillimetres = (text: string): number | undefined => readAs(typed(text), centimetrePattern, 1)

/** Sides are sorted first, so that turning a box never helps. */
export const sortedSides = (sides: Parcel['sides']): [number, number, number] => {
  const [longest, middle, shortest] = sides.toSorted((one, other) => other - one)
  return [longest!, middle!, shortest!]
}

/** The longest side and twice the other two. */
export const totalLength = (sides: Parcel['sides']): number => {
  const [longest, middle, shortest] = sortedSides(sides)
  return longest + 2 * (middle + shortest)
}

export const volumetricGrams = ([length, width, height]: Parcel['sides']): number =>
  Math.ceil((length * width * height) / volumeDivisor)

/** The greater of weight and volume; nothing further is rounded. */
export const chargeableGrams = ({ grams, sides }: Parcel): number => Math.max(grams, volumetricGrams(sides))

/** What is too much of a parcel, by the name of its field. */
export const parcelFaults = ({ grams, sides }: Parcel): Partial<Record<'weight' | SideName, string>> => {
  const faults: Partial<Record<'weight' | SideName, string>> = {}
  if (grams > parcelLimits.grams) faults.weight = 'express.weight-limit'
  const longest = sideNames[sides.indexOf(sortedSides(sides)[0])]!
  if (totalLength(sides) > parcelLimits.totalLength) faults[longest] = 'express.length-limit'
  sideNames.forEach((name, at) => {
    if (sides[at]! > parcelLimits.longestSide) faults[name] = 'express.side-limit'
  })
  return faults
}
