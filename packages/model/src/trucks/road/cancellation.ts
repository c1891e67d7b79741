// What cancelling a booking of trucks keeps by the time that is left (T11), and what dropping trucks gives back (T14).
import { vatWithin } from '../../finance/charge-line.ts'
import { share, sum, vatOf, type VatCategory } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { lineVat, netOf } from '../../requests/charge-line.ts'
import type { PricedLine } from '../../requests/final-changes.ts'
import { usualBooked, type UsualState } from '../../requests/usual-machine.ts'
import { linesFor, truckVat, type OfferFacts } from './offer.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The rows of the rule in the order in which a booking passes them. */
export const truckCancelStages = ['unpaid', 'free', 'late', 'last'] as const
export type TruckCancelStage = (typeof truckCancelStages)[number]

export type TruckCancelFacts = {
  state: UsualState
  bookedAt: Date | null
  pickupAt: Date
  /** A truck is at loading. */
  begun: boolean
}

/** Where a request stands in the rule; undefined once a truck is at loading, when nothing is cancelled any more. */
export const truckCancelStage = (
  { state, bookedAt, pickupAt, begun }: TruckCancelFacts,
  settings: SettingsInForce,
  now: Date,
): TruckCancelStage | undefined => {
  if (!usualBooked.includes(state)) return 'unpaid'
  if (begun) return undefined
  const ahead = pickupAt.getTime() - now.getTime()
  const sinceBooked = now.getTime() - (bookedAt ?? now).getTime()
  const isFresh = sinceBooked <= settings['trucks.cancel-free-minutes'] * minuteMs
  if (isFresh || ahead > settings['trucks.cancel-free-hours'] * hourMs) return 'free'
  return ahead > settings['trucks.cancel-last-hours'] * hourMs ? 'late' : 'last'
}

type TruckCancelEnds = Partial<Record<TruckCancelStage, Date | null>>
/** `before` is the instant so long before the pickup; the rest are lengths. */
type CancelTimes = { before(ms: number): number; fresh: number; free: number; last: number }

/** When a stage of a booking ends by the clock; null for one that never comes, as it was booked late. */
const bookedEnds = (bookedAt: Date, { before, fresh, free, last }: CancelTimes): TruckCancelEnds => {
  const freeEnds = Math.max(bookedAt.getTime() + fresh, before(free))
  const late = before(last)
  return { free: new Date(freeEnds), late: late > freeEnds ? new Date(late) : null }
}

/** The same while nothing is booked: what has passed by now cannot come, but the first minutes after an acceptance always do. */
const unbookedEnds = (now: Date, { before, free, last }: CancelTimes): TruckCancelEnds => {
  const ahead = (at: number) => (at > now.getTime() ? new Date(at) : undefined)
  const freeEnds = ahead(before(free))
  return { ...(freeEnds && { free: freeEnds }), late: ahead(before(last)) ?? null }
}

/** When the stages of a request end by the clock; one that is not named here ends by what is done. */
export const truckCancelEnds = (
  { bookedAt, pickupAt }: Pick<TruckCancelFacts, 'bookedAt' | 'pickupAt'>,
  settings: SettingsInForce,
  now: Date,
): TruckCancelEnds => {
  const times = {
    before: (ms: number): number => pickupAt.getTime() - ms,
    fresh: settings['trucks.cancel-free-minutes'] * minuteMs,
    free: settings['trucks.cancel-free-hours'] * hourMs,
    last: settings['trucks.cancel-last-hours'] * hourMs,
  }
  return bookedAt ? bookedEnds(bookedAt, times) : unbookedEnds(now, times)
}

/** Percent of the fixed total with VAT that each stage keeps; the provider's fault keeps none (`cancelSettlement`). */
export const truckCancelPercents = (settings: SettingsInForce): Record<TruckCancelStage, number> => ({
  unpaid: 0,
  free: 0,
  late: settings['trucks.cancel-percent-late'],
  last: settings['trucks.cancel-percent-last'],
})

/** The most before VAT that comes to no more than this with it. */
const netWithin = (grossFils: bigint, category: VatCategory): bigint => {
  const net = grossFils - vatWithin(grossFils, category)
  return net + vatOf(net, category) > grossFils ? net - 1n : net
}

export type Dropped<Line> = {
  lines: Line[]
  /** What is kept of the dropped trucks, as a line; null where nothing is. */
  kept: PricedLine | null
  restFils: bigint
  keptFils: bigint
  reducedFils: bigint
}

/**
 * Some trucks less, in fils with VAT: the fixed price of the rest, what is kept of the share of those that are dropped, and what
 * goes back to the credit account (`credit.reduced`). What is kept is charged with its VAT, so it may be a fil less than its
 * percentage. Throws RangeError for all trucks: then the booking is cancelled.
 */
export const dropTrucks = <Line extends PricedLine>(
  lines: readonly Line[],
  facts: OfferFacts,
  { percent, dropped }: { percent: number; dropped: number },
): Dropped<Line> => {
  const trucks = facts.trucks - dropped
  if (trucks < 1) throw new RangeError('the only truck of a booking is not dropped')
  const rest = linesFor(lines, { ...facts, trucks, containers: Math.min(facts.containers, trucks) })
  const total = (all: readonly PricedLine[]) => sum(all.map((line) => netOf(line) + lineVat(line)))
  const restFils = total(rest)
  const shareFils = total(lines) - restFils
  const vat = truckVat('truck-tariff', facts.movement) ?? 'standard'
  const sellingFils = netWithin(share(shareFils, BigInt(percent) * 100n), vat)
  const kept: PricedLine | null =
    sellingFils > 0n ? { code: 'dropped-truck', sellingFils, quantity: 1, vat } : null
  const keptFils = kept ? total([kept]) : 0n
  return { lines: rest, kept, restFils, keptFils, reducedFils: shareFils - keptFils }
}
