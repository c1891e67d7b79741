// What agents are owed, by agent, and all settlement runs.
import { useQuery } from '@tanstack/react-query'
import { listPayables } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { RunTable } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'
import '../finance.css'

const sums = ['owed', 'released', 'held', 'inRun', 'paid'] as const

export function PayablesPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(financeTitles.payables))
  const query = useQuery(ask(listPayables))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.payables)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <FinanceTabs page="payables" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {({ agents, runs }) =>
            agents.length === 0 ? (
              <div className="card">
                <Empty art title={t(words.noAgents)}>
                  {t(words.noAgentsBody)}
                </Empty>
              </div>
            ) : (
              <div className="stack g6">
                <Card title={t(words.agents)} flush>
                  <DataTable
                    label={t(words.agents)}
                    rows={agents}
                    rowKey={({ agentId }) => agentId}
                    columns={[
                      {
                        id: 'agent',
                        head: t(words.agent),
                        names: true,
                        cell: ({ agentId, agent }) => (
                          <a href={bookHref(lang, `payables/${agentId}`)}>
                            <bdi>{agent[lang]}</bdi>
                          </a>
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
                </Card>
                <Card title={t(words.runs)} flush={runs.length > 0}>
                  {runs.length === 0 ? (
                    <p className="muted">{t(words.noRuns)}</p>
                  ) : (
                    <RunTable
                      rows={runs}
                      isNamed
                      hrefOf={({ runId }) => bookHref(lang, `settlements/${runId}`)}
                    />
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
