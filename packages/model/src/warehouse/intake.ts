// The intake sheet: what a warehouse notes when goods arrive, how much space they take by their sides, and what it lacks.
import { z } from 'zod'
import { cbmCenti, millimetres, volumeMm3 } from '../kit/measure.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { atMost } from '../kit/too-long.ts'

/** Millimetres that one side of a piece may have at most: the height of a hall. */
export const longestSide = 20_000

const side = z.int('warehouse.side').min(1, 'warehouse.side').max(longestSide, 'warehouse.side')

/** Length, width and height of one piece in whole millimetres. */
export const Sides = z.tuple([side, side, side])
export type Sides = z.infer<typeof Sides>

/** Letters of a place in the warehouse, such as "B-04-3, floor": aisle, rack and position as they are painted there. */
export const placeLength = 40
export const StoragePlace = z
  .string()
  .trim()
  .min(1)
  .max(...atMost(placeLength))

/** A side as it was typed in centimetres; undefined where it is none. */
export const sideOf = (centimetres: number | null): number | undefined => {
  if (centimetres === null) return undefined
  const mm = millimetres(centimetres, 'cm')
  return mm >= 1 && mm <= longestSide ? mm : undefined
}

type Sized = { quantity: number; sides: Sides | null }

/** Cubic metres with two decimals of all pieces that came; undefined where the sides of one are not known. */
export const spaceOfItems = (items: readonly Sized[]): number | undefined => {
  const came = items.filter(({ quantity }) => quantity > 0)
  if (came.length === 0 || came.some(({ sides }) => sides === null)) return undefined
  const centi = cbmCenti(volumeMm3(came.map(({ quantity, sides }) => ({ count: quantity, mm: sides! }))))
  // Space has two decimals, and something takes some.
  return Math.max(1, centi) / 100
}

/** Who brought the goods, as the receipt names them. */
export const DriverName = z
  .string({ error: 'warehouse.driver-name' })
  .trim()
  .min(2, 'warehouse.driver-name')
  .max(...atMost(80))

/** Field -> problem of a sheet before it is kept; `measured` is the space that was typed. */
export const intakeProblems = ({
  items,
  driver,
  isSigned,
  measured,
}: {
  items: readonly (Sized & { name: string; declared: number })[]
  driver: string
  isSigned: boolean
  measured: number | null
}): FieldProblems => ({
  ...(items.length === 0 && { items: 'warehouse.intake-empty' }),
  ...Object.fromEntries(
    items.flatMap(({ name, quantity, declared }, index) => [
      ...(name.trim() === '' ? [[`items.${index}.name`, 'warehouse.item-name']] : []),
      ...(quantity + declared === 0 ? [[`items.${index}.quantity`, 'warehouse.pieces']] : []),
    ]),
  ),
  ...(!DriverName.safeParse(driver).success && { driver: 'warehouse.driver-name' }),
  ...(!isSigned && { signature: 'warehouse.driver-signature' }),
  ...(measured === null && spaceOfItems(items) === undefined && { measuredCBM: 'warehouse.measure-first' }),
})
