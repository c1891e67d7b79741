// A warehouse says where it is and when its gate is open.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { siteProblems } from '@marsa/model/warehouse/site.ts'
import type {
  saveStorageSite as saveContract,
  viewStorageSite as viewContract,
} from '@marsa/model/warehouse/site-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { hasOverlap, lockPrefixes, prefixOf, savePrefix, saveSite, siteOf } from './site.store.ts'

export const viewStorageSite = async (call: Call<typeof viewContract>) => {
  const { companyId, isCompanyAdmin } = signedIn(call)
  return {
    site: (await siteOf(call.db, companyId)) ?? null,
    gs1Prefix: (await prefixOf(call.db, companyId)) ?? null,
    mayEdit: isCompanyAdmin,
  }
}

/** Nobody takes a prefix, or one within it, that another warehouse has: their codes would meet. */
const keepPrefix = async (tx: Tx, companyId: string, prefix: string | null): Promise<void> => {
  if (prefix !== null) {
    await lockPrefixes(tx)
    if (await hasOverlap(tx, companyId, prefix))
      throw new Problem('warehouse.label-prefix-taken', {}, { gs1Prefix: 'warehouse.label-prefix-taken' })
  }
  await savePrefix(tx, companyId, prefix)
}

export const saveStorageSite = (call: Call<typeof saveContract>) => {
  const { now } = call
  const { gs1Prefix, ...site } = call.body
  const { companyId, userId, isCompanyAdmin } = signedIn(call)
  if (!isCompanyAdmin) throw new Problem('warehouse.site-admin')
  const fields = siteProblems(site)
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  return call.once(async (tx) => {
    await saveSite(tx, companyId, site, { userId, now })
    if (gs1Prefix !== undefined) await keepPrefix(tx, companyId, gs1Prefix)
    return succeeded
  })
}
