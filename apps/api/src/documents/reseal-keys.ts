// Wraps the keys of identity documents anew with the first key, after the keys of the installation were changed.
import type { Db } from '../kit/db.ts'
import { transaction } from '../kit/db.ts'
import { unwrapKey, wrapKey, type IdentityKeys } from './identity-keys.ts'
import { keysToReseal, storeWrapped } from './keeping.store.ts'

const batch = 200

/**
 * Safe to run at any time and by several processes; the files stay as they are. Answers how many keys were wrapped anew,
 * and the names of keys that documents need and we do not have.
 */
export const resealKeys = async (
  db: Db,
  keys: IdentityKeys,
): Promise<{ resealed: number; missing: string[] }> => {
  let resealed = 0
  const known = keys.map(({ id }) => id)
  const missing = new Set<string>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const last = await transaction(db, async (tx) => {
      const due = await keysToReseal(tx, known[0]!, after, batch)
      for (const { id, storageKey, fileKey, keyId } of due) {
        if (keyId !== null && !known.includes(keyId)) {
          missing.add(keyId)
          continue
        }
        await storeWrapped(tx, id, wrapKey(keys, unwrapKey(keys, { fileKey, keyId }, storageKey), storageKey))
        resealed++
      }
      return due.at(-1)?.id
    })
    if (!last) return { resealed, missing: [...missing].toSorted() }
    after = last
  }
}
