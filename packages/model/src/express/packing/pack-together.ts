// Whether the parcels of a form go into fewer boxes of ours, and the parcels they are then.
import { chargeableGrams, readGrams, readMillimetres, type Parcel } from '../pricing/parcel.ts'
import type { Package } from '../shipments/shipment-form.ts'
import { bestFit, type Packed } from './best-fit.ts'

export type PackedTogether = {
  /** As the form has them, in the order of the boxes. */
  packages: Package[]
  boxes: Packed[]
  /** What counts for the price, now and then. */
  gramsNow: number
  gramsThen: number
}

const parcelOf = ({ weight, length, width, height }: Package): Parcel | undefined => {
  const grams = readGrams(weight)
  const sides = [length, width, height].map(readMillimetres)
  return grams && sides.every((side) => side)
    ? { grams, sides: sides as unknown as Parcel['sides'] }
    : undefined
}

/** Undefined while a measure is missing, where one may not travel, and where it saves no parcel or weighs more. */
export const packTogether = (packages: readonly Package[]): PackedTogether | undefined => {
  const items = packages.map(parcelOf).filter((item) => item !== undefined)
  if (items.length < packages.length) return undefined
  const { packed, chargeableGrams: gramsThen, faults } = bestFit(items)
  const gramsNow = items.reduce((total, item) => total + chargeableGrams(item), 0)
  if (Object.keys(faults).length > 0 || packed.length >= items.length || gramsThen > gramsNow)
    return undefined
  return {
    packages: packed.map(({ code, sides, items: inside }) => {
      if (code === 'OWN') return packages[inside[0]!]!
      const [length, width, height] = sides.map((side) => String(side / 10)) as [string, string, string]
      const grams = inside.reduce((total, at) => total + items[at]!.grams, 0)
      return { weight: String(grams / 1000), length, width, height, packaging: code }
    }),
    boxes: packed.filter(({ code }) => code !== 'OWN'),
    gramsNow,
    gramsThen,
  }
}
