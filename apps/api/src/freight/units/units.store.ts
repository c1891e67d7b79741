// SQL of the containers of shipments.
import type { UnitRecord } from '@marsa/model/freight/units/read-unit.ts'
import type { ListedUnit, UnitMove } from '@marsa/model/freight/units/units.ts'
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { RequestRow } from '../requests.store.ts'

type OfRound = Pick<RequestRow, 'id' | 'round'>

/** A container as the database holds it; times are texts where it was read as part of its shipment. */
export type UnitRow = {
  id: string
  version: number
  number: string
  type: UnitRecord['type']
  seals: string[]
  tare_g: number | null
  max_gross_g: number | null
  vgm_g: number | null
  vgm_method: '1' | '2' | null
  cargo_g: number | null
  dunnage_g: number | null
  vgm_by: string | null
  vgm_at: Date | string | null
  side: ShipmentSide
}

export type UnitStep = { version: number; side: ShipmentSide; at: string; unit: UnitRecord }
export type UnitOfDetail = UnitRow & ListedUnit & { steps: UnitStep[]; elsewhere: string[] }

/** Of requests `r`: number, and whether its mass is known, of each container. */
export const listedUnits = sql`coalesce((select json_agg(json_build_object('number', fu.number, 'isWeighed', fu.vgm_g is not null)
    order by fu.id) from freight_units fu where fu.request_id = r.id and fu.round = r.round), '[]'::json)`

/** Ids of the requests that carry a container: of its list, or, where nothing is listed, as it was told. */
export const carrying = (number: Sql): Sql =>
  sql`select told.id from freight_details told where told.container_number = ${number}
    union select listed.request_id from freight_units listed join requests of_list on of_list.id = listed.request_id
      and of_list.round = listed.round where listed.number = ${number}`

/** Written into the text, for statements that are kept. */
const isLive = sql.join(bookedStates.map((state) => sql.lit(state)))

/** Live shipments of other companies than that of request `r` that carry the container. */
const elsewhereOf = (number: Sql): Sql =>
  sql`select other.number from requests other where other.id in (${carrying(number)}) and other.company_id <> r.company_id
    and other.state in (${isLive})`

/** The whole list of request `r`; that other companies carry a container as well is for staff. */
export const detailedUnits = (isForStaff: boolean): Sql => {
  const elsewhere = sql`case when ${sql.lit(isForStaff)} then array(${elsewhereOf(sql`u.number`)} order by 1) else '{}'::text[] end`
  return sql`coalesce((select json_agg(to_jsonb(u) || jsonb_build_object('isWeighed', u.vgm_g is not null,
      'elsewhere', ${elsewhere}, 'steps',
      (select json_agg(json_build_object('version', s.version, 'side', s.side, 'at', s.at, 'unit', s.unit) order by s.version)
        from freight_unit_steps s where s.unit_id = u.id)) order by u.id)
    from freight_units u where u.request_id = r.id and u.round = r.round), '[]'::json)`
}

export const unitsOf = (db: Db, { id, round }: OfRound): Promise<UnitRow[]> =>
  rows(db, sql`select * from freight_units where request_id = ${id} and round = ${round} order by id`)

/** Numbers of live shipments of other companies that carry the container. */
export const carriedElsewhere = async (db: Db, id: string, number: string): Promise<string[]> =>
  (
    await rows<{ number: string }>(
      db,
      sql`select other.number from requests r, lateral (${elsewhereOf(sql`${number}`)}) other where r.id = ${id} order by 1`,
    )
  ).map((row) => row.number)

/** The mass as the columns hold it. */
const vgmColumns = ({ vgm }: UnitRecord) => ({
  vgmG: vgm?.vgmG ?? null,
  method: vgm?.method ?? null,
  cargoG: vgm?.cargoG ?? null,
  dunnageG: vgm?.dunnageG ?? null,
  by: vgm?.by ?? null,
  at: vgm?.at ?? null,
})

export const insertUnit = (
  tx: Tx,
  { id, round }: OfRound,
  unit: UnitRecord,
  side: ShipmentSide,
): Promise<UnitRow> => {
  const { vgmG, method, cargoG, dunnageG, by, at } = vgmColumns(unit)
  return one(
    tx,
    sql`insert into freight_units (request_id, round, number, type, seals, tare_g, max_gross_g, vgm_g, vgm_method,
        cargo_g, dunnage_g, vgm_by, vgm_at, side)
      values (${id}, ${round}, ${unit.number}, ${unit.type}, ${unit.seals}, ${unit.tareG}, ${unit.maxGrossG}, ${vgmG}, ${method},
        ${cargoG}, ${dunnageG}, ${by}, ${at}, ${side}) returning *`,
  )
}

export const updateUnit = (
  tx: Tx,
  unitId: string,
  unit: UnitRecord,
  side: ShipmentSide,
): Promise<UnitRow> => {
  const { vgmG, method, cargoG, dunnageG, by, at } = vgmColumns(unit)
  return one(
    tx,
    sql`update freight_units set number = ${unit.number}, type = ${unit.type}, seals = ${unit.seals}, tare_g = ${unit.tareG},
        max_gross_g = ${unit.maxGrossG}, vgm_g = ${vgmG}, vgm_method = ${method}, cargo_g = ${cargoG},
        dunnage_g = ${dunnageG}, vgm_by = ${by}, vgm_at = ${at}, side = ${side}, version = version + 1
      where id = ${unitId} returning *`,
  )
}

export const deleteUnit = async (tx: Tx, unitId: string): Promise<void> => {
  await sql`delete from freight_units where id = ${unitId}`.execute(tx)
}

type NewStep = {
  unitId: string
  version: number
  requestId: string
  act: UnitMove
  side: ShipmentSide
  authorId: string
  at: Date
  unit: UnitRecord
}

export const insertUnitStep = async (tx: Tx, step: NewStep): Promise<void> => {
  await sql`insert into freight_unit_steps (unit_id, version, request_id, act, side, author_id, at, unit)
    values (${step.unitId}, ${step.version}, ${step.requestId}, ${step.act}, ${step.side}, ${step.authorId}, ${step.at},
      ${JSON.stringify(step.unit)}::jsonb)`.execute(tx)
}
