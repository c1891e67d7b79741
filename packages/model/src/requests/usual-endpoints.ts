// The calls of a line whose requests go the usual way, made of its name, its form and its refund rule; what else it does has calls of its own.
import { z } from 'zod'
import { documentCalls } from '../documents/document-contracts.ts'
import { customers, type Policy } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint, type Endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import { requestsOf, type QuotedLine } from '../lines.ts'
import { AskedAgain } from './again-fields.ts'
import { cancelBody, cancelTermsOf } from './cancel-fields.ts'
import { agentFields, comparedFields, detailFields } from './detail-fields.ts'
import { FeedbackComment, FeedbackRating } from './feedback.ts'
import { listAnswer, listQuery, statusesParam, summaryFields } from './listing.ts'
import { quoteCalls } from './quote-contracts.ts'
import { finalProblems, FinalQuoteAsked, FinalQuoteBody } from './quote-fields.ts'
import { withOffer } from './offer.ts'
import { usualStates } from './usual-machine.ts'
import { usualCode, type UsualProblem } from './usual-problems.ts'
import { OwnQuotation, QuotationView } from './views.ts'

const company = z.strictObject({ nameEn: z.string(), nameAr: z.string() })
type Statuses = readonly [string, ...string[]]

/** A request as its reader may see it, in a list and on its page; `form` without what only the winner reads. */
const shown = <Form extends z.ZodType>(form: Form, statuses: Statuses) => ({
  id: z.string(),
  number: z.string(),
  status: z.enum(statuses),
  form,
  addedDate: z.string(),
})

const rowOf = <Form extends z.ZodType>(form: Form, statuses: Statuses) =>
  z.strictObject({
    ...shown(form, statuses),
    ...summaryFields,
    /** Who has won, for the customer and staff. */
    agent: company.nullable(),
  })

const detailOf = <Form extends z.ZodType>(form: Form, statuses: Statuses, offer?: z.ZodType) =>
  z.strictObject({
    ...shown(form, statuses),
    ...detailFields,
    quotation: withOffer(QuotationView, offer).nullable(),
    editRefusal: z.string().nullable(),
    finalQuoteRefusal: z.string().nullable(),
    completeRefusal: z.string().nullable(),
  })

type Line<Form extends z.ZodType<object>> = {
  line: QuotedLine
  /** One of its requests in the names of its calls: `Haul` makes `saveHaul` and `listHauls`. */
  noun: string
  form: Form
  /** Of its refund rule. */
  stages: readonly string[]
  /** Codes that its requests are read under; its states unless said. */
  statuses?: Statuses
  /** The form as it is read, where drafts are read too; as it is sent unless said. */
  read?: z.ZodType<object>
  /** What it asks of a quotation beside its charges. */
  offer?: z.ZodType
  /** What its list is filtered by beside what every line's is. */
  filters?: z.ZodRawShape
}

export const usualEndpoints = <Form extends z.ZodType<object>>({
  line,
  noun,
  form,
  stages,
  statuses = usualStates,
  read = form,
  offer,
  filters = {},
}: Line<Form>) => {
  const { kind, agentRole } = requestsOf[line]
  const path = line.charAt(0).toUpperCase() + line.slice(1)
  const agents: Policy = { [agentRole]: 'assigned' }
  const readers: Policy = { ...customers, ...agents, desk: 'any', admin: 'any', 'admin-readonly': 'any' }
  const cancellers: Policy = { ...customers, desk: 'any', admin: 'any' }
  const id = fields.id(usualCode(line, 'not-found'))
  const byId = z.strictObject({ id })
  const readRecord = { kind, by: 'id' }
  const refusals = (...codes: UsualProblem[]) =>
    ['not-found' as const, ...codes].map((code) => usualCode(line, code))
  const Detail = detailOf(read, statuses, offer)
  return {
    list: endpoint({
      verb: `list${noun}s`,
      method: 'GET',
      path: `${path}/List`,
      policy: readers,
      scope: 'shipments.read',
      query: z.strictObject({ status: statusesParam(statuses).optional(), ...listQuery, ...filters }),
      answer: z.strictObject({ items: z.array(rowOf(read, statuses)), ...listAnswer }),
    }),
    /** Sends a request, or with its id changes one that has no quotation yet. */
    save: endpoint({
      verb: `save${noun}`,
      submits: true,
      method: 'POST',
      path: `${path}/Save`,
      policy: customers,
      scope: 'requests.write',
      acting: 'writers',
      body: z.strictObject({ id: id.nullable(), form, version: fields.version }),
      answer: z.strictObject({
        id: z.string(),
        number: z.string(),
        invitedAgents: z.int(),
        /** When the first answer that is still awaited is due. */
        answerBy: z.string().nullable(),
      }),
      problems: refusals('quoted-already'),
    }),
    view: endpoint({
      verb: `view${noun}`,
      method: 'GET',
      path: `${path}/Details`,
      policy: readers,
      scope: 'shipments.read',
      query: byId,
      readRecord,
      answer: Detail,
      problems: refusals(),
    }),
    /** What cancelling would keep and give back now. */
    cancelTerms: endpoint({
      verb: `view${noun}CancelTerms`,
      method: 'GET',
      path: `${path}/CancelTerms`,
      policy: cancellers,
      query: byId,
      readRecord,
      answer: cancelTermsOf(stages),
      problems: refusals(),
    }),
    cancel: endpoint({
      verb: `cancel${noun}`,
      method: 'PUT',
      path: `${path}/Cancel`,
      policy: cancellers,
      acting: 'writers',
      query: byId,
      body: cancelBody(fields.reason(usualCode(line, 'reason-required'))),
      answer: ok,
      problems: [
        ...refusals('cancel-support', 'cancel-late', 'payment-open', 'refund-changed'),
        'finance.refund-in-progress',
      ],
    }),
    /** Asks again under the same number, after the end of a round that nobody paid. */
    again: endpoint({
      verb: `reinitiate${noun}`,
      submits: true,
      method: 'POST',
      path: `${path}/Reinitiate/{id}`,
      policy: customers,
      acting: 'writers',
      query: byId,
      body: z.strictObject({ form, version: fields.version }),
      answer: AskedAgain,
      problems: refusals('was-paid'),
    }),
    compare: endpoint({
      verb: `compare${noun}Quotes`,
      method: 'GET',
      path: `${path}/CompareQuotes`,
      policy: customers,
      scope: 'quotes.read',
      query: byId,
      readRecord,
      answer: z.strictObject({
        id: z.string(),
        number: z.string(),
        status: z.enum(statuses),
        ...comparedFields,
        quotations: z.array(withOffer(QuotationView, offer)),
      }),
      problems: refusals(),
    }),
    viewAgent: endpoint({
      verb: `view${noun}QuoteAgent`,
      method: 'GET',
      path: `${path}/ViewQuoteAgent`,
      policy: agents,
      scope: 'quotes.read',
      query: byId,
      readRecord,
      answer: z.strictObject({
        request: Detail,
        ...agentFields,
        own: withOffer(OwnQuotation, offer).nullable(),
      }),
      problems: refusals(),
    }),
    finalQuote: endpoint({
      verb: `post${noun}FinalQuote`,
      method: 'POST',
      path: `${path}/FinalQuote/{id}`,
      policy: agents,
      query: byId,
      body: FinalQuoteBody,
      answer: FinalQuoteAsked,
      problems: [...refusals('not-booked', 'final-paid'), 'quotes.payment-in-progress', ...finalProblems],
    }),
    complete: endpoint({
      verb: `complete${noun}`,
      method: 'POST',
      path: `${path}/Complete/{id}`,
      policy: agents,
      query: byId,
      body: z.strictObject({ version: fields.version }),
      answer: ok,
      problems: [...refusals('not-booked', 'balance-open', 'invoice-first'), 'finance.refund-in-progress'],
    }),
    rate: endpoint({
      verb: `rate${noun}`,
      method: 'POST',
      path: `${path}/Rate/{id}`,
      policy: customers,
      query: byId,
      body: z.strictObject({
        rating: FeedbackRating,
        comments: FeedbackComment.min(1, 'quotes.comment-required'),
      }),
      answer: z.strictObject({
        status: z.literal('SUCCESS'),
        errorMessage: z.null(),
        alreadySubmitted: z.boolean(),
      }),
      problems: [...refusals('not-completed'), 'quotes.comment-required', 'quotes.comment-long'],
    }),
    ...quoteCalls({ line, noun, offer }),
    documents: documentCalls({ line, noun, by: 'requestId' }),
  }
}
export type UsualEndpoints = ReturnType<typeof usualEndpoints<z.ZodType<object>>>
export type UsualDetail<Form> = Omit<z.infer<ReturnType<typeof detailOf<z.ZodType>>>, 'form'> & { form: Form }
export type UsualListed<Form> = Omit<z.infer<ReturnType<typeof rowOf<z.ZodType>>>, 'form'> & { form: Form }

/** All of them, as the tables of the product take them. */
export const callsOf = ({ documents: ofDocuments, ...calls }: UsualEndpoints): Endpoint[] => [
  ...Object.values(calls),
  ...Object.values(ofDocuments),
]
