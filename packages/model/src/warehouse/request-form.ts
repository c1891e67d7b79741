// What a customer enters for storage (B 2): space, cargo, time, pickup and delivery; and the rules over the fields.
import { z } from 'zod'
import { addressForm, addressProblems, emptyAddress } from '../accounts/addresses/addresses.ts'
import { cleanText } from '../kit/id.ts'
import { dirhamPattern } from '../kit/money.ts'
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
const text = (most: number) =>
  z
    .string()
    .max(most * 2, 'kit.field.too-long')
    .transform(cleanText)
    .pipe(z.string().max(most, 'kit.field.too-long'))
const day = z.iso.date({ error: 'warehouse.date-invalid' })

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

/** Cubic metres, at most two decimals, so the least is a hundredth. */
export const CubicMetres = z
  .number({ error: 'warehouse.space-required' })
  .min(0.01, 'warehouse.space-required')
  .max(mostCubicMetres, 'warehouse.space-most')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'warehouse.space-decimals')

export const StorageForm = z.strictObject({
  cbm: CubicMetres,
  cargoType: z.enum(storageCargoCodes, { error: 'warehouse.cargo-required' }),
  cargoDetails: text(500).pipe(z.string().min(1, 'warehouse.details-required')),
  packing: z.enum(Object.keys(storagePacking) as [StoragePacking, ...StoragePacking[]]).nullable(),
  pieces: z.int().min(1, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces').nullable(),
  grossWeightKg: z.number().min(0.001, 'warehouse.weight').max(10_000_000, 'warehouse.weight').nullable(),
  /** AED, as `1234.50`. */
  cargoValue: z.string().regex(dirhamPattern, 'warehouse.value').nullable(),
  /** Where the goods are to be stored. */
  emirate: z.enum(emirateCodes, { error: 'warehouse.emirate-required' }),
  startDate: day,
  endDate: day,
  pickup: StorageLocation.nullable(),
  delivery: StorageLocation.nullable(),
  /** Goods are brought back to where they were picked up; `delivery` is null then. */
  deliveryAsPickup: z.boolean(),
  remarks: text(1000),
})
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
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000)
