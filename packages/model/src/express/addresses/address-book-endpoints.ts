// Contracts of the address book under the documented names of express (C063-C066); it is the one of every line.
import { z } from 'zod'
import { buildingTypes, type BuildingType } from '../../accounts/addresses/addresses.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { ParcelAddress } from './address-book.ts'

const id = idOf('accounts.address-not-found')
/** Rows that one call adds. */
const mostAtOnce = 100

const Kept = z.strictObject({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  mobile: z.string(),
  country: z.string(),
  city: z.string(),
  area: z.string(),
  buildingType: z.enum(Object.keys(buildingTypes) as [BuildingType, ...BuildingType[]]).nullable(),
  building: z.string(),
  unit: z.string(),
  landmark: z.string(),
  makani: z.string(),
  isDefault: z.boolean(),
})

export const findParcelAddresses = endpoint({
  verb: 'findParcelAddresses',
  call: 'C063',
  method: 'GET',
  path: 'Express/Address/Get',
  policy: customers,
  query: z.strictObject({
    title: z.string().max(100).optional(),
    searchText: z.string().max(100).optional(),
  }),
  answer: z.array(Kept),
})

/** Each row by itself: those that are wrong are answered with why, and keep no other from being added. */
export const addParcelAddresses = endpoint({
  verb: 'addParcelAddresses',
  call: 'C064',
  method: 'POST',
  path: 'Express/Address/AddMultipleAddress',
  twins: [{ method: 'POST', path: 'AddMultipleAddress' }],
  policy: customers,
  acting: 'writers',
  body: z.strictObject({ addresses: z.array(ParcelAddress).min(1).max(mostAtOnce) }),
  answer: z.strictObject({
    items: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    errors: z.array(
      z.strictObject({ row: z.int(), field: z.string(), code: z.string(), message: z.string() }),
    ),
  }),
  problems: ['accounts.address-many'],
})

export const changeParcelAddress = endpoint({
  verb: 'changeParcelAddress',
  call: 'C065',
  method: 'PUT',
  path: 'Express/Address/update/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: ParcelAddress,
  answer: Kept,
  problems: ['accounts.address-not-found', 'accounts.address-shared'],
})

export const removeParcelAddress = endpoint({
  verb: 'removeParcelAddress',
  call: 'C066',
  method: 'DELETE',
  path: 'Express/Address/delete/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['accounts.address-not-found', 'accounts.address-shared'],
})

export const addressBookEndpoints = {
  findParcelAddresses,
  addParcelAddresses,
  changeParcelAddress,
  removeParcelAddress,
}
