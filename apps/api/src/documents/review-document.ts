// The check of a document by somebody else than its sender: accepted, or returned with a reason.
import type { reviewDocument as reviewDocumentCall } from '@marsa/model/documents/endpoints.ts'
import { reviewRefusal } from '@marsa/model/documents/document.ts'
import { hasExpired } from '@marsa/model/documents/expiry.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { moveReviewed } from './documents.store.ts'
import { findDocument } from './find-document.ts'
import type { DocumentParts } from './parts.ts'

export const reviewDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof reviewDocumentCall>): Promise<unknown> => {
    const actor = signedIn(call)
    const { documentId, outcome } = call.body
    const reason = cleanText(call.body.reason ?? '')
    return call.once(async (tx) => {
      const row = await findDocument(parts, tx, actor, documentId, 'review')
      if (row.deleted_at) throw new Problem('documents.id')
      if (row.company_id === actor.companyId) throw new Problem('kit.forbidden')
      refuse(reviewRefusal(row.state, outcome, reason, hasExpired(row.expires_on, dayOf(call.now))))
      await moveReviewed(tx, actor, row, outcome, reason)
      await parts.lines[row.subject_kind]?.reviewed?.(tx, actor, row.subject_id, {
        documentId,
        docCode: row.doc_code,
        companyId: row.company_id,
        version: row.version,
        outcome,
        reason: outcome === 'return' ? reason : '',
      })
      return { status: 'SUCCESS', errorMessage: null }
    })
  }
