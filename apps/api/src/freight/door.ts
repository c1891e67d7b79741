// What the application assembles of freight: its side of payments and of documents, and its background work.
export { agentsFor } from './quoting/invitations.store.ts'
export { freightDocuments } from './documents/documents.ts'
export { freightJobs } from './jobs.ts'
export { freightLine } from './line.ts'
