// What the lines and the quotes take of documents: the card of documents, single rows, uploading with progress.
export { DocumentsCard } from './parts/documents-card.tsx'
export { DocumentFileField } from './parts/document-file-field.tsx'
export { StoredRow } from './parts/document-rows.tsx'
export {
  LazyDocumentDialog,
  LazyDocumentExpiry,
  LazyDocumentReason,
  LazyUploadDialog,
} from './parts/lazy-parts.ts'
export { foldPhotos } from './parts/photo-rows.tsx'
export { useDocumentFile, type DocumentFileCalls, type DocumentFileState } from './parts/document-file.ts'
export { uploadDocument, type DocumentUpload } from './parts/upload-document.ts'
export type { ReviewAnswer, DocumentCalls } from './document-calls.ts'
