// What is asked of the rate calculator, and what is wrong with it: read by the page while somebody types, and by the server.
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { legOf, type ContentKind, type Plan } from '../services.ts'
import type { Slot } from '../shipments/slots.ts'
import { parcelFaults, parcelLimits, readGrams, readMillimetres, sideNames, type Parcel } from './parcel.ts'

/** Weight in kilograms, sides in centimetres, as texts of decimals. */
export type RatePackage = { weight: string; length: string; width: string; height: string }
export type RateEnd = { country: string; city: string }
export type RateRequest = {
  shipmentType: ContentKind
  from: RateEnd
  to: RateEnd
  packages: readonly RatePackage[]
  declaredValue?: string | undefined
  cover: boolean
  promotionCode?: string | undefined
  withPlan?: Plan | undefined
  /** The pickup from which the days are counted; without one it is now. */
  slot?: Slot | undefined
}

/** The parcel of a package whose figures are all there and above 0. */
export const readParcel = (given: RatePackage): Parcel | undefined => {
  const grams = readGrams(given.weight)
  const sides = sideNames.map((name) => readMillimetres(given[name]))
  if (!grams || sides.some((side) => !side)) return undefined
  return { grams, sides: sides as unknown as Parcel['sides'] }
}

/** What is wrong with one package, by the name of its field. */
export const packageFaults = (given: RatePackage): FieldProblems => {
  const parcel = readParcel(given)
  if (parcel) return parcelFaults(parcel)
  const faults: FieldProblems = {}
  if (!readGrams(given.weight)) faults['weight'] = 'express.weight-invalid'
  for (const name of sideNames) if (!readMillimetres(given[name])) faults[name] = 'express.side-invalid'
  return faults
}

const valueFault = ({ declaredValue = '', cover }: RateRequest): string | undefined => {
  if (declaredValue === '') return cover ? 'express.cover-value' : undefined
  if (!dirhamPattern.test(declaredValue)) return 'express.value-invalid'
  const fils = parseMoney(declaredValue)
  if (fils > parcelLimits.valueFils) return 'express.value-limit'
  return cover && fils === 0n ? 'express.cover-value' : undefined
}

/** What is wrong, by the path of the field; whether places are served, only the server knows. */
export const rateFaults = (asked: RateRequest): FieldProblems => {
  const faults: FieldProblems = {}
  if (!legOf(asked.from.country, asked.to.country)) faults['to.country'] = 'express.uae-required'
  asked.packages.forEach((each, at) => {
    for (const [name, code] of Object.entries(packageFaults(each))) faults[`packages.${at}.${name}`] = code
  })
  const value = valueFault(asked)
  if (value) faults['declaredValue'] = value
  return faults
}
