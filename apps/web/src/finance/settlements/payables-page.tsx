// What agents are owed, by agent, and all settlement runs.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPayables } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import {
  settlementRunMachine,
  settlementRunStateText,
} from '@marsa/model/finance/settlements/settlement-run.ts'
import { SuspendedBadge } from '../../accounts/companies/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref, oneOf, type PayablesSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { RunTable } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/payables')
const sums = ['owed', 'released', 'held', 'inRun', 'paid'] as const

export function PayablesPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(financeTitles.payables))
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, page, runPage } = search
  const runState = oneOf(settlementRunMachine.states, search.runState)
  const query = useQuery({
    ...ask(listPayables, {
      ...(searchText && { searchText }),
      ...(runState && { runState }),
      ...(page && { page: Number(page) }),
      ...(runPage && { runPage: Number(runPage) }),
    }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = (change: Partial<PayablesSearch>) => bookHref(lang, 'payables', { ...search, ...change })
  const go = (change: Partial<PayablesSearch>) =>
    void navigate({ href: hrefOf({ page: undefined, runPage: undefined, ...change }) })
  const isFiltered = searchText !== undefined || runState !== undefined
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.payables)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <FinanceTabs page="payables" />
        <FilterBar>
          <SearchBox
            label={t(words.search)}
            value={searchText ?? ''}
            onSearch={(next) => go({ search: next.trim() || undefined })}
          />
          <FilterSelect
            label={t(words.runState)}
            all={t(words.everyState)}
            ids={settlementRunMachine.states}
            nameOf={(id) => t(settlementRunStateText[id])}
            value={runState}
            onChange={(next) => go({ runState: next })}
          />
        </FilterBar>
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {({ agents, runs, agentCount, runCount }) =>
            agentCount === 0 && !isFiltered ? (
              <div className="card">
                <Empty art title={t(words.noAgents)}>
                  {t(words.noAgentsBody)}
                </Empty>
              </div>
            ) : (
              <div className="stack g6">
                <Card title={t(words.agents)} flush={agents.length > 0}>
                  {agents.length === 0 ? (
                    <p className="muted">{t(words.noMatch)}</p>
                  ) : (
                    <>
                      <DataTable
                        label={t(words.agents)}
                        rows={agents}
                        rowKey={({ agentId }) => agentId}
                        columns={[
                          {
                            id: 'agent',
                            head: t(words.agent),
                            names: true,
                            cell: ({ agentId, agent, isSuspended }) => (
                              <span className="stack g1">
                                <a href={bookHref(lang, `payables/${agentId}`)}>
                                  <bdi>{agent[lang]}</bdi>
                                </a>
                                {isSuspended && <SuspendedBadge />}
                              </span>
                            ),
                          },
                          ...sums.map((id) => ({
                            id,
                            head: t(words[id]),
                            end: true,
                            cell: (row: (typeof agents)[number]) => <Money value={row[id]} />,
                          })),
                        ]}
                      />
                      <ListPages page={page} total={agentCount} hrefOf={(next) => hrefOf({ page: next })} />
                    </>
                  )}
                </Card>
                <Card title={t(words.runs)} flush={runs.length > 0}>
                  {runs.length === 0 ? (
                    <p className="muted">{t(isFiltered ? words.noMatch : words.noRuns)}</p>
                  ) : (
                    <>
                      <RunTable
                        rows={runs}
                        isNamed
                        hrefOf={({ runId }) => bookHref(lang, `settlements/${runId}`)}
                      />
                      <ListPages
                        page={runPage}
                        total={runCount}
                        hrefOf={(next) => hrefOf({ runPage: next })}
                      />
                    </>
                  )}
                </Card>
              </div>
            )
          }
        </Loaded>
      </div>
    </AreaGate>
  )
}
