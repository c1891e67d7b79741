// Refunds: card payments that go back, by days, state and name; those that are open first.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listRefunds } from '@marsa/model/finance/refunds/refund-endpoints.ts'
import { refundStates, refundStateText } from '@marsa/model/finance/refunds/refund.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { BookSums, NothingFits } from '../books/book-list.tsx'
import { bookHref, oneOf, type StateSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { RefundTable } from './refund-table.tsx'
import { refundWords as words } from './refund-words.ts'

const route = getRouteApi('/$lang/inside/finance/refunds')
/** What a worker does with an open refund is seen without a press. */
const whileOpenMs = 5_000

export function RefundsPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, page, state: askedState, ...days } = search
  const state = oneOf(refundStates, askedState)
  const query = useQuery({
    ...ask(listRefunds, {
      ...days,
      ...(state && { state }),
      ...(searchText && { searchText }),
      ...(page && { page: Number(page) }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ settledAt }) => settledAt === null) ? whileOpenMs : false,
  })
  const isAdmin = useMe()?.roleName === 'admin'
  const hrefOf = (change: Partial<StateSearch>) => bookHref(lang, 'refunds', { ...search, ...change })
  const go = (change: Partial<StateSearch>) => void navigate({ href: hrefOf({ page: undefined, ...change }) })
  return (
    <BookFrame
      page="refunds"
      title={t(financeTitles.refunds)}
      lead={t(words.lead)}
      address="refunds"
      search={search}
      files={[{ report: 'refunds' }]}
    >
      <FilterBar>
        <SearchBox
          label={t(words.search)}
          value={searchText ?? ''}
          onSearch={(next) => go({ search: next.trim() || undefined })}
        />
        <FilterSelect
          label={t(words.state)}
          all={t(words.everyState)}
          ids={refundStates}
          nameOf={(id) => t(refundStateText[id])}
          value={state}
          onChange={(next) => go({ state: next })}
        />
      </FilterBar>
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ refunds, count, amount }) =>
          refunds.length === 0 ? (
            <NothingFits address="refunds" title={t(words.none)}>
              {t(words.noneBody)}
            </NothingFits>
          ) : (
            <div className="stack g4">
              <BookSums sums={[{ label: t(words.count, { count }), amount }]} />
              <div className="list-card">
                <RefundTable rows={refunds} isAdmin={isAdmin} />
                <ListPages page={page} total={count} hrefOf={(next) => hrefOf({ page: next })} />
              </div>
            </div>
          )
        }
      </Loaded>
    </BookFrame>
  )
}
