// Takes the papers of a shipment abroad (C073), which go the way of every document.
import type { uploadShipmentAttachments as contract } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { attachmentTypeOf } from '@marsa/model/express/attachments/attachments.ts'
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { uploadTo, type DocumentParts } from '../../documents/door.ts'
import type { Call } from '../../kit/serve.ts'
import { attachmentSubject } from './attachments.ts'

export const uploadAttachments = (documents: DocumentParts) => {
  const upload = uploadTo(documents, attachmentSubject, uploadScreens.parcels)
  return async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> =>
    (await upload(call)).map(({ documentId, docCode, file, size }) => ({
      attachmentId: documentId,
      type: attachmentTypeOf(docCode)!,
      name: file,
      size,
    }))
}
