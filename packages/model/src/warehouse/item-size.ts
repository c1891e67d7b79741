// The size of a stored piece, and the space that an inventory takes by the sizes of its pieces.
import { z } from 'zod'
import { halfUp } from '../kit/money.ts'
import { volumeMm3 } from '../kit/volume.ts'

/** Centimetres of a side, and the digits after the point that a tape shows. */
export const mostSideCm = 2000
const side = z
  .number('warehouse.item-size')
  .min(0.1, 'warehouse.item-size')
  .max(mostSideCm, 'warehouse.item-size')
  .refine((cm) => Math.abs(cm * 10 - Math.round(cm * 10)) < 1e-6, 'warehouse.item-size')

/** Of each piece. */
export const ItemSize = z.strictObject({ lengthCm: side, widthCm: side, heightCm: side })
export type ItemSize = z.infer<typeof ItemSize>

/** Where it stands in the warehouse, in the warehouse's own words. */
export const mostLocation = 40

export const millimetresOf = ({ lengthCm, widthCm, heightCm }: ItemSize): [number, number, number] => [
  Math.round(lengthCm * 10),
  Math.round(widthCm * 10),
  Math.round(heightCm * 10),
]

type Counted = { quantity: number; size: ItemSize | null }

/** Cubic metres of one item's pieces, or of all, with two digits; undefined where the size of one is not known. */
export const cbmOf = (items: readonly Counted[]): number | undefined => {
  const there = items.filter(({ quantity }) => quantity > 0)
  if (there.length === 0 || there.some(({ size }) => size === null)) return undefined
  const mm3 = volumeMm3(there.map(({ quantity: count, size }) => ({ count, mm: millimetresOf(size!) })))
  return Number(halfUp(mm3, 10_000_000n)) / 100
}
