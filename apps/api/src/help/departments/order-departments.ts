// An administrator puts the departments in order; a list that is not the one there is now is refused.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { orderDepartments as contract } from '@marsa/model/help/department-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { holdDepartments, writeOrder } from './departments.store.ts'

export const orderDepartments = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { ids } = call.body
  return call.once(async (tx) => {
    const all = await holdDepartments(tx)
    const named = new Map(all.map(({ id, nameEn }) => [id, nameEn]))
    if (new Set(ids).size !== ids.length || ids.length !== all.length || !ids.every((id) => named.has(id)))
      throw new Problem('help.departments-changed')
    await writeOrder(tx, ids)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'orderDepartments',
      objectKind: 'department',
      companyId: actor.companyId,
      reason: ids
        .map((id) => named.get(id))
        .join(', ')
        .slice(0, 500),
    })
    return succeeded
  })
}
