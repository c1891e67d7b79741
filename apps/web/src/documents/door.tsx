// What the lines and the quotes take of documents: the card of papers, single rows, uploading with progress.
export { DocumentsCard } from './parts/documents-card.tsx'
export { StoredRow } from './parts/document-rows.tsx'
export { LaterPaper, LaterPaperExpiry, LaterPaperReason, LaterUpload } from './parts/later-papers.ts'
export { foldPhotos } from './parts/photo-rows.tsx'
export { usePaperFile, type PaperFileCalls, type PaperFileState, type PaperKind } from './parts/paper-file.ts'
export { uploadPaper, type PaperUpload } from './parts/upload-paper.ts'
export type { PaperAnswer, PaperCalls } from './paper-calls.ts'
