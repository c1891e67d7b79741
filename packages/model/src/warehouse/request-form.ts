// What a customer enters for storage (B 2): space, cargo, time, pickup and delivery; and the rules over the fields.
import { daysBetween } from '../kit/day.ts'
import { z } from 'zod'
import { addressForm, addressProblems, emptyAddress } from '../accounts/addresses/address-form.ts'
import { amount, choice, count, day, money, optional, own, text } from '../kit/form-fields.ts'
import { formSchema, schemaOf } from '../kit/form-schema.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { emirates, type Emirate } from '../reference/lists.ts'

export const storageCargo = {
  household: { en: 'Household goods and furniture', ar: 'أثاث وأغراض منزلية' },
  retail: { en: 'Retail and e-commerce stock', ar: 'بضائع تجزئة وتجارة إلكترونية' },
  industrial: { en: 'Machines and spare parts', ar: 'آلات وقطع غيار' },
  building: { en: 'Building material', ar: 'مواد بناء' },
  documents: { en: 'Documents and archives', ar: 'مستندات وأرشيف' },
  'food-dry': { en: 'Food, dry', ar: 'مواد غذائية جافة' },
  'food-chilled': { en: 'Food, chilled or frozen', ar: 'مواد غذائية مبرّدة أو مجمّدة' },
  medicine: { en: 'Medicine and medical devices', ar: 'أدوية ومستلزمات طبية' },
  hazardous: { en: 'Hazardous goods', ar: 'مواد خطرة' },
  other: { en: 'Other goods', ar: 'بضائع أخرى' },
} as const
export type StorageCargo = keyof typeof storageCargo
export const storageCargoCodes = Object.keys(storageCargo) as [StorageCargo, ...StorageCargo[]]

export const storagePacking = {
  cartons: { en: 'Cartons', ar: 'كراتين' },
  pallets: { en: 'Pallets', ar: 'منصات نقالة' },
  crates: { en: 'Crates', ar: 'صناديق خشبية' },
  drums: { en: 'Drums', ar: 'براميل' },
  loose: { en: 'Loose', ar: 'بدون تغليف' },
} as const
export type StoragePacking = keyof typeof storagePacking

export const emirateCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]

/** Cubic metres and years that one request may ask for. */
export const mostCubicMetres = 20_000
export const mostYears = 5

/** Where goods are fetched or brought: emirate and area are needed, the rest helps to find it. */
export const StorageLocation = addressForm.pick({
  emirate: true,
  area: true,
  street: true,
  building: true,
  unit: true,
  landmark: true,
  makani: true,
  latitude: true,
  longitude: true,
  contactName: true,
  contactNumber: true,
})
export type StorageLocation = z.infer<typeof StorageLocation>

/** Nothing is known of it yet. */
export const emptyLocation = Object.fromEntries(
  Object.keys(StorageLocation.shape).map((field) => [field, emptyAddress[field as keyof StorageLocation]]),
) as StorageLocation

/**
 * Every field once, in the order of the form. Schema, page, checks, facts, print and the body of the API come from here; what
 * several fields say together stands in `storageFormProblems`.
 */
export const storageFields = {
  cbm: amount(
    {
      label: { en: 'Space in m³', ar: 'المساحة (م³)' },
      short: { en: 'Space', ar: 'المساحة' },
      part: 'goods',
    },
    {
      unit: 'm3',
      least: 0.01,
      most: mostCubicMetres,
      decimals: 2,
      wrong: 'warehouse.space-required',
      tooMuch: 'warehouse.space-most',
      tooFine: 'warehouse.space-decimals',
    },
  ),
  cargoType: choice(
    {
      label: { en: 'What are you storing?', ar: 'ماذا تريد أن تخزّن؟' },
      short: { en: 'Goods', ar: 'البضاعة' },
      part: 'goods',
    },
    { choices: storageCargo, wrong: 'warehouse.cargo-required' },
  ),
  cargoDetails: text(
    {
      label: { en: 'Describe the goods', ar: 'صف البضاعة' },
      hint: {
        en: 'Brands, sizes, anything fragile or of high value.',
        ar: 'العلامات والمقاسات وكل ما هو قابل للكسر أو مرتفع القيمة.',
      },
      short: { en: 'Description', ar: 'الوصف' },
      part: 'goods',
    },
    { most: 500, rows: 3, missing: 'warehouse.details-required' },
  ),
  packing: optional(
    choice(
      { label: { en: 'Packing', ar: 'التغليف' }, part: 'details' },
      { choices: storagePacking, wrong: 'kit.field.invalid' },
    ),
  ),
  pieces: optional(
    count(
      { label: { en: 'Pieces', ar: 'عدد القطع' }, part: 'details' },
      { most: 1_000_000, wrong: 'warehouse.pieces' },
    ),
  ),
  grossWeightKg: optional(
    amount(
      { label: { en: 'Gross weight', ar: 'الوزن الإجمالي' }, part: 'details' },
      { unit: 'kg', least: 0.001, most: 10_000_000, wrong: 'warehouse.weight' },
    ),
  ),
  cargoValue: optional(
    money(
      {
        label: { en: 'Value of the goods', ar: 'قيمة البضاعة' },
        short: { en: 'Value', ar: 'القيمة' },
        part: 'details',
        forWinner: true,
      },
      { wrong: 'warehouse.value' },
    ),
  ),
  /** Where the goods are to be stored. */
  emirate: choice(
    {
      label: { en: 'City of the warehouse', ar: 'مدينة المستودع' },
      short: { en: 'City', ar: 'المدينة' },
      part: 'where',
    },
    { choices: emirates, wrong: 'warehouse.emirate-required' },
  ),
  startDate: day({ label: { en: 'From', ar: 'من' }, part: 'period' }, { wrong: 'warehouse.date-invalid' }),
  endDate: day({ label: { en: 'Until', ar: 'حتى' }, part: 'period' }, { wrong: 'warehouse.date-invalid' }),
  pickup: own(
    {
      label: { en: 'Should the warehouse pick up the goods?', ar: 'هل تريد استلام البضاعة من موقعك؟' },
      part: 'pickup',
    },
    StorageLocation.nullable(),
  ),
  delivery: own(
    { label: { en: 'And at the end?', ar: 'وعند انتهاء المدة؟' }, part: 'delivery' },
    StorageLocation.nullable(),
  ),
  /** Goods are brought back to where they were picked up; `delivery` is null then. */
  deliveryAsPickup: own(
    { label: { en: 'And at the end?', ar: 'وعند انتهاء المدة؟' }, part: 'delivery' },
    z.boolean(),
  ),
  remarks: text(
    {
      label: { en: 'Remarks for the warehouses', ar: 'ملاحظات للمستودعات' },
      hint: {
        en: 'Access, lift, opening hours, temperature, insurance.',
        ar: 'طريقة الوصول والمصعد وأوقات العمل ودرجة الحرارة والتأمين.',
      },
      part: 'more',
    },
    { most: 1000, rows: 4, missing: null },
  ),
}

/** Cubic metres as they are asked for and as they are measured. */
export const CubicMetres = schemaOf(storageFields.cbm)

export const StorageForm = formSchema(storageFields)
export type StorageForm = z.infer<typeof StorageForm>

const locationProblems = (location: StorageLocation | null, end: 'pickup' | 'delivery'): FieldProblems => {
  if (!location) return {}
  const { street: _optional, ...found } = addressProblems({ ...emptyAddress, ...location, label: end })
  return Object.fromEntries(Object.entries(found).map(([field, code]) => [`${end}.${field}`, code]))
}

const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Why storage cannot last that long, from its first day on; undefined when it can. Days are YYYY-MM-DD. */
export const endsTooLate = ({
  startDate,
  endDate,
}: Pick<StorageForm, 'startDate' | 'endDate'>): string | undefined =>
  endDate > yearsAfter(startDate, mostYears) ? 'warehouse.too-long' : undefined

/** Field -> problem of what single fields cannot tell; `today` is a day of the UAE (YYYY-MM-DD). */
export const storageFormProblems = (form: StorageForm, today: string): FieldProblems => ({
  ...(form.startDate < today && { startDate: 'warehouse.start-past' }),
  ...(form.endDate <= form.startDate && { endDate: 'warehouse.end-before-start' }),
  ...(endsTooLate(form) && { endDate: 'warehouse.too-long' }),
  ...(form.deliveryAsPickup && !form.pickup && { deliveryAsPickup: 'warehouse.same-without-pickup' }),
  ...locationProblems(form.pickup, 'pickup'),
  ...locationProblems(form.delivery, 'delivery'),
})

/** Where the goods are brought in the end; null where the customer collects them. */
export const deliveryOf = (form: Pick<StorageForm, 'pickup' | 'delivery' | 'deliveryAsPickup'>) =>
  form.deliveryAsPickup ? form.pickup : form.delivery

/** Nights between the days, as storage is counted. */
export const storageDays = ({ startDate, endDate }: Pick<StorageForm, 'startDate' | 'endDate'>): number =>
  daysBetween(startDate, endDate)
