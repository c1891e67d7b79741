// Calls of the storage line.
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import {
  deleteDocument,
  downloadDocument,
  downloadDocuments,
  listDocuments,
  restoreDocument,
  reviewDocument,
  uploadTo,
  type DocumentParts,
} from '../documents/door.ts'
import type { FinanceParts } from '../finance/door.ts'
import { serve, type Server } from '../kit/serve.ts'
import {
  acceptQuotation,
  cancelFor,
  cancelTermsFor,
  declineFor,
  invoiceFor,
  payFor,
  postFinalFor,
  receiptFor,
  rejectFor,
  requestAgainFor,
  sendQuotationFor,
  viewQuoteFor,
  withdrawFor,
  type LetterheadOf,
} from '../requests/door.ts'
import { compareStorageQuotes } from './asking/compare-storage-quotes.ts'
import { completeStorage } from './goods/complete-storage.ts'
import { listStorageDocumentTypes } from './documents.ts'
import { askExtension, withdrawExtension } from './goods/extension.ts'
import { listStorages, listStorageStatuses } from './list-storages.ts'
import { storageLine } from './line.ts'
import { reportStoragePaymentFailed } from './report-payment-failed.ts'
import { rateStorage } from './goods/rate-storage.ts'
import { answerFindings } from './goods/findings.ts'
import { handOverRelease } from './releases/hand-over-release.ts'
import { declineRelease, requestRelease, withdrawRelease } from './releases/releases.ts'
import { downloadReleaseNote } from './releases/release-note.ts'
import { reportGoods } from './goods/report-goods.ts'
import { saveStorageItems } from './goods/save-items.ts'
import { saveStorage } from './asking/save-storage.ts'
import { saveStorageSite, viewStorageSite } from './site/site.ts'
import { subjectKind } from './subject.ts'
import { trackStorage, trackStorageSolved } from './goods/track-storage.ts'
import { viewStorageQuoteAgent } from './asking/view-storage-agent.ts'
import { viewStorage } from './view-storage.ts'
import { downloadStorageLogo, type LogoOf } from './site/storage-logo.ts'

export type WarehouseParts = {
  finance: FinanceParts
  secret: string
  letterhead: LetterheadOf
  documents: DocumentParts
  logoOf: LogoOf
}

export const warehouseRoutes = (server: Server, parts: WarehouseParts): void => {
  const { finance, letterhead } = parts
  serve(server, storage.saveStorage, saveStorage)
  serve(server, storage.listStorages, listStorages)
  serve(server, storage.listStorageStatuses, listStorageStatuses)
  serve(server, storage.viewStorage, viewStorage)
  serve(server, storage.viewStorageCancelTerms, cancelTermsFor(storageLine, 'storageRequestID'))
  serve(server, storage.cancelStorage, cancelFor(storageLine, 'storageRequestID'))
  serve(server, storage.reinitiateStorage, requestAgainFor(storageLine))
  serve(server, storage.trackStorage, trackStorage)
  serve(server, storage.trackStorageSolved, trackStorageSolved(parts.secret))
  serve(server, storage.rateStorage, rateStorage)
  serve(server, storage.downloadStorageLogo, downloadStorageLogo(parts.logoOf))
  serve(server, storage.downloadStorageReceipt, receiptFor(storageLine, letterhead))
  serve(server, storage.downloadStorageInvoice, invoiceFor(storageLine, letterhead))
  quoteRoutes(server, finance)
  serve(server, storage.viewStorageSite, viewStorageSite)
  serve(server, storage.saveStorageSite, saveStorageSite)
  goodsRoutes(server)
  serve(
    server,
    storage.downloadReleaseNote,
    downloadReleaseNote({ files: parts.documents.files, letterhead }),
  )
  storageDocumentRoutes(server, parts.documents)
}

const quoteRoutes = (server: Server, finance: FinanceParts): void => {
  serve(server, storage.viewStorageQuote, viewQuoteFor(storageLine))
  serve(server, storage.compareStorageQuotes, compareStorageQuotes)
  serve(server, storage.acceptStorageQuote, acceptQuotation(storageLine, finance))
  serve(server, storage.payStorage, payFor(storageLine, storage.acceptStorageQuote, finance))
  serve(server, storage.reportStoragePaymentFailed, reportStoragePaymentFailed(finance))
  serve(server, storage.rejectStorageQuote, rejectFor(storageLine))
  serve(server, storage.viewStorageQuoteAgent, viewStorageQuoteAgent)
  serve(server, storage.submitStorageQuote, sendQuotationFor(storageLine))
  serve(server, storage.declineStorageQuote, declineFor(storageLine))
  serve(server, storage.withdrawStorageQuote, withdrawFor(storageLine))
  serve(server, storage.postStorageFinalQuote, postFinalFor(storageLine))
}

/** What happens to the goods of a booked request, and what is asked for on the way. */
const goodsRoutes = (server: Server): void => {
  serve(server, storage.reportGoods, reportGoods)
  serve(server, storage.completeStorage, completeStorage)
  serve(server, storage.saveStorageItems, saveStorageItems)
  serve(server, storage.answerFindings, answerFindings)
  serve(server, storage.requestRelease, requestRelease)
  serve(server, storage.withdrawRelease, withdrawRelease)
  serve(server, storage.handOverRelease, handOverRelease)
  serve(server, storage.declineRelease, declineRelease)
  serve(server, storage.askExtension, askExtension)
  serve(server, storage.withdrawExtension, withdrawExtension)
}

/** Multipart bodies are read by the parser that the documents' own routes have opened. */
const documentSubject = { kind: subjectKind, idField: 'storageRequestID' } as const

const storageDocumentRoutes = (server: Server, parts: DocumentParts): void => {
  serve(server, storage.uploadStorageDocuments, uploadTo(parts, documentSubject, 'quote-form'))
  serve(server, storage.listStorageDocuments, listDocuments(parts, documentSubject))
  serve(server, storage.downloadStorageDocument, downloadDocument(parts))
  serve(server, storage.downloadStorageDocuments, downloadDocuments(parts, documentSubject, server.db))
  serve(server, storage.deleteStorageDocument, deleteDocument(parts))
  serve(server, storage.restoreStorageDocument, restoreDocument(parts))
  serve(server, storage.reviewStorageDocument, reviewDocument(parts))
  serve(server, storage.listStorageDocumentTypes, listStorageDocumentTypes)
}
