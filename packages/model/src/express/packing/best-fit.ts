// Which of our boxes items go into: the smallest that holds all of them, else several, the largest items first.
import { chargeableGrams, parcelFaults, parcelLimits, sortedSides, type Parcel } from '../pricing/parcel.ts'

/** Inside measures in millimetres. */
export const boxes = {
  XS: [200, 150, 100],
  S: [300, 200, 150],
  M: [400, 300, 200],
  L: [500, 400, 300],
  XL: [600, 500, 400],
} as const satisfies Record<string, Parcel['sides']>
export type BoxCode = keyof typeof boxes
const boxCodes = Object.keys(boxes) as BoxCode[]

/** Percent of a box that items may fill: they are no liquid. */
const mostFilled = 85

/** `items` are numbers of the given ones, from 0; one that fits no box travels as it is. */
export type Packed = { code: BoxCode | 'OWN'; sides: Parcel['sides']; items: number[] }
export type Fit = { packed: Packed[]; chargeableGrams: number; faults: Record<number, string[]> }

const volumeOf = ([length, width, height]: Parcel['sides']): number => length * width * height

const fits = (item: Parcel, box: Parcel['sides']): boolean => {
  const inside = sortedSides(box)
  return sortedSides(item.sides).every((side, at) => side <= inside[at]!)
}

const holds = (code: BoxCode, items: readonly Parcel[]): boolean => {
  const box = boxes[code]
  const filled = items.reduce((total, { sides }) => total + volumeOf(sides), 0)
  const grams = items.reduce((total, item) => total + item.grams, 0)
  return (
    items.every((item) => fits(item, box)) &&
    filled * 100 <= volumeOf(box) * mostFilled &&
    grams <= parcelLimits.grams
  )
}

const smallest = (items: readonly Parcel[]): BoxCode | undefined =>
  boxCodes.find((code) => holds(code, items))

export const bestFit = (items: readonly Parcel[]): Fit => {
  const faults: Fit['faults'] = {}
  const sendable: number[] = []
  items.forEach((item, at) => {
    const found = Object.values(parcelFaults(item))
    if (found.length > 0 && !smallest([item])) faults[at] = found
    else sendable.push(at)
  })
  const of = (numbers: readonly number[]) => numbers.map((at) => items[at]!)
  const groups: number[][] = []
  if (sendable.length > 0 && smallest(of(sendable))) groups.push(sendable)
  else
    for (const at of sendable.toSorted(
      (one, other) => volumeOf(items[other]!.sides) - volumeOf(items[one]!.sides) || one - other,
    )) {
      const room = groups.find((group) => smallest(of([...group, at])))
      if (room) room.push(at)
      else groups.push([at])
    }
  const packed = groups.map((group): Packed => {
    const code = smallest(of(group))
    return code
      ? { code, sides: boxes[code], items: group }
      : { code: 'OWN', sides: items[group[0]!]!.sides, items: group }
  })
  const grams = packed.map(({ sides, items: numbers }) =>
    chargeableGrams({ sides, grams: of(numbers).reduce((total, item) => total + item.grams, 0) }),
  )
  return { packed, chargeableGrams: grams.reduce((total, each) => total + each, 0), faults }
}
