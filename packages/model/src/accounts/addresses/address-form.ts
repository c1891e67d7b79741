// What is asked for an address of the address book, and the rules over its fields.
import { z } from 'zod'
import { cleanText, latinDigits } from '../../kit/id.ts'
import { inEmiratesBox } from '../../kit/pin.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { checkMakani, mobileDigits } from '../../reference/identifiers.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'
import { placeCode } from '../../reference/place.ts'
import { buildingTypes, pinOf, type BuildingType } from './addresses.ts'
import { atMost, tooLong } from '../../kit/too-long.ts'

const emirateCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]
const buildingTypeCodes = Object.keys(buildingTypes) as [BuildingType, ...BuildingType[]]

const text = (most: number) =>
  z
    .string()
    .max(most * 2, tooLong(most))
    .transform(cleanText)
    .pipe(z.string().max(...atMost(most)))

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
