// Deletes a draft for good (F3); anything that was submitted stays.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { removeDraft as contract } from '@marsa/model/freight/request-endpoints.ts'
import { audit } from '../kit/audit.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { deleteDraft, lockVisible } from './requests.store.ts'

export const removeDraft = (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const draft = await lockVisible(tx, actor, call.relation, call.query.id)
    if (draft?.state !== 'DRAFT') throw new Problem('freight.not-found')
    await deleteDraft(tx, draft.id)
    await audit(tx, {
      kind: 'customer',
      action: 'removeDraft',
      objectKind: 'freight-request',
      objectId: draft.id,
      companyId: draft.company_id,
    })
    return succeeded
  })
}
