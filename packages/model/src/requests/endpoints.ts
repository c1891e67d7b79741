// Contracts that every line's requests share: what needs the reader over all lines, and a reminder to the other side.
import { z } from 'zod'
import { customers, type Policy } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import { quotedLines, requestsOf } from '../lines.ts'
import { TurnView } from './views.ts'

const sides: Policy = {
  ...customers,
  ...Object.fromEntries(quotedLines.map((line) => [requestsOf[line].agentRole, 'assigned'])),
}
const readers: Policy = { ...sides, desk: 'any' }

/** Most rows of the list of what needs somebody. */
export const mostNeeds = 50

export const Need = z.strictObject({
  line: z.enum(quotedLines),
  id: z.string(),
  number: z.string(),
  /** What it is about, in both languages. */
  titleEn: z.string(),
  titleAr: z.string(),
  turn: TurnView,
  /** What is due, where the step is a payment. */
  amountDue: z.string().nullable(),
  /** Where one of several quotes is to be accepted: how many there are, and the lowest total with VAT in dirhams. */
  quotes: z.strictObject({ count: z.int(), lowest: z.string() }).nullable(),
  /** Nobody waits for it: a draft, a rating, a round that could be asked again. */
  optional: z.boolean(),
})
export type Need = z.infer<typeof Need>

/** Duties first, by their deadline; what has none is expected within a day. Then what may be left. */
export const listNeeds = endpoint({
  verb: 'listNeeds',
  method: 'GET',
  path: 'requests/needs',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ line: z.enum(quotedLines).optional() }),
  answer: z.strictObject({ items: z.array(Need), count: z.int() }),
})

export const remind = endpoint({
  verb: 'remind',
  method: 'POST',
  path: 'requests/remind',
  policy: sides,
  scope: 'requests.write',
  acting: 'writers',
  query: z.strictObject({ id: fields.id('kit.not-found') }),
  answer: ok,
  problems: ['requests.nobody-to-remind', 'requests.reminded-today'],
})

/** A quotation as a document in both languages, of any line: as it was sent, and for its agent as it was saved. */
export const printQuotation = endpoint({
  verb: 'printQuotation',
  method: 'GET',
  path: 'requests/quotation',
  policy: { ...sides, desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  scope: 'quotes.read',
  query: z.strictObject({ QuotationId: fields.id('quotes.not-found') }),
  readRecord: { kind: 'quotation', by: 'QuotationId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['quotes.not-found'],
})

export const requestsEndpoints = { listNeeds, remind, printQuotation } as const
