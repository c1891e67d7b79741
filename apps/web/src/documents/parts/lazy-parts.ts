// The parts of the documents card that are fetched when somebody opens, uploads or wonders.
import { laterPart } from '../../ui/later-part.tsx'

export const LazyDocumentDialog = laterPart(
  async () => (await import('./document-dialog.tsx')).DocumentDialog,
)
export const LazyDocumentReason = laterPart(
  async () => (await import('./document-reason.tsx')).DocumentReason,
)
export const LazyUploadDialog = laterPart(async () => (await import('./upload-dialog.tsx')).UploadDialog)
export const LazyDocumentExpiry = laterPart(
  async () => (await import('./document-expiry.tsx')).DocumentExpiry,
)
