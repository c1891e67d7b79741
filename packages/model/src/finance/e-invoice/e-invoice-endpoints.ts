// Contracts of e-invoices: the state of a document, its files, what is done about a refused one, and the companies' legal data.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { customers } from '../../kit/access.ts'
import { id as idOf } from '../../kit/fields.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { exemptions, type Exemption } from './duty.ts'
import { eInvoiceMachine } from './e-invoice-machine.ts'
import { registrationTypes } from './e-invoice.ts'
import { findingIds } from './findings.ts'
import { legalParts } from './legal-data.ts'

const writers = { admin: 'any' } as const
const invoiceId = idOf('e-invoice.none')
const both = z.strictObject({ en: z.string(), ar: z.string() })
const state = z.enum(eInvoiceMachine.states)
const done = z.strictObject({ status: z.literal('SUCCESS'), errorMessage: z.null() })

const finding = z.strictObject({
  id: z.enum(findingIds),
  by: z.enum(['house', 'buyer', 'agent', 'finance']),
  /** The company whose data puts it right; null where it is the document itself. */
  companyId: z.string().nullable(),
  field: z.string(),
  text: both,
  /** In the words of the provider, where it was the provider who found it. */
  rule: z.string().nullable(),
  message: z.string().nullable(),
})
export type ShownFinding = z.infer<typeof finding>

const view = z.strictObject({
  invoiceId: z.string(),
  uuid: z.string(),
  state,
  exemption: z.enum(Object.keys(exemptions) as [Exemption, ...Exemption[]]).nullable(),
  /** Last day on which it may be sent; null once it was, or where it need not be. */
  sendBy: z.string().nullable(),
  isLate: z.boolean(),
  findings: z.array(finding),
  fault: z.string().nullable(),
  nextAt: z.string().nullable(),
  authorityRef: z.string().nullable(),
  files: z.array(z.strictObject({ revision: z.int(), sha256: z.string(), filedAt: z.string() })),
  events: z.array(
    z.strictObject({ kind: z.string(), at: z.string(), revision: z.int(), detail: z.string().nullable() }),
  ),
  /** Whether it can be sent again, and whether it can be left behind. */
  canResend: z.boolean(),
  replaceRefusal: z.string().nullable(),
})
export type EInvoiceView = z.infer<typeof view>

/** `eInvoice` is null before somebody has looked at the document, and where e-invoices are not sent. */
export const viewEInvoice = endpoint({
  verb: 'viewEInvoice',
  method: 'GET',
  path: 'finance/invoices/{id}/e-invoice',
  policy: financeReaders,
  query: z.strictObject({ id: invoiceId }),
  answer: z.strictObject({ eInvoice: view.nullable() }),
})

/** The file of a revision as it was sent. */
export const downloadEInvoice = endpoint({
  verb: 'downloadEInvoice',
  method: 'GET',
  path: 'finance/invoices/{id}/e-invoice/file',
  policy: financeReaders,
  query: z.strictObject({ id: invoiceId, revision: z.coerce.number().int().min(1).max(999).default(1) }),
  answer: z.unknown(),
  file: 'any',
  problems: ['e-invoice.file-none'],
})

/** Those of the reader's own documents that were sent, by the numbers of a page. */
export const listOwnEInvoices = endpoint({
  verb: 'listOwnEInvoices',
  method: 'GET',
  path: 'user/e-invoices',
  policy: customers,
  query: z.strictObject({ numbers: z.string().max(1000) }),
  answer: z.strictObject({ numbers: z.array(z.string()) }),
})

/** The customer's own copy, as it was last sent. */
export const downloadOwnEInvoice = endpoint({
  verb: 'downloadOwnEInvoice',
  method: 'GET',
  path: 'user/e-invoices/file',
  policy: customers,
  query: z.strictObject({ number: z.string().max(30) }),
  answer: z.unknown(),
  file: 'any',
  problems: ['e-invoice.file-none'],
})

/** A held one is checked again, a refused one goes in a new revision, a failed one once more; number and UUID stay. */
export const resendEInvoice = endpoint({
  verb: 'resendEInvoice',
  method: 'POST',
  path: 'finance/invoices/{id}/e-invoice/resend',
  policy: writers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: invoiceId }),
  body: z.strictObject({}),
  answer: done.extend({ state }),
  problems: ['e-invoice.none', 'e-invoice.not-open'],
})

/** A refused one whose document was credited whole; a new invoice takes its place. */
export const replaceEInvoice = endpoint({
  verb: 'replaceEInvoice',
  method: 'POST',
  path: 'finance/invoices/{id}/e-invoice/replace',
  policy: writers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: invoiceId }),
  body: z.strictObject({}),
  answer: done,
  problems: ['e-invoice.none', 'e-invoice.not-refused', 'e-invoice.not-credited'],
})

const listed = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  customer: both,
  state,
  issuedAt: z.string(),
  findings: z.array(z.strictObject({ id: z.enum(findingIds), text: both })),
})
export type ListedEInvoice = z.infer<typeof listed>

/** What needs somebody, the oldest first, and how sending goes. */
export const watchEInvoices = endpoint({
  verb: 'watchEInvoices',
  method: 'GET',
  path: 'finance/e-invoices',
  policy: financeReaders,
  answer: z.strictObject({
    /** The day from which documents are sent; null where none are. */
    from: z.string().nullable(),
    /** A provider is set up. */
    isSet: z.boolean(),
    counts: z.array(z.strictObject({ state, count: z.int() })),
    sentToday: z.int(),
    /** Minutes from issue to the authority, of the last 30 days; null without any. */
    medianMinutes: z.number().nullable(),
    oldestUnsentAt: z.string().nullable(),
    /** Documents of this month past their day, and what they may cost. */
    late: z.int(),
    exposure: z.string(),
    /** How many need somebody; `open` holds the first two hundred of them. */
    openCount: z.int(),
    open: z.array(listed),
    /** The provider does not answer; the day by which the authority has to be told. */
    outage: z.strictObject({ beganAt: z.string(), tellBy: z.string() }).nullable(),
    currency: z.literal('AED'),
  }),
})

const legal = {
  registrationType: z.enum(registrationTypes).nullable(),
  registrationNumber: z.string().trim().max(60),
  authority: z.string().trim().max(120),
  street: z.string().trim().max(120),
  city: z.string().trim().max(60),
  emirate: z
    .enum(Object.keys(emirates) as [Emirate, ...Emirate[]], { error: 'e-invoice.emirate' })
    .nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
}
const company = z.strictObject({
  companyId: z.string(),
  name: both,
  trn: z.string().nullable(),
  isHouse: z.boolean(),
  ...legal,
  missing: z.array(z.enum(legalParts)),
  parts: z.int(),
})
export type LegalCompany = z.infer<typeof company>

/** Companies with a tax number, the house first, then those that lack most. */
export const listLegalData = endpoint({
  verb: 'listLegalData',
  method: 'GET',
  path: 'finance/e-invoices/companies',
  policy: financeReaders,
  query: z.strictObject({ companyId: idOf('e-invoice.company-none').optional() }),
  answer: z.strictObject({ companies: z.array(company) }),
})

export const saveLegalData = endpoint({
  verb: 'saveLegalData',
  method: 'POST',
  path: 'finance/e-invoices/companies/{id}',
  policy: writers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: idOf('e-invoice.company-none') }),
  body: z.strictObject(legal),
  answer: done,
  problems: ['e-invoice.company-none', 'e-invoice.emirate', 'e-invoice.passport'],
})

export const receiveEInvoiceNotice = endpoint({
  verb: 'receiveEInvoiceNotice',
  method: 'POST',
  path: 'einvoice/notice',
  /** The provider signs its notices instead of signing in; of what they say only the identifier is read. */
  policy: { visitor: 'any' },
  body: z.looseObject({ uuid: z.uuid() }),
  answer: z.object({ known: z.boolean() }),
  problems: ['integrations.notice-refused', 'integrations.notice-old'],
})

export const eInvoiceEndpoints = {
  viewEInvoice,
  downloadEInvoice,
  listOwnEInvoices,
  downloadOwnEInvoice,
  resendEInvoice,
  replaceEInvoice,
  watchEInvoices,
  listLegalData,
  saveLegalData,
  receiveEInvoiceNotice,
}
