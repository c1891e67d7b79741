// Contracts of the books: trial balance, the entries of an account, a transaction, tax documents and the VAT return.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf } from '../../kit/fields.ts'
import { vatCategories } from '../../kit/money.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'
import { billings, taxInvoiceKinds } from '../invoice-kinds.ts'
import { eInvoiceMachine } from '../e-invoice/e-invoice-machine.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { segments } from '../reports/segments.ts'
import { accountKinds } from './chart.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const emirateCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]

/** First and last day in the Emirates; a month, unless said otherwise. */
const days = { from: day('finance.days-invalid').optional(), to: day('finance.days-invalid').optional() }
const inOrder = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.core.$RefinementCtx,
) => {
  if (from && to && from > to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'finance.days-invalid' })
}
const period = z.strictObject({ from: z.string(), to: z.string() })

const balanceRow = z.strictObject({
  kind: z.enum(accountKinds),
  code: z.string(),
  /** As the side of the account reads it. */
  opening: money,
  debit: money,
  credit: money,
  closing: money,
})
export type BalanceRow = z.infer<typeof balanceRow>

export const viewTrialBalance = endpoint({
  verb: 'viewTrialBalance',
  method: 'GET',
  path: 'finance/trial-balance',
  policy: financeReaders,
  query: z.strictObject(days).superRefine(inOrder),
  answer: z.strictObject({
    period,
    rows: z.array(balanceRow),
    debit: money,
    credit: money,
    /** Debits and credits of all postings agree. */
    isLevel: z.boolean(),
    /** What the newest daily check found; null before the first one. */
    faults: z.int().nullable(),
    currency: z.literal('AED'),
  }),
  problems: ['finance.days-invalid'],
})

const entry = z.strictObject({
  transactionId: z.string(),
  at: z.string(),
  posting: z.string(),
  reference: z.string(),
  /** Number of the request, shipment or invoice that it belongs to. */
  subjectNumber: z.string().nullable(),
  owner: both.nullable(),
  debit: money.nullable(),
  credit: money.nullable(),
  /** Of the account after it, as its side reads it. */
  balance: money,
})
export type LedgerEntry = z.infer<typeof entry>

/** Newest first, fifty at a time; `before` is the transaction that the last page ended with. */
export const viewAccount = endpoint({
  verb: 'viewAccount',
  method: 'GET',
  path: 'finance/ledger/{kind}',
  policy: financeReaders,
  query: z
    .strictObject({
      kind: z.enum(accountKinds),
      ownerId: idOf('finance.owner-none').optional(),
      before: idOf('finance.transaction-none').optional(),
      ...days,
    })
    .superRefine(inOrder),
  answer: z.strictObject({
    kind: z.enum(accountKinds),
    code: z.string(),
    owner: both.nullable(),
    period: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }),
    entries: z.array(entry),
    next: z.string().nullable(),
    currency: z.literal('AED'),
  }),
  problems: ['finance.days-invalid', 'finance.owner-none', 'finance.transaction-none'],
})

export const viewTransaction = endpoint({
  verb: 'viewTransaction',
  method: 'GET',
  path: 'finance/transactions',
  policy: financeReaders,
  query: z.strictObject({ transactionId: idOf('finance.transaction-none') }),
  answer: z.strictObject({
    transactionId: z.string(),
    at: z.string(),
    posting: z.string(),
    reference: z.string(),
    subject: z.strictObject({ kind: z.string(), id: z.string(), number: z.string() }).nullable(),
    /** The transaction that it takes back, and the one that took it back. */
    reverses: z.string().nullable(),
    reversedBy: z.string().nullable(),
    entries: z.array(
      z.strictObject({
        kind: z.enum(accountKinds),
        code: z.string(),
        ownerId: z.string().nullable(),
        owner: both.nullable(),
        debit: money.nullable(),
        credit: money.nullable(),
      }),
    ),
    currency: z.literal('AED'),
  }),
  problems: ['finance.transaction-none'],
})

const taxDocument = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  kind: z.enum(taxInvoiceKinds),
  issuedAt: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectNumber: z.string(),
  supplier: both,
  customer: both,
  isOwn: z.boolean(),
  net: money,
  vat: money,
  total: money,
  /** Of its e-invoice; null where there is none. */
  eInvoice: z.enum(eInvoiceMachine.states).nullable(),
  /** Days in which it has still to be sent, below zero once it is late; null once it was, or where it need not be. */
  daysLeft: z.int().nullable(),
})
export type TaxDocument = z.infer<typeof taxDocument>

/** What a list of tax documents is narrowed by, on the page and in its file. */
export const documentChoices = {
  billing: z.enum(billings).optional(),
  eInvoice: z.enum(eInvoiceMachine.states).optional(),
  supplierId: idOf('finance.owner-none').optional(),
  /** Of the establishment that made the supply, and with a line of a category: what is behind a box of the return. */
  emirate: z.enum(emirateCodes).optional(),
  category: z.enum(vatCategories).optional(),
}
export const documentSearch = z.string().trim().max(60).default('')

/** Newest first, fifty at a time; `before` is the document that the last page ended with. */
export const listTaxDocuments = endpoint({
  verb: 'listTaxDocuments',
  method: 'GET',
  path: 'finance/invoices',
  policy: financeReaders,
  query: z
    .strictObject({
      ...days,
      kind: z.enum(taxInvoiceKinds).optional(),
      ...documentChoices,
      line: z.enum(segments).optional(),
      companyId: idOf('finance.owner-none').optional(),
      searchText: documentSearch,
      before: idOf('finance.document-none').optional(),
    })
    .superRefine(inOrder),
  answer: z.strictObject({
    period: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }),
    documents: z.array(taxDocument),
    next: z.string().nullable(),
    count: z.int(),
    /** Credit notes count below zero. */
    net: money,
    vat: money,
    total: money,
    currency: z.literal('AED'),
  }),
  problems: ['finance.days-invalid', 'finance.document-none'],
})

/** Both parties' copy of a tax document, for finance. */
export const downloadTaxDocument = endpoint({
  verb: 'downloadTaxDocument',
  method: 'GET',
  path: 'finance/invoices/file',
  policy: financeReaders,
  query: z.strictObject({ invoiceId: idOf('finance.document-none') }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['finance.document-none'],
})

const box = z.strictObject({ box: z.string(), net: money, vat: money })
/** Each box of the return with its amounts. */
export const vatBoxes = {
  standard: z.array(box.extend({ emirate: z.enum(emirateCodes) })),
  zeroRated: box,
  outOfScope: money,
  reverseCharge: box,
  outputs: box,
  standardInputs: box,
  reverseInputs: box,
  inputs: box,
  due: money,
  recoverable: money,
  payable: money,
}

/** Of the house's own supplies; of an agent, the same boxes over what was issued in the agent's name. */
export const viewVatReturn = endpoint({
  verb: 'viewVatReturn',
  method: 'GET',
  path: 'finance/vat',
  policy: financeReaders,
  query: z.strictObject({ ...days, supplierId: idOf('finance.owner-none').optional() }).superRefine(inOrder),
  answer: z.strictObject({
    period,
    supplier: both,
    isOwn: z.boolean(),
    ...vatBoxes,
    /** Bad-debt relief, taken off boxes 8, 12 and 14; the house's own supplies are paid before they are made. */
    relief: money,
    documents: z.int(),
    /** What moved on the account of output VAT; null for an agent, whose VAT is in no book of ours. */
    ledger: money.nullable(),
    /** Box 1 and the account agree to the fil. */
    ties: z.boolean().nullable(),
    agents: z.array(z.strictObject({ supplierId: z.string(), name: both, vat: money })),
    currency: z.literal('AED'),
  }),
  problems: ['finance.days-invalid', 'finance.owner-none'],
})

export const booksEndpoints = {
  viewTrialBalance,
  viewAccount,
  viewTransaction,
  listTaxDocuments,
  downloadTaxDocument,
  viewVatReturn,
}
