// The requests that a warehouse was invited to.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { listStorages } from '@marsa/model/warehouse/request-endpoints.ts'
import { agentStateText } from '@marsa/model/warehouse/text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { agentListText, ListPage, queryOf, readListSearch } from '../../requests/door.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { agentStorageText as words } from './agent-text.ts'
import { storageListText } from '../list/list-text.ts'
import { LazyWaitingIntakes } from '../intake/lazy-waiting.ts'
import { AgentStorageTable } from './agent-storage-table.tsx'
import { storageTitles } from '../titles.ts'
import './agent.css'

const route = getRouteApi('/$lang/inside/warehouse/requests')

const tabs = ['all', 'answer', 'active', 'completed', 'cancelled'] as const

export function AgentStorageRequestsPage() {
  useOnly(viewStorageQuoteAgent)
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(route.useSearch())
  useTitle(t(storageTitles.requests))
  const firstSort = search.tab === 'answer' ? 'due' : '-added'
  const list = useQuery({
    ...ask(listStorages, queryOf(search, 'all', firstSort)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <LazyWaitingIntakes />
      <ListPage
        title={t(storageTitles.requests)}
        path={`/${lang}/warehouse/requests`}
        search={search}
        tabs={tabs}
        tabsLabel={t(words.tabs)}
        searchLabel={t(storageListText.search)}
        statuses={agentStateText}
        firstSort={firstSort}
        list={list}
        table={(props) => <AgentStorageTable {...props} />}
        firstUse={
          <div className="card">
            <Empty art title={t(words.empty)}>
              {t(agentListText.emptyAnswerBody)}
            </Empty>
          </div>
        }
        emptyTab={<Empty title={t(words.emptyTab)}>{t(agentListText.emptyTabBody)}</Empty>}
      />
    </>
  )
}
