// Contracts of the countries that express serves: which way, in how many days, and the places that are remote.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { weekends, type Weekend } from '../pricing/delivery-day.ts'
import { setupAdministrators, setupReaders } from './tariff-endpoints.ts'

export const weekendCodes = Object.keys(weekends) as [Weekend, ...Weekend[]]
const country = z.string({ error: 'countries.none' }).regex(/^[A-Z]{2}$/, 'countries.none')
const placeName = z
  .string({ error: 'countries.places' })
  .trim()
  .min(2, 'countries.places')
  .max(60, 'countries.places')
const RemotePlace = z.strictObject({ nameEn: placeName, nameAr: placeName })

const Country = z.strictObject({
  code: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  /** By priority: to the country, and from it. */
  canSend: z.boolean(),
  canReceive: z.boolean(),
  /** Null for a country that is not served yet. */
  priorityDays: z.int().nullable(),
  /** Null where economy does not go; it only goes there. */
  economyDays: z.int().nullable(),
  weekend: z.enum(weekendCodes),
  remote: z.array(RemotePlace),
})
export type ServedCountryView = z.infer<typeof Country>

export const listServedCountries = endpoint({
  verb: 'listServedCountries',
  method: 'GET',
  path: 'Express/Countries',
  policy: setupReaders,
  answer: z.strictObject({ countries: z.array(Country) }),
})

const days = (most: number) =>
  z.int({ error: 'countries.days' }).min(1, 'countries.days').max(most, 'countries.days')

export const saveServedCountry = endpoint({
  verb: 'saveServedCountry',
  method: 'POST',
  path: 'Express/Countries',
  policy: setupAdministrators,
  body: z.strictObject({
    code: country,
    canSend: z.boolean(),
    canReceive: z.boolean(),
    priorityDays: days(30),
    economyDays: days(60).nullable(),
    weekend: z.enum(weekendCodes),
    remote: z
      .array(RemotePlace)
      .max(200, 'countries.places')
      .refine(
        (places) => new Set(places.map(({ nameEn }) => nameEn.toLowerCase())).size === places.length,
        'countries.places',
      ),
  }),
  answer: ok,
  problems: ['countries.none'],
})

export const countryEndpoints = { listServedCountries, saveServedCountry }
