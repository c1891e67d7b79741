// Contracts of what changes a request on its way: questions, cancelling, asking again, copies, slots, disputes.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { version } from '../../kit/fields.ts'
import { AskedAgain } from '../../requests/again-fields.ts'
import { cancelTermsOf } from '../../requests/cancel-fields.ts'
import { cancelStages } from './cancellation.ts'
import { questionLength } from '../asking/questions.ts'
import { day, id, reason } from '../shared-fields.ts'
import { atMost } from '../../kit/too-long.ts'

const staffWriters = { desk: 'any', admin: 'any' } as const
const instant = z.iso.datetime({ offset: true, error: 'freight.pickup-invalid' })
const words = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(3, missing)
    .max(...atMost(questionLength))

/** The refund rule as it stands for one request, shown before anybody confirms. */
export const cancelTerms = endpoint({
  verb: 'cancelTerms',
  method: 'GET',
  path: 'FreightAPI/CancelTerms',
  policy: { ...customers, ...staffWriters, 'admin-readonly': 'any' },
  query: z.strictObject({ RequestId: id }),
  answer: cancelTermsOf(cancelStages),
  problems: ['freight.not-found'],
})

export const askForMore = endpoint({
  verb: 'askForMore',
  method: 'POST',
  path: 'FreightAPI/AskForMore/{id}',
  policy: { ...clearingAgents, desk: 'any' },
  query: z.strictObject({ id }),
  body: z.strictObject({ question: words('freight.question-required') }),
  answer: z.strictObject({ questionId: z.string() }),
  problems: [
    'freight.not-found',
    'freight.question-closed',
    'freight.question-open',
    'quotes.already-answered',
  ],
})

export const answerMore = endpoint({
  verb: 'answerMore',
  method: 'POST',
  path: 'FreightAPI/AnswerMore/{id}',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({ answer: words('freight.answer-required') }),
  answer: ok,
  problems: ['freight.not-found', 'freight.question-closed', 'freight.question-answered'],
})

export const takeBackQuestion = endpoint({
  verb: 'takeBackQuestion',
  method: 'POST',
  path: 'FreightAPI/TakeBackQuestion/{id}',
  policy: { ...clearingAgents, desk: 'any' },
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['freight.not-found', 'freight.question-closed', 'freight.question-answered'],
})

/** New dates where the old ones have passed; what is not given stays as it was. */
export const reinitiateRequest = endpoint({
  verb: 'reinitiateRequest',
  submits: true,
  method: 'POST',
  path: 'FreightAPI/ReinitiateRequest/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({
    readyFrom: day.optional(),
    deliverBy: day.optional(),
    pickupAt: instant.optional(),
    version,
  }),
  answer: AskedAgain,
  problems: [
    'freight.not-found',
    'freight.not-over',
    'freight.was-paid',
    'freight.papers-missing',
    'freight.hazardous-papers',
  ],
})

export const cloneRequest = endpoint({
  verb: 'cloneRequest',
  method: 'POST',
  path: 'FreightAPI/CloneRequest/{id}',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: z.strictObject({ RequestId: z.string(), quoteNumber: z.string() }),
  problems: ['freight.not-found'],
})

export const reschedulePickup = endpoint({
  verb: 'reschedulePickup',
  method: 'POST',
  path: 'FreightAPI/ReschedulePickup/{id}',
  policy: { ...customers, ...clearingAgents },
  query: z.strictObject({ id }),
  body: z.strictObject({ slot: instant, reason, version }),
  answer: z.strictObject({ kind: z.enum(['pickup', 'delivery']), slot: z.string() }),
  problems: ['freight.not-found', 'freight.not-booked', 'freight.no-slot'],
})

export const openDispute = endpoint({
  verb: 'openDispute',
  method: 'POST',
  path: 'FreightAPI/Dispute/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  body: z.strictObject({ reason, version }),
  answer: ok,
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.not-delivered',
    'freight.disputed',
    'freight.dispute-late',
  ],
})

/** Its customer takes it back, or staff close it with what came of it. */
export const closeDispute = endpoint({
  verb: 'closeDispute',
  method: 'POST',
  path: 'FreightAPI/CloseDispute/{id}',
  policy: { ...customers, ...staffWriters },
  query: z.strictObject({ id }),
  body: z.strictObject({ note: reason, version }),
  answer: ok,
  problems: ['freight.not-found', 'freight.not-booked', 'freight.not-disputed'],
})
