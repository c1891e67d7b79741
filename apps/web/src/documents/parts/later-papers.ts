// The parts of the documents card that are fetched when somebody opens, uploads or wonders.
import { laterPart } from '../../ui/later-part.tsx'

export const LaterPaper = laterPart(async () => (await import('./paper-dialog.tsx')).PaperDialog)
export const LaterPaperReason = laterPart(async () => (await import('./paper-reason.tsx')).PaperReason)
export const LaterUpload = laterPart(async () => (await import('./upload-dialog.tsx')).UploadDialog)
export const LaterPaperExpiry = laterPart(async () => (await import('./paper-expiry.tsx')).PaperExpiry)
