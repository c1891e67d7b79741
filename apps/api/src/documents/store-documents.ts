// Stores documents that are at hand as bytes, through the same checks as an upload: for the demo world and our own documents.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import type { DocumentParts } from './parts.ts'
import { receiveUpload, type Part } from './receive-upload.ts'
import { storeUpload, type Uploading } from './store-upload.ts'

export type NewDocuments = {
  subjectKind: string
  subjectId: string
  docCode: DocCode
  quotationId?: string
  partId?: string | undefined
  files: readonly { name: string; bytes: Uint8Array }[]
}

const idField = 'subjectId'

async function* partsOf({
  subjectId,
  docCode,
  quotationId,
  partId,
  files,
}: NewDocuments): AsyncGenerator<Part> {
  yield { type: 'field', fieldname: idField, value: subjectId }
  yield { type: 'field', fieldname: 'docCode', value: docCode }
  if (quotationId) yield { type: 'field', fieldname: 'quotationtId', value: quotationId }
  if (partId) yield { type: 'field', fieldname: 'partId', value: partId }
  for (const { name, bytes } of files) {
    const file = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes
    }
    yield { type: 'file', fieldname: 'files', filename: name, file: file() }
  }
}

/** Stores all or none; refused as an upload by this actor would be. */
export const storeDocuments = async (
  parts: DocumentParts,
  uploading: Uploading,
  documents: NewDocuments,
): Promise<StoredDocument[]> => {
  const screen = uploadScreens['quote-form']
  const received = await receiveUpload(partsOf(documents), parts.files.quarantine, screen)
  return storeUpload(parts, uploading, { kind: documents.subjectKind, idField }, screen, received)
}
