// The requests that an agent was invited to.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usualTabs } from '@marsa/model/requests/phase.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { AgentTable } from '../agent/agent-table.tsx'
import { agentListText } from '../agent/text.ts'
import { ListPage } from '../list/list-page.tsx'
import { readListSearch } from '../list/search.ts'
import { listQueryOf, movementsOf } from './listing.ts'
import { About } from './list-page.tsx'
import { useSearchOf } from './params.ts'
import { usualListText as words } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'

export function AgentRequestsPage({ line }: UsualPageProps) {
  const { calls } = line.spec
  useOnly(calls.viewAgent)
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(useSearchOf())
  const title = t(line.titles.many)
  useTitle(title)
  const firstSort = search.tab === 'answer' ? 'due' : '-added'
  const list = useQuery({
    ...ask(calls.list, listQueryOf(line, search, firstSort)),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      title={title}
      path={`/${lang}/${line.pages.agent}`}
      search={search}
      tabs={(line.spec.tabs ?? usualTabs)['assigned']}
      movements={movementsOf(line, t)}
      tabsLabel={t(words.tabs)}
      searchLabel={t(words.search)}
      statuses={line.reading.agentWords}
      firstSort={firstSort}
      list={list}
      table={(props) => (
        <AgentTable
          {...props}
          line={line}
          label={title}
          pathOf={({ id }) => `${line.pages.agent}/${id}`}
          what={{
            head: t(words.about),
            cell: (row) => (
              <>
                <About line={line} row={row} company={null} />
                {line.spec.brief?.(row.form)}
              </>
            ),
          }}
        />
      )}
      firstUse={
        <div className="card">
          <Empty art title={t(words.emptyTitle)}>
            {t(agentListText.emptyAnswerBody)}
          </Empty>
        </div>
      }
    />
  )
}
