// Twelve months of the books and where each stands.
import { useQuery } from '@tanstack/react-query'
import { listPeriods, type PeriodView } from '@marsa/model/finance/periods/period-endpoints.ts'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { monthTitle, PeriodBadge } from './period-badge.tsx'
import { periodWords as words } from './period-words.ts'
import '../finance.css'

const useColumns = (): Column<PeriodView>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'month',
      head: t(words.month),
      names: true,
      cell: ({ month }) => <a href={bookHref(lang, `periods/${month}`)}>{monthTitle(month, lang)}</a>,
    },
    { id: 'state', head: t(words.state), cell: ({ state }) => <PeriodBadge state={state} /> },
    { id: 'by', head: t(words.by), cell: ({ closedBy }) => closedBy && <bdi>{closedBy}</bdi> },
    { id: 'at', head: t(words.at), cell: ({ closedAt }) => closedAt && <When value={closedAt} as="date" /> },
  ]
}

export function PeriodsPage() {
  const t = useT()
  useTitle(t(financeTitles.periods))
  const query = useQuery(ask(listPeriods))
  const columns = useColumns()
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.periods)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <FinanceTabs page="periods" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {({ periods }) => (
            <div className="list-card">
              <DataTable
                label={t(financeTitles.periods)}
                columns={columns}
                rows={periods}
                rowKey={({ month }) => month}
              />
            </div>
          )}
        </Loaded>
      </div>
    </AreaGate>
  )
}
