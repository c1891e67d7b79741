// Calls of the storage line.
import { storageDocumentCalls, storageQuoteCalls } from '@marsa/model/warehouse/calls.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import {
  cancelFor,
  cancelTermsFor,
  completeFor,
  documentRoutes,
  postFinalFor,
  quoteRoutes,
  rateFor,
  requestAgainFor,
  type UsualParts,
} from '../requests/door.ts'
import { compareStorageQuotes, saveStorage } from './asking.ts'
import { listStorageDocumentTypes } from './documents.ts'
import { answerObjection } from './exceptions/answer-objection.ts'
import { giveExceptionBack, handException, listExceptions, takeException } from './exceptions/exceptions.ts'
import { askExtension, withdrawExtension } from './goods/extension.ts'
import { answerFindings } from './goods/findings.ts'
import { reportGoods } from './goods/report-goods.ts'
import { saveStorageItems } from './goods/save-items.ts'
import { takeInGoods } from './goods/take-in.ts'
import { trackStorage, trackStorageSolved } from './goods/track-storage.ts'
import { listStorages, listStorageStatuses } from './list-storages.ts'
import { downloadStorageLabel, downloadStorageLabels, issueStorageLabels } from './labels/labels.ts'
import { storageLine } from './line.ts'
import { handOverRelease } from './releases/hand-over-release.ts'
import { downloadReleaseNote } from './releases/release-note.ts'
import { declineRelease, requestRelease, withdrawRelease } from './releases/releases.ts'
import { reportStoragePaymentFailed } from './report-payment-failed.ts'
import { saveStorageSite, viewStorageSite } from './site/site.ts'
import { downloadStorageLogo, type LogoOf } from './site/storage-logo.ts'
import { downloadStockMovements, downloadStock, listStockMovements, listStock } from './stock/stock.ts'
import { viewStorage, viewStorageQuoteAgent } from './view-storage.ts'

export type WarehouseParts = UsualParts & { secret: string; logoOf: LogoOf }

export const warehouseRoutes = (server: Server, parts: WarehouseParts): void => {
  const { finance, letterhead, documents } = parts
  serve(server, storage.saveStorage, saveStorage)
  serve(server, storage.listStorages, listStorages)
  serve(server, storage.listStorageStatuses, listStorageStatuses)
  serve(server, storage.viewStorage, viewStorage)
  serve(server, storage.viewStorageCancelTerms, cancelTermsFor(storageLine, 'storageRequestID'))
  serve(server, storage.cancelStorage, cancelFor(storageLine, 'storageRequestID'))
  serve(server, storage.reinitiateStorage, requestAgainFor(storageLine))
  serve(server, storage.compareStorageQuotes, compareStorageQuotes)
  serve(server, storage.viewStorageQuoteAgent, viewStorageQuoteAgent)
  serve(server, storage.reportStoragePaymentFailed, reportStoragePaymentFailed(finance))
  serve(server, storage.postStorageFinalQuote, postFinalFor(storageLine))
  serve(server, storage.completeStorage, completeFor(storageLine))
  serve(server, storage.rateStorage, rateFor(storageLine))
  serve(server, storage.trackStorage, trackStorage)
  serve(server, storage.trackStorageSolved, trackStorageSolved(parts.secret))
  serve(server, storage.downloadStorageLogo, downloadStorageLogo(parts.logoOf))
  serve(server, storage.viewStorageSite, viewStorageSite)
  serve(server, storage.saveStorageSite, saveStorageSite)
  goodsRoutes(server)
  serve(server, storage.listStock, listStock)
  serve(server, storage.downloadStock, downloadStock)
  serve(server, storage.listStockMovements, listStockMovements)
  serve(server, storage.downloadStockMovements, downloadStockMovements)
  exceptionRoutes(server)
  serve(server, storage.downloadReleaseNote, downloadReleaseNote({ files: documents.files, letterhead }))
  serve(server, storage.listStorageDocumentTypes, listStorageDocumentTypes)
  quoteRoutes(server, storageLine, storageQuoteCalls, parts)
  const subject = { kind: storageLine.kind, idField: 'storageRequestID' } as const
  documentRoutes(server, subject, storageDocumentCalls, documents)
}

/** What goes wrong with stored goods, and who of the warehouse owns it. */
const exceptionRoutes = (server: Server): void => {
  serve(server, storage.listExceptions, listExceptions)
  serve(server, storage.takeException, takeException)
  serve(server, storage.handException, handException)
  serve(server, storage.giveExceptionBack, giveExceptionBack)
  serve(server, storage.answerObjection, answerObjection)
}

/** What happens to the goods of a booked request, and what is asked for on the way. */
const goodsRoutes = (server: Server): void => {
  serve(server, storage.reportGoods, reportGoods)
  serve(server, storage.takeInGoods, takeInGoods)
  serve(server, storage.saveStorageItems, saveStorageItems)
  serve(server, storage.issueStorageLabels, issueStorageLabels)
  serve(server, storage.downloadStorageLabels, downloadStorageLabels)
  serve(server, storage.downloadStorageLabel, downloadStorageLabel)
  serve(server, storage.answerFindings, answerFindings)
  serve(server, storage.requestRelease, requestRelease)
  serve(server, storage.withdrawRelease, withdrawRelease)
  serve(server, storage.handOverRelease, handOverRelease)
  serve(server, storage.declineRelease, declineRelease)
  serve(server, storage.askExtension, askExtension)
  serve(server, storage.withdrawExtension, withdrawExtension)
}
