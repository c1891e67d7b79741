// Who is behind an API key: the administrator who made it, with no more than the scopes of the key.
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { keyPrefix, managesIntegrations } from '@marsa/model/integrations/api-key.ts'
import { actorByPerson, actorOf } from '../accounts/door.ts'
import type { Db } from '../kit/db.ts'
import { keyByHash, noteUse } from './keys.store.ts'

export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** A new key, what is stored of it, and what may be shown of it. */
export const newKey = (): { key: string; hash: Buffer; hint: string } => {
  const key = `${keyPrefix}${randomBytes(24).toString('base64url')}`
  return { key, hash: keyHash(key), hint: `${key.slice(0, 7)}…${key.slice(-4)}` }
}

export const isKey = (token: string): boolean => token.startsWith(keyPrefix)

/** Asked of the database at every call, so that a revoked key ends at once in every process. */
export const actorOfKey = async (db: Db, token: string): Promise<Actor> => {
  const key = await keyByHash(db, keyHash(token))
  const row = key && (await actorByPerson(db, key.user_id))
  if (!key || !row || row.company_id !== key.company_id) throw new Problem('kit.key-wrong')
  const actor = actorOf(row, false, settingDefaults)
  if (!managesIntegrations(actor)) throw new Problem('kit.key-wrong')
  if (key.quiet) await noteUse(db, key.id)
  const { id, hint, scopes } = key
  return { ...actor, sessionId: id, factorDue: false, key: { id, hint, scopes } }
}
