// All SQL of the holidays that an administrator keeps.
import { sql } from '../../kit/sql.ts'
import type { Holiday } from '@marsa/model/overview/holiday-endpoints.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

const columns = sql`code, kind, first_day as "firstDay", last_day as "lastDay", name_en as "nameEn", name_ar as "nameAr",
  certainty, version`

export const allHolidays = (db: Db): Promise<Holiday[]> =>
  rows(
    db,
    sql`select ${columns} from calendar_periods where removed_at is null order by first_day desc, code`,
  )

/** Writes one on the version that was seen; undefined when it is another by now. */
export const writeHoliday = (tx: Tx, holiday: Holiday): Promise<Holiday | undefined> => {
  const { code, kind, firstDay, lastDay, nameEn, nameAr, certainty, version } = holiday
  return maybe(
    tx,
    version === 0
      ? sql`insert into calendar_periods (code, kind, first_day, last_day, name_en, name_ar, certainty)
          values (${code}, ${kind}, ${firstDay}, ${lastDay}, ${nameEn}, ${nameAr}, ${certainty})
          on conflict (code) do update set kind = excluded.kind, first_day = excluded.first_day, last_day = excluded.last_day,
            name_en = excluded.name_en, name_ar = excluded.name_ar, certainty = excluded.certainty,
            version = calendar_periods.version + 1, removed_at = null
          where calendar_periods.removed_at is not null returning ${columns}`
      : sql`update calendar_periods set kind = ${kind}, first_day = ${firstDay}, last_day = ${lastDay}, name_en = ${nameEn},
            name_ar = ${nameAr}, certainty = ${certainty}, version = version + 1
          where code = ${code} and version = ${version} and removed_at is null returning ${columns}`,
  )
}

export const hasHoliday = async (tx: Tx, code: string): Promise<boolean> =>
  (await maybe(tx, sql`select from calendar_periods where code = ${code} and removed_at is null`)) !==
  undefined

/** Takes one out on the version that was seen. Its row stays, so that loading the data anew does not bring it back. */
export const takeOutHoliday = async (tx: Tx, code: string, version: number, now: Date): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update calendar_periods set removed_at = ${now}, version = version + 1
      where code = ${code} and version = ${version} and removed_at is null returning code`,
  )) !== undefined
