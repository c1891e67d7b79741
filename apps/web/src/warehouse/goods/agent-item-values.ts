// One item of the inventory while it is edited, what keeps it from being saved or removed, and the list that is sent.
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import type { saveStorageItems } from '@marsa/model/warehouse/goods-endpoints.ts'

export type ItemInput = BodyOf<typeof saveStorageItems>['items'][number]
export type ItemValues = Omit<ItemInput, 'quantity' | 'missing' | 'noteIn' | 'noteOut' | 'place'> & {
  /** `null` while the field is empty. */
  quantity: number | null
  missing: number | null
  noteIn: string
  place: string
  noteOut: string
}

export const emptyItem: ItemValues = {
  itemId: null,
  name: '',
  quantity: 1,
  missing: 0,
  conditionIn: 'good',
  noteIn: '',
  place: '',
  photosIn: [],
  conditionOut: null,
  noteOut: '',
  photosOut: [],
}

export const valuesOf = (item: StoredItemView): ItemValues => ({
  itemId: item.itemId,
  name: item.name,
  quantity: item.quantity,
  missing: item.missing,
  conditionIn: item.conditionIn,
  noteIn: item.noteIn ?? '',
  place: item.place ?? '',
  photosIn: item.photosIn,
  conditionOut: item.conditionOut,
  noteOut: item.noteOut ?? '',
  photosOut: item.photosOut,
})

/** Pieces that are released or requested: the quantity cannot fall below them. */
export const takenOf = (item: Pick<StoredItemView, 'quantity' | 'left'>): number => item.quantity - item.left

/** There and missing; of an item that has not come at all none is there. */
const piecesOf = ({ quantity, missing }: ItemValues): number => (quantity ?? 0) + (missing ?? 0)

/** Field -> problem code, by the rules of the server. */
export const itemProblems = (values: ItemValues, taken: number): FieldProblems => ({
  ...(values.name.trim() === '' && { name: 'warehouse.item-name' }),
  ...((values.quantity === null || !Number.isInteger(values.quantity) || piecesOf(values) < 1) && {
    quantity: 'warehouse.pieces',
  }),
  ...(values.quantity !== null && values.quantity < taken && { quantity: 'warehouse.item-released' }),
})

/** An item that stands in a release, open or ended, stays in the list. */
export const removeRefusal = (
  itemId: string,
  releases: readonly { lines: readonly { itemId: string }[] }[],
): string | null =>
  releases.some(({ lines }) => lines.some((line) => line.itemId === itemId))
    ? 'warehouse.item-released'
    : null

export const inputOf = (values: ItemValues): ItemInput => ({
  ...values,
  name: values.name.trim(),
  quantity: values.quantity ?? 0,
  missing: values.missing ?? 0,
  noteIn: values.noteIn.trim() || null,
  place: values.place.trim() || null,
  noteOut: values.noteOut.trim() || null,
})

/** All items as they stand, with this one changed, added at the end, or left out. */
export const listWith = (
  items: StorageDetail['items'],
  change: { save: ItemValues } | { remove: string },
): ItemInput[] => {
  const all = items.map((item) => inputOf(valuesOf(item)))
  if ('remove' in change) return all.filter(({ itemId }) => itemId !== change.remove)
  const saved = inputOf(change.save)
  return saved.itemId === null
    ? [...all, saved]
    : all.map((item) => (item.itemId === saved.itemId ? saved : item))
}
