// The documents of a freight request as the guards of its moves look at them.
import type { DocumentState } from '@marsa/model/documents/document.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentStates } from '../../documents/door.ts'
import type { Db } from '../../kit/db.ts'
import { subjectKind } from '../subject.ts'

export type HeldDocument = { docCode: DocCode; state: DocumentState }

/** Codes and states of the documents of a request. */
export const documentStatesOf = async (db: Db, requestId: string): Promise<HeldDocument[]> =>
  (await documentStates(db, subjectKind, requestId)).map((row) => ({
    docCode: row.doc_code,
    state: row.state,
  }))

/** Codes of documents that count as in: there, and not returned. */
export const uploadedCodes = (documents: readonly HeldDocument[]): DocCode[] =>
  documents.filter((document) => document.state !== 'RETURNED').map((document) => document.docCode)
