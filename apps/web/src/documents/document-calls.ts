// What a line gives so that the documents of its requests are shown, uploaded, checked and deleted by the same parts.
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { Prepared } from '../kit/prepared.ts'
import type { DocumentUpload } from './parts/upload-document.ts'

export type ReviewAnswer = { documentId: string; outcome: 'accept' | 'return'; reason?: string }

/** The calls for the documents of one request; what a line does not have is left out, and its button with it. */
export type DocumentCalls = {
  /** With `earlier` also documents that newer ones have replaced. */
  list: Prepared<{ earlier?: true }, StoredDocument[]>
  /** One file, by the id of the document. */
  file: Prepared<string>
  /** All documents in one archive. */
  archive?: Prepared<void>
  /** The upload of additional documents, 8 MB in all. */
  add: DocumentUpload
  /** Contracts whose answers are old once documents were added. */
  refreshes: Prepared<void>['refreshes']
  remove: Prepared<string>
  /** What is asked before one is deleted, with `{name}`. */
  removeBody: TextRow
  review?: Prepared<ReviewAnswer>
}
