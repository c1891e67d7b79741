// The API keys of one's own company: list, make, revoke.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { mostKeys } from '@marsa/model/integrations/api-key.ts'
import type {
  ApiKey,
  createApiKey as createCall,
  listApiKeys as listCall,
  revokeApiKey as revokeCall,
} from '@marsa/model/integrations/endpoints.ts'
import { refuseStale } from '../accounts/door.ts'
import { audit } from '../kit/audit.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { managerOf } from './find-webhook.ts'
import { newKey } from './key-actor.ts'
import { countKeys, endKey, insertKey, keyOfCompany, keysOf, type KeyRow } from './keys.store.ts'

const toKey = (row: KeyRow): ApiKey => ({
  keyId: row.id,
  label: row.label,
  hint: row.hint,
  scopes: row.scopes,
  madeBy: row.made_by,
  createdAt: toOffset(row.created_at),
  expiresAt: toOffset(row.expires_at),
  lastUsedAt: row.last_used_at && toOffset(row.last_used_at),
  state: row.state,
})

export const listApiKeys = async (call: Call<typeof listCall>): Promise<AnswerOf<typeof listCall>> => ({
  items: (await keysOf(call.db, managerOf(call).companyId)).map(toKey),
})

export const createApiKey = async (call: Call<typeof createCall>): Promise<AnswerOf<typeof createCall>> => {
  const actor = managerOf(call)
  await refuseStale(call.db, actor.sessionId)
  return call.unkept(async (tx) => {
    const count = await countKeys(tx, actor.companyId)
    if (count >= mostKeys) throw new Problem('integrations.too-many', { count })
    const { key, hash, hint } = newKey()
    const { label, days } = call.body
    const scopes = [...new Set(call.body.scopes)]
    const made = await insertKey(tx, {
      companyId: actor.companyId,
      userId: actor.userId,
      label,
      hint,
      hash,
      scopes,
      days,
    })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'createApiKey',
      objectKind: 'api-key',
      objectId: made.id,
      companyId: actor.companyId,
      reason: `${hint} ${scopes.join(', ')}`,
    })
    return { keyId: made.id, key, expiresAt: toOffset(made.expires_at) }
  })
}

/** A second time it changes nothing. */
export const revokeApiKey = async (call: Call<typeof revokeCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const found = await keyOfCompany(tx, call.query.keyId, signedIn(call).companyId)
    if (!found) throw new Problem('kit.not-found')
    const actor = managerOf(call)
    if (found.state === 'revoked') return succeeded
    await endKey(tx, found.id, actor.userId)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'revokeApiKey',
      objectKind: 'api-key',
      objectId: found.id,
      companyId: actor.companyId,
      reason: found.hint,
    })
    return succeeded
  })
