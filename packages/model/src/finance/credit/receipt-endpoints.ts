// Contracts of what follows a purchase on credit: invoices that are owed, receipts and what they pay, notes, refunds, write-offs.
import { z } from 'zod'
import { StoredDocument } from '../../documents/document.ts'
import { uploadFields } from '../../documents/document-contracts.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhams, day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { PaymentModel } from '../payment-model.ts'
import { ageBands } from './credit-due.ts'
import { uploadCreditDocuments } from './credit-endpoints.ts'
import { creditAccountMachine, creditDeciders, creditReaders } from './credit-machine.ts'
import { chequeSteps, creditReceiptMachine, receiptWays } from './credit-receipt.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const companyId = idOf('credit.no-account')
const receiptId = idOf('credit.receipt-none')
const invoiceId = idOf('credit.invoice-none')
const reason = reasonOf('credit.reason')
const amount = dirhams('credit.amount-invalid')
const reference = z
  .string({ error: 'credit.reference' })
  .transform((text) => text.trim().replace(/\s+/g, ' ').toUpperCase())
  .pipe(z.string().min(1, 'credit.reference').max(60, 'credit.reference'))
const valueOn = day('credit.value-day')
const invoices = z.array(invoiceId).max(100).default([])

export const invoiceStates = ['open', 'overdue', 'paid'] as const

/** An invoice on credit, from the settlement of its request on. */
const owedInvoice = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectNumber: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  /** Below nothing while there is time. */
  daysPastDue: z.int(),
  state: z.enum(invoiceStates),
  total: money,
  open: money,
  /** Waits for a second administrator, who is not the reader where it says so. */
  writeOff: z
    .strictObject({ id: z.string(), by: z.string(), reason: z.string(), refusal: z.string().nullable() })
    .nullable(),
})
export type OwedInvoice = z.infer<typeof owedInvoice>

const receipt = z.strictObject({
  receiptId: z.string(),
  /** Of money that has counted; null before, and of notes and write-offs. */
  number: z.string().nullable(),
  way: z.enum(receiptWays),
  state: z.enum(creditReceiptMachine.states),
  version: z.int(),
  amount: money,
  reference: z.string(),
  bankReference: z.string().nullable(),
  valueOn: z.string(),
  madeAt: z.string(),
  /** Of the amount, what pays no invoice yet. */
  unallocated: money,
  /** What it pays, in the order of the allocation. */
  pays: z.array(z.strictObject({ invoiceId: z.string(), number: z.string(), amount: money })),
  /** Numbers of the invoices that the payer named. */
  named: z.array(z.string()),
  reason: z.string().nullable(),
  /** Of a write-off: what came in afterwards. */
  recovered: money,
  proofs: z.array(z.strictObject({ documentId: z.string(), file: z.string() })),
})
export type CreditReceipt = z.infer<typeof receipt>

export const ageingSums = z.strictObject(
  Object.fromEntries(ageBands.map((band) => [band, money])) as Record<
    (typeof ageBands)[number],
    typeof money
  >,
)

const statementRow = z.strictObject({
  number: z.string(),
  fromOn: z.string(),
  toOn: z.string(),
  issuedOn: z.string(),
  opening: money,
  closing: money,
})

/** The invoices of an account, what was paid on them, and its statements. */
export const creditBooks = z.strictObject({
  /** Open ones by due day, then those that are paid, newest first. */
  invoices: z.array(owedInvoice),
  ageing: ageingSums,
  overdue: money,
  /** The next day on which something is due, and how much on it; null where nothing is open. */
  nextDue: z.strictObject({ on: z.string(), amount: money }).nullable(),
  /** Paid and allocated to no invoice. */
  unallocated: money,
  receipts: z.array(receipt),
  statements: z.array(statementRow),
  /** Where to transfer to; null while no account is set. */
  bankAccount: z.string().nullable(),
  /** The day in the Emirates. */
  today: z.string(),
  currency: z.literal('AED'),
})
export type CreditBooks = z.infer<typeof creditBooks>

export const viewOwnInvoices = endpoint({
  verb: 'viewOwnInvoices',
  method: 'GET',
  path: 'Credit/Invoices',
  policy: customers,
  answer: creditBooks,
  problems: ['credit.company-admin-only', 'credit.no-account'],
})

export const viewCreditInvoices = endpoint({
  verb: 'viewCreditInvoices',
  method: 'GET',
  path: 'Credit/Invoices/{companyId}',
  policy: creditReaders,
  query: z.strictObject({ companyId }),
  answer: creditBooks,
  problems: ['credit.no-account'],
})

const queuedReceipt = receipt.extend({ companyId: z.string().nullable(), company: both.nullable() })
export type QueuedReceipt = z.infer<typeof queuedReceipt>

const agedAccount = z.strictObject({
  companyId: z.string(),
  company: both,
  state: z.enum(creditAccountMachine.states),
  owed: money,
  overdue: money,
  /** Days since the oldest open invoice was due; 0 where nothing is overdue. */
  oldestDays: z.int(),
  ageing: ageingSums,
})

/** Receipts that wait for an administrator, the ageing of every account, and who may be restored. */
export const listCreditReceipts = endpoint({
  verb: 'listCreditReceipts',
  method: 'GET',
  path: 'Credit/Receipts',
  policy: creditReaders,
  answer: z.strictObject({
    receipts: z.array(queuedReceipt),
    ageing: z.array(agedAccount),
    /** Suspended, and nothing is overdue any more. */
    paidUp: z.array(z.strictObject({ companyId: z.string(), company: both })),
    writeOffs: z.array(
      z.strictObject({
        companyId: z.string(),
        company: both,
        number: z.string(),
        amount: money,
        by: z.string(),
      }),
    ),
    /** Companies with an account, to say whose an unmatched receipt is. */
    companies: z.array(z.strictObject({ companyId: z.string(), company: both })),
    today: z.string(),
    currency: z.literal('AED'),
  }),
})

/** A receipt as it is afterwards; not new where the line of the bank was recorded before. */
const taken = z.strictObject({
  ...ok.shape,
  receiptId: z.string(),
  state: z.enum(creditReceiptMachine.states),
  isNew: z.boolean(),
})

export const announceTransfer = endpoint({
  verb: 'announceTransfer',
  method: 'POST',
  path: 'Credit/Receipts/Announce',
  policy: customers,
  body: z.strictObject({ amount, reference, valueOn, invoices }),
  answer: taken,
  problems: [
    'credit.company-admin-only',
    'credit.no-account',
    'credit.amount-invalid',
    'credit.reference',
    'credit.value-day',
    'credit.invoice-none',
  ],
})

/** The bank's confirmation of a transfer that was announced. */
export const uploadTransferProof = endpoint({
  ...uploadCreditDocuments,
  verb: 'uploadTransferProof',
  path: 'Credit/Receipts/Documents',
  multipart: { files: 'many', fields: uploadFields('ReceiptId') },
  answer: z.array(StoredDocument),
  problems: uploadCreditDocuments.problems!.map((code) =>
    code === 'credit.not-pending' ? 'credit.receipt-done' : code,
  ),
})

const bankLine = { reference, valueOn, amount }

/** Money that came in: a line of the bank's list, of a company or of nobody yet; or a cheque, which is held. */
export const recordReceipt = endpoint({
  verb: 'recordReceipt',
  method: 'POST',
  path: 'Credit/Receipts',
  policy: creditDeciders,
  capability: 'finance.prepare',
  body: z
    .strictObject({
      way: z.enum(['TRANSFER', 'CHEQUE']),
      companyId: companyId.nullable(),
      ...bankLine,
      invoices,
    })
    .superRefine((body, context) => {
      if (body.way === 'CHEQUE' && body.companyId === null)
        context.addIssue({ code: 'custom', path: ['companyId'], message: 'credit.no-account' })
    }),
  answer: taken,
  problems: [
    'credit.no-account',
    'credit.amount-invalid',
    'credit.reference',
    'credit.value-day',
    'credit.invoice-none',
  ],
})

const onReceipt = {
  method: 'POST',
  policy: creditDeciders,
  capability: 'finance.prepare',
  query: z.strictObject({ id: receiptId }),
} as const

/** Finds an announced transfer in the bank's list. */
export const confirmReceipt = endpoint({
  ...onReceipt,
  verb: 'confirmReceipt',
  path: 'Credit/Receipts/{id}/Confirm',
  body: z.strictObject(bankLine),
  answer: taken,
  problems: [
    'credit.receipt-none',
    'credit.receipt-done',
    'credit.amount-invalid',
    'credit.reference',
    'credit.value-day',
  ],
})

export const declineReceipt = endpoint({
  ...onReceipt,
  verb: 'declineReceipt',
  path: 'Credit/Receipts/{id}/Decline',
  body: z.strictObject({ reason }),
  answer: taken,
  problems: ['credit.receipt-none', 'credit.receipt-done', 'credit.reason'],
})

/** Says whose an unmatched receipt is. */
export const matchReceipt = endpoint({
  ...onReceipt,
  verb: 'matchReceipt',
  path: 'Credit/Receipts/{id}/Match',
  body: z.strictObject({ companyId, invoices }),
  answer: taken,
  problems: ['credit.receipt-none', 'credit.receipt-done', 'credit.no-account', 'credit.invoice-none'],
})

/** A cheque is deposited, cleared, handed back, or returned by the bank, also after it had counted. */
export const moveCheque = endpoint({
  ...onReceipt,
  verb: 'moveCheque',
  path: 'Credit/Receipts/{id}/Cheque',
  body: z
    .strictObject({
      step: z.enum(chequeSteps),
      /** The line of the bank's list in which it cleared. */
      bankReference: reference.optional(),
      reason: reason.optional(),
    })
    .superRefine((body, context) => {
      if (body.step === 'clear' && body.bankReference === undefined)
        context.addIssue({ code: 'custom', path: ['bankReference'], message: 'credit.reference' })
      if ((body.step === 'bounce' || body.step === 'handBack') && body.reason === undefined)
        context.addIssue({ code: 'custom', path: ['reason'], message: 'credit.reason' })
    }),
  answer: taken,
  problems: ['credit.receipt-none', 'credit.receipt-done', 'credit.reference', 'credit.reason'],
})

/** Takes back what was recorded by mistake; one that was matched is unmatched again. */
export const reverseReceipt = endpoint({
  ...onReceipt,
  verb: 'reverseReceipt',
  path: 'Credit/Receipts/{id}/Reverse',
  body: z.strictObject({ reason }),
  answer: taken,
  problems: ['credit.receipt-none', 'credit.receipt-done', 'credit.reason'],
})

/** Money that came in for an invoice after it was written off: the account owes nothing of it, the loss is smaller. */
export const recoverWriteOff = endpoint({
  ...onReceipt,
  verb: 'recoverWriteOff',
  path: 'Credit/Receipts/{id}/Recover',
  body: z.strictObject({ amount, reference }),
  answer: taken,
  problems: [
    'credit.receipt-none',
    'credit.receipt-done',
    'credit.amount-invalid',
    'credit.recover-above',
    'credit.reference',
  ],
})

/** Chooses anew which invoices a receipt pays; it posts nothing. */
export const allocateReceipt = endpoint({
  ...onReceipt,
  verb: 'allocateReceipt',
  path: 'Credit/Allocate/{id}',
  body: z.strictObject({ invoices: z.array(invoiceId).min(1).max(100) }),
  answer: taken,
  problems: ['credit.receipt-none', 'credit.receipt-done', 'credit.invoice-none'],
})

const onInvoice = {
  method: 'POST',
  policy: creditDeciders,
  capability: 'finance.prepare',
  query: z.strictObject({ id: invoiceId }),
} as const

export const refundCredit = endpoint({
  verb: 'refundCredit',
  method: 'POST',
  path: 'Credit/Refund/{companyId}',
  policy: creditDeciders,
  capability: 'finance.prepare',
  query: z.strictObject({ companyId }),
  body: z.strictObject({ amount, reference, reason }),
  answer: ok,
  problems: [
    'credit.no-account',
    'credit.refund-owed',
    'credit.line-taken',
    'credit.amount-invalid',
    'credit.reference',
    'credit.reason',
  ],
})

/** Proposes it to a second administrator. */
export const writeOffInvoice = endpoint({
  ...onInvoice,
  verb: 'writeOffInvoice',
  path: 'Credit/WriteOff/{id}',
  body: z.strictObject({ reason }),
  answer: ok,
  problems: [
    'credit.invoice-none',
    'credit.invoice-paid',
    'credit.write-off-early',
    'credit.write-off-open',
    'credit.reason',
  ],
})

export const confirmWriteOff = endpoint({
  verb: 'confirmWriteOff',
  method: 'POST',
  path: 'Credit/WriteOff/{id}/Confirm',
  policy: creditDeciders,
  capability: 'finance.approve',
  query: z.strictObject({ id: idOf('credit.proposal-none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'credit.proposal-none',
    'credit.proposal-lapsed',
    'credit.second-person',
    'credit.invoice-paid',
    'kit.moved-on',
  ],
})

/** By card, what is open on these invoices. */
export const payInvoices = endpoint({
  verb: 'payInvoices',
  method: 'POST',
  path: 'Credit/Pay',
  policy: customers,
  body: z.strictObject({ invoices: z.array(invoiceId).min(1).max(100) }),
  answer: PaymentModel,
  problems: [
    'credit.company-admin-only',
    'credit.no-account',
    'credit.invoice-none',
    'credit.invoice-paid',
    'finance.payment-in-progress',
    'finance.session-over',
    'finance.gateway-unavailable',
  ],
})

/** The receipt of money that counts, as PDF in both languages. */
export const downloadCreditReceipt = endpoint({
  verb: 'downloadCreditReceipt',
  method: 'GET',
  path: 'Credit/Receipts/{id}/File',
  policy: { ...customers, ...creditReaders },
  query: z.strictObject({ id: receiptId }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['credit.receipt-none'],
})

export const receiptEndpoints = {
  downloadCreditReceipt,
  viewOwnInvoices,
  viewCreditInvoices,
  listCreditReceipts,
  announceTransfer,
  uploadTransferProof,
  recordReceipt,
  confirmReceipt,
  declineReceipt,
  matchReceipt,
  moveCheque,
  reverseReceipt,
  recoverWriteOff,
  allocateReceipt,
  refundCredit,
  writeOffInvoice,
  confirmWriteOff,
  payInvoices,
}
