// What other folders may use of documents.
export { documentById, documentStates, documentsOf, toWire as documentToWire } from './documents.store.ts'
export { readIdentityKeys } from './identity-keys.ts'
export { endDocuments, retireIdentityDocuments, type ExpiringDocument } from './keeping.store.ts'
export { downloadDocuments } from './archive-documents.ts'
export { deleteDocument, restoreDocument } from './delete-document.ts'
export { downloadDocument } from './download-document.ts'
export { documentTypeRows } from './list-document-types.ts'
export { listDocuments } from './list-documents.ts'
export { readDocument } from './read-document.ts'
export { reviewDocument } from './review-document.ts'
export { uploadTo } from './upload-documents.ts'
export { inspectFile } from './inspection/inspect-file.ts'
export {
  groupedAmount,
  printedDay,
  printedInstant,
  printReceipt,
  printReleaseNote,
  printCreditReceipt,
  printStatement,
  printTaxInvoice,
} from './print-document.ts'
export { printLabelPages } from './print-labels.ts'
export { storeDocuments } from './store-documents.ts'
export type { VirusScan } from './scan-for-viruses.ts'
export type { DocumentLine, DocumentParts, DocumentRights, DocumentSubject, Review } from './parts.ts'
export { isIdentity, quoteFile, staffRights } from './staff-rights.ts'
