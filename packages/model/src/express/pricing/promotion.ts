// Promotion codes: of one service, in basis points off its carriage, between two instants.
import type { Service } from '../services.ts'

export const promotionCodePattern = /^[A-Z0-9]{4,12}$/

export type Promotion = {
  code: string
  service: Service
  basisPoints: number
  startsAt: Date
  endsAt: Date
}

/** Why a code does not lower the price of any of these services, or undefined where it does. */
export const promotionRefusal = (
  promotion: Promotion | undefined,
  offered: readonly Service[],
  now: Date,
): string | undefined => {
  if (!promotion || now < promotion.startsAt) return 'express.promotion-unknown'
  if (now >= promotion.endsAt) return 'express.promotion-ended'
  return offered.includes(promotion.service) ? undefined : 'express.promotion-service'
}
