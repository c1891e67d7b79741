// The requests that a warehouse was invited to: groups, reference, dates, answer clocks, pages; all of it in the address.
import { useQuery } from '@tanstack/react-query'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { tabsOf } from '@marsa/model/warehouse/status.ts'
import { storageTabText } from '@marsa/model/warehouse/text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { counted } from '../../kit/format.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { agentListText as words } from '../agent-text.ts'
import { AgentStorageTable } from '../parts/agent-storage-table.tsx'
import { StorageFilters } from '../parts/storage-filters.tsx'
import { pageSize, storageRequestsQuery } from '../queries.ts'
import { readStorageSearch, type StorageSearch } from '../search.ts'
import { storageTitles } from '../titles.ts'
import '../agent.css'

const route = getRouteApi('/$lang/inside/warehouse/requests')

const addressOf = (lang: string, search: StorageSearch): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `/${lang}/warehouse/requests${query && `?${query}`}`
}

const noFilter = { reference: undefined, from: undefined, to: undefined }

export function AgentStorageRequestsPage() {
  useOnly(viewStorageQuoteAgent)
  const t = useT()
  const { lang } = useLang()
  const search = readStorageSearch(route.useSearch())
  const navigate = useNavigate()
  useTitle(t(storageTitles.requests))
  const { tab = 'all', reference, from, to, page = 1 } = search
  const { data, isPending, isError, error, refetch, isRefetching } = useQuery(
    storageRequestsQuery({ tab, reference, dateFrom: from, dateTo: to, pageIndex: page }),
  )
  const filtered = Boolean(reference ?? from)
  const go = (change: Partial<StorageSearch>) =>
    void navigate({ href: addressOf(lang, { ...search, page: undefined, ...change }) })
  return (
    <>
      <div className="row between wrap list-h">
        <h1>
          {t(words.title)} <span className="muted num count-n">{data && counted(data.totalCount, lang)}</span>
        </h1>
      </div>
      <div className="list-tabs">
        <TabLinks
          label={t(words.tabs)}
          value={tab}
          tabs={tabsOf.agent.map((each) => ({
            id: each,
            label: t(storageTabText[each]),
            href: addressOf(lang, { ...search, page: undefined, tab: each === 'all' ? undefined : each }),
          }))}
        />
      </div>
      <StorageFilters tabbed search={search} onChange={go} />
      {isError && (
        <div className="card">
          <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
            {error.sentence}
          </ErrorState>
        </div>
      )}
      {data?.totalCount === 0 && (
        <div className="card">
          {filtered ? (
            <Empty
              title={t(words.noMatch)}
              action={
                <button type="button" className={buttonClass('secondary', 'm')} onClick={() => go(noFilter)}>
                  {t(words.clear)}
                </button>
              }
            >
              {t(words.noMatchBody)}
            </Empty>
          ) : (
            <Empty art={tab === 'all'} title={t(tab === 'all' ? words.empty : words.emptyTab)}>
              {t(tab === 'all' ? words.emptyBody : words.emptyTabBody)}
            </Empty>
          )}
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          <AgentStorageTable rows={data?.items ?? []} pending={isPending} />
          {data && (
            <div className="list-foot">
              <Pager
                page={page}
                size={pageSize}
                total={data.totalCount}
                hrefOf={(next) => addressOf(lang, { ...search, page: next > 1 ? next : undefined })}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}
