// What the fast entry begins with, and what of a shipment is kept for the next one.
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { beginFrom } from '../shipments/begin-values.ts'
import { valuesOf, type CreateValues } from '../shipments/create-values.ts'

/** Domestic, as the last one was, from the sender's usual address. */
export const firstValues = (sender: Address, last?: CreateValues): CreateValues => {
  return {
    ...beginFrom(sender),
    ...(last?.service === 'DOMESTIC' && {
      packages: last.packages.slice(0, 1),
      description: last.description,
    }),
    to: { country: 'AE', city: '' },
    service: 'DOMESTIC',
    dropOff: true,
    nothingRestricted: true,
  }
}

/** The next one: another recipient, the same parcel. */
export const nextValues = (done: CreateValues): CreateValues => {
  const empty = valuesOf({})
  return {
    ...done,
    to: { country: 'AE', city: '' },
    recipient: empty.recipient,
    cod: '',
    declaredValue: '',
    reference: '',
    promotionCode: '',
  }
}

/** Whether what is wrong lies where this form has no field. */
export const isOfSender = (path: string): boolean => /^(from|sender)\b/.test(path)
