// Mounts the calls of the papers of shipments abroad.
import { attachmentEndpoints as calls } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { deleteDocument, downloadDocument, listDocuments } from '../../documents/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { generateInvoice } from '../papers/download-papers.ts'
import type { ExpressParts } from '../parts.ts'
import { attachmentSubject } from './attachments.ts'
import { uploadAttachments } from './upload-attachments.ts'

export const attachmentRoutes = (server: Server, parts: ExpressParts): void => {
  const { documents } = parts
  serve(server, calls.uploadShipmentAttachments, uploadAttachments(documents))
  serve(server, calls.listShipmentAttachments, listDocuments(documents, attachmentSubject))
  serve(server, calls.downloadShipmentAttachment, downloadDocument(documents))
  serve(server, calls.deleteShipmentAttachment, deleteDocument(documents))
  serve(server, calls.generateCommercialInvoice, generateInvoice(parts))
}
