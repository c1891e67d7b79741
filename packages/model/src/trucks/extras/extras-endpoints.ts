// The calls about extra charges of trucks: running clocks, claims with a receipt, the customer's answer, the desk's decision.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { borderPostCodes } from '../road/border-routes.ts'
import { truckChargeCodes } from '../road/offer.ts'
import { extraMachine, extraStops } from './extras.ts'
import { atMost } from '../../kit/too-long.ts'

const providers: Policy = { 'truck-provider': 'assigned' }
const deskOnly: Policy = { desk: 'any', admin: 'any' }
const readers: Policy = { ...customers, ...providers, ...deskOnly, 'admin-readonly': 'any' }

const id = idOf('trucks.not-found')
const byExtra = z.strictObject({ id: idOf('trucks.extra-not-found') })
const amount = z.string({ error: 'trucks.extra-amount' }).regex(dirhamPattern, 'trucks.extra-amount')
const code = z.enum(truckChargeCodes, { error: 'trucks.extra-code' })
const stop = z.enum(extraStops).nullable()
const said = z.strictObject({ en: z.string(), ar: z.string() })

export const SlotClockView = z.strictObject({
  slot: z.string(),
  n: z.int(),
  plate: z.string().nullable(),
  code: z.enum(['waiting', 'detention']),
  stop,
  isRunning: z.boolean(),
  /** What counted up to now, without the way between border posts. */
  spans: z.array(
    z.strictObject({ from: z.string(), until: z.string(), post: z.enum(borderPostCodes).nullable() }),
  ),
  /** When the free time was over, or will be. */
  freeEndsAt: z.string().nullable(),
  units: z.int(),
  rate: z.string(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  /** The most for one stop is reached. */
  isCapped: z.boolean(),
  sentence: said,
  /** Times for which the provider is the reason, which do not count. */
  pauses: z.array(z.strictObject({ from: z.string(), until: z.string().nullable(), reason: z.string() })),
  /** Why its provider cannot begin a pause, or end the one that is open. */
  pauseRefusal: z.string().nullable(),
})
export type SlotClockView = z.infer<typeof SlotClockView>

export const ExtraView = z.strictObject({
  extraId: z.string(),
  slot: z.string(),
  n: z.int(),
  plate: z.string().nullable(),
  code,
  stop,
  units: z.int(),
  rate: z.string(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  note: z.string().nullable(),
  receipt: z.strictObject({ documentId: z.string(), fileName: z.string() }).nullable(),
  /** Silence agrees to it. */
  isProven: z.boolean(),
  state: z.enum(extraMachine.states),
  claimedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  /** Nobody answered in time. */
  bySilence: z.boolean(),
  /** Of the objection, and of the decision after it. */
  reason: z.string().nullable(),
  decideBy: z.string().nullable(),
  /** What is charged of it, with VAT; null before it is settled. */
  charged: z.string().nullable(),
  answerRefusal: z.string().nullable(),
  decideRefusal: z.string().nullable(),
  withdrawRefusal: z.string().nullable(),
})
export type ExtraView = z.infer<typeof ExtraView>

/** The running clocks of the trucks, and every extra charge of the booking. */
export const listExtras = endpoint({
  verb: 'listTruckExtras',
  method: 'GET',
  path: 'Trucks/Extras/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ id }),
  readRecord: { kind: 'truck-request', by: 'id' },
  answer: z.strictObject({
    id: z.string(),
    clocks: z.array(SlotClockView),
    extras: z.array(ExtraView),
    /** With VAT: all that is settled so far. */
    charged: z.string(),
    claimRefusal: z.string().nullable(),
    /** What the provider may claim, and for which trucks. */
    claimable: z.array(code),
    trucks: z.array(z.strictObject({ slot: z.string(), n: z.int(), plate: z.string().nullable() })),
  }),
  problems: ['trucks.not-found', 'trucks.not-booked'],
})

/** The provider claims an extra charge with its receipt. */
export const claimExtra = endpoint({
  verb: 'claimTruckExtra',
  method: 'POST',
  path: 'Trucks/Extras/{id}',
  policy: providers,
  scope: 'milestones.write',
  query: z.strictObject({ id }),
  body: z.strictObject({
    slot: idOf('trucks.slot-not-found'),
    code,
    /** Before VAT. */
    amount,
    note: z
      .string()
      .trim()
      .max(...atMost(500))
      .nullable(),
    /** A document that the provider has put into the booking. */
    receipt: z.uuid('documents.id'),
  }),
  answer: z.strictObject({ extraId: z.string() }),
  problems: [
    'trucks.not-found',
    'trucks.not-booked',
    'trucks.slot-not-found',
    'trucks.not-allocated',
    'trucks.extra-code',
    'trucks.extra-amount',
    'documents.id',
  ],
})

/** The customer agrees, or objects with a reason. */
export const answerExtra = endpoint({
  verb: 'answerTruckExtra',
  method: 'POST',
  path: 'Trucks/AnswerExtra/{id}',
  policy: customers,
  query: byExtra,
  body: z.strictObject({
    agreed: z.boolean(),
    reason: z
      .string()
      .trim()
      .max(...atMost(500))
      .nullable(),
  }),
  answer: ok,
  problems: ['trucks.extra-not-found', 'trucks.extra-answered', 'trucks.reason-required'],
})

/** The provider gives a claim up. */
export const withdrawExtra = endpoint({
  verb: 'withdrawTruckExtra',
  method: 'POST',
  path: 'Trucks/WithdrawExtra/{id}',
  policy: providers,
  query: byExtra,
  body: z.strictObject({}),
  answer: ok,
  problems: ['trucks.extra-not-found', 'trucks.extra-answered'],
})

/** The desk decides after an objection: how much of it is charged, before VAT, and why. */
export const decideExtra = endpoint({
  verb: 'decideTruckExtra',
  method: 'POST',
  path: 'Trucks/DecideExtra/{id}',
  policy: deskOnly,
  query: byExtra,
  body: z.strictObject({ amount, reason: reasonOf('trucks.reason-required') }),
  answer: ok,
  problems: [
    'trucks.extra-not-found',
    'trucks.extra-not-objected',
    'trucks.extra-above',
    'trucks.reason-required',
  ],
})
