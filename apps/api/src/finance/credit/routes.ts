// Calls of credit accounts.
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import * as calls from '@marsa/model/finance/credit/credit-endpoints.ts'
import { deleteDocument, downloadDocument, uploadTo, type DocumentParts } from '../../documents/door.ts'
import * as receiptCalls from '@marsa/model/finance/credit/receipt-endpoints.ts'
import {
  downloadAgeing as downloadAgeingCall,
  downloadCreditReport as downloadCreditReportCall,
  downloadStatement as downloadStatementCall,
  viewStatement as viewStatementCall,
} from '@marsa/model/finance/credit/statement-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { Letterhead } from '../print-documents.ts'
import type { FinanceParts } from '../session.ts'
import { downloadAgeing } from './ageing-report.ts'
import { downloadCreditReport } from './credit-reports.ts'
import { applyForCredit, withdrawApplication, writeNote } from './apply-for-credit.ts'
import { creditSubject, transferSubject } from './credit-documents.ts'
import { confirmWriteOff, refundCredit, writeOffInvoice } from './write-offs.ts'
import {
  changeCreditLimit,
  closeCredit,
  confirmCredit,
  decideCredit,
  restoreCredit,
  suspendCredit,
} from './decide-credit.ts'
import { payInvoices } from './pay-invoices.ts'
import {
  announceTransfer,
  confirmReceipt,
  declineReceipt,
  matchReceipt,
  recordReceipt,
} from './take-receipts.ts'
import { downloadCreditReceipt } from './print-credit-receipt.ts'
import { downloadStatement, viewStatement } from './statements.ts'
import { allocateReceipt, moveCheque, recoverWriteOff, reverseReceipt } from './undo-receipts.ts'
import { listCreditReceipts, viewCreditInvoices, viewOwnInvoices } from './view-books.ts'
import { listCredit, viewCredit, viewOwnCredit } from './view-credit.ts'

/** What follows a purchase. */
export const receiptRoutes = (
  server: Server,
  {
    documents,
    finance,
    letterhead,
  }: {
    documents: DocumentParts
    finance: FinanceParts
    letterhead: (settings: SettingsInForce) => Letterhead
  },
): void => {
  serve(server, receiptCalls.viewOwnInvoices, viewOwnInvoices)
  serve(server, receiptCalls.viewCreditInvoices, viewCreditInvoices)
  serve(server, receiptCalls.listCreditReceipts, listCreditReceipts)
  serve(server, receiptCalls.announceTransfer, announceTransfer)
  const proof = uploadTo(documents, transferSubject, uploadScreens['additional-documents'])
  serve(server, receiptCalls.uploadTransferProof, proof)
  serve(server, receiptCalls.recordReceipt, recordReceipt)
  serve(server, receiptCalls.confirmReceipt, confirmReceipt)
  serve(server, receiptCalls.declineReceipt, declineReceipt)
  serve(server, receiptCalls.matchReceipt, matchReceipt)
  serve(server, receiptCalls.moveCheque, moveCheque)
  serve(server, receiptCalls.reverseReceipt, reverseReceipt)
  serve(server, receiptCalls.recoverWriteOff, recoverWriteOff)
  serve(server, receiptCalls.allocateReceipt, allocateReceipt)
  serve(server, receiptCalls.refundCredit, refundCredit)
  serve(server, receiptCalls.writeOffInvoice, writeOffInvoice)
  serve(server, receiptCalls.confirmWriteOff, confirmWriteOff)
  serve(server, receiptCalls.downloadCreditReceipt, downloadCreditReceipt(letterhead))
  serve(server, receiptCalls.payInvoices, payInvoices(finance))
  serve(server, viewStatementCall, viewStatement)
  serve(server, downloadAgeingCall, downloadAgeing)
  serve(server, downloadCreditReportCall, downloadCreditReport)
  serve(server, downloadStatementCall, downloadStatement(letterhead))
}

export const creditRoutes = (server: Server, documents: DocumentParts): void => {
  serve(server, calls.requestCreditAccess, applyForCredit)
  serve(server, calls.viewOwnCredit, viewOwnCredit)
  serve(server, calls.viewCredit, viewCredit)
  serve(server, calls.listCredit, listCredit)
  serve(
    server,
    calls.uploadCreditDocuments,
    uploadTo(documents, creditSubject, uploadScreens['additional-documents']),
  )
  serve(server, calls.downloadCreditDocument, downloadDocument(documents))
  serve(server, calls.deleteCreditDocument, deleteDocument(documents))
  serve(server, calls.askApplicant, writeNote('question'))
  serve(server, calls.recommendCredit, writeNote('recommendation'))
  serve(server, calls.answerApplicationQuestion, writeNote('answer'))
  serve(server, calls.withdrawApplication, withdrawApplication)
  serve(server, calls.decideCredit, decideCredit)
  serve(server, calls.changeCreditLimit, changeCreditLimit)
  serve(server, calls.confirmCredit, confirmCredit)
  serve(server, calls.suspendCredit, suspendCredit)
  serve(server, calls.restoreCredit, restoreCredit)
  serve(server, calls.closeCredit, closeCredit)
}
