// What stands in a bill of lading: its fields as typed, and what is wrong with them.
import { z } from 'zod'
import { latinDigits } from '../../kit/id.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import { atMost } from '../../kit/too-long.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(...atMost(most))

export const billLimits = {
  shipper: 350,
  consignee: 350,
  notify: 350,
  loading: 80,
  discharge: 80,
  delivery: 80,
  vessel: 60,
  voyage: 20,
  packages: 80,
  goods: 1000,
  marks: 500,
  grossKg: 16,
  cbm: 16,
  containers: 2000,
  remarks: 500,
} as const
export type BillText = keyof typeof billLimits

export const BillFields = z.strictObject({
  shipper: text(billLimits.shipper),
  consignee: text(billLimits.consignee),
  /** Empty where it is the consignee. */
  notify: text(billLimits.notify),
  loading: text(billLimits.loading),
  discharge: text(billLimits.discharge),
  /** Empty where the carriage ends at the port. */
  delivery: text(billLimits.delivery),
  vessel: text(billLimits.vessel),
  voyage: text(billLimits.voyage),
  packages: text(billLimits.packages),
  goods: text(billLimits.goods),
  marks: text(billLimits.marks),
  grossKg: text(billLimits.grossKg),
  cbm: text(billLimits.cbm),
  /** A container a line: its number, and after a space its seal. */
  containers: text(billLimits.containers),
  freight: z.enum(['prepaid', 'collect']),
  /** 0 where no paper is wanted: a seaway bill, or a telex release. */
  originals: z.int().min(0).max(3),
  remarks: text(billLimits.remarks),
})
export type BillFields = z.infer<typeof BillFields>
export type BillField = keyof BillFields

export const billFieldText = texts({
  shipper: { en: 'Shipper', ar: 'الشاحن' },
  consignee: { en: 'Consignee', ar: 'المرسل إليه' },
  notify: { en: 'Notify party', ar: 'الجهة المطلوب إشعارها' },
  loading: { en: 'Port of loading', ar: 'ميناء الشحن' },
  discharge: { en: 'Port of discharge', ar: 'ميناء التفريغ' },
  delivery: { en: 'Place of delivery', ar: 'مكان التسليم' },
  vessel: { en: 'Vessel', ar: 'السفينة' },
  voyage: { en: 'Voyage', ar: 'رقم الرحلة' },
  packages: { en: 'Number and kind of packages', ar: 'عدد الطرود ونوعها' },
  goods: { en: 'Description of goods', ar: 'وصف البضاعة' },
  marks: { en: 'Marks and numbers', ar: 'العلامات والأرقام' },
  grossKg: { en: 'Gross weight in kg', ar: 'الوزن الإجمالي بالكيلوغرام' },
  cbm: { en: 'Volume in m³', ar: 'الحجم بالمتر المكعب' },
  containers: { en: 'Containers and seals', ar: 'الحاويات والأختام' },
  freight: { en: 'Freight', ar: 'أجرة الشحن' },
  originals: { en: 'Originals', ar: 'النسخ الأصلية' },
  remarks: { en: 'Remarks', ar: 'ملاحظات' },
} satisfies Record<BillField, TextRow>)
export const billFields = Object.keys(billFieldText) as [BillField, ...BillField[]]

export type BillContainer = { number: string; seal: string }
type Params = Record<string, string | number>
type Fault = { code: string; params?: Params }

/** The containers of the typed lines, or what is wrong with the first that is none. */
export const readContainers = (typed: string): { containers: BillContainer[] } | { fault: Fault } => {
  const containers: BillContainer[] = []
  for (const [at, line] of typed.split('\n').entries()) {
    const [given, ...rest] = line.trim().split(/[\s,;/]+/)
    if (!given) continue
    const { value } = checkContainerNumber(given)
    const params = { line: at + 1, given }
    if (!value) return { fault: { code: 'bill.container', params } }
    if (containers.some(({ number }) => number === value))
      return { fault: { code: 'bill.container-twice', params } }
    containers.push({ number: value, seal: rest.join(' ') })
  }
  return { containers }
}

const decimal = /^\d{1,9}(\.\d{1,3})?$/
/** Digits of any script without separators of thousands: "1٬770.5" is "1770.5". */
export const readFigure = (typed: string): string | undefined => {
  const figure = latinDigits(typed)
    .replace(/[\s,\u066c]/g, '')
    .replace('\u066b', '.')
  return decimal.test(figure) && Number(figure) > 0 ? figure : undefined
}

export type BillFaults = { fields: Partial<Record<BillField, string>>; params: Params }

/**
 * What is wrong, by field. An instruction is what the shipper knows; a draft names the vessel, and the containers where cargo fills
 * whole ones.
 */
export const billFaults = (
  fields: BillFields,
  { isDraft, isFullLoad }: { isDraft: boolean; isFullLoad: boolean },
): BillFaults => {
  const faults: BillFaults = { fields: {}, params: {} }
  const required = (names: readonly BillField[], code: string): void => {
    for (const name of names) if (fields[name] === '') faults.fields[name] = code
  }
  required(['shipper', 'consignee'], 'bill.party-required')
  required(['loading', 'discharge'], 'bill.place-required')
  required(['goods'], 'bill.goods-required')
  required(['packages'], 'bill.packages-required')
  if (isDraft) required(['vessel'], 'bill.vessel-required')
  if (!readFigure(fields.grossKg)) faults.fields.grossKg = 'bill.weight'
  if (fields.cbm !== '' && !readFigure(fields.cbm)) faults.fields.cbm = 'bill.volume'
  const read = readContainers(fields.containers)
  if ('fault' in read) {
    faults.fields.containers = read.fault.code
    faults.params = read.fault.params ?? {}
  } else if (isDraft && isFullLoad && read.containers.length === 0)
    faults.fields.containers = 'bill.container-required'
  return faults
}

/** As they are kept: figures in plain digits, containers in their normal form. */
export const tidyBill = (fields: BillFields): BillFields => {
  const read = readContainers(fields.containers)
  return {
    ...fields,
    grossKg: readFigure(fields.grossKg) ?? fields.grossKg,
    cbm: readFigure(fields.cbm) ?? fields.cbm,
    containers:
      'fault' in read
        ? fields.containers
        : read.containers.map(({ number, seal }) => [number, seal].filter(Boolean).join(' ')).join('\n'),
  }
}

/** Fields that differ between two bills, in their order. */
export const changedFields = (before: BillFields, after: BillFields): BillField[] =>
  billFields.filter((name) => before[name] !== after[name])
