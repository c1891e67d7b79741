// One report: what may be chosen for it, its rows, and its file.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountKinds, chart } from '@marsa/model/finance/books/chart.ts'
import {
  reportIds,
  reportOf,
  reportTable,
  salesKeys,
  salesKeyText,
  type ReportId,
} from '@marsa/model/finance/reports/report-list.ts'
import { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { dateTime } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { bookHref, type ReportSearch } from '../books/books-search.ts'
import { ReportTable } from './report-table.tsx'
import { reportsWords as words } from './reports-words.ts'

const route = getRouteApi('/$lang/inside/finance/reports/$report')

function Choices({ id, search }: { id: ReportId; search: ReportSearch }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { needs } = reportOf(id)
  const go = (change: Partial<ReportSearch>) =>
    void navigate({ href: bookHref(lang, `reports/${id}`, { ...search, ...change, next: undefined }) })
  if (needs === 'account')
    return (
      <Select
        label={t(words.account)}
        value={search.kind ?? null}
        options={accountKinds.map((kind) => ({ id: kind, label: `${chart[kind].code} ${t(chart[kind])}` }))}
        onChange={(kind) => go({ kind: accountKinds.find((each) => each === kind) })}
      />
    )
  if (needs === 'by')
    return (
      <Select
        label={t(words.by)}
        value={search.by ?? 'line'}
        options={salesKeys.map((by) => ({ id: by, label: t(salesKeyText[by]) }))}
        onChange={(by) => go({ by: salesKeys.find((each) => each === by) })}
      />
    )
  return null
}

export function ReportPage() {
  const t = useT()
  const { lang } = useLang()
  const asked = route.useParams().report
  const id = reportIds.find((each) => each === asked) ?? 'trial-balance'
  const search = route.useSearch()
  const { next, ...choices } = search
  const isReady = reportOf(id).needs !== 'account' || search.kind !== undefined
  const query = useQuery({
    ...ask(viewReport, { ...choices, id, lang, ...(next !== undefined && { next: Number(next) }) }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  })
  return (
    <BookFrame
      page="reports"
      title={t(reportTable[id].title)}
      lead={
        <>
          {t(reportTable[id].about)} <a href={bookHref(lang, 'reports')}>{t(words.back)}</a>
        </>
      }
      address={`reports/${id}`}
      search={search}
      isStanding={reportOf(id).now === true}
      files={isReady ? [{ report: id, query: choices }] : []}
    >
      <Choices id={id} search={search} />
      {isReady && (
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(report) => (
            <div className="stack g4">
              <p className="dense muted" role="status">
                {/* How things stand is told by its time. */}
                {reportOf(id).now ? '' : `${report.period} · `}
                {t(words.rows, { count: report.count })} ·{' '}
                {t(words.asOf, { time: dateTime(report.asOf, lang) })}
              </p>
              <ReportTable report={report} />
              {(next || report.next) && (
                <nav className="row g3" aria-label={t(words.next)}>
                  {next && (
                    <a href={bookHref(lang, `reports/${id}`, { ...search, next: undefined })}>
                      {t(words.first)}
                    </a>
                  )}
                  {report.next && (
                    <a href={bookHref(lang, `reports/${id}`, { ...search, next: report.next })}>
                      {t(words.next)}
                    </a>
                  )}
                </nav>
              )}
            </div>
          )}
        </Loaded>
      )}
    </BookFrame>
  )
}
