// When a parcel that nobody has seen may be declared lost (E22, X7), and what becomes of one that is found again (X6).
import { addDays, dayOf, weekdayOf } from '../../kit/day.ts'
import type { ActorKind } from '../../kit/machine.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import { weekends } from '../pricing/delivery-day.ts'
import type { Service } from '../services.ts'
import { allows, type ShipmentState } from '../shipments/shipment-machine.ts'

/** Working days that it is searched for. */
export const searchDaysOf = (service: Service | null): number => (service === 'DOMESTIC' ? 5 : 15)

/** The day on which the search is over: so many working days after the day on which it was seen last. */
export const searchOverOn = (seenAt: Date, days: number, isHoliday: (day: string) => boolean): string => {
  const rests = (day: string) =>
    isHoliday(day) || (weekends['sat-sun'] as readonly number[]).includes(weekdayOf(day))
  let day = dayOf(seenAt)
  for (let left = days; left > 0; left -= rests(day) ? 0 : 1) day = addDays(day, 1)
  return day
}

export type LostFacts = { state: ShipmentState; searchOverOn: string; isPaying: boolean }

/** The last day of the search is searched through. */
export const lostRefusal = (facts: LostFacts, actor: ActorKind, today: string): string | undefined => {
  if (!allows('declareLost', facts.state, actor)) return 'express.cannot-now'
  if (today <= facts.searchOverOn) return 'parcel-desk.search-time'
  return facts.isPaying ? 'finance.payment-in-progress' : undefined
}

/** On to its recipient, or back to its sender. */
export const foundWays = ['IN_TRANSIT', 'RETURNING'] as const
export type FoundWay = (typeof foundWays)[number]
export const foundWayText = texts({
  IN_TRANSIT: { en: 'Deliver it to the recipient', ar: 'تسليمها إلى المستلِم' },
  RETURNING: { en: 'Send it back to the sender', ar: 'إعادتها إلى المُرسِل' },
}) satisfies Record<FoundWay, TextRow>

export const foundRefusal = (state: ShipmentState, actor: ActorKind): string | undefined =>
  allows('find', state, actor) ? undefined : 'express.cannot-now'
