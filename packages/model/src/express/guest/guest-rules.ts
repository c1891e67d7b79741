// What somebody without an account may send: one parcel, paid by card, with a right that ends after a day; read by form and verb.
import type { FieldProblems } from '../../kit/problem.ts'
import { legOf } from '../services.ts'
import type { PayWay } from '../shipments/settlement.ts'

/** How long the right to one shipment lasts, and with it the link in the e-mail. */
export const guestHours = 24

export const guestEnds = (from: Date): Date => new Date(from.getTime() + guestHours * 3_600_000)

export type GuestAsking = {
  from?: unknown
  to?: unknown
  packages?: unknown
  cod?: unknown
  withPlan?: boolean
  promotionCode?: unknown
  /** How it is to be paid. */
  way?: PayWay
}

const countryOf = (end: unknown): string => (end as { country?: string } | null | undefined)?.country ?? 'AE'
const isThere = (entered: unknown): boolean => entered !== undefined && entered !== null && entered !== ''

/** The one place that says what guests are refused, by the field that asks for it. */
export const guestFaults = ({
  from,
  to,
  packages,
  cod,
  withPlan,
  promotionCode,
  way,
}: GuestAsking): FieldProblems => ({
  // Who sends abroad shows who they are, and only an account keeps such pictures.
  ...(legOf(countryOf(from), countryOf(to)) !== 'domestic' && {
    [countryOf(from) === 'AE' ? 'to.country' : 'from.country']: 'express.guest-abroad',
  }),
  ...(Array.isArray(packages) && packages.length > 1 && { packages: 'express.guest-one-parcel' }),
  ...(isThere(cod) && { cod: 'express.guest-cash' }),
  // Most codes count once for each account.
  ...(isThere(promotionCode) && { promotionCode: 'express.guest-code' }),
  ...(withPlan && { withPlan: 'express.guest-card' }),
  ...(way !== undefined && way !== 'card' && { paymentType: 'express.guest-card' }),
})
