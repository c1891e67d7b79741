// What devices scan: kinds of events, what a code names, and which events are set aside for the depot instead of moving anything.
import { distanceKm } from '../../reference/place.ts'
import { foldWaybill, readWaybill } from '../waybill/waybill-number.ts'
import type { StopKind } from './run-sheet.ts'

/** Kinds that couriers send, and the stops of a sheet that each belongs to. */
export const courierScans = {
  /** Looked at, nothing else. */
  SEEN: ['PICKUP', 'DELIVERY', 'RETURN'],
  COLLECTED: ['PICKUP'],
  PICKUP_MISSED: ['PICKUP'],
  LOADED: ['DELIVERY', 'RETURN'],
  DELIVERED: ['DELIVERY'],
  NOT_DELIVERED: ['DELIVERY'],
  HANDED_BACK: ['RETURN'],
  RETURN_MISSED: ['RETURN'],
} as const satisfies Record<string, readonly StopKind[]>
export type CourierScan = keyof typeof courierScans
export const courierScanKinds = Object.keys(courierScans) as [CourierScan, ...CourierScan[]]

/** Kinds that a depot sends. */
export const depotScanKinds = ['INTAKE', 'SORT', 'SHELF', 'HANDOVER'] as const
export type DepotScan = (typeof depotScanKinds)[number]

export type ScanKind = CourierScan | DepotScan

/** Why an event moves nothing and waits for the depot. */
export const quarantineReasons = [
  'check-digits',
  'unknown',
  'future',
  'old',
  'not-on-sheet',
  'other-courier',
  'sheet-closed',
  'stop-over',
  'wrong-code',
] as const
export type QuarantineReason = (typeof quarantineReasons)[number]

/** Why an event that counts is looked at by the depot all the same. */
export const reviewReasons = ['far', 'photo-seen'] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** The waybill of a code and, where it is the barcode of a piece, which piece; undefined where a digit is wrong. */
export const readScanCode = (code: string): { waybill: string; piece: number | null } | undefined => {
  const folded = foldWaybill(code)
  const waybill = readWaybill(folded.slice(0, 15))
  const rest = folded.slice(15)
  if (!waybill || !/^(0[1-9]|10)?$/.test(rest)) return undefined
  return { waybill, piece: rest === '' ? null : Number(rest) }
}

const aheadMinutes = 5
const oldHours = 72

/** Clocks of phones may be wrong; what is too far off moves nothing. */
export const timeFault = (capturedAt: Date, now: Date): QuarantineReason | undefined => {
  const lateMs = now.getTime() - capturedAt.getTime()
  if (lateMs < -aheadMinutes * 60_000) return 'future'
  return lateMs > oldHours * 3_600_000 ? 'old' : undefined
}

export type Pin = { latitude: number; longitude: number }

const farKm = 0.5

/** False where either place is not known. */
export const isFar = (at: Pin | null, from: Pin | null): boolean =>
  at !== null && from !== null && distanceKm(at, from) > farKm
