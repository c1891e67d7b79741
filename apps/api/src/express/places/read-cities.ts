// Cities of the Emirates as a reader calls them, whichever language their sender typed them in.
import { isArabic, type Lang } from '@marsa/model/kit/text.ts'
import { cityKey } from '@marsa/model/express/places/city-key.ts'
import type { Db } from '../../kit/db.ts'
import { emiratesCities } from './places.store.ts'

/** The rows with their cities in a language; a place that we do not know stays as it was typed. */
export const readCities = async <Key extends string, Row extends Record<Key, string>>(
  db: Db,
  language: Lang,
  found: readonly Row[],
  ...keys: Key[]
): Promise<Row[]> => {
  const foreign = new Set(
    found
      .flatMap((row) => keys.map((key): string => row[key]))
      .filter((city) => city !== '' && isArabic(city) !== (language === 'ar')),
  )
  if (foreign.size === 0) return [...found]
  const names = new Map(
    (await emiratesCities(db, [...foreign].map(cityKey))).flatMap(({ en, ar, keys: folded }) =>
      folded.map((key) => [key, language === 'ar' ? ar : en]),
    ),
  )
  const named = (city: string): string => (foreign.has(city) ? (names.get(cityKey(city)) ?? city) : city)
  return found.map((row) => ({ ...row, ...Object.fromEntries(keys.map((key) => [key, named(row[key])])) }))
}
