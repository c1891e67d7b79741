// All SQL of hand-overs to the carrier: the manifest that is open, what was scanned on it, its seal.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type HandoverRow = {
  id: string
  number: string
  seal: string | null
  opened_at: Date
  closed_at: Date | null
  parcels: {
    shipmentId: string
    waybill: string
    partnerNumber: string | null
    toCountry: string
    pieces: number
    scanned: number
  }[]
}

/** Of a shipment `s`: the carrier has told of it, or has taken it over under a seal. */
export const isWithCarrier = sql`express_with_carrier(s.id)`

const handovers = sql`select h.id, h.number, h.seal, h.opened_at, h.closed_at, coalesce((select jsonb_agg(jsonb_build_object(
    'shipmentId', s.id, 'waybill', s.waybill, 'partnerNumber', s.partner_number, 'toCountry', s.to_country,
    'pieces', s.pieces, 'scanned', p.scanned) order by s.waybill)
  from (select shipment_id, count(*)::int as scanned from express_handover_pieces
    where handover_id = h.id group by shipment_id) p
  join express_shipments s on s.id = p.shipment_id), '[]') as parcels from express_handovers h`

export const openHandover = (db: Db, depotId: string): Promise<HandoverRow | undefined> =>
  maybe(db, sql`${handovers} where h.depot_id = ${depotId} and h.closed_at is null`)

export const closedHandovers = (db: Db, depotId: string): Promise<HandoverRow[]> =>
  rows(
    db,
    sql`${handovers} where h.depot_id = ${depotId} and h.closed_at is not null order by h.id desc limit 5`,
  )

/** Numbers of a day are given out one after another. */
export const beginHandover = async (
  tx: Tx,
  { depotId, day, userId }: { depotId: string; day: string; userId: string },
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('express_handovers', 0))`.execute(tx)
  const prefix = `HND-${day.replaceAll('-', '')}-`
  const { next } = await one<{ next: number }>(
    tx,
    sql`select count(*)::int + 1 as next from express_handovers where number like ${prefix} || '%'`,
  )
  await sql`insert into express_handovers (number, depot_id, opened_by)
    values (${prefix + String(next).padStart(3, '0')}, ${depotId}, ${userId})
    on conflict (depot_id) where closed_at is null do nothing`.execute(tx)
}

/** The open manifest, which nobody else fills or closes meanwhile. */
export const lockHandover = async (tx: Tx, depotId: string): Promise<HandoverRow | undefined> => {
  await sql`select from express_handovers where depot_id = ${depotId} and closed_at is null for update`.execute(
    tx,
  )
  return openHandover(tx, depotId)
}

/** False where the piece is on a manifest already. */
export const addHandoverPiece = async (
  tx: Tx,
  row: { handoverId: string; shipmentId: string; n: number; userId: string },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into express_handover_pieces (handover_id, shipment_id, n, scanned_by)
      values (${row.handoverId}, ${row.shipmentId}, ${row.n}, ${row.userId}) on conflict do nothing returning n`,
  )) !== undefined

/** Under its seal the carrier has it, and the depot no longer. */
export const sealHandover = async (tx: Tx, id: string, seal: string, userId: string): Promise<void> => {
  await sql`update express_handovers set seal = ${seal}, closed_at = clock_timestamp(), closed_by = ${userId}
    where id = ${id}`.execute(tx)
  await sql`update express_parcels p set depot_id = null, arrived_at = null, arrived_by = null, place = null, placed_at = null,
      placed_by = null
    from express_handover_pieces h where h.handover_id = ${id} and h.shipment_id = p.shipment_id and h.n = p.n`.execute(
    tx,
  )
}
