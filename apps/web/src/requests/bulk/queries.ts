// Reads of a bulk upload; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BulkCalls, rowFilters } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { ask } from '../../kit/query.ts'

export type RowFilter = (typeof rowFilters)[number]

export const batchQuery = ({ viewBatch }: BulkCalls, id: string, only: RowFilter, pageIndex: number) =>
  queryOptions({ ...ask(viewBatch, { id, only, pageIndex }), placeholderData: keepPreviousData })

/** Milliseconds between two looks at how far it is. */
const beat = 700

/** Asked again and again while the requests are made. */
export const progressQuery = ({ followBatch }: BulkCalls, id: string) =>
  queryOptions({
    ...ask(followBatch, { id }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'WRITING' ? beat : false,
  })

/** Its requests that are not sent yet; those that are sent on the page stay in the list until it is opened again. */
export const draftsQuery = ({ batchDrafts }: BulkCalls, id: string) => ({
  ...ask(batchDrafts, { id }),
  staleTime: Infinity,
  gcTime: 0,
})

/** What looks different after a change of an upload. */
export const batchReads = ({ viewBatch }: BulkCalls) => [viewBatch] as const
