// The day as the courier sees it: what the server knows, and behind that what the phone has yet to send.
import type { CourierDay, StopView } from '@marsa/model/express/rounds/round-views.ts'
import { readScanCode } from '@marsa/model/express/rounds/scan.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import type { Waiting } from './store.ts'

export type Stop = StopView & {
  /** Something of it is not sent yet. */
  isUnsent: boolean
}

const ends: Partial<Record<Waiting['body']['kind'], 'DONE' | 'FAILED'>> = {
  COLLECTED: 'DONE',
  PICKUP_MISSED: 'FAILED',
  DELIVERED: 'DONE',
  NOT_DELIVERED: 'FAILED',
  HANDED_BACK: 'DONE',
  RETURN_MISSED: 'FAILED',
}

const after = (stop: Stop, { body }: Waiting): Stop => {
  const state = ends[body.kind]
  if (state) return { ...stop, isUnsent: true, state, reason: body.reason ?? null, endedAt: body.capturedAt }
  if (body.kind !== 'LOADED') return stop
  const loaded = [...new Set([...stop.loaded, ...(body.pieces ?? [])])]
  return { ...stop, isUnsent: true, loaded, isOut: loaded.length >= stop.pieces }
}

export const waybillOf = (code: string): string => readScanCode(code)?.waybill ?? code

/** The stop of a waybill that an event goes to: the open one before those that are over. */
export const stopOf = (stops: readonly Stop[], waybill: string): Stop | undefined =>
  stops.find((stop) => stop.waybill === waybill && stop.state === 'OPEN') ??
  stops.find((stop) => stop.waybill === waybill)

export const stopsOf = (day: CourierDay, queue: readonly Waiting[]): Stop[] => {
  let stops = day.stops.map((stop): Stop => ({ ...stop, isUnsent: false }))
  for (const item of queue) {
    if (item.courierId !== day.courierId || item.state !== 'waiting') continue
    const found = stopOf(stops, waybillOf(item.body.code))
    if (found?.state === 'OPEN') stops = stops.map((stop) => (stop === found ? after(stop, item) : stop))
  }
  return stops
}

export type CashRow = { waybill: string; fils: bigint; at: string; isUnsent: boolean }

export const cashOf = (day: CourierDay, queue: readonly Waiting[]): CashRow[] => [
  ...day.cash.rows.map(({ waybill, amount, at }) => ({
    waybill,
    fils: parseMoney(amount),
    at,
    isUnsent: false,
  })),
  ...queue.flatMap(({ body, state, courierId }) =>
    body.kind === 'DELIVERED' && body.cash && state === 'waiting' && courierId === day.courierId
      ? [{ waybill: waybillOf(body.code), fils: parseMoney(body.cash), at: body.capturedAt, isUnsent: true }]
      : [],
  ),
]

/** With more in hand than the limit no further delivery with cash starts. */
export const isOverLimit = (day: CourierDay, rows: readonly CashRow[]): boolean =>
  rows.reduce((total, { fils }) => total + fils, 0n) > parseMoney(day.cash.limit)

export type Scanned =
  | { word: 'right' | 'loaded' | 'already'; stop: Stop; pieces: number[] }
  | { word: 'stranger'; code: string }
  | { word: 'unknown' }

/** What a code says: parcels that are not loaded are loaded by it. */
export const scanned = (stops: readonly Stop[], code: string): Scanned => {
  const read = readScanCode(code)
  if (!read) return { word: 'unknown' }
  const stop = stopOf(stops, read.waybill)
  if (!stop) return { word: 'stranger', code: read.waybill }
  const pieces = stop.pieces === 1 ? [1] : read.piece === null ? [] : [read.piece]
  if (stop.state !== 'OPEN') return { word: 'already', stop, pieces }
  if (stop.kind === 'PICKUP' || stop.isOut) return { word: 'right', stop, pieces }
  return pieces.every((piece) => stop.loaded.includes(piece)) && pieces.length > 0
    ? { word: 'already', stop, pieces }
    : { word: 'loaded', stop, pieces }
}
