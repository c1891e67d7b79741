// All SQL of the pieces of shipments: what they measure, which depot has them, and where they stand in it.
import type { Parcel } from '@marsa/model/express/pricing/parcel.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type PieceRow = {
  n: number
  grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  measured_grams: number | null
  measured_length_mm: number | null
  measured_width_mm: number | null
  measured_height_mm: number | null
  depot_id: string | null
  arrived_at: Date | null
  place: string | null
}

export const piecesOf = (db: Db, shipmentId: string): Promise<PieceRow[]> =>
  rows(
    db,
    sql`select n, grams, length_mm, width_mm, height_mm, measured_grams, measured_length_mm, measured_width_mm,
        measured_height_mm, depot_id, arrived_at, place
      from express_parcels where shipment_id = ${shipmentId} order by n`,
  )

export const declaredOf = (piece: PieceRow): Parcel => ({
  grams: piece.grams,
  sides: [piece.length_mm, piece.width_mm, piece.height_mm],
})

export const measuredOf = (piece: PieceRow): Parcel | undefined =>
  piece.measured_grams === null
    ? undefined
    : {
        grams: piece.measured_grams,
        sides: [piece.measured_length_mm!, piece.measured_width_mm!, piece.measured_height_mm!],
      }

export const writeMeasure = async (
  tx: Tx,
  { shipmentId, n, userId }: { shipmentId: string; n: number; userId: string },
  { grams, sides: [length, width, height] }: Parcel,
): Promise<void> => {
  await sql`update express_parcels set measured_grams = ${grams}, measured_length_mm = ${length}, measured_width_mm = ${width},
      measured_height_mm = ${height}, measured_by = ${userId}, measured_at = clock_timestamp()
    where shipment_id = ${shipmentId} and n = ${n}`.execute(tx)
}

/** A piece is in a depot from now on, and no longer where it stood in the one before. */
export const pieceArrived = async (
  tx: Tx,
  at: { shipmentId: string; n: number; depotId: string; userId: string; isUnexpected: boolean },
): Promise<void> => {
  await sql`update express_parcels set depot_id = ${at.depotId}, arrived_at = clock_timestamp(), arrived_by = ${at.userId},
      is_unexpected = ${at.isUnexpected}, place = null, placed_at = null, placed_by = null
    where shipment_id = ${at.shipmentId} and n = ${at.n} and depot_id is distinct from ${at.depotId}`.execute(
    tx,
  )
}

export const placePiece = async (
  tx: Tx,
  { shipmentId, n, place, userId }: { shipmentId: string; n: number | null; place: string; userId: string },
): Promise<void> => {
  await sql`update express_parcels set place = ${place}, placed_at = clock_timestamp(), placed_by = ${userId}
    where shipment_id = ${shipmentId} and (${n}::int is null or n = ${n}) and depot_id is not null`.execute(
    tx,
  )
}

/** Out of the depot: with the carrier, or with the sender again. */
export const piecesLeft = async (tx: Tx, shipmentId: string): Promise<void> => {
  await sql`update express_parcels set depot_id = null, arrived_at = null, arrived_by = null, place = null,
      placed_at = null, placed_by = null where shipment_id = ${shipmentId}`.execute(tx)
}
