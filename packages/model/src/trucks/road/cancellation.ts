// What cancelling a booking of trucks keeps by the time that is left (T11), and what dropping one truck gives back (T14).
import { share } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { totalsOf, type ChargeLine } from '../../requests/charges.ts'
import { usualBooked, type UsualState } from '../../requests/usual-machine.ts'
import { linesFor, type OfferFacts } from './offer.ts'

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

/** Percent of the fixed total with VAT that each stage keeps; the provider's fault keeps none (`cancelSettlement`). */
export const truckCancelPercents = (settings: SettingsInForce): Record<TruckCancelStage, number> => ({
  unpaid: 0,
  free: 0,
  late: settings['trucks.cancel-percent-late'],
  last: settings['trucks.cancel-percent-last'],
})

/**
 * One truck less, in fils with VAT: the fixed price of the rest, what is kept of the dropped truck's share, and what goes back
 * to the credit account (`credit.reduced`). Throws RangeError for the only truck: then the booking is cancelled.
 */
export const dropTruck = (
  lines: readonly ChargeLine[],
  facts: OfferFacts,
  percent: number,
): { restFils: bigint; keptFils: bigint; reducedFils: bigint } => {
  if (facts.trucks < 2) throw new RangeError('the only truck of a booking is not dropped')
  const trucks = facts.trucks - 1
  const rest = linesFor(lines, { ...facts, trucks, containers: Math.min(facts.containers, trucks) })
  const restFils = totalsOf(rest).total
  const shareFils = totalsOf(lines).total - restFils
  const keptFils = share(shareFils, BigInt(percent) * 100n)
  return { restFils, keptFils, reducedFils: shareFils - keptFils }
}
