// The report of a company over a period that is chosen: a customer's shipments and spending, or an agent's answers.
import { Download } from 'lucide-react'
import { downloadAgentReport, downloadCustomerReport } from '@marsa/model/freight/reports/report-endpoints.ts'
import { reportPeriod } from '@marsa/model/freight/reports/report.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { useVariant } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useSave } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { requestListText } from '../../requests/door.tsx'
import { DateFilter } from '../../ui/fields/date-filter.tsx'
import { AgentMetrics } from './report-agent.tsx'
import { CustomerMetrics } from './report-customer.tsx'
import type { Days } from './report-queries.ts'
import { reportText } from './report-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'
import './reports.css'

const route = getRouteApi('/$lang/inside/freight/report')

const spans = { m3: 3, m12: 12, m24: 24 } as const
type Span = keyof typeof spans

/** The days of a span that ends today: whole months before, and this one as far as it is. */
const daysOf = (span: Span, today: string) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - spans[span], 1)).toISOString().slice(0, 10)
  return { from: first, to: today }
}

export function ReportPage() {
  const t = useT()
  const { lang } = useLang()
  const variant = useVariant()
  const search = route.useSearch()
  const navigate = useNavigate()
  const today = dayOf(new Date())
  const days: Days = { dateFrom: search.from, dateTo: search.to }
  const period = reportPeriod(days, today)
  const span = (Object.keys(spans) as Span[]).find((each) => {
    const { from, to } = daysOf(each, today)
    return from === period.from && to === period.to
  })
  const go = ({ from, to }: { from?: string; to?: string }) =>
    void navigate({ href: `/${lang}/freight/report${from && to ? `?from=${from}&to=${to}` : ''}` })
  const isAgent = variant === 'agent'
  const isCustomer = variant === 'customer'
  return (
    <>
      <div className="row between wrap list-h">
        <div className="stack g1">
          <h1>{t(freightTitles.report)}</h1>
          <p className="muted">
            {t(reportText.lead, { from: date(period.from, lang), to: date(period.to, lang) })}
          </p>
        </div>
        <div className="row wrap rep-tools">
          <Segments
            label={t(reportText.period)}
            segments={(Object.keys(spans) as Span[]).map((id) => ({ id, label: t(reportText[id]) }))}
            value={span ?? ''}
            onChange={(id) => go(daysOf(id as Span, today))}
          />
          <DateFilter
            label={t(requestListText.dates)}
            asked={t(requestListText.asked)}
            from={period.from}
            to={period.to}
            onChange={go}
          />
          {(isAgent || isCustomer) && <FileMenu isAgent={isAgent} days={days} />}
        </div>
      </div>
      {isCustomer && <CustomerMetrics days={days} />}
      {isAgent && <AgentMetrics days={days} />}
      {variant !== 'visitor' && !isCustomer && !isAgent && <Banner title={t(reportText.notYours)} />}
    </>
  )
}

function FileMenu({ isAgent, days }: { isAgent: boolean; days: Days }) {
  const t = useT()
  const { lang } = useLang()
  const file = useSave((format: 'csv' | 'xlsx' | 'pdf') =>
    download(isAgent ? downloadAgentReport : downloadCustomerReport, { query: { ...days, format, lang } }),
  )
  return (
    <Menu
      label={t(reportText.file)}
      trigger={
        <Button icon={Download} changes={false} isPending={file.isPending}>
          {t(reportText.file)}
        </Button>
      }
      entries={[
        { id: 'xlsx', label: 'XLSX', detail: t(reportText.xlsx) },
        { id: 'pdf', label: 'PDF', detail: t(reportText.pdf) },
        { id: 'csv', label: 'CSV', detail: t(reportText.csv) },
      ]}
      onAction={(format) => file.mutate(format === 'csv' || format === 'pdf' ? format : 'xlsx')}
    />
  )
}
