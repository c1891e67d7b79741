// The parts of the documents card that are fetched when somebody opens, uploads or wonders.
import { lazyPart } from '../../ui/lazy-part.tsx'

export const LazyDocumentDialog = lazyPart(async () => (await import('./document-dialog.tsx')).DocumentDialog)
export const LazyDocumentReason = lazyPart(async () => (await import('./document-reason.tsx')).DocumentReason)
export const LazyUploadDialog = lazyPart(async () => (await import('./upload-dialog.tsx')).UploadDialog)
export const LazyDocumentExpiry = lazyPart(async () => (await import('./document-expiry.tsx')).DocumentExpiry)
