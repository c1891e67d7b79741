// The parts of the gateway of dashboards: the pages that its reader may open, and any report in a frame with a ticket of its own.
import { useQuery } from '@tanstack/react-query'
import { reportIds, reportOf, reportTable } from '@marsa/model/finance/reports/report-list.ts'
import { listDashboards, listFinanceReports } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { bookHref, oneOf } from '../books/books-search.ts'
import { ReportFrame } from './report-frame.tsx'
import { reportsWords as words } from './reports-words.ts'

const route = getRouteApi('/$lang/inside/finance/dashboards')

export function Boards({ username }: { username: string }) {
  const { lang } = useLang()
  const query = useQuery(ask(listDashboards, { username }))
  return (
    <Loaded query={query} skeleton={<Skeleton block="72px" />}>
      {({ dashboards }) => (
        <ul className="grid c4 report-grid">
          {dashboards.map(({ id, nameEn, nameAr, url }) => (
            <li key={id} className="card card-b">
              <a className="h3" href={url}>
                {lang === 'ar' ? nameAr : nameEn}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** Of the reports that need nothing chosen. */
export function Framed({ username }: { username: string }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const report = oneOf(reportIds, route.useSearch().report) ?? 'receivables-ageing'
  const query = useQuery(ask(listFinanceReports))
  return (
    <Card title={t(reportTable[report].title)}>
      <Loaded query={query} skeleton={<Skeleton block="320px" />}>
        {(reports) => (
          <div className="stack g4">
            <Select
              label={t(words.inFrame)}
              value={report}
              options={reports
                .filter(({ id }) => reportOf(id).needs !== 'account')
                .map(({ id, nameEn, nameAr }) => ({ id, label: lang === 'ar' ? nameAr : nameEn }))}
              onChange={(id) =>
                void navigate({ href: bookHref(lang, 'dashboards', { report: id ?? undefined }) })
              }
            />
            <ReportFrame report={report} username={username} />
          </div>
        )}
      </Loaded>
    </Card>
  )
}
