// Contracts of compensation for a disputed delivery: what would be posted, giving it, and the second person's word.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, version } from '../../kit/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { paymentTypes } from '../../finance/payment-model.ts'
import { id, reason, staff } from '../shared-fields.ts'

const amount = z
  .string({ error: 'freight.compensation-amount' })
  .regex(dirhamPattern, 'freight.compensation-amount')
const money = z.string()
const staffWriters = { desk: 'any', admin: 'any' } as const

/** What may be given back, and, for an amount, everything that would be posted: shown before anybody confirms. */
export const compensationTerms = endpoint({
  verb: 'compensationTerms',
  method: 'GET',
  path: 'FreightAPI/CompensationTerms',
  policy: staff,
  query: z.strictObject({ RequestId: id, amount: amount.optional() }),
  answer: z.strictObject({
    paid: money,
    /** Given back of it before, and what is left to give back at most. */
    compensated: money,
    most: money,
    /** Above it a second person approves. */
    aloneUpTo: money,
    /** What counts towards it already: given without a second person on this shipment, or by the reader to this customer today. */
    givenAlone: money,
    paymentType: z.enum(paymentTypes),
    refusal: z.string().nullable(),
    posting: z
      .strictObject({
        amount: money,
        refusal: z.string().nullable(),
        needsSecond: z.boolean(),
        /** The tax invoice of the whole is issued first, because there is none yet. */
        invoiceFirst: z.boolean(),
        /** VAT that the credit note takes back. */
        vat: money,
        /** The payments it goes back from, newest first; empty on credit. */
        refunds: z.array(z.strictObject({ part: z.enum(['down', 'final', 'full']), amount: money })),
      })
      .nullable(),
    waiting: z
      .strictObject({
        compensationId: z.string(),
        amount: money,
        note: z.string(),
        by: z.string(),
        at: z.string(),
        /** The reader proposed it, so that somebody else has to approve. */
        own: z.boolean(),
      })
      .nullable(),
    version: z.int(),
  }),
  problems: ['freight.not-found', 'freight.not-booked', 'freight.compensation-amount'],
})

/** Closes the dispute with an amount that goes back; above the setting it waits for a second person instead. */
export const compensateDispute = endpoint({
  verb: 'compensateDispute',
  method: 'POST',
  path: 'FreightAPI/CompensateDispute/{id}',
  policy: staffWriters,
  query: z.strictObject({ id }),
  body: z.strictObject({ amount, note: reason, version }),
  answer: z.strictObject({ compensationId: z.string(), isPosted: z.boolean() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.not-disputed',
    'freight.not-delivered',
    'freight.compensation-amount',
    'freight.compensation-open',
    'finance.refund-too-large',
    'finance.refund-in-progress',
  ],
})

/** The second person approves it or drops it; the one who proposed it may only drop it. */
export const decideCompensation = endpoint({
  verb: 'decideCompensation',
  method: 'POST',
  path: 'FreightAPI/DecideCompensation/{id}',
  policy: staffWriters,
  query: z.strictObject({ id: idOf('freight.compensation-none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'freight.compensation-none',
    'freight.compensation-second-person',
    'freight.not-disputed',
    'freight.not-delivered',
    'finance.refund-too-large',
    'finance.refund-in-progress',
  ],
})
