// Companies and agents in pages, and one of them whole.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type {
  CompanyDetail,
  listCompanies as listCall,
  ListedCompany,
  viewCompany as viewCall,
} from '@marsa/model/accounts/companies/companies-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { lookFor } from '../../reference/door.ts'
import { administratorsOf, companiesMatching, type CompanyRow } from './companies.store.ts'
import { findCompany } from './find-company.ts'

const toListed = (row: CompanyRow): ListedCompany => ({
  companyId: row.id,
  kind: row.kind,
  nameEn: row.name_en,
  nameAr: row.name_ar,
  agentCode: row.agent_code,
  modes: row.modes,
  state: row.state,
  hasLogo: row.logo_key !== null,
  people: row.people,
  createdAt: toOffset(row.created_at),
})

export const listCompanies = async (call: Call<typeof listCall>): Promise<AnswerOf<typeof listCall>> => {
  const { searchText, kind, state, pageIndex, pageSize } = call.query
  const filter = { kind, state, offset: rowsBefore(pageIndex, pageSize), limit: pageSize }
  const found = await lookFor(call.db, searchText, (terms) =>
    companiesMatching(call.db, { ...filter, terms }),
  )
  return { items: found.map(toListed), pageIndex, pageSize, totalCount: found[0]?.total ?? 0 }
}

export const viewCompany = async (call: Call<typeof viewCall>): Promise<CompanyDetail> => {
  const row = await findCompany(call.db, call.query.companyId)
  const administrators = await administratorsOf(call.db, row.id)
  return {
    ...toListed(row),
    version: row.version,
    trn: row.trn,
    addressEn: row.address_en,
    addressAr: row.address_ar,
    isCreditCustomer: row.is_credit,
    answerWeek: row.answer_week && row.answer_week.map((hours) => hours && [hours[0], hours[1]]),
    closedDays: row.closed_days,
    suspendedAt: row.suspended_at && toOffset(row.suspended_at),
    suspendedReason: row.suspended_reason,
    administrators: administrators.map((person) => ({
      firstName: person.first_name,
      lastName: person.last_name,
      firstNameAr: person.first_name_ar,
      lastNameAr: person.last_name_ar,
      userCode: person.user_code,
    })),
  }
}
