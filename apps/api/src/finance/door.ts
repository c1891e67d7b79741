// What other folders may use of finance.
export { creditStateOf, openAccount } from './credit/accounts.store.ts'
export {
  creditDocuments,
  creditSubject,
  transferDocuments,
  transferSubject,
} from './credit/credit-documents.ts'
export { stuckRefunds } from './refunds/refund-rows.store.ts'
export { refundTransferDocuments } from './refunds/refund-proof.ts'
export { purchaseDocuments } from './purchases/purchase-documents.ts'
export { listBookFaults } from './credit/receivables.store.ts'
export { issueStatementsOf } from './credit/statements.ts'
export { creditPayment, creditPaymentReactions } from './credit/pay-invoices.ts'
export { creditBefore, refusePurchase } from './credit/purchase.ts'
export { financeJobs } from './jobs.ts'
export { openSession } from './open-session.ts'
export { startPayment } from './start-payment.ts'
export { abandonSession, returnFromGateway } from './follow-session.ts'
export { openSubjectPayment, toPaymentModel, type PayableSubject } from './payable.ts'
export { requestRefund } from './refund-session.ts'
export { refundable, refundPayments, type Staff } from './refund-payments.ts'
export { confirmOnCredit, postCreditExtra, postSettlement } from './post-payment.ts'
export {
  postCancellationFee,
  postCreditCompensation,
  reduceCredit,
  releaseCredit,
} from './post-cancellation.ts'
export {
  accountOf,
  availableOf,
  balanceOf,
  listLedgerFaults,
  post,
  reverse,
  type AccountKey,
} from './ledger.store.ts'
export {
  issueAdvanceInvoice,
  issueCompensationNote,
  issueCreditNote,
  issueFeeInvoice,
  issueFinalInvoice,
  issueSaleInvoice,
  creditSale,
  type InvoiceSubject,
} from './issue-invoice.ts'
export {
  findPlatformId,
  findTaxInvoice,
  listCreditedLines,
  listReceipts,
  listTaxInvoices,
  type StoredTaxInvoice,
} from './documents.store.ts'
export { readReceiptData, readTaxInvoiceData } from './document-data.ts'
export { findOpenSession } from './sessions.store.ts'
export type { FinanceParts, PaidSession, PaymentReactions, PaymentSession } from './session.ts'
export type { PaymentDescription } from './gateway.ts'
export { printReceiptData, printTaxInvoiceData, type Letterhead } from './print-documents.ts'
export { postRevenue, reverseRevenue } from './post-sale.ts'
