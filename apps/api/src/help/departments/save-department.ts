// An administrator adds a department at the end, changes, hides or shows one; the audit says what was changed.
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Department, saveDepartment as contract } from '@marsa/model/help/department-endpoints.ts'
import { departmentChanges, departmentLimits } from '@marsa/model/help/department.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { holdDepartments, insertDepartment, updateDepartment } from './departments.store.ts'

const actionOf = (before: Department | undefined, isHidden: boolean): AuditAction => {
  if (!before) return 'addDepartment'
  if (before.isHidden === isHidden) return 'changeDepartment'
  return isHidden ? 'hideDepartment' : 'showDepartment'
}

export const saveDepartment = (call: Call<typeof contract>): Promise<Department> => {
  const actor = signedIn(call)
  const { id, version, ...written } = call.body
  return call.once(async (tx) => {
    const all = await holdDepartments(tx)
    const before = all.find((each) => each.id === id)
    if (id !== undefined && !before) throw new Problem('kit.not-found')
    if (!before && all.length >= departmentLimits.rows) throw new Problem('help.departments-full')
    const saved = before
      ? await updateDepartment(tx, before.id, version, written)
      : await insertDepartment(tx, written)
    if (!saved) throw new Problem('help.department-changed')
    const changes = before && departmentChanges(before, saved)
    await audit(tx, {
      kind: kindOf(actor),
      action: actionOf(before, saved.isHidden),
      objectKind: 'department',
      objectId: saved.id,
      companyId: actor.companyId,
      reason: changes ? `${saved.nameEn}: ${changes}` : saved.nameEn,
    })
    return saved
  })
}
