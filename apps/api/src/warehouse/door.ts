// What the application assembles of storage: its side of payments and of documents, its search, and its background work.
export { storageDocuments } from './documents.ts'
export { storageLine } from './line.ts'
export { warehouseJobs } from './jobs.ts'
