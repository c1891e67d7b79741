// Contract of the address check (C075).
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { addressCodes } from './address-check.ts'
import { atMost } from '../../kit/too-long.ts'

const text = (most: number) =>
  z
    .string()
    .max(...atMost(most))
    .default('')

/** Lengths as they are kept of a party (60, 80, 20 ...). */
const PartyAddressInput = z.strictObject({
  country: text(2),
  city: text(60),
  building: text(80),
  unit: text(20),
  landmark: text(80),
  postcode: text(12),
  makani: text(20),
  mobile: text(30),
})
const PartyAddressView = z.strictObject({
  country: z.string(),
  city: z.string(),
  building: z.string(),
  unit: z.string(),
  landmark: z.string(),
  postcode: z.string(),
  makani: z.string(),
  mobile: z.string(),
})

/** Checks an address before it is sent to or collected from; it changes nothing. */
export const validateAddress = endpoint({
  verb: 'validateAddress',
  call: 'C075',
  method: 'POST',
  path: 'Express/Shipment/ValidateAddress',
  policy: customers,
  acting: 'any',
  limit: ['express-rates.caller'],
  body: z.strictObject({
    address: PartyAddressInput,
    /** The other end, which may not be the same door. */
    other: PartyAddressInput.optional(),
  }),
  answer: z.strictObject({
    valid: z.boolean(),
    /** Whether we go there. */
    serviceable: z.boolean(),
    isRemote: z.boolean(),
    normalised: PartyAddressView,
    errors: z.array(
      z.strictObject({
        code: z.enum(addressCodes),
        field: PartyAddressView.keyof(),
        /** In the language of the call. */
        message: z.string(),
      }),
    ),
    /** Cities that an unknown one may mean. */
    suggestions: z.array(z.string()),
  }),
})
