// The agents that may answer requests (C021): names and services for all; codes in full for staff and for oneself only.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { agentServices, type getAgentList as contract } from '@marsa/model/help/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { lookFor } from '../reference/door.ts'
import { agentsMatching } from './directory.store.ts'

/** What a customer sees of a code. */
const masked = (code: string): string => `${code.slice(0, 2)}***`

export const getAgentList = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { profileCode, searchText, pageIndex, pageSize } = call.query
  const isAgent = kindOf(actor) === 'agent'
  const isCustomer = kindOf(actor) === 'customer'
  const service = agentServices.find((each) => each === profileCode?.toLowerCase())
  const search = {
    lang: call.language,
    service,
    // Customers see codes masked, so they cannot find one by guessing its rest either.
    code: service || isCustomer ? undefined : profileCode,
    only: isAgent ? actor.companyId : null,
    page: { offset: rowsBefore(pageIndex, pageSize), limit: pageSize },
  }
  const found = await lookFor(call.db, searchText, (terms) => agentsMatching(call.db, { ...search, terms }))
  return {
    items: found.map(({ code, name, services, rating }) => ({
      agentCode: isCustomer ? masked(code) : code,
      name,
      services,
      rating,
    })),
    pageIndex,
    pageSize,
    totalCount: found[0]?.total ?? 0,
  }
}
