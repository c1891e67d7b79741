// What other folders may use of documents.
export { documentById, documentsOf, toWire as documentToWire } from './documents.store.ts'
export { retireIdentityPapers } from './keeping.store.ts'
export { documentJobs } from './jobs.ts'
export { inspectFile } from './inspection/inspect-file.ts'
export { printReceipt, printTaxInvoice } from './print-paper.ts'
export { storeDocuments } from './store-documents.ts'
export type { VirusScan } from './scan-for-viruses.ts'
export type { DocumentLine, DocumentLines, DocumentParts, DocumentRights, Paper } from './parts.ts'
