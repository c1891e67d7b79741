// Reads of quotations and of an agent's requests; cache keys stand nowhere else.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { compareQuotes } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { listShipments } from '@marsa/model/freight/shipment-endpoints.ts'
import { mostRows } from '@marsa/model/kit/paging.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { call } from '../kit/call.ts'
import { ask, keyOf } from '../kit/query.ts'

export const compareQuery = (id: string) => ask(compareQuotes, { RequestId: id })
export const agentQuoteQuery = (id: string) => ask(viewQuoteAgent, { RequestId: id })

/** Every request an agent was invited to, newest first; the tabs are made of these rows. */
export const requestsQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listShipments), 'requests'],
  queryFn: ({ signal, pageParam }) =>
    call(listShipments, { query: { status: 'all', pageIndex: pageParam, pageSize: mostRows }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last) =>
    last.pageIndex * last.pageSize < last.totalCount ? last.pageIndex + 1 : undefined,
})
