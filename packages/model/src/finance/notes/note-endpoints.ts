// Contracts of one tax document and of the credit notes that are written on it by hand.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import type { Policy } from '../../kit/access.ts'
import { creditReasons, type CreditReason } from '../e-invoice/e-invoice.ts'
import { taxInvoiceKinds } from '../invoice-kinds.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { noteWays } from './credit-note.ts'

/** Who writes credit notes, and who approves those of somebody else. */
export const noteWriters = { admin: 'any' } as const satisfies Policy

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const reasonCodes = Object.keys(creditReasons) as [CreditReason, ...CreditReason[]]
const categories = z.enum(['standard', 'zero', 'out-of-scope'])
const invoiceId = idOf('finance.document-none')
const proposalId = idOf('finance.note-none')

const totals = { net: money, vat: money, total: money }
const party = z.strictObject({ name: both, trn: z.string().nullable() })
const related = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  kind: z.enum(taxInvoiceKinds),
  issuedAt: z.string(),
  total: money,
})

const waiting = z.strictObject({
  proposalId: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  customer: both,
  total: money,
  reasonCode: z.enum(reasonCodes),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** Why this reader does not approve it; null when it may. */
  refusal: z.string().nullable(),
  /** Why this reader does not discard it; null for who proposed it, and for who may approve. */
  dropRefusal: z.string().nullable(),
})
export type WaitingNote = z.infer<typeof waiting>

const answer = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  kind: z.enum(taxInvoiceKinds),
  title: both,
  issuedAt: z.string(),
  suppliedOn: z.string(),
  dueOn: z.string().nullable(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectNumber: z.string(),
  supplier: party,
  customer: party,
  isOwn: z.boolean(),
  /** Of a credit note: what it was given for. */
  reasonCode: z.enum(reasonCodes).nullable(),
  reason: z.string().nullable(),
  lines: z.array(z.strictObject({ ...both.shape, category: categories, ...totals })),
  ...totals,
  advance: money,
  paid: money,
  due: money,
  /** The invoice of a note, the advances of a final, and the notes on this document. */
  related: z.array(related),
  /** What earlier notes have left, by category and in all. */
  left: z.array(z.strictObject({ category: categories, ...totals })),
  leftTotal: money,
  /** Where the money of a note goes; null while there can be none. */
  way: z.enum(noteWays).nullable(),
  noteRefusal: z.string().nullable(),
  /** Up to here one person alone issues it. */
  aloneUpTo: money,
  waiting: waiting.nullable(),
  currency: z.literal('AED'),
})
export type TaxDocumentView = z.infer<typeof answer>

export const viewTaxDocument = endpoint({
  verb: 'viewTaxDocument',
  method: 'GET',
  path: 'finance/invoices/{id}',
  policy: financeReaders,
  query: z.strictObject({ id: invoiceId }),
  answer,
  problems: ['finance.document-none'],
})

const amount = z.string().regex(dirhamPattern, 'finance.note-amount')
const lines = z
  .array(z.strictObject({ line: z.int().min(0).max(999), net: amount }))
  .min(1, 'finance.note-amount')
  .max(200)

/** An amount with VAT, spread over what is left, or amounts without VAT of lines of the document. */
export const issueNote = endpoint({
  verb: 'issueNote',
  method: 'POST',
  path: 'finance/invoices/{id}/credit-notes',
  policy: noteWriters,
  capability: 'finance.prepare',
  query: z.strictObject({ id: invoiceId }),
  body: z
    .strictObject({
      amount: amount.optional(),
      lines: lines.optional(),
      reasonCode: z.enum(reasonCodes, { error: 'finance.note-code' }),
      reason: reasonOf('finance.note-reason'),
    })
    .superRefine((body, context) => {
      if ((body.amount === undefined) === (body.lines === undefined))
        context.addIssue({ code: 'custom', path: ['amount'], message: 'finance.note-amount' })
    }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.null(),
    /** The note; null while it waits for its second person. */
    number: z.string().nullable(),
    invoiceId: z.string().nullable(),
    proposalId: z.string(),
    total: money,
  }),
  problems: [
    'finance.document-none',
    'finance.note-of-note',
    'finance.note-all',
    'finance.note-advance',
    'finance.note-bundle',
    'finance.note-early',
    'finance.note-waiting',
    'finance.note-amount',
    'finance.note-lines',
    'finance.note-reason',
    'finance.note-code',
    'finance.credit-above-rest',
    'finance.refund-in-progress',
  ],
})

/** Approved by a second person who may approve; whoever proposed it may discard it. */
export const decideNote = endpoint({
  verb: 'decideNote',
  method: 'POST',
  path: 'finance/credit-notes/{id}/decide',
  policy: noteWriters,
  query: z.strictObject({ id: proposalId }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.null(),
    number: z.string().nullable(),
  }),
  problems: [
    'finance.note-none',
    'finance.note-second-person',
    'kit.needs.finance.approve',
    'finance.note-all',
    'finance.note-advance',
    'finance.note-early',
    'finance.note-lines',
    'finance.credit-above-rest',
    'finance.refund-in-progress',
  ],
})

/** Notes that wait for a second person, the oldest first. */
export const listWaitingNotes = endpoint({
  verb: 'listWaitingNotes',
  method: 'GET',
  path: 'finance/credit-notes',
  policy: financeReaders,
  answer: z.strictObject({ notes: z.array(waiting), currency: z.literal('AED') }),
})

export const noteEndpoints = { viewTaxDocument, issueNote, decideNote, listWaitingNotes }
