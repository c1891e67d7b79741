// The page of a list of requests: tabs with their counts, filters, the rows, pages. Lines and readers differ in their columns.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { AnySort } from '@marsa/model/requests/list-sorts.ts'
import type { RequestTab } from '@marsa/model/requests/phase.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { counted } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import type { Sort } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { isFiltered, ListFilters, unfiltered, type ListFiltersProps } from './filters.tsx'
import { listAddress, listPageSize, type ListSearch } from './search.ts'
import { requestListText as words } from './text.ts'

type Listed<Row> = { items: Row[]; totalCount: number; tabs: Partial<Record<RequestTab, number>> }

export type TableProps<Row> = {
  rows: Row[]
  pending: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  /** All that were found are in `rows`. */
  isWhole?: boolean
}

export type ListPageProps<Row> = {
  title: string
  /** The page without its filters. */
  path: string
  search: ListSearch<AnySort>
  /** The first one is there without being named in the address. */
  tabs: readonly RequestTab[]
  /** What the tabs are groups of. */
  tabsLabel: string
  /** What the search field looks for. */
  searchLabel: string
  statuses: Readonly<Record<string, TextRow>>
  /** What only this line filters by. */
  movements?: ListFiltersProps['movements']
  further?: ListFiltersProps['further']
  sorts?: ListFiltersProps['sorts']
  /** How rows come unless the reader says otherwise. */
  firstSort?: AnySort
  list: UseQueryResult<Listed<Row>, Refusal>
  table: (props: TableProps<Row>) => ReactNode
  actions?: ReactNode
  /** In place of the whole list while there has never been a row; and in a tab without rows. */
  firstUse: ReactNode
  emptyTab?: ReactNode
  /** For what is chosen. */
  bar?: ReactNode
}

const sortOf = (param: AnySort): Sort =>
  param.startsWith('-')
    ? { id: param.slice(1), direction: 'descending' }
    : { id: param, direction: 'ascending' }

export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, path, search, tabs, list, firstSort = '-added' } = props
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { data, isPending } = list
  const tab = search.tab ?? tabs[0]!
  const filtered = isFiltered(search)
  const isEmpty = data?.totalCount === 0
  const isFirstUse = isEmpty && !filtered && (data.tabs.all ?? 0) === 0
  const sort = search.sort ?? firstSort
  const go = (change: Partial<ListSearch<AnySort>>) =>
    void navigate({ href: listAddress(path, { ...search, page: undefined, ...change }) })
  const hrefOf = (change: Partial<ListSearch<AnySort>>) =>
    listAddress(path, { ...search, page: undefined, ...change })
  return (
    <>
      <div className="row between wrap list-h">
        <h1>
          {title} <span className="muted num count-n">{data && counted(data.totalCount, lang)}</span>
        </h1>
        <div className="row wrap g2">{props.actions}</div>
      </div>
      <div className="list-tabs">
        <TabLinks
          label={props.tabsLabel}
          value={tab}
          tabs={tabs.map((each) => ({
            id: each,
            label: t(words[each]),
            count: data?.tabs[each],
            href: hrefOf({ tab: each === tabs[0] ? undefined : each, sort: undefined }),
          }))}
        />
      </div>
      {!isFirstUse && (
        <ListFilters
          search={search}
          onChange={go}
          label={props.searchLabel}
          statuses={props.statuses}
          sort={sort}
          movements={props.movements}
          further={props.further}
          sorts={props.sorts}
        />
      )}
      <Loaded query={list} card />
      {isFirstUse && props.firstUse}
      {isEmpty && !isFirstUse && (
        <div className="card">
          {filtered ? (
            <Empty
              title={t(words.noMatch)}
              action={
                <button
                  type="button"
                  className={buttonClass('secondary', 'm')}
                  onClick={() => go(unfiltered)}
                >
                  {t(words.clear)}
                </button>
              }
            >
              {t(words.noMatchBody)}
            </Empty>
          ) : (
            (props.emptyTab ?? <Empty title={t(words.nothing)} />)
          )}
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          {props.table({
            rows: data?.items ?? [],
            pending: isPending,
            sort: sortOf(sort),
            onSort: ({ id, direction }) =>
              go({ sort: `${direction === 'descending' ? '-' : ''}${id}` as AnySort }),
            isWhole: data?.items.length === data?.totalCount,
          })}
          {data && (
            <div className="list-foot">
              <Pager
                page={search.page ?? 1}
                size={listPageSize}
                total={data.totalCount}
                hrefOf={(page) => hrefOf({ page: page > 1 ? page : undefined })}
              />
            </div>
          )}
        </div>
      )}
      {props.bar}
    </>
  )
}
