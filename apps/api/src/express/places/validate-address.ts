// Checks an address of a parcel (C075): its fields by the model, its country and city by what we serve.
import {
  addressFaults,
  addressText,
  normalisedAddress,
  type AddressFault,
  type PartyAddress,
} from '@marsa/model/express/places/address-check.ts'
import type { validateAddress as contract } from '@marsa/model/express/places/address-endpoint.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { citiesFor } from './list-places.ts'
import { cityNamed, countryServed } from './places.store.ts'

const mostSuggestions = 5

type Served = { faults: AddressFault[]; isRemote: boolean; suggestions: string[] }

/** Abroad any city is taken: we know few of them. In the Emirates it is one that we know. */
const serve = async (db: Db, { country, city }: PartyAddress, lang: 'en' | 'ar'): Promise<Served> => {
  const [found, abroad] = await Promise.all([cityNamed(db, country, city), countryServed(db, country)])
  const isRemote = found?.isRemote ?? false
  if (country !== 'AE')
    return { faults: abroad ? [] : [{ code: 'NOT_SERVED', field: 'country' }], isRemote, suggestions: [] }
  if (found) return { faults: [], isRemote, suggestions: [] }
  const near = await citiesFor(db, country, city)
  return {
    faults: [{ code: 'CITY_UNKNOWN', field: 'city' }],
    isRemote,
    suggestions: near
      .slice(0, mostSuggestions)
      .map(({ nameEn, nameAr }) => (lang === 'ar' ? nameAr : nameEn)),
  }
}

export const checkAddress = async ({
  db,
  body,
  language,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const address = normalisedAddress(body.address)
  const own = addressFaults(address, body.other && normalisedAddress(body.other))
  const isCountry = own.every(({ code }) => code !== 'COUNTRY')
  const served = isCountry
    ? await serve(db, address, language)
    : { faults: [], isRemote: false, suggestions: [] }
  const errors = [...own, ...served.faults]
  return {
    valid: errors.length === 0,
    serviceable: isCountry && served.faults.length === 0,
    isRemote: served.isRemote,
    normalised: address,
    errors: errors.map(({ code, field }) => ({ code, field, message: addressText[code][language] })),
    suggestions: served.suggestions,
  }
}
