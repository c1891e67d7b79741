// All SQL of depots and of who works there.
import type { Vehicle, WorkerRole } from '@marsa/model/express/couriers/courier.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type DepotRow = {
  id: string
  code: string
  name_en: string
  name_ar: string
  address_en: string
  address_ar: string
  areas: Emirate[]
}

const depots = sql`select d.*, coalesce((select array_agg(a.area order by a.area) from express_depot_areas a
  where a.depot_id = d.id), '{}') as areas from express_depots d`

export const listDepots = (db: Db): Promise<DepotRow[]> => rows(db, sql`${depots} order by d.code`)

export const depotById = (db: Db, id: string): Promise<DepotRow | undefined> =>
  maybe(db, sql`${depots} where d.id = ${id}`)

/** Waits for whoever changes depots and their areas. */
export const lockDepots = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('express_depots', 0))`.execute(tx)
}

export const depotServing = (db: Db, area: Emirate): Promise<DepotRow | undefined> =>
  maybe(
    db,
    sql`${depots} where exists (select from express_depot_areas a where a.depot_id = d.id and a.area = ${area})`,
  )

type DepotForm = { code: string; nameEn: string; nameAr: string; addressEn: string; addressAr: string }

export const insertDepot = async (tx: Tx, form: DepotForm): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_depots (code, name_en, name_ar, address_en, address_ar)
        values (${form.code}, ${form.nameEn}, ${form.nameAr}, ${form.addressEn}, ${form.addressAr}) returning id`,
    )
  ).id

export const updateDepot = async (tx: Tx, id: string, form: DepotForm): Promise<void> => {
  await sql`update express_depots set code = ${form.code}, name_en = ${form.nameEn}, name_ar = ${form.nameAr},
      address_en = ${form.addressEn}, address_ar = ${form.addressAr} where id = ${id}`.execute(tx)
}

export const setAreas = async (tx: Tx, depotId: string, areas: readonly Emirate[]): Promise<void> => {
  await sql`delete from express_depot_areas where depot_id = ${depotId}`.execute(tx)
  await sql`insert into express_depot_areas (area, depot_id) select unnest(${[...areas]}::text[]), ${depotId}`.execute(
    tx,
  )
}

/** Emirates that couriers of a depot go to. */
export const areasInUse = async (db: Db, depotId: string): Promise<Emirate[]> =>
  (
    await rows<{ area: Emirate }>(
      db,
      sql`select distinct unnest(areas) as area from express_workers where depot_id = ${depotId}`,
    )
  ).map(({ area }) => area)

export type WorkerRow = {
  user_id: string
  role: WorkerRole
  name_en: string
  name_ar: string
  email: string
  mobile: string | null
  depot_id: string | null
  areas: Emirate[]
  vehicle: Vehicle | null
  cash_limit_fils: bigint | null
}

const people = sql`select u.id as user_id, u.role, u.first_name || ' ' || u.last_name as name_en,
    coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name) as name_ar, u.email, u.mobile,
    w.depot_id, coalesce(w.areas, '{}') as areas, w.vehicle, w.cash_limit_fils
  from users u left join express_workers w on w.user_id = u.id
  where u.role in ('courier', 'depot') and u.status = 'ACTIVE'`

/** Everybody with the role of a courier or of a depot; of one depot where it is named. */
export const listWorkers = (db: Db, depotId: string | null): Promise<WorkerRow[]> =>
  rows(
    db,
    sql`select * from (${people}) p where ${depotId}::uuid is null or p.depot_id = ${depotId}::uuid
      order by p.depot_id nulls first, p.role, p.name_en`,
  )

export const findWorker = (db: Db, userId: string): Promise<WorkerRow | undefined> =>
  maybe(db, sql`select * from (${people}) p where p.user_id = ${userId}`)

export const writeWorker = async (
  tx: Tx,
  row: {
    userId: string
    depotId: string
    areas: readonly Emirate[]
    vehicle: Vehicle | null
    cashLimitFils: bigint | null
  },
): Promise<void> => {
  await sql`insert into express_workers (user_id, depot_id, areas, vehicle, cash_limit_fils)
    values (${row.userId}, ${row.depotId}, ${[...row.areas]}::text[], ${row.vehicle}, ${row.cashLimitFils})
    on conflict (user_id) do update set depot_id = excluded.depot_id, areas = excluded.areas, vehicle = excluded.vehicle,
      cash_limit_fils = excluded.cash_limit_fils`.execute(tx)
}
