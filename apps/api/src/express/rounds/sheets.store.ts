// All SQL of run sheets and their stops.
import {
  sheetMachine,
  stopMachine,
  type SheetMove,
  type SheetState,
  type StopKind,
  type StopMove,
  type StopState,
} from '@marsa/model/express/rounds/run-sheet.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type SheetRow = {
  id: string
  depot_id: string
  courier_id: string
  day: string
  state: SheetState
  version: number
  published_at: Date | null
  closed_at: Date | null
}

const sheetColumns = sql`s.id, s.depot_id, s.courier_id, to_char(s.day, 'YYYY-MM-DD') as day, s.state, s.version,
  s.published_at, s.closed_at`

export const findSheet = (
  db: Db,
  by: { id: string } | { courierId: string; day: string },
): Promise<SheetRow | undefined> => {
  const named =
    'id' in by ? sql`s.id = ${by.id}` : sql`s.courier_id = ${by.courierId} and s.day = ${by.day}::date`
  return maybe(db, sql`select ${sheetColumns} from express_run_sheets s where ${named}`)
}

/** The sheet that a courier has on a day, drawn up where there is none; locked until the transaction ends. */
export const lockSheet = async (
  tx: Tx,
  of: { courierId: string; depotId: string; day: string },
  as: ActorKind,
): Promise<SheetRow> => {
  await sql`insert into express_run_sheets (company_id, depot_id, courier_id, day, state, move, moved_as)
    select u.company_id, ${of.depotId}, u.id, ${of.day}::date, 'DRAFT', 'draw', ${as} from users u
    where u.id = ${of.courierId} on conflict (courier_id, day) do nothing`.execute(tx)
  return one(
    tx,
    sql`select ${sheetColumns} from express_run_sheets s
      where s.courier_id = ${of.courierId} and s.day = ${of.day}::date for update`,
  )
}

export const listSheets = (db: Db, depotId: string, day: string): Promise<SheetRow[]> =>
  rows(
    db,
    sql`select ${sheetColumns} from express_run_sheets s
      where s.depot_id = ${depotId} and s.day = ${day}::date order by s.id`,
  )

export const moveSheet = async (tx: Tx, id: string, name: SheetMove, as: ActorKind): Promise<void> => {
  const set = {
    ...(name === 'publish' && { published_at: sql`clock_timestamp()` }),
    ...(name === 'close' && { closed_at: sql`clock_timestamp()` }),
  }
  await move(tx, { table: 'express_run_sheets', machine: sheetMachine, move: name, id, as, set })
}

export type StopRow = {
  id: string
  sheet_id: string
  shipment_id: string
  kind: StopKind
  position: number
  state: StopState
  move_reason: string | null
  ended_at: Date | null
}

const stopColumns = sql`t.id, t.sheet_id, t.shipment_id, t.kind, t.position, t.state, t.move_reason, t.ended_at`

export const listStops = (db: Db, sheetId: string): Promise<StopRow[]> =>
  rows(
    db,
    sql`select ${stopColumns} from express_stops t where t.sheet_id = ${sheetId} order by t.position, t.id`,
  )

/** The open stop of a shipment, on whose sheet it may be. */
export const openStopOf = (db: Db, shipmentId: string): Promise<StopRow | undefined> =>
  maybe(
    db,
    sql`select ${stopColumns} from express_stops t where t.shipment_id = ${shipmentId} and t.state = 'OPEN'`,
  )

/** At the end of a sheet. The database lets one courier have the parcel at a time. */
export const addStop = async (
  tx: Tx,
  { sheetId, shipmentId, kind }: { sheetId: string; shipmentId: string; kind: StopKind },
  as: ActorKind,
): Promise<StopRow> =>
  one(
    tx,
    sql`insert into express_stops as t (company_id, sheet_id, shipment_id, kind, position, state, move, moved_as)
      select s.company_id, ${sheetId}, s.id, ${kind}, coalesce((select max(o.position) + 1 from express_stops o
        where o.sheet_id = ${sheetId}), 0), 'OPEN', 'add', ${as} from express_shipments s where s.id = ${shipmentId}
      returning ${stopColumns}`,
  )

export const moveStop = (
  tx: Tx,
  id: string,
  name: StopMove,
  { as, at, reason }: { as: ActorKind; at: Date | null; reason?: string | undefined },
): Promise<StopRow> =>
  move(tx, {
    table: 'express_stops',
    machine: stopMachine,
    move: name,
    id,
    as,
    reason,
    set: { ended_at: at },
  })

export type PlannedStop = StopRow & { courier_id: string; sheet_state: SheetState }

/** Stops of a shipment on the published and closed sheets of a day, open ones first. */
export const stopsOn = (db: Db, shipmentId: string, day: string): Promise<PlannedStop[]> =>
  rows(
    db,
    sql`select ${stopColumns}, s.courier_id, s.state as sheet_state
      from express_stops t join express_run_sheets s on s.id = t.sheet_id
      where t.shipment_id = ${shipmentId} and s.day = ${day}::date and s.state <> 'DRAFT'
      order by t.state = 'OPEN' desc, t.id desc`,
  )
