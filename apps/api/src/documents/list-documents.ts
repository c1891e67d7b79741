// The documents of a request that the caller may read.
import type { listDocuments as listDocumentsCall } from '@marsa/model/documents/endpoints.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { documentsOf, paperOf, toWire } from './documents.store.ts'
import type { DocumentParts } from './parts.ts'

export const listDocuments =
  (parts: DocumentParts, subjectKind: string) =>
  async (call: Call<typeof listDocumentsCall>): Promise<unknown> => {
    const actor = signedIn(call)
    const rights = await parts.lines[subjectKind]?.rights(call.db, actor, call.query.RequestId)
    if (!rights) throw new Problem('kit.not-found')
    const rows = await documentsOf(call.db, subjectKind, call.query.RequestId, call.query.earlier === 'true')
    return rows.filter((row) => !rights('read', paperOf(row))).map((row) => toWire(row, actor, rights))
  }
