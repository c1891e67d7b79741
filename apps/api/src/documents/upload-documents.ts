// The upload calls: one for each call, because the route tells which limits hold.
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { UploadScreen } from '@marsa/model/documents/upload.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { closingOnRefusal } from '../kit/taken-file.ts'
import type { DocumentParts, DocumentSubject } from './parts.ts'
import { receiveUpload, type Part } from './receive-upload.ts'
import { storeUpload } from './store-upload.ts'

export const uploadTo =
  (parts: DocumentParts, subject: DocumentSubject, screen: UploadScreen) =>
  async (call: Call): Promise<StoredDocument[]> => {
    const actor = signedIn(call)
    if (!call.request.isMultipart()) throw new Problem('documents.no-file')
    // The reader's own limits stand one above ours, so that the refusal is ours and says what is allowed.
    const limits = {
      files: screen.files + 1,
      fields: 12,
      parts: 24,
      fieldSize: 500,
      fileSize: screen.fileBytes + 1,
    }
    return closingOnRefusal(call, async () => {
      const received = await receiveUpload(
        call.request.parts({ limits }) as AsyncIterable<Part>,
        parts.files.quarantine,
        screen,
      )
      return storeUpload(parts, { ...call, actor }, subject, screen, received)
    })
  }
