// Contracts of bundles: plans, own membership (C033, C083), buying and upgrading by card, cancelling, papers, advice.
import { z } from 'zod'
import { PaymentModel } from '../../finance/payment-model.ts'
import { anyone, customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { plans } from '../services.ts'
import { bundleReaders, membershipMachine } from './membership.ts'

const money = z.string()
const plan = z.enum(plans)
const both = z.strictObject({ en: z.string(), ar: z.string() })
const rate = z.strictObject({ list: money, plan: money })

/** A plan as it is sold; what must be paid leads with VAT in it. */
const offered = z.strictObject({
  plan,
  credits: money,
  net: money,
  vat: money,
  total: money,
  /** A light parcel without VAT, at list and at the price of the plan. */
  domestic: rate,
  abroad: rate,
  days: z.int(),
})
export type OfferedPlan = z.infer<typeof offered>

export const listPlans = endpoint({
  verb: 'listPlans',
  method: 'GET',
  path: 'Express/Subscription/Plans',
  policy: anyone,
  acting: 'any',
  background: true,
  answer: z.strictObject({ plans: z.array(offered), currency: z.literal('AED') }),
})

export const isActiveMember = endpoint({
  verb: 'isActiveMember',
  call: 'C033',
  method: 'GET',
  path: 'Express/Subscription/IsActiveMember',
  policy: customers,
  answer: z.strictObject({
    isActiveMember: z.boolean(),
    plan: plan.nullable(),
    expiry: z.string().nullable(),
  }),
})

const membership = z.strictObject({
  membershipId: z.string(),
  plan,
  status: z.enum(membershipMachine.states),
  /** Bought with it, and of them left and set aside for a payment that is open. */
  credits: money,
  left: money,
  reserved: money,
  /** List price less plan price of what it has paid. */
  saved: money,
  fee: money,
  vat: money,
  total: money,
  purchasedAt: z.string().nullable(),
  /** Its last day. */
  expiry: z.string().nullable(),
  daysLeft: z.int().nullable(),
  endedAt: z.string().nullable(),
  reason: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
})
export type Membership = z.infer<typeof membership>

/** The documented fields are of the membership that counts now: the active one, or else the newest. */
export const viewMembership = endpoint({
  verb: 'viewMembership',
  call: 'C083',
  method: 'GET',
  path: 'Express/Subscription/UserMemberShipDetails',
  policy: customers,
  answer: z.strictObject({
    plan: plan.nullable(),
    status: z.enum(membershipMachine.states).nullable(),
    credits: money,
    fee: money,
    availableBalance: money,
    savings: money,
    purchasedAt: z.string().nullable(),
    expiry: z.string().nullable(),
    purchaseHistory: z.array(membership),
    membershipHistory: z.array(
      z.strictObject({
        at: z.string(),
        plan,
        status: z.enum(membershipMachine.states),
        reason: z.string().nullable(),
      }),
    ),
    currency: z.literal('AED'),
    current: membership.nullable(),
    /** Null when nothing stands against the reader's buying and cancelling. */
    refusal: z.string().nullable(),
    /** A payment that is open or can be tried again; null where there is none. */
    ordered: z.strictObject({ plan, total: money }).nullable(),
  }),
})
export type MembershipView = z.infer<typeof viewMembership.answer>

/** Buys a plan, or replaces the active one by a higher: `voids` are the credits that the buyer was told to lose. */
export const buyBundle = endpoint({
  verb: 'buyBundle',
  method: 'POST',
  path: 'Express/Subscription/Buy',
  policy: customers,
  body: z.strictObject({ plan, terms: z.literal(true, { error: 'bundles.terms' }), voids: money.optional() }),
  answer: PaymentModel,
  problems: [
    'bundles.no-right',
    'bundles.not-higher',
    'bundles.terms',
    'bundles.voids',
    'bundles.being-used',
    'finance.payment-in-progress',
    'finance.session-over',
    'finance.gateway-unavailable',
  ],
})

export const cancelBundle = endpoint({
  verb: 'cancelBundle',
  method: 'POST',
  path: 'Express/Subscription/Cancel',
  policy: customers,
  body: z.strictObject({ reason: reasonOf('bundles.reason') }),
  answer: ok,
  problems: ['bundles.no-right', 'bundles.not-active', 'bundles.being-used', 'bundles.reason'],
})

/** The tax invoice of a bundle, issued when it was paid. */
export const downloadBundleInvoice = endpoint({
  verb: 'downloadBundleInvoice',
  method: 'GET',
  path: 'Express/Subscription/Invoice',
  policy: customers,
  query: z.strictObject({ membershipId: idOf('bundles.none') }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['bundles.none'],
})

const count = z.coerce.number().int().min(0).max(100_000)
const planAdvice = z.strictObject({
  plan,
  quarter: money,
  year: money,
  cost: money,
  saved: money,
  unused: money,
})

/** What a year of light parcels costs with each plan, and which is worth it; it changes nothing. */
export const adviseBundle = endpoint({
  verb: 'adviseBundle',
  method: 'GET',
  path: 'Express/Subscription/Advice',
  policy: anyone,
  acting: 'any',
  background: true,
  query: z.strictObject({ domestic: count, abroad: count }),
  answer: z.strictObject({
    listQuarter: money,
    listYear: money,
    plans: z.array(planAdvice),
    best: plan.nullable(),
    currency: z.literal('AED'),
  }),
})
export type BundleAdvice = z.infer<typeof adviseBundle.answer>

export const listMemberships = endpoint({
  verb: 'listMemberships',
  method: 'GET',
  path: 'Express/Memberships',
  policy: bundleReaders,
  query: z.strictObject({
    searchText: z.string().max(100).optional(),
    state: z.enum(membershipMachine.states).optional(),
  }),
  answer: z.strictObject({
    memberships: z.array(
      z.strictObject({
        membershipId: z.string(),
        companyId: z.string(),
        company: both,
        plan,
        status: z.enum(membershipMachine.states),
        credits: money,
        left: money,
        purchasedAt: z.string().nullable(),
        expiry: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    currency: z.literal('AED'),
  }),
})

export const bundleEndpoints = {
  listPlans,
  isActiveMember,
  viewMembership,
  buyBundle,
  cancelBundle,
  downloadBundleInvoice,
  adviseBundle,
  listMemberships,
}
