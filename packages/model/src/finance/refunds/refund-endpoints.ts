// Contracts of refunds: the list, asking the gateway again, and the bank transfer that replaces a stuck one.
import { z } from 'zod'
import { StoredDocument } from '../../documents/document.ts'
import { fileProblems, uploadFields } from '../../documents/document-contracts.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { iban } from '../../reference/iban-field.ts'
import { caseWorkers } from '../bank/finance-case.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import { refundStates, refundTransferMachine, refundTransferSubject } from './refund.ts'

const money = z.string()

const transfer = z.strictObject({
  transferId: z.string(),
  /** Also what the bank's statement shows. */
  number: z.string(),
  state: z.enum(refundTransferMachine.states),
  holder: z.string(),
  /** Whole for whoever may pay it and while it is to be paid; the last four characters always. */
  iban: z.string().nullable(),
  ibanEnd: z.string(),
  note: z.string(),
  proposedBy: z.string(),
  decidedBy: z.string().nullable(),
  bankReference: z.string().nullable(),
  paidOn: z.string().nullable(),
  reason: z.string().nullable(),
  proof: z.strictObject({ documentId: z.string(), name: z.string() }).nullable(),
})

const row = z.strictObject({
  refundId: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectNumber: z.string(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
  amount: money,
  currency: z.string(),
  reason: z.string(),
  requestedAt: z.string(),
  settledAt: z.string().nullable(),
  state: z.enum(refundStates),
  failures: z.int(),
  /** What the gateway said last, in its own words. */
  failure: z.string().nullable(),
  triedAt: z.string().nullable(),
  /** Of the credit note. */
  noteNumber: z.string().nullable(),
  noteId: z.string().nullable(),
  transfer: transfer.nullable(),
  retryRefusal: z.string().nullable(),
  proposeRefusal: z.string().nullable(),
  decideRefusal: z.string().nullable(),
})
export type RefundRow = z.infer<typeof row>

/** Those that are not settled first, the oldest of them first; then the newest. */
export const listRefunds = endpoint({
  verb: 'listRefunds',
  method: 'GET',
  path: 'finance/refunds',
  policy: financeReaders,
  query: z.strictObject({
    from: day('finance.days-invalid').optional(),
    to: day('finance.days-invalid').optional(),
    state: z.enum(refundStates).optional(),
    searchText: z.string().trim().max(60).default(''),
    page,
  }),
  answer: z.strictObject({ refunds: z.array(row), count: z.int(), amount: money }),
  problems: ['finance.days-invalid'],
})

const onRefund = {
  method: 'POST',
  policy: caseWorkers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: idOf('refund.none') }),
} as const

/** Asks the gateway at once for the total that shall have gone back, so that asking twice refunds once. */
export const retryRefund = endpoint({
  ...onRefund,
  verb: 'retryRefund',
  path: 'finance/refunds/{id}/retry',
  answer: ok,
  problems: ['refund.none', 'refund.settled', 'refund.transfer-open', 'refund.no-gateway'],
})

/** From here on the gateway is not asked. `note` says how the account was confirmed with the payer. */
export const proposeRefundTransfer = endpoint({
  ...onRefund,
  verb: 'proposeRefundTransfer',
  path: 'finance/refunds/{id}/by-transfer',
  body: z.strictObject({
    holder: z.string({ error: 'refund.holder' }).trim().min(2, 'refund.holder').max(140, 'refund.holder'),
    iban,
    note: reasonOf('refund.note'),
  }),
  answer: z.strictObject({ ...ok.shape, transferId: z.string(), number: z.string() }),
  problems: [
    'refund.none',
    'refund.settled',
    'refund.transfer-open',
    'refund.not-stuck',
    'refund.made',
    'refund.holder',
    'refund.note',
    'reference.iban.form',
    'reference.iban.check-digits',
  ],
})

const onTransfer = {
  method: 'POST',
  policy: caseWorkers,
  query: z.strictObject({ id: idOf('refund.none') }),
  answer: ok,
} as const

/**
 * By another person than who proposed it. The gateway is asked first: where it has made the refund, the transfer is withdrawn; where it
 * does not answer, `isChecked` says that the person looked there.
 */
export const decideRefundTransfer = endpoint({
  ...onTransfer,
  verb: 'decideRefundTransfer',
  path: 'finance/refund-transfers/{id}/decide',
  capability: 'finance.approve',
  body: z.strictObject({ isApproved: z.boolean(), isChecked: z.boolean().default(false) }),
  problems: [
    'refund.none',
    'refund.moved-on',
    'refund.second-person',
    'refund.made',
    'refund.gateway-silent',
  ],
})

/** The bank has paid it: the money is booked on that day, and the payer is told. */
export const payRefundTransfer = endpoint({
  ...onTransfer,
  verb: 'payRefundTransfer',
  path: 'finance/refund-transfers/{id}/pay',
  capability: 'finance.prepare',
  body: z.strictObject({
    reference: z
      .string({ error: 'refund.bank-reference' })
      .trim()
      .min(1, 'refund.bank-reference')
      .max(35, 'refund.bank-reference'),
    paidOn: day('refund.day'),
  }),
  problems: ['refund.none', 'refund.moved-on', 'refund.bank-reference', 'refund.day', 'refund.proof'],
})

/** Before it is paid; the gateway is asked again. */
export const withdrawRefundTransfer = endpoint({
  ...onTransfer,
  verb: 'withdrawRefundTransfer',
  path: 'finance/refund-transfers/{id}/withdraw',
  capability: 'finance.prepare',
  body: z.strictObject({ reason: reasonOf('refund.reason') }),
  problems: ['refund.none', 'refund.moved-on', 'refund.reason'],
})

export const uploadRefundProof = endpoint({
  verb: 'uploadRefundProof',
  method: 'POST',
  path: 'finance/refund-transfers/documents',
  policy: caseWorkers,
  capability: 'finance.prepare',
  multipart: { files: 'many', fields: uploadFields(refundTransferSubject.idField) },
  answer: z.array(StoredDocument),
  problems: ['refund.none', 'refund.moved-on', ...fileProblems],
})

export const downloadRefundProof = endpoint({
  verb: 'downloadRefundProof',
  method: 'GET',
  path: 'finance/refund-transfers/documents/{documentId}',
  policy: financeReaders,
  query: z.strictObject({ documentId: idOf('documents.id') }),
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

export const refundEndpoints = {
  listRefunds,
  retryRefund,
  proposeRefundTransfer,
  decideRefundTransfer,
  payRefundTransfer,
  withdrawRefundTransfer,
  uploadRefundProof,
  downloadRefundProof,
}
