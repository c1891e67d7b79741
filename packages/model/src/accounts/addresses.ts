// An address of the address book: a person's own, or one that a company shares; its fields and the rules over them.
import { z } from 'zod'
import { cleanText, latinDigits } from '../kit/id.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { checkMakani, mobileDigits } from '../reference/identifiers.ts'
import { emirates, type Emirate } from '../reference/lists.ts'
import { placeCode } from '../reference/place.ts'

const emirateCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]

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

const inEmirates = (form: Pick<AddressForm, 'country'>): boolean => form.country === 'AE'

/** Field -> problem of what single fields cannot tell. */
export const addressProblems = (form: AddressForm): FieldProblems => ({
  ...(!form.label.trim() && { label: 'accounts.address-label' }),
  ...(inEmirates(form) && !form.emirate && { emirate: 'accounts.address-emirate' }),
  ...(inEmirates(form) && !form.area && { area: 'accounts.address-area' }),
  ...(!inEmirates(form) && !form.city && { city: 'accounts.address-city' }),
  ...(!inEmirates(form) && form.makani && { makani: 'accounts.address-makani-abroad' }),
  ...(!form.street && !form.building && !form.landmark && { street: 'accounts.address-street' }),
  ...((form.latitude === null) !== (form.longitude === null) && { latitude: 'accounts.address-pin' }),
})

/** Why somebody cannot change an address of this owner. */
export const addressRefusal = (actor: { isCompanyAdmin: boolean }, isShared: boolean): string | undefined =>
  isShared && !actor.isCompanyAdmin ? 'accounts.address-shared' : undefined

type Parts = Pick<AddressForm, 'unit' | 'street' | 'area' | 'landmark' | 'city' | 'makani'>

/** The address in one line without its building, which forms ask apart; at most 200 characters, as requests take. */
export const addressLine = ({ unit, street, area, landmark, city, makani: pin }: Parts): string =>
  [unit, street, area, city, landmark, pin && `Makani ${pin}`].filter(Boolean).join(', ').slice(0, 200)
