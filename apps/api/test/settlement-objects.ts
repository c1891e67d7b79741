// Calls of settlement runs and of months as the matrix asks them; what there is of them is in finance/settlements/settlements.test.ts.
import { randomUUID } from 'node:crypto'
import type { Ask } from './app.ts'
import { makePdf } from './made-files.ts'

const one = () => ({ query: { id: randomUUID() } })
const reason = 'Because of the test'

export const aboutNoSettlements: Record<string, Ask> = {
  listPayables: {},
  viewPayables: { query: { agentId: randomUUID() } },
  draftSettlement: { body: { agentId: randomUUID() } },
  viewSettlement: one(),
  removeSettlementItem: { ...one(), body: { itemId: randomUUID(), reason } },
  adjustSettlement: { ...one(), body: { amount: '-1', reason } },
  approveSettlement: one(),
  cancelSettlement: { ...one(), body: { reason } },
  sendSettlement: one(),
  downloadSettlementFile: one(),
  paySettlement: { ...one(), body: { reference: 'MATRIX' } },
  returnSettlement: { ...one(), body: { reason } },
  holdPayable: { body: { agentId: randomUUID(), isHeld: true, reason } },
  confirmAgentAccount: { ...one(), body: { note: reason } },
  viewOwnSettlements: {},
  saveAgentAccount: { body: { iban: 'AE070331234567890123456', password: 'Matrix#2026' } },
  downloadRemittance: one(),
}

const month = { month: '2001-02' }

/** Of months and tax periods in which there is nothing; what there is of them is in finance/periods and finance/vat. */
export const aboutNoPeriods: Record<string, Ask> = {
  listPeriods: {},
  viewPeriod: { query: month },
  startClosing: { query: { month: '2099-01' } },
  stopClosing: { query: month },
  closePeriod: { query: month },
  askReopenPeriod: { query: month, body: { reason } },
  reopenPeriod: { query: month, body: { isReopened: true } },
  listFiledReturns: {},
  listMissingEvidence: {},
  viewFiledReturn: { query: { period: '2001-Q1' } },
  freezeVatReturn: { query: { period: '2099-Q1' } },
  fileVatReturn: { query: { period: '2001-Q1' }, body: { reference: 'MATRIX', filedOn: '2001-04-20' } },
  unfreezeVatReturn: { query: { period: '2001-Q1' }, body: { reason } },
}

/** Lines of the bank and cases that are not there; what there is of them is in finance/bank/bank.test.ts. */
export const aboutNoCases: Record<string, Ask> = {
  viewReconciliation: {},
  importStatement: { body: { name: 'matrix.csv', content: 'nothing' } },
  matchLine: { body: { lineId: randomUUID(), kind: 'posting', id: randomUUID() } },
  listFinanceCases: {},
  takeCase: one(),
  waitCase: { ...one(), body: { note: reason, dueOn: '2099-01-01' } },
  resolveCase: { ...one(), body: { resolution: 'explained', note: reason } },
  decideCase: { ...one(), body: { isApproved: true } },
  askUndoCase: { ...one(), body: { reason } },
  undoCase: { ...one(), body: { isUndone: true } },
}

const nothingIn = { body: { name: 'matrix.csv', content: 'nothing' } }
const noFile = (idField: string, docCode: string): Ask => {
  const body = new FormData()
  body.set(idField, randomUUID())
  body.set('docCode', docCode)
  body.append('files', new Blob([new Uint8Array(makePdf('invoice'))]), 'invoice.pdf')
  return { body }
}

/** Files that hold nothing, and payouts, matches, purchases and refunds that are not there; what there is of them is tested beside them. */
export const aboutNoBooks: Record<string, Ask> = {
  previewStatement: nothingIn,
  undoMatch: { ...one(), body: { reason } },
  previewCardPayouts: nothingIn,
  importCardPayouts: nothingIn,
  listCardPayouts: {},
  viewCardPayout: { query: { reference: 'NI-NONE-01' } },
  draftPurchase: {
    body: {
      supplier: 'Matrix LLC',
      trn: null,
      invoiceNumber: 'M-1',
      invoicedOn: '2026-01-05',
      net: '10.00',
      vat: '0.00',
      treatment: 'none',
      account: 'external_books',
    },
  },
  uploadPurchaseInvoice: noFile('PurchaseId', 'SUPPLIER_INVOICE'),
  downloadPurchaseInvoice: { query: { documentId: randomUUID() } },
  recordPurchase: one(),
  decidePurchase: { ...one(), body: { isApproved: true } },
  reversePurchase: { ...one(), body: { reason } },
  listPurchases: {},
  listRefunds: {},
  retryRefund: one(),
  proposeRefundTransfer: {
    ...one(),
    body: { holder: 'Matrix LLC', iban: 'AE070331234567890123456', note: reason },
  },
  decideRefundTransfer: { ...one(), body: { isApproved: true } },
  payRefundTransfer: { ...one(), body: { reference: 'MATRIX', paidOn: '2026-01-05' } },
  withdrawRefundTransfer: { ...one(), body: { reason } },
  uploadRefundProof: noFile('TransferId', 'TRANSFER_PROOF'),
  downloadRefundProof: { query: { documentId: randomUUID() } },
}
