// Changes a company's names, tax number and address; and of an agent what it offers, its code and its working time.
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  saveAgentProfile as saveAgentCall,
  saveCompany as saveCall,
} from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { codeIsTaken, updateAgent, updateCompany } from './companies.store.ts'
import { findAgent, findCompany } from './find-company.ts'

export const auditCompany = (
  tx: Tx,
  call: Pick<Call, 'actor'>,
  action: AuditAction,
  companyId: string,
  reason?: string,
): Promise<void> =>
  audit(tx, {
    kind: kindOf(signedIn(call)),
    action,
    objectKind: 'company',
    objectId: companyId,
    companyId,
    ...(reason !== undefined && { reason }),
  })

const changed = (before: Record<string, unknown>, after: Record<string, unknown>): string =>
  Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .join(', ')

export const saveCompany = (call: Call<typeof saveCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { version, ...facts } = call.body
    const row = await findCompany(tx, call.query.companyId)
    if (!(await updateCompany(tx, row.id, version, facts))) throw new Problem('kit.moved-on')
    const before = {
      nameEn: row.name_en,
      nameAr: row.name_ar,
      trn: row.trn,
      addressEn: row.address_en,
      addressAr: row.address_ar,
    }
    await auditCompany(tx, call, 'saveCompany', row.id, changed(before, facts))
    return succeeded
  })

export const saveAgentProfile = (call: Call<typeof saveAgentCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { version, ...given } = call.body
    const facts = { ...given, closedDays: [...new Set(given.closedDays)].toSorted() }
    const row = await findAgent(tx, call.query.companyId)
    if (await codeIsTaken(tx, facts.agentCode, row.id))
      throw new Problem('kit.invalid', {}, { agentCode: 'companies.code-taken' })
    if (!(await updateAgent(tx, row.id, version, facts))) throw new Problem('kit.moved-on')
    const before = {
      agentCode: row.agent_code,
      modes: row.modes,
      answerWeek: row.answer_week,
      closedDays: row.closed_days,
    }
    await auditCompany(tx, call, 'saveAgentProfile', row.id, changed(before, facts))
    return succeeded
  })
