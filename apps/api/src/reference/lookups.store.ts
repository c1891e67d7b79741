// All SQL of the look-up lists: countries, commodities and the calendar.
import { sql } from '../kit/sql.ts'
import { announced, isSoon, lines } from '@marsa/model/lines.ts'
import type { CalendarPeriod } from '@marsa/model/reference/calendar.ts'
import type { Country, LookupRow, SupportedCountry } from '@marsa/model/reference/endpoints.ts'
import { searchWords } from '@marsa/model/reference/fold.ts'
import { rows, type Db } from '../kit/db.ts'
import { containsAll } from './places.store.ts'

/** Every country, the Emirates first, then by name. */
export const allCountries = (db: Db): Promise<Country[]> =>
  rows(
    db,
    sql`select id as "countryID", code as "countryCode", dial_code as "dialCode", name_en as "nameEn", name_ar as "nameAr"
      from countries order by code <> 'AE', name_en collate "C"`,
  )

/** Countries that a line serves: freight wherever there is a port or an airport, the others as their rows say. */
export const countriesServed = (db: Db): Promise<SupportedCountry[]> =>
  rows(
    db,
    sql`select c.code as "countryCode", c.name_en as "nameEn", c.name_ar as "nameAr",
        array(select s from unnest(case when g.country_code is null then c.services else array['freight'] || c.services end) s
          where s = any(${lines.filter((line) => !isSoon(line))}::text[])) as services,
        array(select s from unnest(c.services) s where s = any(${[...announced]}::text[])) as soon
      from countries c
      left join (select distinct country_code from places where active and kind in ('port', 'airport')) g
        on g.country_code = c.code
      where g.country_code is not null or c.services <> '{}'
      order by c.code <> 'AE', c.name_en collate "C"`,
  )

export const commoditiesMatching = (db: Db, text: string): Promise<LookupRow[]> =>
  rows(
    db,
    sql`select hs_code as code, name_en as "nameEn", name_ar as "nameAr", hazard, hazard_class as "hazardClass"
      from commodities where active and ${containsAll(searchWords(text))} order by position`,
  )

const periodColumns = sql`code, kind, first_day as "firstDay", last_day as "lastDay", name_en as "nameEn",
  name_ar as "nameAr", certainty`

export const calendarPeriods = (db: Db): Promise<CalendarPeriod[]> =>
  rows(
    db,
    sql`select ${periodColumns} from calendar_periods where removed_at is null order by first_day, code`,
  )
