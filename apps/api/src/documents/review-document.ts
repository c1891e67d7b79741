// The check of a paper by somebody else than its sender: accepted, or returned with a reason.
import type { reviewDocument as reviewDocumentCall } from '@marsa/model/documents/endpoints.ts'
import { reviewRefusal } from '@marsa/model/documents/document.ts'
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
      refuse(reviewRefusal(row.state, outcome, reason))
      await moveReviewed(tx, actor, row, outcome, reason)
      return { status: 'SUCCESS', errorMessage: null }
    })
  }
