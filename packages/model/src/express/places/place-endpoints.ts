// Contracts of the places of express: countries (C051), those of each tier (C052), and cities by what is typed (C053).
import { z } from 'zod'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'

const hour = 3600
const lookup = { policy: anyone, scope: 'reference.read', background: true, cache: hour } as const
const names = { code: z.string(), nameEn: z.string(), nameAr: z.string() }
const ways = { sendAllowed: z.boolean(), receiveAllowed: z.boolean() }

const ExpressCountry = z.strictObject({ ...names, dialCode: z.string().nullable(), ...ways })
export type ExpressCountry = z.infer<typeof ExpressCountry>

/** The Emirates first, then by the English name. */
export const listExpressCountries = endpoint({
  verb: 'listExpressCountries',
  call: 'C051',
  method: 'GET',
  path: 'Express/lookup/country',
  ...lookup,
  answer: z.array(ExpressCountry),
})

/** A country stands once in each tier that it belongs to: 220 send and receive, 137 of them by economy, which only sends. */
const TierCountry = z.strictObject({
  ...names,
  tier: z.union([z.literal(220), z.literal(137)]),
  ...ways,
})
export type TierCountry = z.infer<typeof TierCountry>

export const listMembershipCountries = endpoint({
  verb: 'listMembershipCountries',
  call: 'C052',
  method: 'GET',
  path: 'Express/lookup/GetMembershipCountryList',
  twins: [{ method: 'GET', path: 'Express/GetMembershipCountryList' }],
  ...lookup,
  answer: z.array(TierCountry),
})

/** The depot that serves a city of the Emirates, to which a sender brings a parcel; null where there is none. */
export const findDepot = endpoint({
  verb: 'findDepot',
  method: 'GET',
  path: 'Express/lookup/depot',
  ...lookup,
  query: z.strictObject({ city: z.string().trim().min(1, 'kit.field.required').max(60) }),
  answer: z.strictObject({
    depot: z.strictObject({ ...names, addressEn: z.string(), addressAr: z.string() }).nullable(),
  }),
})

const ExpressCity = z.strictObject({ ...names, countryCode: z.string() })
export type ExpressCity = z.infer<typeof ExpressCity>

/** Cities of a country, `code`, whose names begin with `city`; without it the most used ones. */
export const listExpressCities = endpoint({
  verb: 'listExpressCities',
  call: 'C053',
  method: 'GET',
  path: 'Express/lookup/city/{code}/{city}',
  twins: [{ method: 'GET', path: 'Express/lookup/city/{code}' }],
  ...lookup,
  query: z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
    city: z.string().trim().max(60).default(''),
  }),
  answer: z.array(ExpressCity),
})
