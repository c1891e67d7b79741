// A warehouse says where it is and when its gate is open.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { siteProblems } from '@marsa/model/warehouse/site.ts'
import type {
  saveStorageSite as saveContract,
  viewStorageSite as viewContract,
} from '@marsa/model/warehouse/site-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { saveSite, siteOf } from './site.store.ts'

export const viewStorageSite = async (call: Call<typeof viewContract>) => {
  const { companyId, isCompanyAdmin } = signedIn(call)
  return { site: (await siteOf(call.db, companyId)) ?? null, mayEdit: isCompanyAdmin }
}

export const saveStorageSite = (call: Call<typeof saveContract>) => {
  const { now, body } = call
  const { companyId, userId, isCompanyAdmin } = signedIn(call)
  if (!isCompanyAdmin) throw new Problem('warehouse.site-admin')
  const fields = siteProblems(body)
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  return call.once(async (tx) => {
    await saveSite(tx, companyId, body, { userId, now })
    return succeeded
  })
}
