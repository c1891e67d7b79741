// All SQL of scans: each event of a device once, and what of them waits for the depot.
import type { QuarantineReason, ReviewReason, ScanKind } from '@marsa/model/express/rounds/scan.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type ScanRow = {
  id: string
  client_id: string
  user_id: string
  shipment_id: string | null
  stop_id: string | null
  kind: ScanKind
  quarantined_because: QuarantineReason | null
  review_because: ReviewReason | null
}

const columns = sql`id, client_id, user_id, shipment_id, stop_id, kind, quarantined_because, review_because`

/** Waits for whoever sends the same event at the same time. */
export const lockClientId = async (tx: Tx, clientId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('express_scans ' || ${clientId}, 0))`.execute(tx)
}

export const scanByClient = (db: Db, clientId: string): Promise<ScanRow | undefined> =>
  maybe(db, sql`select ${columns} from express_scans where client_id = ${clientId}`)

export type NewScan = {
  clientId: string
  shipmentId: string | null
  stopId: string | null
  code: string
  kind: ScanKind
  pieces: readonly number[]
  courierId: string | null
  depotId: string
  userId: string
  capturedAt: Date
  place: string | null
  latitude: number | null
  longitude: number | null
  accuracyM: number | null
  reason: string | null
  photoId: string | null
  quarantinedBecause: QuarantineReason | null
  reviewBecause: ReviewReason | null
}

export const insertScan = (tx: Tx, scan: NewScan): Promise<ScanRow> =>
  one(
    tx,
    sql`insert into express_scans (client_id, shipment_id, stop_id, code, kind, pieces, courier_id, depot_id, user_id,
        captured_at, place, latitude, longitude, accuracy_m, reason, photo_id, quarantined_because, review_because)
      values (${scan.clientId}, ${scan.shipmentId}, ${scan.stopId}, ${scan.code}, ${scan.kind}, ${[...scan.pieces]}::int[],
        ${scan.courierId}, ${scan.depotId}, ${scan.userId}, ${scan.capturedAt}, ${scan.place}, ${scan.latitude},
        ${scan.longitude}, ${scan.accuracyM}, ${scan.reason}, ${scan.photoId}, ${scan.quarantinedBecause},
        ${scan.reviewBecause})
      returning ${columns}`,
  )

export type ScannedShipment = {
  id: string
  pieces: number
  area: string | null
  /** Of the sender and of the recipient, where they were set on the map. */
  from_pin: { latitude: number | null; longitude: number | null }
  to_pin: { latitude: number | null; longitude: number | null }
}

/** The shipment of a waybill, locked before anything else of it. */
export const lockScanned = (tx: Tx, waybill: string): Promise<ScannedShipment | undefined> =>
  maybe(
    tx,
    sql`select id, pieces, area,
        jsonb_build_object('latitude', form->'sender'->'latitude', 'longitude', form->'sender'->'longitude') as from_pin,
        jsonb_build_object('latitude', form->'recipient'->'latitude', 'longitude', form->'recipient'->'longitude') as to_pin
      from express_shipments where waybill = ${waybill} for update`,
  )

/** Pieces of a stop that were scanned as this kind, in whatever number of scans. */
export const scannedPieces = async (db: Db, stopId: string, kind: ScanKind): Promise<number[]> =>
  (
    await rows<{ piece: number }>(
      db,
      sql`select distinct unnest(pieces) as piece from express_scans
        where stop_id = ${stopId} and kind = ${kind} and quarantined_because is null order by 1`,
    )
  ).map(({ piece }) => piece)

/** Everybody who works in a depot, but its couriers. */
export const peopleOfDepot = (db: Db, depotId: string): Promise<{ id: string; company_id: string }[]> =>
  rows(
    db,
    sql`select u.id, u.company_id from express_workers w join users u on u.id = w.user_id
      where w.depot_id = ${depotId} and u.role = 'depot' and u.status = 'ACTIVE'`,
  )
