// Filters, sorting and page of a list of requests as they stand in its address; what does not fit is left out.
import { sortParams, type AnySort, type SortParam } from '@marsa/model/requests/list-sorts.ts'
import { requestTabs, type RequestTab } from '@marsa/model/requests/phase.ts'
import { dayIn } from '../../kit/router/search.ts'

/** What only one line filters by, each under its own name in the address. */
export type OwnFilters = Readonly<Record<string, string | undefined>>

export type ListSearch<Sort extends AnySort = SortParam, Own extends OwnFilters = OwnFilters> = {
  tab?: RequestTab
  /** Statuses as `A,B`. */
  status?: string
  reference?: string
  from?: string
  to?: string
  mode?: 'sea' | 'air'
  /** What only the line filters by, under its own name. */
  movement?: string
  own?: Own
  sort?: Sort
  page?: number
}

type Search = Record<string, unknown>
type Reading<Sort, Own> = { sorts: readonly Sort[]; own: (search: Search) => Own }

/** Of a line with sorts and filters of its own. The documented list names its groups in `status`, where several statuses may stand as well. */
export const readOwnSearch = <Sort extends AnySort, Own extends OwnFilters>(
  search: Search,
  { sorts, own: ownIn }: Reading<Sort, Own>,
): ListSearch<Sort, Own> => {
  const tab = requestTabs.find((each) => each === (search['tab'] ?? search['status']))
  const status = search['status']
  const given = search['reference']
  const reference =
    typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, 60) : ''
  const page = Number(search['page'])
  const from = dayIn(search['from'])
  const to = dayIn(search['to'])
  const mode = (['sea', 'air'] as const).find((each) => each === search['mode'])
  const movement = search['movement']
  const own = ownIn(search)
  const sort = sorts.find((each) => each === search['sort'])
  return {
    ...(tab && { tab }),
    ...(typeof status === 'string' && /^[A-Z_,]{3,400}$/.test(status) && { status }),
    ...(reference && { reference }),
    ...(from && to && { from, to }),
    ...(mode && { mode }),
    ...(typeof movement === 'string' && /^[A-Z_]{3,40}$/.test(movement) && { movement }),
    ...(Object.keys(own).length > 0 && { own }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

const common: Reading<SortParam, Record<string, never>> = { sorts: sortParams, own: () => ({}) }
export const readListSearch = (search: Search): ListSearch => readOwnSearch(search, common)

/** The address of a list below `path` with these filters. */
export const listAddress = (path: string, { own, ...search }: ListSearch<AnySort>): string => {
  const pairs = Object.entries({ ...search, ...own }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `${path}${query && `?${query}`}`
}

export const listPageSize = 20

/** What the server is asked for. */
export const queryOf = <Sort extends AnySort>(
  { tab, status, from, to, page, movement: _line, own: _own, ...search }: ListSearch<Sort>,
  first: RequestTab,
  firstSort?: Sort,
) => ({
  sort: firstSort,
  ...search,
  tab: tab ?? first,
  status,
  dateFrom: from,
  dateTo: to,
  pageIndex: page ?? 1,
  pageSize: listPageSize,
})
