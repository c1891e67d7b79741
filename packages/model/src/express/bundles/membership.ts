// A bundle of credits: its states (B1 to B7), what it costs, when it ends, and what stands against buying and cancelling.
import type { Policy } from '../../kit/access.ts'
import { addDays, dayOf, instantOf } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import { vatOf } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { plans, type Plan } from '../services.ts'

/**
 * ORDERED while it is being paid, UNPAID where that came to nothing; the others are those of B 4. A refund of a shipment never
 * opens one again (B7).
 */
export const membershipMachine = machine({
  name: 'express-membership',
  states: ['ORDERED', 'UNPAID', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED'],
  terminal: ['UNPAID', 'CANCELLED', 'EXPIRED'],
  moves: {
    order: { from: [], to: ['ORDERED'], actors: ['customer'] },
    leaveUnpaid: { from: ['ORDERED'], to: ['UNPAID'], actors: ['customer', 'gateway'] },
    activate: { from: ['ORDERED', 'UNPAID'], to: ['ACTIVE'], actors: ['gateway'] },
    useUp: { from: ['ACTIVE'], to: ['INACTIVE'], actors: ['system'] },
    expire: { from: ['ACTIVE', 'INACTIVE'], to: ['EXPIRED'], actors: ['system'] },
    upgrade: { from: ['ACTIVE'], to: ['CANCELLED'], actors: ['gateway'] },
    cancel: { from: ['ACTIVE'], to: ['CANCELLED'], actors: ['customer'] },
  },
})
export type MembershipState = (typeof membershipMachine.states)[number]

/** The reason of a bundle that a higher one has replaced (B5). */
export const upgradedReason = 'upgraded'

/** Of what kind its payment is. */
export const bundlePurchase = 'bundle-purchase'

const priceKeys = {
  BRONZE: 'express.bundle-bronze',
  SILVER: 'express.bundle-silver',
  GOLD: 'express.bundle-gold',
} as const satisfies Record<Plan, string>

export type BundlePrice = { netFils: bigint; vatFils: bigint; totalFils: bigint }

/** Credits are the price without VAT, which falls at the purchase and comes on top (decisions 4.10 no. 20). */
export const bundlePrice = (plan: Plan, settings: SettingsInForce): BundlePrice => {
  const netFils = BigInt(settings[priceKeys[plan]]) * 100n
  const vatFils = vatOf(netFils, 'standard')
  return { netFils, vatFils, totalFils: netFils + vatFils }
}

/** The first instant after it: it lasts to the end of so many days after the day of purchase. */
export const endOf = (boughtAt: Date, days: number): Date => instantOf(addDays(dayOf(boughtAt), days + 1))
/** The last day of it. */
export const lastDayOf = (endsAt: Date): string => addDays(dayOf(endsAt), -1)

const height = (plan: Plan): number => plans.indexOf(plan)

/** Why this plan cannot be bought while another one is active: only a higher one replaces it (B1, B5). */
export const buyRefusal = (plan: Plan, active: Plan | undefined): string | undefined =>
  active === undefined || height(plan) > height(active) ? undefined : 'bundles.not-higher'

export const cancelRefusal = (state: MembershipState, reservedFils: bigint): string | undefined => {
  if (state !== 'ACTIVE') return 'bundles.not-active'
  return reservedFils > 0n ? 'bundles.being-used' : undefined
}

/** Credits are low from a tenth of what was bought. */
export const isLow = (leftFils: bigint, boughtFils: bigint): boolean => leftFils * 10n < boughtFils

/** Days before the end on which its owner is told, the last one first. */
export const endNotices = [1, 7, 30] as const
/** Which notice is due with so many days left, counted to the last day of it. */
export const dueNotice = (daysLeft: number): (typeof endNotices)[number] | undefined =>
  endNotices.find((days) => daysLeft <= days)

export const bundleReaders = { admin: 'any', 'admin-readonly': 'any', desk: 'any' } as const satisfies Policy
