// Reads of quotations, of an agent's requests and of payments; cache keys stand nowhere else.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { abandonPayment, completePayment, getPaymentStatus } from '@marsa/model/finance/endpoints.ts'
import { compareQuotes } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { listShipments } from '@marsa/model/freight/shipment-endpoints.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { call } from '../kit/call.ts'
import { ask, keyOf } from '../kit/query.ts'

export const compareQuery = (id: string) => ask(compareQuotes, { RequestId: id })
export const agentQuoteQuery = (id: string) => ask(viewQuoteAgent, { RequestId: id })

const requestPage = 100

/** Every request an agent was invited to, newest first; the tabs are made of these rows. */
export const requestsQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listShipments), 'requests'],
  queryFn: ({ signal, pageParam }) =>
    call(listShipments, { query: { status: 'all', pageIndex: pageParam, pageSize: requestPage }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last) =>
    (last.pageIndex + 1) * last.pageSize < last.totalCount ? last.pageIndex + 1 : undefined,
})

/** Asks the gateway once through the server when the payer is back, or gives the payment up when the payer left. */
export const comebackQuery = (sessionId: string, left: boolean) =>
  queryOptions({
    queryKey: [left ? abandonPayment.verb : completePayment.verb, sessionId],
    queryFn: () => call(left ? abandonPayment : completePayment, { body: { sessionId } }),
    staleTime: Infinity,
  })

const pollMs = 3000

/** How a payment stands, asked again until it is known. */
export const paymentQuery = (sessionId: string) =>
  queryOptions({
    ...ask(getPaymentStatus, { sessionId }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.isKnown ? false : pollMs),
  })
