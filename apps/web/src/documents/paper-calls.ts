// What a line gives so that the papers of its requests are shown, uploaded, checked and deleted by the same parts.
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { Prepared } from '../kit/prepared.ts'
import type { PaperUpload } from './parts/upload-paper.ts'

export type PaperAnswer = { documentId: string; outcome: 'accept' | 'return'; reason?: string }

/** The calls for the papers of one request; what a line does not have is left out, and its button with it. */
export type PaperCalls = {
  /** With `earlier` also papers that newer ones have replaced. */
  list: Prepared<{ earlier?: true }, StoredDocument[]>
  /** One file, by the id of the paper. */
  file: Prepared<string>
  /** All papers in one archive. */
  archive?: Prepared<void>
  /** The upload of additional papers, 8 MB in all. */
  add: PaperUpload
  /** Contracts whose answers are old once papers were added. */
  refreshes: Prepared<void>['refreshes']
  remove: Prepared<string>
  /** What is asked before one is deleted, with `{name}`. */
  removeBody: TextRow
  review?: Prepared<PaperAnswer>
}
