// All SQL of places: search in both languages with tolerance for spelling, and look-up by code.
import { sql, type Sql } from '../kit/sql.ts'
import type { PortDetail } from '@marsa/model/reference/endpoints.ts'
import { foldText, searchWords } from '@marsa/model/reference/fold.ts'
import type { Place, PlaceKind } from '@marsa/model/reference/place.ts'
import { rows, type Db } from '../kit/db.ts'

/** More words than anyone types; each is a condition of the statement. */
const mostWords = 8

/** So much more similar than one of ours an imported place must be to come before it. */
const importedLag = 0.25
/** More ports and airports than are ours; of a country with thousands of imported ones not all are listed. */
const mostGateways = 1_000

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The condition that a `search` column holds every word; each uses the trigram index. */
export const containsAll = (words: readonly string[]): Sql =>
  words.length === 0
    ? sql`true`
    : sql.join(
        words.slice(0, mostWords).map((word) => sql`search like ${`%${literal(word)}%`}`),
        sql` and `,
      )

const columns = sql`p.code, p.kind, p.country_code as "countryCode", c.name_en as "countryEn", c.name_ar as "countryAr",
  p.name_en as "nameEn", p.name_ar as "nameAr", p.latitude::float8 as latitude, p.longitude::float8 as longitude,
  p.city_code as "cityCode", city.name_en as "cityEn", city.name_ar as "cityAr", p.emirate,
  coalesce(p.port_code, city.port_code) as "portCode", coalesce(p.airport_code, city.airport_code) as "airportCode"`
const joined = sql`join countries c on c.code = p.country_code left join places city on city.code = p.city_code`

export type PlaceSearch = {
  text: string
  kinds: readonly PlaceKind[]
  country: string | undefined
  limit: number
}

/** Up to 50 places; the limit is cut here because a parameter in LIMIT keeps PostgreSQL from reusing the plan. */
const matches = async (
  db: Db,
  { kinds, country, limit }: PlaceSearch,
  condition: Sql,
  order: Sql,
): Promise<Place[]> => {
  const found = await rows<Place>(
    db,
    sql`select ${columns} from (
        select * from places where active and kind = any(${[...kinds]}::text[])
          and (${country ?? null}::text is null or country_code = ${country ?? null}) and ${condition}
      ) p ${joined}
      order by ${order}, p.imported, p.country_code <> 'AE', p.position, p.code limit 50`,
  )
  return found.slice(0, limit)
}

/**
 * Places whose names, code, other spellings, country, city or emirate hold every word; best first: the code, the whole
 * name, a word's beginning, inside a name, only in its surroundings. But for the code, places of ours come before those that were
 * imported. When nothing does, the most similar names.
 */
export const placesMatching = async (db: Db, search: PlaceSearch): Promise<Place[]> => {
  const phrase = foldText(search.text)
  const words = searchWords(search.text)
  if (words.length === 0) return matches(db, search, sql`true`, sql`p.active`)
  const best = sql`case
      when lower(p.code) = ${phrase} then 0
      when p.folded_en = ${phrase} or p.folded_ar = ${phrase} then 1
      when starts_with(p.name_search, ${phrase}) or strpos(p.name_search, ${` ${phrase}`}) > 0 then 2
      when strpos(p.name_search, ${phrase}) > 0 then 3
      else 4 end + case when p.imported and lower(p.code) <> ${phrase} then 10 else 0 end`
  const found = await matches(db, search, containsAll(words), best)
  if (found.length > 0 || phrase.length < 3) return found
  return matches(
    db,
    search,
    sql`code in (select similar_places(${phrase}))`,
    sql`word_similarity(${phrase}, p.name_search) - case when p.imported then ${sql.lit(importedLag)} else 0 end desc`,
  )
}

/** The places of these codes, in no order; unknown codes are left out. Those no longer served only for old requests. */
export const placesByCode = (db: Db, codes: readonly string[], which: 'all' | 'served'): Promise<Place[]> =>
  rows(
    db,
    sql`select ${columns} from places p ${joined}
      where p.code = any(${[...codes]}::text[]) and (p.active or ${which === 'all'})`,
  )

/** All places of ours that are served; a few hundred rows. */
export const allServedPlaces = (db: Db): Promise<Place[]> =>
  rows(db, sql`select ${columns} from places p ${joined} where p.active and not p.imported`)

/** Ports, airports and cities whose whole name, in either language, is one of these; ours first, gateways before cities. */
export const placesNamed = (db: Db, names: readonly string[]): Promise<Place[]> =>
  rows(
    db,
    sql`select ${columns} from places p ${joined}
      where p.kind in ('port', 'airport', 'city')
        and (p.folded_en = any(${names.map(foldText)}::text[]) or p.folded_ar = any(${names.map(foldText)}::text[]))
      order by p.imported, p.kind = 'city', p.position, p.code`,
  )

/**
 * The served area of an emirate whose name stands in what somebody wrote ("Al Quoz 3"), the longest where several do;
 * else the emirate's main city.
 */
export const placeOfArea = async (db: Db, emirate: string, written: string): Promise<string | undefined> => {
  const text = foldText(written)
  const [found] = await rows<{ code: string }>(
    db,
    sql`select code from places
      where active and country_code = 'AE' and emirate = ${emirate} and (kind = 'city'
        or kind = 'area' and (strpos(${text}, folded_en) > 0 or strpos(${text}, folded_ar) > 0))
      order by strpos(${text}, folded_en) > 0 or strpos(${text}, folded_ar) > 0 desc,
        case when kind = 'area' then greatest(length(folded_en), length(folded_ar)) end desc nulls last, position limit 1`,
  )
  return found?.code
}

/** Ports and airports, ours and the Emirates first; imported ones only where a country or a text narrows them. */
export const gatewaysMatching = (
  db: Db,
  { text, kinds, country }: { text: string; kinds: readonly PlaceKind[]; country: string | undefined },
): Promise<PortDetail[]> =>
  rows(
    db,
    sql`select code as "portCode", name_en as "nameEn", name_ar as "nameAr", country_code as "countryCode",
        case kind when 'port' then 'sea' else 'air' end as mode,
        latitude::float8 as latitude, longitude::float8 as longitude
      from places
      where active and kind = any(${[...kinds]}::text[])
        and (${country ?? null}::text is null or country_code = ${country ?? null}) and ${containsAll(searchWords(text))}
        and (not imported or ${country !== undefined || searchWords(text).length > 0})
      order by imported, country_code <> 'AE', country_code, kind desc, position, code limit ${sql.lit(mostGateways)}`,
  )
