// Reads of what changes a request on its way; apart from the others, because only parts that are fetched later need them.
import { queryOptions } from '@tanstack/react-query'
import { cancelTerms } from '@marsa/model/freight/changes/change-endpoints.ts'
import { compensationTerms } from '@marsa/model/freight/changes/compensation-endpoints.ts'
import { deskView, earlierQuotes } from '@marsa/model/freight/desk-endpoints.ts'
import { ask } from '../../kit/query.ts'
import { freightReads } from '../queries.ts'

/** The refund rule for one request, asked anew each time it is shown. */
export const cancelTermsQuery = (id: string) =>
  queryOptions({ ...ask(cancelTerms, { RequestId: id }), staleTime: 0 })
export const earlierQuotesQuery = (id: string) => ask(earlierQuotes, { RequestId: id })
export const deskViewQuery = (id: string) => ask(deskView, { RequestId: id })

/** What may be given back, asked anew; with an amount also what that would post. */
export const compensationQuery = (id: string, amount?: string) =>
  queryOptions({ ...ask(compensationTerms, { RequestId: id, ...(amount && { amount }) }), staleTime: 0 })

/** Everything that may look different after one of these changes. */
export const changeReads = [...freightReads, earlierQuotes, deskView, compensationTerms] as const
