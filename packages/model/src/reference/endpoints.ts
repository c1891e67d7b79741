// Contracts of the look-ups (C031, C032, C039, C043) and of the search over places; all public and cacheable.
import { listExchangeRates, listRateEntries, saveExchangeRates } from './exchange.ts'
import { z } from 'zod'
import { lines } from '../lines.ts'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { transportModes } from './containers.ts'
import { listNames } from './lists.ts'
import { kindsOfMode, Place, placeCode, placeKinds, type PlaceMode } from './place.ts'

const hour = 3600
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
const searchText = z.string().trim().max(80)

export const Country = z.strictObject({
  /** ISO 3166-1 numeric. */
  countryID: z.number().int(),
  countryCode: z.string(),
  dialCode: z.string().nullable(),
  nameEn: z.string(),
  nameAr: z.string(),
})
export type Country = z.infer<typeof Country>

export const listCountries = endpoint({
  verb: 'listCountries',
  call: 'C031',
  method: 'GET',
  path: 'lookup/country',
  policy: anyone,
  scope: 'reference.read',
  answer: z.array(Country),
  background: true,
  cache: hour,
})

export const SupportedCountry = z.strictObject({
  countryCode: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  services: z.array(z.enum(lines)),
  /** Announced services that will serve it and are not open yet. */
  soon: z.array(z.enum(lines)),
})
export type SupportedCountry = z.infer<typeof SupportedCountry>

export const listSupportedCountries = endpoint({
  verb: 'listSupportedCountries',
  call: 'C032',
  method: 'GET',
  path: 'lookup/supportedCountries',
  policy: anyone,
  scope: 'reference.read',
  answer: z.array(SupportedCountry),
  background: true,
  cache: hour,
})

/** A row of any look-up list; the fields after the names are there where the list has them. */
export const LookupRow = z.strictObject({
  code: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  hintEn: z.string().optional(),
  hintAr: z.string().optional(),
  /** Container modes: sea or air. */
  mode: z.enum(transportModes).optional(),
  /** Container types. */
  iso: z.string().optional(),
  payloadKg: z.number().optional(),
  volumeM3: z.number().nullable().optional(),
  /** Commodities: whether such goods are dangerous, and their usual UN class. */
  hazard: z.enum(['none', 'possible', 'usual']).optional(),
  hazardClass: z.string().nullable().optional(),
  /** Holidays: `code` is the first day. */
  lastDay: z.string().optional(),
  certainty: z.enum(['fixed', 'expected', 'confirmed']).optional(),
})
export type LookupRow = z.infer<typeof LookupRow>

export const listLookup = endpoint({
  verb: 'listLookup',
  call: 'C039',
  method: 'GET',
  path: 'lookup/{list}',
  policy: anyone,
  scope: 'reference.read',
  query: z.strictObject({ list: z.enum(listNames, 'reference.list.unknown'), text: searchText.optional() }),
  answer: z.array(LookupRow),
  background: true,
  cache: hour,
})

export const PortDetail = z.strictObject({
  /** UN/LOCODE of a sea port, IATA code of an airport. */
  portCode: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  mode: z.enum(transportModes),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type PortDetail = z.infer<typeof PortDetail>

export const getPortDetails = endpoint({
  verb: 'getPortDetails',
  call: 'C043',
  method: 'GET',
  path: 'getPortDetails',
  policy: anyone,
  scope: 'reference.read',
  query: z.strictObject({
    country: countryCode.optional(),
    mode: z.enum(transportModes).optional(),
    text: searchText.optional(),
  }),
  answer: z.array(PortDetail),
  background: true,
  cache: hour,
})

const placeModes = Object.keys(kindsOfMode) as [PlaceMode, ...PlaceMode[]]

export const searchPlaces = endpoint({
  verb: 'searchPlaces',
  method: 'GET',
  path: 'lookup/places',
  policy: anyone,
  scope: 'reference.read',
  query: z.strictObject({
    /** Empty gives the most used places. */
    text: searchText.default(''),
    mode: z.enum(placeModes).default('any'),
    kind: z.enum(placeKinds).optional(),
    country: countryCode.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  answer: z.array(Place),
  background: true,
  cache: hour,
})

export const getPlace = endpoint({
  verb: 'getPlace',
  method: 'GET',
  path: 'lookup/places/{code}',
  policy: anyone,
  scope: 'reference.read',
  query: z.strictObject({ code: z.string().toUpperCase().pipe(placeCode) }),
  answer: Place,
  background: true,
  cache: hour,
})

export const referenceEndpoints = {
  listExchangeRates,
  listRateEntries,
  saveExchangeRates,
  listCountries,
  listSupportedCountries,
  listLookup,
  getPortDetails,
  searchPlaces,
  getPlace,
}
