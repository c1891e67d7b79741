// Contracts of many shipments at once: priced together, and paid in one go without a card.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { bulkIds, Outcome } from '../../kit/bulk-action.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhamPattern } from '../../kit/money.ts'

const money = z.string()
const amount = z.string().regex(dirhamPattern, 'express.value-invalid')

/**
 * Checks drafts whole and freezes their prices (E2), each by itself; one that waits for its payment keeps the price it has.
 * `nothingRestricted` says of all of them what the form asks of one.
 */
export const priceShipments = endpoint({
  verb: 'priceShipments',
  method: 'POST',
  path: 'Express/Shipment/PriceMany',
  policy: customers,
  acting: 'writers',
  body: z.strictObject({
    shipmentIds: bulkIds,
    terms: z.literal(true, 'express.terms'),
    nothingRestricted: z.literal(true, 'express.restricted-unticked'),
    withPlan: z.boolean().default(false),
  }),
  answer: z.strictObject({
    outcomes: z.array(Outcome),
    /** Of those that wait for their payment now, with VAT. */
    total: money,
  }),
})

/**
 * Pays shipments that wait for it, all of them or none: credits of their plan first, the rest from the wallet. `total` is what
 * was seen; where it is another one meanwhile nothing is paid. What falls short is said, and they wait on. More of them than
 * one call takes are paid in several, each with `stillDue`, the sum of it and of what follows: where the wallet does not
 * reach for that, the first one already says so.
 */
export const payShipments = endpoint({
  verb: 'payShipments',
  method: 'POST',
  path: 'Express/Shipment/PayMany',
  policy: customers,
  body: z.strictObject({
    shipmentIds: bulkIds,
    paymentType: z.enum(['wallet', 'bundle']),
    total: amount,
    stillDue: amount.optional(),
  }),
  answer: z.strictObject({
    status: z.enum(['SUCCESS', 'FAILED']),
    errorMessage: z.string().nullable(),
    paid: z.int(),
    total: money,
    balanceAfter: money,
    shortfall: money.nullable(),
  }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'express.total-changed',
    'express.way-unavailable',
    'bundles.not-active',
    'finance.payment-in-progress',
    'express.promotion-used',
    'express.promotion-first',
  ],
})

export const manyEndpoints = { priceShipments, payShipments }
