// The people of one company, or of all for administrators, masked and in pages (C004, Z11, Z46).
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { roleNames } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { ListedUser, listUsers as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import { managerRefusal, maskedEmail, maskedMobile } from '@marsa/model/accounts/users/users-rules.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lookFor } from '../../reference/door.ts'
import { reachOf } from './find-user.ts'
import { usersMatching, type UserRow } from './users.store.ts'

export const toListed = (row: UserRow): ListedUser => ({
  userCode: row.user_code,
  firstName: row.first_name,
  lastName: row.last_name,
  firstNameAr: row.first_name_ar,
  lastNameAr: row.last_name_ar,
  email: maskedEmail(row.email),
  mobileNumber: row.mobile && maskedMobile(row.mobile),
  role: roleNames[row.role],
  roleName: row.role,
  status: row.status,
  isCompanyAdmin: row.is_company_admin,
  agentCode: row.agent_code,
  companyId: row.company_id,
  companyNameEn: row.name_en,
  companyNameAr: row.name_ar,
})

export const listUsers = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  refuse(managerRefusal(signedIn(call)))
  const { selectedAgent, company, searchText, role, status, pageIndex, pageSize } = call.query
  const filter = {
    companyId: reachOf(call) ?? company ?? null,
    agentCode: selectedAgent,
    role,
    status,
    offset: rowsBefore(pageIndex, pageSize),
    limit: pageSize,
  }
  const found = await lookFor(call.db, searchText, (terms) => usersMatching(call.db, { ...filter, terms }))
  return { items: found.map(toListed), pageIndex, pageSize, totalCount: found[0]?.total ?? 0 }
}
