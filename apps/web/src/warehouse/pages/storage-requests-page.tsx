// My storage requests, for customers and staff: tabs, search, dates, pages.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { tabsOf } from '@marsa/model/warehouse/status.ts'
import { storageTabText } from '@marsa/model/warehouse/text.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { counted } from '../../kit/format.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { storageListText as words } from '../list-text.ts'
import { StorageFilters } from '../parts/storage-filters.tsx'
import { StorageTable } from '../parts/storage-table.tsx'
import { pageSize, storageCountQuery, storageRequestsQuery, type StorageFilter } from '../queries.ts'
import { readStorageSearch, storageRequestsAddress, type StorageSearch } from '../search.ts'
import { storageTitles } from '../titles.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/storages')

const filterOf = ({ tab, reference, from, to, page }: StorageSearch): StorageFilter => ({
  tab: tab ?? 'all',
  reference,
  dateFrom: from,
  dateTo: to,
  pageIndex: page ?? 1,
})

const emptyTabs: Partial<Record<StorageFilter['tab'], TextRow>> = {
  active: words.noActive,
  completed: words.noCompleted,
}

export function StorageRequestsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = readStorageSearch(route.useSearch())
  const navigate = useNavigate()
  const own = useVariant() === 'customer'
  useTitle(t(own ? storageTitles.myStorageRequests : words.storageRequests))
  const filter = filterOf(search)
  const { data, isPending, isError, error, refetch, isRefetching } = useQuery(storageRequestsQuery(filter))
  const filtered = Boolean(search.reference ?? search.from)
  const isEmpty = data?.totalCount === 0
  const firstUse = isEmpty && !filtered && filter.tab === 'all'
  const go = (change: Partial<StorageSearch>) =>
    void navigate({ href: storageRequestsAddress(lang, { ...search, page: undefined, ...change }) })
  return (
    <>
      <div className="row between wrap list-h">
        <h1>
          {t(own ? storageTitles.myStorageRequests : words.storageRequests)}{' '}
          <span className="muted num count-n">{data && counted(data.totalCount, lang)}</span>
        </h1>
        {own && (
          <LinkButton variant="primary" icon={Plus} href={`/${lang}/warehouse/quote`}>
            {t(storageTitles.getQuote)}
          </LinkButton>
        )}
      </div>
      <Tabs search={search} />
      {!firstUse && <StorageFilters search={search} onChange={go} />}
      {isError && (
        <div className="card">
          <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
            {error.sentence}
          </ErrorState>
        </div>
      )}
      {isEmpty && (
        <div className="card">
          {firstUse ? (
            <Empty
              art
              title={t(words.emptyTitle)}
              action={
                own && (
                  <LinkButton variant="primary" href={`/${lang}/warehouse/quote`}>
                    {t(storageTitles.getQuote)}
                  </LinkButton>
                )
              }
            >
              {t(own ? words.emptyBody : words.emptyStaff)}
            </Empty>
          ) : (
            <Empty
              title={t((!filtered && emptyTabs[filter.tab]) || words.noMatch)}
              action={
                (filtered || filter.tab === 'cancelled') && (
                  <LinkButton
                    href={storageRequestsAddress(lang, filter.tab === 'cancelled' ? {} : { tab: search.tab })}
                  >
                    {t(words.clear)}
                  </LinkButton>
                )
              }
            >
              {filtered && t(words.noMatchBody)}
            </Empty>
          )}
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          <StorageTable rows={data?.items ?? []} own={own} pending={isPending} />
          {data && (
            <div className="list-foot">
              <Pager
                page={filter.pageIndex}
                size={pageSize}
                total={data.totalCount}
                hrefOf={(page) =>
                  storageRequestsAddress(lang, { ...search, page: page > 1 ? page : undefined })
                }
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function Tabs({ search }: { search: StorageSearch }) {
  const t = useT()
  const { lang } = useLang()
  const { pageIndex: _, ...filter } = filterOf(search)
  const counts = {
    all: useQuery(storageCountQuery({ ...filter, tab: 'all' })).data,
    active: useQuery(storageCountQuery({ ...filter, tab: 'active' })).data,
    completed: useQuery(storageCountQuery({ ...filter, tab: 'completed' })).data,
  }
  return (
    <div className="list-tabs">
      <TabLinks
        label={t(words.tabs)}
        // Those that have ended are a filter of all.
        value={search.tab === 'cancelled' ? 'all' : (search.tab ?? 'all')}
        tabs={tabsOf.customer.map((tab) => ({
          id: tab,
          label: t(storageTabText[tab]),
          count: counts[tab],
          href: storageRequestsAddress(lang, {
            ...search,
            page: undefined,
            tab: tab === 'all' ? undefined : tab,
          }),
        }))}
      />
    </div>
  )
}
