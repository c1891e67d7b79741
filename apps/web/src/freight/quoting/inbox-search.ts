// The list of an agent as its address says it: what is asked of the server for it, and the order of all of it.
import { listRequestOrder } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { inboxSorts, readInboxFilters, type InboxFilters } from '@marsa/model/freight/quoting/inbox.ts'
import type { AnySort } from '@marsa/model/requests/list-sorts.ts'
import { call } from '../../kit/call.ts'
import { queryOf, readOwnSearch, type ListSearch } from '../../requests/door.tsx'

export const inboxTabs = ['answer', 'quoted', 'won', 'others'] as const
export type InboxSearch = ListSearch<AnySort, InboxFilters>

/** With the view that is shown and how its rows come: what is due first stands first, of what still asks something of the agent. */
export const readInbox = (address: Record<string, unknown>) => {
  const search: InboxSearch = readOwnSearch(address, { sorts: inboxSorts, own: readInboxFilters })
  const view = inboxTabs.find((tab) => tab === search.tab) ?? 'answer'
  const firstSort: AnySort = view === 'answer' || view === 'won' ? 'due' : '-added'
  return { search, view, firstSort, query: { ...queryOf(search, view, firstSort), ...search.own } }
}

/** The page of a request below the language: what is won is a shipment. */
export const requestPath = (id: string, isWon: boolean): string =>
  `freight/${isWon ? 'jobs' : 'requests'}/${id}`

export const wholeInbox = async (address: Record<string, unknown>): Promise<string[]> => {
  const { pageIndex: _page, pageSize: _size, ...query } = readInbox(address).query
  const { items } = await call(listRequestOrder, { query })
  return items.map(({ RequestId, isWon }) => requestPath(RequestId, isWon))
}
