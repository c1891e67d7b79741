// The label of a parcel, 4 x 6 inches, as elements at places: the PDF and the printer's language draw the same ones.
import { z } from 'zod'
import {
  labelDots,
  labelInner,
  labelMargin,
  rule,
  textAt,
  type LabelBox,
  type RuleElement,
  type TextElement,
} from '../../documents/label/label-elements.ts'
import { serviceNames, services } from '../services.ts'

const name = z.string().trim().min(1)
/** Lines of an address as they are printed; nothing of what is inside and no value stands on a label. */
const LabelParty = z.strictObject({ name, lines: z.array(name).max(5), mobile: z.string() })

export const LabelData = z.strictObject({
  waybill: z.string().regex(/^MRX\d{12}$/),
  /** Emirate, depot and zone: `DXB-1-C`. */
  route: name,
  service: z.enum(services),
  sender: LabelParty,
  recipient: LabelParty,
  /** Of each parcel in the order of its number. */
  parcelGrams: z.array(z.int().positive()).min(1),
  /** In dirhams, or null where nothing is collected. */
  cashOnDelivery: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .nullable(),
  reference: z.string().nullable(),
  /** With its offset; its wall clock is printed. */
  printedAt: z.iso.datetime({ offset: true }),
})
export type LabelData = z.infer<typeof LabelData>

export type BarCodeElement = LabelBox & { kind: 'bars'; code: string; module: number }
export type LabelElement = TextElement | BarCodeElement | RuleElement

const margin = labelMargin
const inner = labelInner

/** A bar code in the middle with its number below; 10 modules beside it stay empty. `code` has `modules` modules. */
const bars = (code: string, y: number, module: number, height: number, modules: number): LabelElement[] => {
  const width = modules * module
  const x = Math.round((labelDots.width - width) / 2)
  return [
    { kind: 'bars', x, y, width, height, code, module },
    textAt({
      x: margin,
      y: y + height + 6,
      width: inner,
      text: code,
      sizes: [32],
      align: 'center',
      isBold: true,
    }),
  ]
}

const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3).replace(/\.?0+$/, '')} kg`

/** All but the last four digits of a mobile number are stars, and of a country's code and the first digit. */
export const maskedMobile = (mobile: string): string => {
  const digits = mobile.replace(/\D/g, '')
  return digits.length < 8 ? mobile : `+${digits.slice(0, 3)} ** *** ${digits.slice(-4)}`
}

/** The bar code of a parcel of several: the waybill and its number in two digits. */
export const pieceCode = (waybill: string, number: number): string =>
  `${waybill}${String(number).padStart(2, '0')}`

/** One page of the label: that of the parcel with this number, from 1. */
export const labelPage = (label: LabelData, number: number): LabelElement[] => {
  const pieces = label.parcelGrams.length
  const service = serviceNames[label.service]
  const half = inner / 2
  const party = (
    who: LabelData['sender'],
    title: string,
    y: number,
    sizes: { name: number[]; line: number[] },
    mobile: string,
  ): LabelElement[] => [
    textAt({ x: margin, y, width: inner, text: title, sizes: [22] }),
    textAt({ x: margin, y: y + 30, width: inner, text: who.name, sizes: sizes.name, isBold: true }),
    ...who.lines.map((text, at) =>
      textAt({
        x: margin,
        y: y + 36 + Math.ceil(sizes.name[0]! * 1.25) + at * Math.ceil(sizes.line[0]! * 1.25),
        width: inner,
        text,
        sizes: sizes.line,
      }),
    ),
    textAt({ x: margin + half, y, width: half, text: mobile, sizes: [24], align: 'start' }),
  ]
  return [
    textAt({ x: margin, y: 20, width: 500, text: label.route, sizes: [92, 72, 56, 40], isBold: true }),
    textAt({ x: 540, y: 24, width: 248, text: service.en, sizes: [28, 24, 20], isBold: true }),
    textAt({ x: 540, y: 62, width: 248, text: service.ar, sizes: [28, 24, 20] }),
    textAt({ x: 540, y: 102, width: 120, text: `${number}/${pieces}`, sizes: [34, 28], isBold: true }),
    textAt({ x: 660, y: 104, width: 128, text: kilograms(label.parcelGrams[number - 1]!), sizes: [28, 24] }),
    textAt({
      x: margin,
      y: 156,
      width: inner,
      text: label.cashOnDelivery === null ? 'NO COD' : `COD AED ${label.cashOnDelivery}`,
      sizes: [44],
      align: 'center',
      isBold: true,
      ...(label.cashOnDelivery !== null && { isInverse: true }),
    }),
    rule(222),
    ...party(
      label.recipient,
      'TO / إلى',
      232,
      { name: [42, 34, 26], line: [30, 26, 22] },
      maskedMobile(label.recipient.mobile),
    ),
    rule(548),
    ...party(label.sender, 'FROM / من', 556, { name: [28, 24, 20], line: [22, 20, 18] }, label.sender.mobile),
    rule(766),
    ...bars(label.waybill, 784, 4, 204, 145),
    ...(pieces > 1 ? bars(pieceCode(label.waybill, number), 1044, 3, 72, 156) : []),
    rule(1172),
    textAt({ x: margin, y: 1180, width: half, text: label.reference ?? '', sizes: [22, 18, 14] }),
    textAt({
      x: margin + half,
      y: 1180,
      width: half,
      text: label.printedAt.slice(0, 16).replace('T', ' '),
      sizes: [22],
    }),
  ].filter((element) => element.kind !== 'text' || element.text !== '')
}
