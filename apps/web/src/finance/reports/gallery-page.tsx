// The reports of finance, each with what it says, and those that are sent regularly.
import { reportIds, reportTable } from '@marsa/model/finance/reports/report-list.ts'
import { useMe } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { reportsWords as words } from './reports-words.ts'
import { Boards, Framed } from './dashboards.tsx'
import { SchedulesCard } from './schedules-card.tsx'
import '../finance.css'

export function GalleryPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(financeTitles.reports))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.reports)}</h1>
          <p className="muted">
            {t(words.lead)} <a href={bookHref(lang, 'dashboards')}>{t(words.dashboards)}</a>
          </p>
        </div>
        <FinanceTabs page="reports" />
        <ul className="grid c3 report-grid" aria-label={t(words.gallery)}>
          {reportIds.map((id) => (
            <li key={id} className="card card-b stack g1">
              <a className="h3" href={bookHref(lang, `reports/${id}`)}>
                {t(reportTable[id].title)}
              </a>
              <span className="dense muted">{t(reportTable[id].about)}</span>
            </li>
          ))}
        </ul>
        <SchedulesCard />
      </div>
    </AreaGate>
  )
}

/** The gateway of dashboards. */
export function DashboardsPage() {
  const t = useT()
  useTitle(t(financeTitles.dashboards))
  const username = useMe()?.email
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.dashboards)}</h1>
          <p className="muted">{t(words.dashboardsLead)}</p>
        </div>
        <FinanceTabs page="reports" />
        {username && <Boards username={username} />}
        {username && <Framed username={username} />}
      </div>
    </AreaGate>
  )
}
