// Contracts of a request: its draft, its submission and its cancellation.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { ok } from '../../kit/answer.ts'
import { Warning } from '../../kit/warning.ts'
import { cancelBody } from '../../requests/cancel-fields.ts'
import { RequestDraft } from './request-form.ts'
import { id, reason } from '../shared-fields.ts'

export const saveRequest = endpoint({
  verb: 'saveRequest',
  method: 'POST',
  path: 'FreightAPI/SaveRequest',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  body: z.strictObject({ RequestId: id.optional(), form: RequestDraft }),
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    savedAt: z.string(),
    /** What the draft lacks before it may be submitted. */
    warnings: z.array(Warning),
  }),
  problems: ['freight.not-found', 'freight.nickname-long'],
})

export const viewDraft = endpoint({
  verb: 'viewDraft',
  method: 'GET',
  path: 'FreightAPI/Draft',
  policy: customers,
  scope: 'requests.write',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    savedAt: z.string(),
    form: z.record(z.string(), z.unknown()),
  }),
  problems: ['freight.not-found'],
})

export const submitRequest = endpoint({
  verb: 'submitRequest',
  submits: true,
  method: 'POST',
  path: 'FreightAPI/SubmitRequest/{id}',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({ terms: z.literal(true, { error: 'freight.terms-required' }) }),
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    invitedAgents: z.int(),
    answerMinutes: z.int(),
  }),
  problems: [
    'freight.not-found',
    'freight.hazardous-papers',
    'freight.papers-missing',
    'freight.place-unknown',
  ],
})

export const removeDraft = endpoint({
  verb: 'removeDraft',
  method: 'POST',
  path: 'FreightAPI/RemoveDraft/{id}',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['freight.not-found'],
})

export const cancelRequest = endpoint({
  verb: 'cancelRequest',
  method: 'POST',
  path: 'FreightAPI/CancelRequest/{id}',
  policy: { ...customers, desk: 'any', admin: 'any' },
  acting: 'writers',
  query: z.strictObject({ id }),
  body: cancelBody(reason),
  answer: ok,
  problems: [
    'freight.not-found',
    'freight.cancel-support',
    'freight.cancel-too-late',
    'freight.payment-open',
    'freight.refund-changed',
    'finance.refund-in-progress',
  ],
})
