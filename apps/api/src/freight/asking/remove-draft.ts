// Deletes drafts for good (F3), one or many; anything that was submitted stays.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { removeDrafts as bulkContract } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import type { removeDraft as contract } from '@marsa/model/freight/asking/request-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { eachOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { deleteDraft } from '../../requests/door.ts'
import { lockVisible } from '../requests.store.ts'

const removeOne = async (tx: Tx, call: Pick<Call, 'actor' | 'relation'>, id: string) => {
  const draft = await lockVisible(tx, signedIn(call), call.relation, id)
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
}

export const removeDraft = (call: Call<typeof contract>) =>
  call.once((tx) => removeOne(tx, call, call.query.id))

/** Many, each in a transaction of its own. */
export const removeDrafts = async (call: Call<typeof bulkContract>) => ({
  outcomes: await eachOf(call.body.ids, (id) => call.onceFor(id, (tx) => removeOne(tx, call, id))),
})
