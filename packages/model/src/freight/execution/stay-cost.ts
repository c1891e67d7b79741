// What a container costs in the port after its free days (demurrage), by the tariff of an offer: trade.md 9 and 12.
import { addDays } from '../../kit/day.ts'
import { parseMoney } from '../../kit/money.ts'
import type { Offer } from '../../requests/offer.ts'
import { freeTimeOf } from './plan.ts'

/** Fils for one container and day; days are counted from the discharge, which is day 1. */
export type StayTariff = {
  perDayFils: bigint
  /** Up to this day, and from the next one on; null where one price holds for all days. */
  next: { afterDay: number; perDayFils: bigint } | null
}

/** The tariff that an offer states; undefined where it states none. */
export const stayTariffOf = (offer: Offer | null | undefined): StayTariff | undefined => {
  const { demurrageRate, demurrageUntil, demurrageThen } = offer ?? {}
  if (typeof demurrageRate !== 'string') return undefined
  const isStepped = typeof demurrageUntil === 'number' && typeof demurrageThen === 'string'
  return {
    perDayFils: parseMoney(demurrageRate),
    next: isStepped ? { afterDay: demurrageUntil, perDayFils: parseMoney(demurrageThen) } : null,
  }
}

type Standing = { freeDays: number; landed: string; out: string }
type Stay = Standing & { boxes: number }

/** Days in the port after the free ones; `landed` and `out` are days of the Emirates. */
export const daysOver = ({ freeDays, landed, out }: Standing): number => {
  const time = freeTimeOf({ freeDays, eta: null, done: { QS_DIS: landed } }, out)
  return time ? Math.max(0, -time.daysLeft) : 0
}

/** Fils for all containers that landed on one day and leave on another; nothing within the free days. */
export const stayFils = (tariff: StayTariff, { boxes, ...standing }: Stay): bigint => {
  const { freeDays } = standing
  const over = daysOver(standing)
  const last = freeDays + over
  const cheaper = tariff.next ? Math.max(0, Math.min(tariff.next.afterDay, last) - freeDays) : over
  return (
    BigInt(boxes) *
    (BigInt(cheaper) * tariff.perDayFils + BigInt(over - cheaper) * (tariff.next?.perDayFils ?? 0n))
  )
}

/** Days in the port for which offers are compared. */
export const comparedStay = 10

/** Fils of a stay of ten days under an offer; undefined where its free days or its tariff are not stated. */
export const comparedStayFils = (
  { freeDays, offer }: { freeDays: number | null; offer?: Offer | undefined },
  boxes: number,
): bigint | undefined => {
  const tariff = stayTariffOf(offer)
  if (!tariff || freeDays === null) return undefined
  // Whatever the day, so many of them are the same.
  const landed = '2026-01-01'
  return stayFils(tariff, { freeDays, boxes, landed, out: addDays(landed, comparedStay - 1) })
}
