// The documents of a request that the caller may read.
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { documentsOf, documentFactsOf, toWire } from './documents.store.ts'
import type { DocumentParts, DocumentSubject } from './parts.ts'

/** With `earlier` also documents that newer ones have replaced. */
type Query<Field extends string> = { earlier?: string | undefined } & { [name in Field]: string }

export const listDocuments =
  <Field extends string>(parts: DocumentParts, { kind, idField }: DocumentSubject<Field>) =>
  async (call: Pick<Call, 'db' | 'actor'> & { query: Query<Field> }): Promise<StoredDocument[]> => {
    const actor = signedIn(call)
    const id = call.query[idField]
    const rights = await parts.lines[kind]?.rights(call.db, actor, id)
    if (!rights) throw new Problem('kit.not-found')
    const rows = await documentsOf(call.db, kind, id, call.query.earlier === 'true')
    return rows
      .filter((row) => !rights('read', documentFactsOf(row)))
      .map((row) => toWire(row, actor, rights))
  }
