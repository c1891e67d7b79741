// All SQL of the countries that express serves, as administrators see and change them.
import type { Weekend } from '@marsa/model/express/pricing/delivery-day.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

type RemotePlace = { nameEn: string; nameAr: string }
export type CountryRow = {
  code: string
  name_en: string
  name_ar: string
  can_send: boolean
  can_receive: boolean
  priority_days: number | null
  economy_days: number | null
  weekend: Weekend
  remote: RemotePlace[]
}

/** Countries that could be served as well, without days. */
export const allCountries = (db: Db): Promise<CountryRow[]> =>
  rows(
    db,
    sql`select c.code, c.name_en, c.name_ar, coalesce(e.can_send, false) as can_send, coalesce(e.can_receive, false) as can_receive,
        e.priority_days, e.economy_days, coalesce(e.weekend, 'sat-sun') as weekend,
        coalesce((select jsonb_agg(jsonb_build_object('nameEn', r.name_en, 'nameAr', r.name_ar) order by r.name_en collate "C")
          from express_remote_places r where r.country_code = c.code), '[]') as remote
      from countries c left join express_countries e on e.country_code = c.code
      where c.code <> 'AE' order by c.name_en collate "C"`,
  )

export const isCountry = async (db: Db, code: string): Promise<boolean> =>
  (await maybe(db, sql`select code from countries where code = ${code} and code <> 'AE'`)) !== undefined

export const writeCountry = async (
  tx: Tx,
  row: {
    code: string
    canSend: boolean
    canReceive: boolean
    priorityDays: number
    economyDays: number | null
    weekend: Weekend
    remote: readonly RemotePlace[]
  },
): Promise<void> => {
  await sql`insert into express_countries (country_code, priority_days, economy_days, weekend, can_send, can_receive)
    values (${row.code}, ${row.priorityDays}, ${row.economyDays}, ${row.weekend}, ${row.canSend}, ${row.canReceive})
    on conflict (country_code) do update set priority_days = excluded.priority_days, economy_days = excluded.economy_days,
      weekend = excluded.weekend, can_send = excluded.can_send, can_receive = excluded.can_receive`.execute(
    tx,
  )
  await sql`delete from express_remote_places where country_code = ${row.code}`.execute(tx)
  await sql`insert into express_remote_places (country_code, name_en, name_ar)
    select ${row.code}, "nameEn", "nameAr" from jsonb_to_recordset(${JSON.stringify(row.remote)}::jsonb)
      as r ("nameEn" text, "nameAr" text) on conflict do nothing`.execute(tx)
}
