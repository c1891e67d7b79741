// All SQL of vehicles and drivers, their papers, and where else they are.
import type { DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import type { RoadDocument } from '@marsa/model/trucks/road/allocation.ts'
import type { TruckSubtype, TruckType } from '@marsa/model/trucks/road/truck-types.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type PaperJson = { number: string; until: string }
export type Papers = Partial<Record<RoadDocument, PaperJson>>

export type VehicleRow = {
  id: string
  company_id: string
  plate: string
  plate_country: string
  plate_emirate: string | null
  plate_code: string
  plate_number: string
  truck_type: TruckType
  subtype: TruckSubtype
  payload_kg: number
  year: number
  tracker: string | null
  retired_at: Date | null
  papers: Papers
}
export type DriverRow = {
  id: string
  company_id: string
  name_en: string
  name_ar: string
  mobile: string
  language: DriverLang
  licence_class: string
  retired_at: Date | null
  papers: Papers
}
/** With the numbers of the bookings under way that it is allocated to. */
type Listed<Row> = Row & { jobs: string[] }

export type FleetPart = 'vehicle' | 'driver'
const tableOf: Record<FleetPart, Sql> = {
  vehicle: sql.table('truck_vehicles'),
  driver: sql.table('truck_drivers'),
}
const columnOf: Record<FleetPart, string> = { vehicle: 'vehicle_id', driver: 'driver_id' }

const papersOf = (part: FleetPart): Sql =>
  sql`coalesce((select json_object_agg(p.code, json_build_object('number', p.number, 'until', p.until)) from truck_papers p
    where p.${sql.ref(columnOf[part])} = f.id), '{}') as papers`

/** Of an allocation `a`: its truck of a booking that is under way and not delivered. */
const isUnderWay = sql`from truck_allocations a join truck_slots s on s.id = a.slot_id
  join requests r on r.id = s.request_id join truck_details d on d.id = r.id
  where a.until is null and r.state in ('QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED')
    and not exists (select from truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null)`

const listOf = <Row>(db: Db, part: FleetPart, companyId: string, retired: boolean): Promise<Listed<Row>[]> =>
  rows(
    db,
    sql`select f.*, ${papersOf(part)}, array(select distinct d.booking_number ${isUnderWay}
          and a.${sql.ref(columnOf[part])} = f.id order by 1) as jobs
      from ${tableOf[part]} f where f.company_id = ${companyId} and (${retired} or f.retired_at is null)
      order by f.retired_at is not null, f.created_at, f.id`,
  )
export const vehiclesOf = (db: Db, companyId: string, retired = false) =>
  listOf<VehicleRow>(db, 'vehicle', companyId, retired)
export const driversOf = (db: Db, companyId: string, retired = false) =>
  listOf<DriverRow>(db, 'driver', companyId, retired)

/** Those of a company that are in use, locked in the order of their ids, so that two allocations come one after the other. */
const lockOf = async <Row>(
  tx: Tx,
  part: FleetPart,
  companyId: string,
  ids: readonly string[],
): Promise<Row[]> => {
  await sql`select from ${tableOf[part]} where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx)
  return rows(
    tx,
    sql`select f.*, ${papersOf(part)} from ${tableOf[part]} f where f.company_id = ${companyId}
      and f.id = any(${[...ids]}::uuid[]) and f.retired_at is null`,
  )
}
export const lockVehicles = (tx: Tx, companyId: string, ids: readonly string[]) =>
  lockOf<VehicleRow>(tx, 'vehicle', companyId, ids)
export const lockDrivers = (tx: Tx, companyId: string, ids: readonly string[]) =>
  lockOf<DriverRow>(tx, 'driver', companyId, ids)

export const isInUse = async (tx: Tx, part: FleetPart, id: string): Promise<boolean> =>
  (await maybe(tx, sql`select ${isUnderWay} and a.${sql.ref(columnOf[part])} = ${id} limit 1`)) !== undefined

export type EngagementRow = {
  who: FleetPart
  /** Of the vehicle or driver of ours that it is about. */
  id: string
  from: Date
  until: Date
  isOwn: boolean
}

/**
 * Where vehicles and drivers of a provider are besides one booking: its own by their ids, those of others by plate and mobile
 * number.
 */
export const engagementsOf = (db: Db, companyId: string, requestId: string): Promise<EngagementRow[]> =>
  rows(
    db,
    sql`with busy as (
        select a.company_id, a.vehicle_id, a.driver_id, v.plate, w.mobile, d.proposed_pickup, d.proposed_delivery
        from truck_allocations a join truck_slots s on s.id = a.slot_id
        join requests r on r.id = s.request_id join truck_details d on d.id = r.id
        join truck_vehicles v on v.id = a.vehicle_id join truck_drivers w on w.id = a.driver_id
        where a.until is null and r.id <> ${requestId}
          and r.state in ('QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED')
          and not exists (select from truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null))
      select 'vehicle' as who, f.id, b.proposed_pickup as "from", b.proposed_delivery as until, b.company_id = f.company_id as "isOwn"
        from truck_vehicles f join busy b on b.vehicle_id = f.id or (b.plate = f.plate and b.company_id <> f.company_id)
        where f.company_id = ${companyId}
      union all
      select 'driver', f.id, b.proposed_pickup, b.proposed_delivery, b.company_id = f.company_id
        from truck_drivers f join busy b on b.driver_id = f.id or (b.mobile = f.mobile and b.company_id <> f.company_id)
        where f.company_id = ${companyId}`,
  )

type Columns = Readonly<Record<string, unknown>>

/** Writes a new row, or one of the company that is in use; undefined where there is none. */
export const writePart = async (
  tx: Tx,
  part: FleetPart,
  { id, companyId }: { id: string | null; companyId: string },
  columns: Columns,
): Promise<{ id: string } | undefined> => {
  const [names, values] = [Object.keys(columns), Object.values(columns)]
  if (id === null)
    return one(
      tx,
      sql`insert into ${tableOf[part]} (company_id, ${sql.join(names.map((name) => sql.ref(name)))})
        values (${companyId}, ${sql.join(values)}) returning id`,
    )
  return maybe(
    tx,
    sql`update ${tableOf[part]} set ${sql.join(names.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`))}
      where id = ${id} and company_id = ${companyId} and retired_at is null returning id`,
  )
}

/** Makes these its papers; a warning that was given holds for the day that it was about. */
export const writePapers = async (tx: Tx, part: FleetPart, id: string, papers: Papers): Promise<void> => {
  const [column, entered] = [sql.ref(columnOf[part]), Object.entries(papers)]
  const codes = entered.map(([code]) => code)
  await sql`delete from truck_papers where ${column} = ${id} and code <> all(${codes}::text[])`.execute(tx)
  for (const [code, { number, until }] of entered)
    await sql`insert into truck_papers (${column}, code, number, until) values (${id}, ${code}, ${number}, ${until})
      on conflict (${column}, code) where ${column} is not null do update set number = excluded.number, until = excluded.until,
        warned = case when truck_papers.until = excluded.until then truck_papers.warned end`.execute(tx)
}

export const retire = async (
  tx: Tx,
  part: FleetPart,
  { id, companyId }: { id: string; companyId: string },
  now: Date,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update ${tableOf[part]} set retired_at = ${now} where id = ${id} and company_id = ${companyId}
      and retired_at is null returning id`,
  )) !== undefined

export type EndingPaper = {
  id: string
  code: RoadDocument
  until: string
  warned: number | null
  company_id: string
  subject_id: string
  name_en: string
  name_ar: string
}

/** Papers of what is in use that end within so many days and have not ended. */
export const endingPapers = (db: Db, today: string, last: string): Promise<EndingPaper[]> =>
  rows(
    db,
    sql`select p.id, p.code, p.until, p.warned, coalesce(v.company_id, w.company_id) as company_id,
        coalesce(v.id, w.id) as subject_id, coalesce(v.plate, w.name_en) as name_en, coalesce(v.plate, w.name_ar) as name_ar
      from truck_papers p left join truck_vehicles v on v.id = p.vehicle_id left join truck_drivers w on w.id = p.driver_id
      where p.until between ${today}::date and ${last}::date and coalesce(v.retired_at, w.retired_at) is null
        and (p.warned is null or p.warned > 1) order by p.until, p.id limit 500`,
  )

/** Notes a warning; false where another process was faster. */
export const noteWarned = async (tx: Tx, id: string, days: number): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update truck_papers set warned = ${days} where id = ${id} and (warned is null or warned > ${days}) returning id`,
  )) !== undefined

/** Whose vehicle or driver it is, and which of them; undefined where it is neither. */
export const ownerOfPart = (
  db: Db,
  id: string,
): Promise<{ company_id: string; part: FleetPart } | undefined> =>
  maybe(
    db,
    sql`select company_id, 'vehicle' as part from truck_vehicles where id = ${id}
      union all select company_id, 'driver' from truck_drivers where id = ${id}`,
  )
