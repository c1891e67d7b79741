// Contracts of agents: quoting a request, and reporting and finishing the job that was won.
import { z } from 'zod'
import { declineContract, submitContract, withdrawContract } from '../requests/quote-contracts.ts'
import { clearingAgents, customers } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { version } from '../kit/fields.ts'
import { ok } from '../kit/answer.ts'
import { FinalQuoteAsked, FinalQuoteBody, finalProblems } from '../requests/quote-fields.ts'
import { agentFields } from '../requests/detail-fields.ts'
import { RateRow } from '../reference/exchange.ts'
import { ShipmentDetail } from './answers.ts'
import { withOffer } from '../requests/offer.ts'
import { OwnQuotation } from '../requests/views.ts'
import { milestoneCodes } from './execution/milestones.ts'
import { FreightOffer } from './quoting/freight-offer.ts'
import { id, day } from './shared-fields.ts'

export const viewQuoteAgent = endpoint({
  verb: 'viewQuoteAgent',
  call: 'C046',
  method: 'GET',
  path: 'FreightAPI/ViewQuoteAgent',
  policy: clearingAgents,
  scope: 'quotes.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    shipment: ShipmentDetail,
    ...agentFields,
    own: withOffer(OwnQuotation, FreightOffer).nullable(),
    /** The newest exchange rates, which prices in other currencies are counted with. */
    rates: z.array(RateRow),
    questionRefusal: z.string().nullable(),
    /** A rule of the agent sends a quotation then, unless it is stopped or somebody quotes. */
    held: z.strictObject({ card: z.string(), dueAt: z.string() }).nullable(),
  }),
  problems: ['freight.not-found'],
})

/** What the caller quoted last for another request of the same ends, mode and loading, to fill the next quotation with. */
export const lastOnLane = endpoint({
  verb: 'lastOnLane',
  method: 'GET',
  path: 'FreightAPI/LastOnLane',
  policy: clearingAgents,
  scope: 'quotes.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    last: z
      .strictObject({
        quoteNumber: z.string(),
        quotedAt: z.string(),
        quotation: withOffer(OwnQuotation, FreightOffer),
      })
      .nullable(),
  }),
  problems: ['freight.not-found'],
})

export const submitQuote = submitContract({
  line: 'freight',
  verb: 'submitQuote',
  path: 'FreightAPI/SubmitQuote',
  call: 'C047',
  offer: FreightOffer,
  rateCards: true,
})

export const declineToQuote = declineContract({
  line: 'freight',
  verb: 'declineToQuote',
  path: 'FreightAPI/DeclineQuote/{id}',
})

export const withdrawQuote = withdrawContract({
  line: 'freight',
  verb: 'withdrawQuote',
  path: 'FreightAPI/WithdrawQuote/{id}',
})

export const addEvent = endpoint({
  verb: 'addEvent',
  method: 'POST',
  path: 'FreightAPI/AddEvent/{id}',
  policy: clearingAgents,
  scope: 'milestones.write',
  query: z.strictObject({ id }),
  body: z.strictObject({
    code: z.enum(milestoneCodes),
    at: z.iso.datetime({ offset: true }).optional(),
    place: z.string().trim().max(120).optional(),
    note: z.string().trim().max(300).optional(),
    eta: day.optional(),
    containerNumber: z.string().trim().max(20).optional(),
    chassisNumber: z.string().trim().max(20).optional(),
    blNumber: z.string().trim().max(35).optional(),
    awbNumber: z.string().trim().max(20).optional(),
    version,
  }),
  answer: z.strictObject({ status: z.string(), version: z.int() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.milestone-not-part',
    'freight.milestone-done',
    'freight.milestone-too-early',
    'freight.vgm-first',
    'freight.final-quote-first',
    'freight.balance-open',
    'freight.delivery-order-first',
    'freight.customs-papers-missing',
    'freight.proof-first',
    'freight.release-first',
    'freight.future-event',
  ],
})

/** Takes back the step that was reported last, for ten minutes. */
export const undoEvent = endpoint({
  verb: 'undoEvent',
  method: 'POST',
  path: 'FreightAPI/UndoEvent/{id}',
  policy: clearingAgents,
  scope: 'milestones.write',
  query: z.strictObject({ id }),
  body: z.strictObject({ code: z.enum(milestoneCodes), version }),
  answer: z.strictObject({ status: z.string(), version: z.int() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.undo-none',
    'freight.undo-late',
    'freight.disputed',
    'freight.completion-reported',
    'freight.payment-open',
  ],
})

export const postFinalQuote = endpoint({
  verb: 'postFinalQuote',
  method: 'POST',
  path: 'FreightAPI/FinalQuote/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: FinalQuoteBody,
  answer: FinalQuoteAsked,
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.payment-open',
    'freight.final-paid',
    'freight.milestone-done',
    ...finalProblems,
  ],
})

export const completeDelivery = endpoint({
  verb: 'completeDelivery',
  method: 'POST',
  path: 'FreightAPI/ConfirmDelivery/{id}',
  policy: { ...customers, ...clearingAgents },
  query: z.strictObject({ id }),
  body: z.strictObject({ version }),
  answer: ok,
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.not-delivered',
    'freight.invoice-first',
    'freight.disputed',
    'freight.completion-reported',
  ],
})
