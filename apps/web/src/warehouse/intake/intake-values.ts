// An intake sheet while it is filled in: what it begins with, what is wrong with it, and what is sent.
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { declaredOf } from '@marsa/model/warehouse/findings.ts'
import { intakeProblems, sideOf, spaceOfItems, type Sides } from '@marsa/model/warehouse/intake.ts'
import { measureRefusal } from '@marsa/model/warehouse/measure.ts'
import type { WaitingIntake } from './intake-store.ts'

export type TakenPhoto = { key: string; blob: Blob }

export type IntakeItem = {
  key: string
  itemId: string | null
  name: string
  /** `null` while a field is empty. */
  declared: number | null
  quantity: number | null
  condition: StoredItemView['conditionIn']
  note: string
  /** Centimetres of one piece. */
  length: number | null
  width: number | null
  height: number | null
  place: string
  /** Documents that stand already, and pictures that are on this phone. */
  stored: string[]
  photos: TakenPhoto[]
}

export type IntakeValues = {
  items: IntakeItem[]
  /** Cubic metres as they were typed, and once more. */
  measured: number | null
  again: number | null
  driver: string
  note: string
}

/** As the form holds it: the signature is drawn anew each time. */
export type SheetValues = IntakeValues & { signature: HTMLCanvasElement | null }

export const emptyIntakeItem = (change: Partial<IntakeItem> = {}): IntakeItem => ({
  key: crypto.randomUUID(),
  itemId: null,
  name: '',
  declared: null,
  quantity: null,
  condition: 'good',
  note: '',
  length: null,
  width: null,
  height: null,
  place: '',
  stored: [],
  photos: [],
  ...change,
})
const itemOf = (item: StoredItemView): IntakeItem => {
  const [length = null, width = null, height = null] = item.sides?.map((mm) => mm / 10) ?? []
  return emptyIntakeItem({
    itemId: item.itemId,
    name: item.name,
    declared: declaredOf(item),
    quantity: item.quantity,
    condition: item.conditionIn,
    note: item.noteIn ?? '',
    length,
    width,
    height,
    place: item.place ?? '',
    stored: item.photosIn,
  })
}

/** What was noted before, else one line of what the customer said would come. */
export const intakeStart = ({ items, form }: Pick<StorageDetail, 'items' | 'form'>): IntakeValues => ({
  items:
    items.length > 0
      ? items.map(itemOf)
      : [emptyIntakeItem({ name: form.cargoDetails.slice(0, 120), declared: form.pieces ?? null })],
  measured: null,
  again: null,
  driver: '',
  note: '',
})

/** Of one piece; null while a side is missing or none. */
export const sidesOf = ({ length, width, height }: IntakeItem): Sides | null => {
  const sides = [sideOf(length), sideOf(width), sideOf(height)]
  return sides.every((side) => side !== undefined) ? (sides as Sides) : null
}

const counted = (item: IntakeItem) => ({
  name: item.name,
  quantity: item.quantity ?? 0,
  declared: item.declared ?? 0,
  sides: sidesOf(item),
})

/** Cubic metres of one item; undefined while its sides are not known. */
export const spaceOf = (item: IntakeItem): number | undefined => spaceOfItems([counted(item)])

/** Cubic metres of all that came, by its sides. */
export const bySides = ({ items }: IntakeValues): number | undefined => spaceOfItems(items.map(counted))

/** The space that would be recorded; null while it is not known. */
export const measuredOf = (values: IntakeValues): number | null => bySides(values) ?? values.measured

/** Sides that were begun and do not make a size. */
const sideProblems = (item: IntakeItem, index: number): [string, string][] => {
  const typed = [item.length, item.width, item.height]
  if (typed.every((side) => side === null) || sidesOf(item)) return []
  return [[`items.${index}.sides`, 'warehouse.side']]
}

/** Field -> problem code, by the rules of the server. */
export const sheetProblems = (values: IntakeValues, booked: number, isSigned: boolean): FieldProblems => {
  const measured = measuredOf(values)
  return {
    ...intakeProblems({
      items: values.items.map(counted),
      driver: values.driver,
      isSigned,
      measured: values.measured,
    }),
    ...Object.fromEntries(values.items.flatMap(sideProblems)),
    ...(measured !== null &&
      measureRefusal(booked, measured, values.again ?? undefined) && {
        measuredCBM: 'warehouse.measure-again',
      }),
  }
}

/** What waits on the phone from now on. */
export const intakeOf = (
  values: IntakeValues,
  { signature, mark, at }: { signature: Blob; mark: string; at: string },
): Pick<WaitingIntake, 'body' | 'files'> => {
  const { items, measured, again, driver, note } = values
  const isBySides = bySides(values) !== undefined
  return {
    body: {
      mark,
      at,
      items: items.map((item) => ({
        ...counted(item),
        itemId: item.itemId,
        name: item.name.trim(),
        condition: item.condition,
        note: item.note.trim() || null,
        photos: item.stored,
        place: item.place.trim() || null,
      })),
      measuredCBM: isBySides ? null : measured,
      confirmedCBM: again,
      driver: driver.trim(),
      note: note.trim() || null,
    },
    files: [
      ...items.flatMap(({ photos }, of) => photos.map(({ key, blob }) => ({ key, of, blob, fileId: null }))),
      { key: crypto.randomUUID(), of: 'signature', blob: signature, fileId: null },
    ],
  }
}
