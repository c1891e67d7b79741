// All SQL of the places of express: countries with their days, and cities with what is remote.
import type { Weekend } from '@marsa/model/express/pricing/delivery-day.ts'
import type { RatedCity } from '@marsa/model/express/pricing/rated-shipment.ts'
import { cityKey } from '@marsa/model/express/places/city-key.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type ServedCountry = {
  /** By priority: to the country, and from it. */
  canSend: boolean
  canReceive: boolean
  priorityDays: number
  /** Null where economy does not go. */
  economyDays: number | null
  weekend: Weekend
}

const isServed = sql`(can_send or can_receive or economy_days is not null)`

export const countryServed = async (db: Db, country: string): Promise<ServedCountry | undefined> => {
  const [found] = await rows<ServedCountry>(
    db,
    sql`select can_send as "canSend", can_receive as "canReceive", priority_days as "priorityDays", economy_days as "economyDays",
        weekend
      from express_countries where country_code = ${country} and ${isServed}`,
  )
  return found
}

type CountryRow = {
  code: string
  nameEn: string
  nameAr: string
  dialCode: string | null
  canSend: boolean
  canReceive: boolean
  hasEconomy: boolean
}

/** The countries abroad by their English names. */
export const servedCountries = (db: Db): Promise<CountryRow[]> =>
  rows(
    db,
    sql`select c.code, c.name_en as "nameEn", c.name_ar as "nameAr", c.dial_code as "dialCode",
        e.can_send as "canSend", e.can_receive as "canReceive", e.economy_days is not null as "hasEconomy"
      from express_countries e join countries c on c.code = e.country_code
      where ${isServed}
      order by c.name_en collate "C"`,
  )

/** The Emirates themselves, as a country to send from and to. */
export const emiratesRow = (db: Db): Promise<Pick<CountryRow, 'code' | 'nameEn' | 'nameAr' | 'dialCode'>[]> =>
  rows(
    db,
    sql`select code, name_en as "nameEn", name_ar as "nameAr", dial_code as "dialCode"
      from countries where code = 'AE'`,
  )

/** A row with `folded_en` and `folded_ar` that has one of these names, as `cityKey` makes them. */
export const isCalled = (keys: readonly string[]): Sql =>
  sql`(replace(folded_en, ' ', '') = any(${[...keys]}::text[]) or replace(folded_ar, ' ', '') = any(${[...keys]}::text[]))`

export type ServedCity = RatedCity & { code: string }

/** Cities and areas of a country that we know, and its remote places, which may be among them. */
const known = (country: string) => sql`(
    select code, name_en, name_ar, folded_en, folded_ar, kind = 'area' as "isArea", position
    from places where active and kind in ('city', 'area') and country_code = ${country}
    union all
    select country_code || '-' || upper(replace(folded_en, ' ', '-')), name_en, name_ar, folded_en, folded_ar,
      true, 1000
    from express_remote_places where country_code = ${country}
  )`

/** The place of a country that is called so in either language, or has that code. */
export const cityNamed = async (db: Db, country: string, text: string): Promise<ServedCity | undefined> => {
  const [found] = await rows<ServedCity>(
    db,
    sql`select k.code, k.name_en as "nameEn", k.name_ar as "nameAr",
        exists (select from express_remote_places r
          where r.country_code = ${country} and r.folded_en = k.folded_en) as "isRemote"
      from ${known(country)} k
      where ${isCalled([cityKey(text)])} or k.code = ${text.toUpperCase()}
      order by k."isArea", k.position limit 1`,
  )
  return found
}

/** All of them, cities before areas of the same name. */
export const citiesOf = (db: Db, country: string): Promise<ServedCity[]> =>
  rows(
    db,
    sql`select k.code, k.name_en as "nameEn", k.name_ar as "nameAr",
        exists (select from express_remote_places r
          where r.country_code = ${country} and r.folded_en = k.folded_en) as "isRemote"
      from ${known(country)} k order by k."isArea", k.position`,
  )

/** Cities and areas of the Emirates that are called so in either language; a city before an area of its name. */
export const emiratesCities = (
  db: Db,
  called: readonly string[],
): Promise<{ en: string; ar: string; keys: string[] }[]> =>
  rows(
    db,
    sql`select name_en as en, name_ar as ar, array[replace(folded_en, ' ', ''), replace(folded_ar, ' ', '')] as keys
      from ${known('AE')} k where ${isCalled(called)}
      order by k."isArea" desc, k.position desc`,
  )

/** Remote places of a country, which the search over all places does not know. */
export const remotePlaces = (db: Db, country: string, begins: string): Promise<ServedCity[]> =>
  rows(
    db,
    sql`select k.code, k.name_en as "nameEn", k.name_ar as "nameAr", true as "isRemote"
      from ${known(country)} k
      where k.position = 1000 and (starts_with(k.folded_en, ${foldText(begins)}) or starts_with(k.folded_ar, ${foldText(begins)}))
      order by k.name_en collate "C"`,
  )

/** The English name of a country, as addresses on papers have it. */
export const countryName = async (db: Db, code: string): Promise<string> =>
  (await maybe<{ name: string }>(db, sql`select name_en as name from countries where code = ${code}`))
    ?.name ?? code
