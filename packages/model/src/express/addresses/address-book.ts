// An address of the address book as the calls of express name its parts (C063-C066).
import { z } from 'zod'
import { emptyAddress, type AddressForm } from '../../accounts/addresses/address-form.ts'
import { type BuildingType } from '../../accounts/addresses/addresses.ts'
import type { Address } from '../../accounts/addresses/addresses-endpoints.ts'
import type { Emirate } from '../../reference/lists.ts'
import { placeInBook } from '../shipments/saved-address.ts'
import { atMost } from '../../kit/too-long.ts'

const text = z
  .string()
  .max(...atMost(200))
  .default('')

/** Checked by the rules of the address book once it is in its words. */
export const ParcelAddress = z.strictObject({
  title: text,
  name: text,
  mobile: text,
  country: text,
  /** Of the Emirates by name, in either language. */
  city: text,
  area: text,
  buildingType: z.string().max(20).nullable().default(null),
  building: text,
  unit: text,
  landmark: text,
  makani: text,
  /** Parcels begin there. */
  isDefault: z.boolean().default(false),
})
export type ParcelAddress = z.infer<typeof ParcelAddress>

/** `emirate` is that of the city, if it has one; what these calls do not name stays as it was. */
export const toBook = (
  address: ParcelAddress,
  emirate: Emirate | undefined,
  before: AddressForm = emptyAddress,
): AddressForm => {
  const { title, name, mobile, country, city, area, building, unit, landmark, makani, isDefault } = address
  return {
    ...before,
    label: title,
    contactName: name,
    contactNumber: mobile,
    country,
    emirate: country === 'AE' ? (emirate ?? null) : null,
    city,
    area: area || (country === 'AE' ? city : ''),
    buildingType: address.buildingType as BuildingType | null,
    building,
    unit,
    landmark,
    makani,
    isPickup: isDefault,
  }
}

export const fromBook = (address: Address) => {
  const { addressId, label, contactName, contactNumber, isPickup } = address
  const { country, area, buildingType, unit, landmark, makani } = address
  return {
    id: addressId,
    title: label,
    name: contactName,
    mobile: contactNumber,
    country,
    area,
    buildingType,
    ...placeInBook(address),
    unit,
    landmark,
    makani,
    isDefault: isPickup,
  }
}

const names: Readonly<Record<string, string>> = {
  label: 'title',
  contactName: 'name',
  contactNumber: 'mobile',
  emirate: 'city',
  street: 'building',
}

/** The field of these calls that a rule of the address book speaks of. */
export const parcelFieldOf = (field: string): string => names[field] ?? field
