// Contracts for the sender of a shipment that is held, was not delivered or comes back: what is asked, and how it is answered or paid.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, day } from '../../kit/fields.ts'
import { payWays } from '../shipments/settlement.ts'
import { lineCodes } from '../pricing/price-text.ts'
import { chargeKinds } from './charge.ts'
import { chosenReasons, holdReasons } from './hold.ts'
import { atMost } from '../../kit/too-long.ts'

/** What is said of a hold, by a depot as by the desk. */
export const holding = {
  reason: z.enum(chosenReasons, 'depot.hold-reason'),
  note: z
    .string({ error: 'depot.note-missing' })
    .trim()
    .min(3, 'depot.note-missing')
    .max(...atMost(300)),
}

const id = idOf('express.shipment-not-found')
const money = z.string()
const readers = { ...customers, desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const

export const HoldView = z.strictObject({
  id: z.string(),
  reason: z.enum(holdReasons),
  note: z.string(),
  since: z.string(),
  /** Without an answer it goes back after this day; null where nothing is asked or it is answered. */
  answerBy: z.string().nullable(),
  answer: z.string().nullable(),
  wantedOn: z.string().nullable(),
})
export type HoldView = z.infer<typeof HoldView>

export const ChargeView = z.strictObject({
  id: z.string(),
  kind: z.enum(chargeKinds),
  lines: z.array(z.strictObject({ code: z.enum(lineCodes), net: money, formula: z.string() })),
  net: money,
  vat: money,
  total: money,
  /** With which it was paid; null while it is due. */
  way: z.enum([...payWays, 'debt']).nullable(),
})
export type ChargeView = z.infer<typeof ChargeView>

/** Why the shipment waits, and what is to be paid on its way. */
export const viewHolds = endpoint({
  verb: 'viewHolds',
  method: 'GET',
  path: 'Express/Shipment/Holds',
  policy: readers,
  readRecord: { kind: 'express-shipment', by: 'shipmentId' },
  query: z.strictObject({ shipmentId: id }),
  answer: z.strictObject({
    holds: z.array(HoldView),
    charges: z.array(ChargeView),
    attempts: z.int(),
    /** Credits of an active bundle, in dirhams. */
    credits: money,
    wallet: money,
    /** The answer that was given after a failed delivery. */
    isAnswered: z.boolean(),
  }),
  problems: ['express.shipment-not-found'],
})

/** Answers the question of the depot, corrects the recipient's address, or asks for another day (E19). */
export const answerHold = endpoint({
  verb: 'answerHold',
  method: 'POST',
  path: 'Express/Shipment/AnswerHold',
  policy: customers,
  acting: 'writers',
  body: z.strictObject({
    shipmentId: id,
    answer: z
      .string({ error: 'depot.answer-missing' })
      .trim()
      .min(3, 'depot.answer-missing')
      .max(...atMost(500)),
    wantedOn: day('depot.day-wrong').nullable(),
    /** The corrected address, in the same city. */
    address: z
      .strictObject({
        building: z
          .string()
          .trim()
          .max(...atMost(80)),
        unit: z
          .string()
          .trim()
          .max(...atMost(20)),
        landmark: z
          .string()
          .trim()
          .max(...atMost(80)),
        mobile: z
          .string()
          .trim()
          .max(...atMost(20)),
      })
      .nullable(),
  }),
  answer: ok,
  problems: ['express.shipment-not-found', 'express.cannot-now'],
})

const charge = z.strictObject({
  chargeId: idOf('depot.charge-none'),
  /** What the payer has seen. */
  amount: money,
})
const chargeProblems = ['depot.charge-none', 'depot.charge-changed', 'finance.payment-in-progress'] as const

/** Pays a charge at once: from the wallet with the PIN, or with the credits of a bundle. */
export const payCharge = endpoint({
  verb: 'payCharge',
  method: 'POST',
  path: 'Express/Shipment/PayCharge',
  policy: customers,
  body: charge.extend({ way: z.enum(['wallet', 'bundle']) }),
  answer: ok,
  problems: [
    ...chargeProblems,
    'wallet.short',
    'wallet.no-right',
    'wallet.pin-none',
    'wallet.pin-needed',
    'bundles.short',
    'bundles.not-active',
  ],
})

/** Opens the payment of a charge by card, or answers the one that is open. */
export const openChargePayment = endpoint({
  verb: 'openChargePayment',
  method: 'POST',
  path: 'Express/Shipment/OpenChargePayment',
  policy: customers,
  body: charge,
  answer: z.strictObject({
    sessionId: z.string(),
    amount: money,
    expiresAt: z.string().nullable(),
    redirectUrl: z.string().nullable(),
  }),
  problems: [...chargeProblems, 'finance.gateway-unavailable'],
})

export const holdEndpoints = { viewHolds, answerHold, payCharge, openChargePayment }
