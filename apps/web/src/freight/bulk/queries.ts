// Reads of a bulk upload; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { followBatch, viewBatch, type rowFilters } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { ask } from '../../kit/query.ts'

export type RowFilter = (typeof rowFilters)[number]

export const batchQuery = (id: string, only: RowFilter, pageIndex: number) =>
  queryOptions({ ...ask(viewBatch, { id, only, pageIndex }), placeholderData: keepPreviousData })

/** Milliseconds between two looks at how far it is. */
const beat = 700

/** Asked again and again while the requests are made. */
export const progressQuery = (id: string, isOn: boolean) =>
  queryOptions({
    ...ask(followBatch, { id }),
    enabled: isOn,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'WRITING' ? beat : false,
  })

/** What looks different after a change of an upload. */
export const batchReads = [viewBatch] as const
