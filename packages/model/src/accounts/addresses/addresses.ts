// An address of the address book: a person's own, or one that a company shares; its fields and the rules over them.
import { z } from 'zod'
import { cleanText, latinDigits } from '../../kit/id.ts'
import { inEmiratesBox, pinText, readPin, type Pin } from '../../kit/pin.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { checkMakani, mobileDigits } from '../../reference/identifiers.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'
import { placeCode } from '../../reference/place.ts'

const emirateCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]

/** What kind of building an address is (B 3). */
export const buildingTypes = {
  building: { en: 'Building', ar: 'مبنى' },
  villa: { en: 'Villa', ar: 'فيلا' },
  office: { en: 'Office', ar: 'مكتب' },
  factory: { en: 'Factory', ar: 'مصنع' },
  warehouse: { en: 'Warehouse', ar: 'مستودع' },
} as const
export type BuildingType = keyof typeof buildingTypes
const buildingTypeCodes = Object.keys(buildingTypes) as [BuildingType, ...BuildingType[]]

/** Addresses that one owner may keep, a person or a company. */
export const mostAddresses = 500

const text = (most: number) =>
  z
    .string()
    .max(most * 2, 'kit.field.too-long')
    .transform(cleanText)
    .pipe(z.string().max(most, 'kit.field.too-long'))

/** A UAE mobile in any usual writing, or an international number; stored with its plus. */
const phone = z
  .string()
  .max(30, 'accounts.address-phone')
  .transform((value, context) => {
    const mobile = mobileDigits(value)
    const international = latinDigits(value).replace(/[\s()-]/g, '')
    if (value.trim() === '') return ''
    if (mobile) return `+971${mobile}`
    if (/^\+[1-9]\d{7,14}$/.test(international)) return international
    context.addIssue({ code: 'custom', message: 'accounts.address-phone' })
    return z.NEVER
  })

/** Ten digits, stored as 12345 67890; empty where the building has none. */
const makani = z
  .string()
  .max(30, 'reference.makani.form')
  .transform((value, context) => {
    if (value.trim() === '') return ''
    const checked = checkMakani(value)
    if (checked.value !== undefined) return checked.value
    context.addIssue({ code: 'custom', message: 'reference.makani.form' })
    return z.NEVER
  })

export const addressForm = z.strictObject({
  label: text(60),
  country: z.string().regex(/^[A-Z]{2}$/, 'accounts.address-country'),
  /** Of an address in the Emirates. */
  emirate: z.enum(emirateCodes, { error: 'accounts.address-emirate' }).nullable(),
  /** Of an address elsewhere. */
  city: text(80),
  area: text(80),
  street: text(120),
  /** Programs that do not know it leave it out. */
  buildingType: z.enum(buildingTypeCodes, 'accounts.address-building-type').nullable().default(null),
  building: text(80),
  unit: text(40),
  landmark: text(120),
  makani,
  /** Degrees north and east of the pin, both or none. */
  latitude: z.number().min(-90, 'accounts.address-pin').max(90, 'accounts.address-pin').nullable(),
  longitude: z.number().min(-180, 'accounts.address-pin').max(180, 'accounts.address-pin').nullable(),
  contactName: text(80),
  contactNumber: phone,
  /** The city or area of the wizards that it lies in. */
  place: placeCode.nullable(),
  isPickup: z.boolean(),
  isDelivery: z.boolean(),
})
export type AddressForm = z.infer<typeof addressForm>

export const emptyAddress: AddressForm = {
  label: '',
  country: 'AE',
  emirate: null,
  city: '',
  area: '',
  street: '',
  buildingType: null,
  building: '',
  unit: '',
  landmark: '',
  makani: '',
  latitude: null,
  longitude: null,
  contactName: '',
  contactNumber: '',
  place: null,
  isPickup: false,
  isDelivery: false,
}

const inEmirates = (form: Pick<AddressForm, 'country'>): boolean => form.country === 'AE'

/** The pin of an address that has one. */
export const pinOf = ({
  latitude,
  longitude,
}: Pick<AddressForm, 'latitude' | 'longitude'>): Pin | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** Why an address cannot have this pin: half of one, or one outside the country. */
const pinProblem = (form: AddressForm): string | undefined => {
  const pin = pinOf(form)
  if (!pin) return form.latitude === form.longitude ? undefined : 'accounts.address-pin'
  return inEmirates(form) && !inEmiratesBox(pin) ? 'accounts.address-pin-outside' : undefined
}

/** Field -> problem of what single fields cannot tell. */
export const addressProblems = (form: AddressForm): FieldProblems => {
  const pin = pinProblem(form)
  return {
    ...(!form.label.trim() && { label: 'accounts.address-label' }),
    ...(inEmirates(form) && !form.emirate && { emirate: 'accounts.address-emirate' }),
    ...(inEmirates(form) && !form.area && { area: 'accounts.address-area' }),
    ...(!inEmirates(form) && !form.city && { city: 'accounts.address-city' }),
    ...(!inEmirates(form) && form.makani && { makani: 'accounts.address-makani-abroad' }),
    ...(!form.street && !form.building && !form.landmark && { street: 'accounts.address-street' }),
    ...(pin && { latitude: pin }),
  }
}

/** Why somebody cannot change an address of this owner. */
export const addressRefusal = (actor: { isCompanyAdmin: boolean }, isShared: boolean): string | undefined =>
  isShared && !actor.isCompanyAdmin ? 'accounts.address-shared' : undefined

/** What an address is usually for. */
export type AddressUse = 'pickup' | 'delivery'

type Marked = Pick<AddressForm, 'isPickup' | 'isDelivery'> & { isShared: boolean }

/** The address that a request begins with: one's own usual one before that of the company. */
export const usualAddress = <Found extends Marked>(
  addresses: readonly Found[],
  use: AddressUse,
): Found | undefined => {
  const usual = addresses.filter(({ isPickup, isDelivery }) => (use === 'pickup' ? isPickup : isDelivery))
  return usual.find(({ isShared }) => !isShared) ?? usual[0]
}

type Parts = Pick<
  AddressForm,
  'unit' | 'street' | 'area' | 'landmark' | 'city' | 'makani' | 'latitude' | 'longitude'
>

/**
 * The address in one line without its building, which forms ask apart; at most 200 characters, as requests take. What is
 * cut is never the Makani number or, without one, the pin: half of either leads elsewhere.
 */
export const addressLine = (parts: Parts): string => {
  const { unit, street, area, landmark, city } = parts
  const pin = pinOf(parts)
  const exact = parts.makani ? `Makani ${parts.makani}` : pin ? pinText(pin) : ''
  const room = exact ? 198 - exact.length : 200
  const words = [unit, street, area, city, landmark].filter(Boolean).join(', ').slice(0, room)
  return [words, exact].filter(Boolean).join(', ')
}

const pinAtEnd = /(?:^|[,،]\s*)(-?\d{1,3}\.\d+,\s*-?\d{1,3}\.\d+)\s*$/
const linkInLine = /https?:\/\/\S+/

/** An address line as a request keeps it, taken apart: its words, and the pin where it ends with one or holds its link. */
export const readLine = (line: string): { words: string; pin: Pin | undefined } => {
  const found = pinAtEnd.exec(line)?.[1] ?? linkInLine.exec(line)?.[0]
  const pin = found ? readPin(found) : undefined
  return pin && found
    ? { words: line.replace(found, '').replace(/[,،\s]+$/, ''), pin }
    : { words: line, pin: undefined }
}
