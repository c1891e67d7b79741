// A draft as its author left it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { viewDraft as contract } from '@marsa/model/freight/asking/request-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findRequest } from '../requests.store.ts'

export const viewDraft = async (call: Call<typeof contract>) => {
  const draft = await findRequest(call.db, signedIn(call), call.relation, call.query.RequestId)
  if (draft?.state !== 'DRAFT') throw new Problem('freight.not-found')
  return {
    RequestId: draft.id,
    quoteNumber: draft.number,
    savedAt: toOffset(draft.saved_at),
    form: draft.form,
  }
}
