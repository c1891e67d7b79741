// Reads of companies; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import {
  downloadLogo,
  listCompanies,
  viewCompany,
} from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { companyStates } from '@marsa/model/accounts/companies/companies-rules.ts'
import { companyKinds } from '@marsa/model/accounts/users/users-rules.ts'
import { ask } from '../../kit/query.ts'
import type { CompanySearch } from '../users/people-search.ts'

export const companyPageSize = 20

export const companiesQuery = (search: CompanySearch) =>
  queryOptions({
    ...ask(listCompanies, {
      searchText: search.text,
      kind: companyKinds.find((kind) => kind === search.kind),
      state: companyStates.find((state) => state === search.state),
      pageIndex: search.page,
      pageSize: companyPageSize,
    }),
    placeholderData: keepPreviousData,
  })

export const companyQuery = (companyId: string) => ask(viewCompany, { companyId })

/** What looks different after a change of a company; the header shows one's own. */
export const companyReads = [listCompanies, viewCompany, downloadLogo, getUserProfile] as const
