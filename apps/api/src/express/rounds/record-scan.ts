// One event of a device, kept once: it answers what the event is about, or why it moves nothing and waits for the depot.
import {
  courierScans,
  isFar,
  readScanCode,
  timeFault,
  type CourierScan,
  type Pin,
  type QuarantineReason,
  type ReviewReason,
  type ScanKind,
} from '@marsa/model/express/rounds/scan.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import {
  insertScan,
  lockClientId,
  lockScanned,
  scanByClient,
  type ScannedShipment,
  type ScanRow,
} from './scans.store.ts'
import { stopsOn, type PlannedStop } from './sheets.store.ts'
import { tellDepot } from './tell-depot.ts'

export type DeviceEvent = {
  /** Made by the device, the same however often the event is sent. */
  clientId: string
  /** As it was read or typed: a waybill number, or the barcode of a piece. */
  code: string
  kind: ScanKind
  capturedAt: Date
  /** Named by the page where several pieces were there; the piece of the code is one of them anyway. */
  pieces?: readonly number[]
  pin?: (Pin & { accuracyM: number | null }) | null
  reason?: string | null
  photoId?: string | null
}

/** What only the caller can find about an event that would count, before it is written. */
export type Judge = (found: {
  shipment: ScannedShipment
  stop: PlannedStop | null
  pieces: readonly number[]
}) => Promise<{ quarantine?: QuarantineReason | undefined; review?: ReviewReason | undefined }>

/** Who scans; a courier is kept to the sheet of the day. */
export type Scanner = { userId: string; role: 'courier' | 'depot'; depotId: string }

/** An event that moves what it names. */
export type Counted = {
  outcome: 'counts'
  scan: ScanRow
  shipment: ScannedShipment
  /** Pieces of this event: the one where the shipment has no more. */
  pieces: number[]
  /** Of a courier's event: open, unless the parcel was only looked at. */
  stop: PlannedStop | null
}

export type Recorded =
  /** Sent before: what it did then is done. */
  | { outcome: 'repeated'; scan: ScanRow }
  /** Kept, and moves nothing. */
  | { outcome: 'quarantined'; scan: ScanRow; because: QuarantineReason }
  /** Kept and the depot told; refuse with `problem` once the transaction is committed. */
  | { outcome: 'refused'; scan: ScanRow; problem: 'express.not-on-sheet' }
  | Counted

const isCourierKind = (kind: ScanKind): kind is CourierScan => Object.hasOwn(courierScans, kind)

/** The stop that a courier's event is of, or why it is none of this courier's. */
const stopOf = async (
  tx: Tx,
  shipmentId: string,
  { kind, capturedAt }: DeviceEvent,
  courierId: string,
): Promise<PlannedStop | QuarantineReason> => {
  const planned = await stopsOn(tx, shipmentId, dayOf(capturedAt))
  const kinds: readonly string[] = isCourierKind(kind) ? courierScans[kind] : []
  const own = planned.find(
    (stop) => stop.courier_id === courierId && kinds.includes(stop.kind) && stop.state !== 'TAKEN_OFF',
  )
  if (own?.sheet_state === 'CLOSED') return 'sheet-closed'
  if (own) return own.state === 'OPEN' || kind === 'SEEN' ? own : 'stop-over'
  return planned.some((stop) => stop.courier_id !== courierId && stop.state !== 'TAKEN_OFF')
    ? 'other-courier'
    : 'not-on-sheet'
}

const pinOf = ({ latitude, longitude }: ScannedShipment['to_pin']): Pin | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const farReason = (
  event: DeviceEvent,
  shipment: ScannedShipment,
  stop: PlannedStop | null,
): ReviewReason | undefined => {
  // Parcels are loaded at the depot, wherever they go.
  if (!stop || !event.pin || event.kind === 'LOADED' || event.kind === 'SEEN') return undefined
  const place = stop.kind === 'DELIVERY' ? shipment.to_pin : shipment.from_pin
  return isFar(pinOf(place), event.pin) ? 'far' : undefined
}

const piecesOf = (event: DeviceEvent, piece: number | null, of: number): number[] => {
  if (of <= 1) return [1]
  const all = [...(event.pieces ?? []), ...(piece === null ? [] : [piece])]
  return [...new Set(all)].filter((each) => each >= 1 && each <= of).toSorted((a, b) => a - b)
}

/** Refusals that a courier hears at once; the others wait quietly. */
const refusedAs = (because: QuarantineReason): 'express.not-on-sheet' | undefined =>
  because === 'not-on-sheet' || because === 'other-courier' ? 'express.not-on-sheet' : undefined

/**
 * Locks the shipment of the event before anything else of it. Whoever calls it moves what the event moves when it counts,
 * in the same transaction, at the time when it was captured.
 */
export const recordScan = async (
  tx: Tx,
  event: DeviceEvent,
  scanner: Scanner,
  now: Date,
  judge: Judge = async () => ({}),
): Promise<Recorded> => {
  await lockClientId(tx, event.clientId)
  const known = await scanByClient(tx, event.clientId)
  if (known) {
    if (known.user_id !== scanner.userId) throw new Problem('kit.key-reused')
    return { outcome: 'repeated', scan: known }
  }
  const read = readScanCode(event.code)
  const shipment = read && (await lockScanned(tx, read.waybill))
  const isCourier = scanner.role === 'courier'
  const fault =
    timeFault(event.capturedAt, now) ?? (read ? (shipment ? undefined : 'unknown') : 'check-digits')
  const stop = shipment && !fault && isCourier ? await stopOf(tx, shipment.id, event, scanner.userId) : null
  const planned = typeof stop === 'string' ? null : (stop ?? null)
  const pieces = shipment ? piecesOf(event, read.piece, shipment.pieces) : []
  const set = fault ?? (typeof stop === 'string' ? stop : undefined)
  const judged = set ? {} : await judge({ shipment: shipment!, stop: planned, pieces })
  const because = set ?? judged.quarantine
  const review = because ? undefined : (judged.review ?? farReason(event, shipment!, planned))
  const scan = await insertScan(tx, {
    clientId: event.clientId,
    shipmentId: shipment?.id ?? null,
    stopId: planned?.id ?? null,
    code: event.code,
    kind: event.kind,
    pieces,
    courierId: isCourier ? scanner.userId : null,
    depotId: scanner.depotId,
    userId: scanner.userId,
    capturedAt: event.capturedAt,
    place: shipment?.area ?? null,
    latitude: event.pin?.latitude ?? null,
    longitude: event.pin?.longitude ?? null,
    accuracyM: event.pin?.accuracyM ?? null,
    reason: event.reason ?? null,
    photoId: event.photoId ?? null,
    quarantinedBecause: because ?? null,
    reviewBecause: review ?? null,
  })
  if (because || review) await tellDepot(tx, scan, scanner, event.code, because ?? review!)
  if (!because) return { outcome: 'counts', scan, shipment: shipment!, pieces, stop: planned }
  const problem = refusedAs(because)
  return problem ? { outcome: 'refused', scan, problem } : { outcome: 'quarantined', scan, because }
}
