// Contracts of the service desk and of administrators over a request: everything offered, and corrections by two persons.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id as idOf, version } from '../kit/fields.ts'
import { RangeDecision } from '../requests/range-decision.ts'
import { ChargeView } from '../requests/views.ts'
import { milestoneCodes } from './execution/milestones.ts'
import { id, reason, staff } from './shared-fields.ts'
import { freightStatuses } from './status.ts'

const status = z.enum(freightStatuses as [string, ...string[]])

/** A quotation of any round, without its charges. */
export const QuoteLine = z.strictObject({
  QuotationId: z.string(),
  quotationNo: z.string(),
  round: z.int(),
  version: z.int(),
  state: z.string(),
  agentNameEn: z.string(),
  agentNameAr: z.string(),
  total: z.string(),
  submittedAt: z.string(),
  expiryDate: z.string(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** Quotations of earlier rounds, read-only (F20). */
export const earlierQuotes = endpoint({
  verb: 'earlierQuotes',
  method: 'GET',
  path: 'FreightAPI/EarlierQuotes',
  policy: customers,
  query: z.strictObject({ RequestId: id }),
  answer: z.array(QuoteLine),
  problems: ['freight.not-found'],
})

/** A quotation whose prices outside their ranges wait for the desk. */
export const RangeAsked = z.strictObject({
  QuotationId: z.string(),
  quotationNo: z.string(),
  version: z.int(),
  agentNameEn: z.string(),
  agentNameAr: z.string(),
  total: z.string(),
  askedAt: z.string(),
  /** By when the desk decides. */
  dueAt: z.string(),
  lines: z.array(
    ChargeView.extend({
      /** The allowed prices, and the price that is held against them, in dirhams. */
      least: z.string(),
      most: z.string(),
      price: z.string(),
      reason: z.string(),
    }),
  ),
})
export type RangeAsked = z.infer<typeof RangeAsked>

export const decideRange = endpoint({
  verb: 'decideRange',
  method: 'POST',
  path: 'FreightAPI/ApproveRange/{id}',
  policy: { desk: 'any', admin: 'any' },
  query: z.strictObject({ id: idOf('quotes.not-found') }),
  body: RangeDecision,
  answer: z.strictObject({ state: z.string() }),
  problems: [
    'quotes.not-found',
    'quotes.not-with-desk',
    'quotes.request-closed',
    'quotes.already-awarded',
    'quotes.payment-in-progress',
    'quotes.validity-short',
    'quotes.validity-long',
  ],
})

const target = { to: status, first: z.enum(milestoneCodes).nullable() }

export const deskView = endpoint({
  verb: 'deskView',
  method: 'GET',
  path: 'FreightAPI/DeskView',
  policy: staff,
  query: z.strictObject({ RequestId: id }),
  answer: z.strictObject({
    quotes: z.array(QuoteLine),
    ranges: z.array(RangeAsked),
    invitations: z.array(
      z.strictObject({
        agentNameEn: z.string(),
        agentNameAr: z.string(),
        dueAt: z.string(),
        pausedSince: z.string().nullable(),
        answer: z.enum(['QUOTED', 'DECLINED']).nullable(),
        reason: z.string().nullable(),
      }),
    ),
    questionRefusal: z.string().nullable(),
    /** Where it can be put back to, each with the steps that go with it. */
    targets: z.array(z.strictObject({ ...target, removes: z.array(z.enum(milestoneCodes)) })),
    correction: z
      .strictObject({
        correctionId: z.string(),
        ...target,
        removes: z.array(z.enum(milestoneCodes)),
        reason: z.string(),
        by: z.string(),
        at: z.string(),
        /** The reader proposed it, so that somebody else has to confirm. */
        own: z.boolean(),
      })
      .nullable(),
  }),
  problems: ['freight.not-found'],
})

export const proposeCorrection = endpoint({
  verb: 'proposeCorrection',
  method: 'POST',
  path: 'FreightAPI/ProposeCorrection/{id}',
  policy: { admin: 'any' },
  query: z.strictObject({ id }),
  body: z.strictObject({ ...target, reason, version }),
  answer: z.strictObject({ correctionId: z.string() }),
  problems: [
    'freight.not-found',
    'freight.not-correctable',
    'freight.correction-money',
    'freight.correction-open',
    'freight.payment-open',
  ],
})

/** The second person makes it or drops it; the one who proposed it may only drop it. */
export const decideCorrection = endpoint({
  verb: 'decideCorrection',
  method: 'POST',
  path: 'FreightAPI/DecideCorrection/{id}',
  policy: { desk: 'any', admin: 'any' },
  query: z.strictObject({ id: idOf('freight.correction-none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'freight.correction-none',
    'freight.second-person',
    'freight.not-correctable',
    'freight.correction-money',
    'freight.payment-open',
  ],
})
