// Labels of the handling units of a storage: which are owed, why they cannot be printed, and what stands on one.
import { gs1Widths } from '../documents/label/code-128.ts'
import {
  labelDots,
  labelInner,
  labelMargin,
  rule,
  textAt,
  type PrintedElement,
} from '../documents/label/label-elements.ts'
import { texts } from '../kit/text.ts'
import { mostLabels } from './fields.ts'
import { bookedStates, type StorageState } from './request-machine.ts'
import { ssccElement, ssccText } from './sscc.ts'
import type { GoodsState } from './goods-machine.ts'

export type LabelFacts = {
  state: StorageState
  goods: GoodsState | null
  /** The GS1 company prefix of the warehouse. */
  prefix: string | null
  items: readonly { quantity: number }[]
}

/** Why the winning warehouse cannot print the labels of a storage now. */
export const labelsRefusal = ({ state, goods, prefix, items }: LabelFacts): string | undefined => {
  if (!bookedStates.includes(state) || goods === null) return 'warehouse.not-booked'
  if (goods !== 'STORED') return 'warehouse.not-stored'
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces === 0) return 'warehouse.labels-uncounted'
  if (prefix === null) return 'warehouse.label-prefix-missing'
  return pieces > mostLabels ? 'warehouse.labels-most' : undefined
}

export type UnitPlace = { itemId: string; sequence: number }

/** The pieces that have no code yet: each has one for good, so that only what was counted since is added. */
export const unlabelled = (
  items: readonly { id: string; quantity: number }[],
  units: readonly UnitPlace[],
): UnitPlace[] => {
  const known = new Set(units.map(({ itemId, sequence }) => `${itemId} ${sequence}`))
  return items
    .flatMap(({ id, quantity }) =>
      Array.from({ length: quantity }, (_, index) => ({ itemId: id, sequence: index + 1 })),
    )
    .filter(({ itemId, sequence }) => !known.has(`${itemId} ${sequence}`))
}

const heads = texts({
  storage: { en: 'Storage', ar: 'التخزين' },
  piece: { en: 'Piece', ar: 'القطعة' },
  item: { en: 'Item', ar: 'الصنف' },
  place: { en: 'Place', ar: 'الموضع' },
  received: { en: 'Received', ar: 'تاريخ الاستلام' },
})

/** As it is printed on one label. */
export type UnitLabel = {
  warehouse: { en: string; ar: string }
  number: string
  item: string
  sequence: number
  of: number
  place: string | null
  /** The day on which the goods came. */
  receivedOn: string
  sscc: string
}

// Four dots are half a millimetre, within what GS1 asks of logistic labels; with the quiet zones they fill the width.
const module = 4
const barsHeight = 272

const barsAt = (sscc: string, y: number): PrintedElement[] => {
  const widths = gs1Widths(ssccElement(sscc))
  const width = widths.reduce((sum, each) => sum + each) * module
  return [
    {
      kind: 'bars',
      x: Math.round((labelDots.width - width) / 2),
      y,
      width,
      height: barsHeight,
      widths,
      module,
    },
    textAt({
      x: labelMargin,
      y: y + barsHeight + 14,
      width: labelInner,
      text: ssccText(sscc),
      sizes: [48],
      align: 'center',
      isBold: true,
    }),
  ]
}

const half = labelInner / 2
const second = labelMargin + half

/** A value under its name in both languages. */
const fact = (
  key: keyof typeof heads,
  value: { text: string; sizes: readonly number[]; lines?: number },
  { x = labelMargin, y, width = labelInner }: { x?: number; y: number; width?: number },
): PrintedElement[] => [
  textAt({ x, y, width, text: `${heads[key].en} / ${heads[key].ar}`, sizes: [24] }),
  textAt({ x, y: y + 36, width, isBold: true, ...value }),
]

export const unitLabel = (label: UnitLabel): PrintedElement[] => [
  textAt({
    x: labelMargin,
    y: 24,
    width: labelInner,
    text: label.warehouse.en,
    sizes: [44, 36, 28],
    isBold: true,
  }),
  textAt({
    x: labelMargin,
    y: 84,
    width: labelInner,
    text: label.warehouse.ar,
    sizes: [44, 36, 28],
    isBold: true,
  }),
  rule(154),
  ...fact('storage', { text: label.number, sizes: [52, 44] }, { y: 168, width: half }),
  ...fact(
    'piece',
    { text: `${label.sequence} / ${label.of}`, sizes: [72, 52] },
    { x: second, y: 168, width: half },
  ),
  rule(306),
  ...fact('item', { text: label.item, sizes: [60, 48, 36, 28], lines: 3 }, { y: 320 }),
  rule(606),
  ...(label.place === null
    ? []
    : fact('place', { text: label.place, sizes: [80, 60, 44, 28] }, { y: 620, width: half })),
  ...fact('received', { text: label.receivedOn, sizes: [52, 44] }, { x: second, y: 620, width: half }),
  rule(776),
  ...barsAt(label.sscc, 812),
]
