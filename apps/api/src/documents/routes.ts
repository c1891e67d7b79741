// Calls of documents on freight requests.
import multipart from '@fastify/multipart'
import {
  addDocuments,
  copyDocument as copyDocumentCall,
  deleteDocument as deleteDocumentCall,
  downloadArchives as downloadArchivesCall,
  downloadDocument as downloadDocumentCall,
  downloadDocuments as downloadDocumentsCall,
  listDocuments as listDocumentsCall,
  listDocumentTypes as listDocumentTypesCall,
  restoreDocument as restoreDocumentCall,
  reviewDocument as reviewDocumentCall,
  uploadDocuments,
} from '@marsa/model/documents/endpoints.ts'
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import { serve, type Server } from '../kit/serve.ts'
import { downloadArchives, downloadDocuments } from './archive-documents.ts'
import { copyDocument } from './copy-document.ts'
import { deleteDocument, restoreDocument } from './delete-document.ts'
import { downloadDocument } from './download-document.ts'
import { listDocumentTypes } from './list-document-types.ts'
import { listDocuments } from './list-documents.ts'
import type { DocumentParts } from './parts.ts'
import { reviewDocument } from './review-document.ts'
import { uploadTo } from './upload-documents.ts'

const freightSubject = { kind: 'freight-request', idField: 'RequestId' } as const

export const documentRoutes = (server: Server, parts: DocumentParts): void => {
  if (!server.http.hasContentTypeParser('multipart/form-data')) void server.http.register(multipart)
  serve(server, uploadDocuments, uploadTo(parts, freightSubject, uploadScreens['quote-form']))
  serve(server, addDocuments, uploadTo(parts, freightSubject, uploadScreens['additional-documents']))
  serve(server, listDocumentsCall, listDocuments(parts, freightSubject))
  serve(server, downloadDocumentCall, downloadDocument(parts))
  serve(server, downloadDocumentsCall, downloadDocuments(parts, freightSubject, server.db))
  serve(server, downloadArchivesCall, downloadArchives(parts, freightSubject, server.db))
  serve(server, copyDocumentCall, copyDocument(parts))
  serve(server, deleteDocumentCall, deleteDocument(parts))
  serve(server, restoreDocumentCall, restoreDocument(parts))
  serve(server, reviewDocumentCall, reviewDocument(parts))
  serve(server, listDocumentTypesCall, listDocumentTypes)
}
