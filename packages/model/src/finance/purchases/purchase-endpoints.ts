// Contracts of purchases: entered with the supplier's tax invoice, recorded by one or approved by a second, and reversed.
import { z } from 'zod'
import { StoredDocument } from '../../documents/document.ts'
import { fileProblems, uploadFields } from '../../documents/document-contracts.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import { caseWorkers } from '../bank/finance-case.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import {
  purchaseAccounts,
  purchaseMachine,
  purchaseSubject,
  purchaseTreatments,
  purchaseVatRefusal,
} from './purchase.ts'

const money = z.string()
const amount = z.string({ error: 'purchase.amount' }).regex(dirhamPattern, 'purchase.amount')
const purchaseId = idOf('purchase.none')

const wish = z
  .strictObject({
    supplier: z
      .string({ error: 'purchase.supplier' })
      .trim()
      .min(2, 'purchase.supplier')
      .max(200, 'purchase.supplier'),
    /** Null for a supplier without one, where no VAT was charged. */
    trn: z
      .string()
      .trim()
      .regex(/^1\d{14}$/, 'purchase.trn')
      .nullable(),
    invoiceNumber: z
      .string({ error: 'purchase.number' })
      .trim()
      .min(1, 'purchase.number')
      .max(60, 'purchase.number'),
    invoicedOn: day('purchase.day'),
    net: amount,
    vat: amount,
    treatment: z.enum(purchaseTreatments),
    account: z.enum(purchaseAccounts),
  })
  .superRefine(({ trn, treatment, net, vat }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (treatment === 'standard' && trn === null) fault('trn', 'purchase.trn')
    if (!dirhamPattern.test(net) || !dirhamPattern.test(vat)) return
    if (parseMoney(net) === 0n) fault('net', 'purchase.amount')
    const refusal = purchaseVatRefusal({ treatment, netFils: parseMoney(net), vatFils: parseMoney(vat) })
    if (refusal) fault('vat', refusal)
  })

/** A draft, until its file is there and it is recorded. */
export const draftPurchase = endpoint({
  verb: 'draftPurchase',
  method: 'POST',
  path: 'finance/purchases',
  policy: caseWorkers,
  capability: 'finance.prepare',
  body: wish,
  answer: z.strictObject({ ...ok.shape, purchaseId: z.string(), number: z.string() }),
  problems: [
    'purchase.supplier',
    'purchase.trn',
    'purchase.number',
    'purchase.day',
    'purchase.amount',
    'purchase.vat',
    'purchase.twice',
  ],
})

export const uploadPurchaseInvoice = endpoint({
  verb: 'uploadPurchaseInvoice',
  method: 'POST',
  path: 'finance/purchases/documents',
  policy: caseWorkers,
  capability: 'finance.prepare',
  multipart: { files: 'many', fields: uploadFields(purchaseSubject.idField) },
  answer: z.array(StoredDocument),
  problems: ['purchase.none', 'purchase.moved-on', ...fileProblems],
})

export const downloadPurchaseInvoice = endpoint({
  verb: 'downloadPurchaseInvoice',
  method: 'GET',
  path: 'finance/purchases/documents/{documentId}',
  policy: financeReaders,
  query: z.strictObject({ documentId: idOf('documents.id') }),
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

const onPurchase = {
  method: 'POST',
  policy: caseWorkers,
  query: z.strictObject({ id: purchaseId }),
  answer: ok,
} as const

/** Records it, or proposes it where a second person has to look. */
export const recordPurchase = endpoint({
  ...onPurchase,
  verb: 'recordPurchase',
  path: 'finance/purchases/{id}/record',
  capability: 'finance.prepare',
  problems: ['purchase.none', 'purchase.moved-on', 'purchase.file'],
})

export const decidePurchase = endpoint({
  ...onPurchase,
  verb: 'decidePurchase',
  path: 'finance/purchases/{id}/decide',
  capability: 'finance.approve',
  body: z.strictObject({ isApproved: z.boolean() }),
  problems: ['purchase.none', 'purchase.moved-on', 'purchase.second-person'],
})

/** Takes the posting back; the return of a month that is closed keeps it, and that of the first open day gives it back. */
export const reversePurchase = endpoint({
  ...onPurchase,
  verb: 'reversePurchase',
  path: 'finance/purchases/{id}/reverse',
  capability: 'finance.approve',
  body: z.strictObject({ reason: reasonOf('purchase.reason') }),
  problems: ['purchase.none', 'purchase.moved-on', 'purchase.reason'],
})

const row = z.strictObject({
  purchaseId: z.string(),
  number: z.string(),
  supplier: z.string(),
  trn: z.string().nullable(),
  invoiceNumber: z.string(),
  invoicedOn: z.string(),
  net: money,
  vat: money,
  treatment: z.enum(purchaseTreatments),
  account: z.enum(purchaseAccounts),
  state: z.enum(purchaseMachine.states),
  reason: z.string().nullable(),
  recordedBy: z.string(),
  decidedBy: z.string().nullable(),
  file: z.strictObject({ documentId: z.string(), name: z.string() }).nullable(),
  decideRefusal: z.string().nullable(),
})
export type PurchaseRow = z.infer<typeof row>

/** Newest first, by pages. */
export const listPurchases = endpoint({
  verb: 'listPurchases',
  method: 'GET',
  path: 'finance/purchases',
  policy: financeReaders,
  query: z.strictObject({
    from: day('finance.days-invalid').optional(),
    to: day('finance.days-invalid').optional(),
    state: z.enum(purchaseMachine.states).optional(),
    treatment: z.enum(purchaseTreatments).optional(),
    searchText: z.string().trim().max(60).default(''),
    page,
  }),
  answer: z.strictObject({ purchases: z.array(row), count: z.int(), net: money, vat: money }),
  problems: ['finance.days-invalid'],
})

export const purchaseEndpoints = {
  draftPurchase,
  uploadPurchaseInvoice,
  downloadPurchaseInvoice,
  recordPurchase,
  decidePurchase,
  reversePurchase,
  listPurchases,
}
