// Look-ups of places: countries (C051), countries of each tier (C052), and cities by what is typed (C053).
import type {
  ExpressCity,
  ExpressCountry,
  listExpressCities,
  TierCountry,
} from '@marsa/model/express/places/place-endpoints.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { placesMatching } from '../../reference/door.ts'
import { emiratesRow, remotePlaces, servedCountries } from './places.store.ts'

const bothWays = { sendAllowed: true, receiveAllowed: true }

export const countries = async ({ db }: { db: Db }): Promise<ExpressCountry[]> => {
  const [here, abroad] = await Promise.all([emiratesRow(db), servedCountries(db)])
  return [
    ...here.map((row) => ({ ...row, ...bothWays })),
    ...abroad.map(({ canSend, canReceive, hasEconomy, ...row }) => ({
      ...row,
      sendAllowed: canSend || hasEconomy,
      receiveAllowed: canReceive,
    })),
  ]
}

export const membershipCountries = async ({ db }: { db: Db }): Promise<TierCountry[]> =>
  (await servedCountries(db)).flatMap(
    ({ code, nameEn, nameAr, canSend, canReceive, hasEconomy }): TierCountry[] => {
      const names = { code, nameEn, nameAr }
      const priority = { ...names, tier: 220 as const, sendAllowed: canSend, receiveAllowed: canReceive }
      const economy = { ...names, tier: 137 as const, sendAllowed: true, receiveAllowed: false }
      return [...(canSend || canReceive ? [priority] : []), ...(hasEconomy ? [economy] : [])]
    },
  )

const mostCities = 20

/** Areas of Emirati cities are found by name; a list without one is of cities and remote places. */
export const citiesFor = async (db: Db, country: string, city: string): Promise<ExpressCity[]> => {
  const kinds = country === 'AE' && city !== '' ? (['city', 'area'] as const) : (['city'] as const)
  const [found, remote] = await Promise.all([
    placesMatching(db, { text: city, kinds, country, limit: mostCities }),
    remotePlaces(db, country, city),
  ])
  const seen = new Set(found.map(({ nameEn }) => foldText(nameEn)))
  return [...found, ...remote.filter(({ nameEn }) => !seen.has(foldText(nameEn)))].map(
    ({ code, nameEn, nameAr }) => ({ code, nameEn, nameAr, countryCode: country }),
  )
}

export const cities = ({ db, query }: Call<typeof listExpressCities>): Promise<ExpressCity[]> =>
  citiesFor(db, query.code, query.city)
