// A customer's report: what was shipped, paid and saved, what came in time, by month, lane and agent.
import { useQuery } from '@tanstack/react-query'
import type { CustomerReport, Spending } from '@marsa/model/freight/reports/report-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { money, number, percent } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { BarChart } from '../../ui/values/bar-chart.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { customerReportQuery, type Days } from './report-queries.ts'
import { reportText } from './report-text.ts'
import { freightText } from '../text.ts'
import { Deviations } from './report-deviations.tsx'
import { Metric } from './report-metric.tsx'
import { groupsOf, shown, thousands } from './report-months.ts'
import { RouteName } from '../shipment/route-name.tsx'

type Month = CustomerReport['months'][number]

const add = (one: Month, other: Month): Month => ({
  month: one.month,
  shipments: one.shipments + other.shipments,
  spend: (Number(one.spend) + Number(other.spend)).toFixed(2),
  saved: (Number(one.saved) + Number(other.saved)).toFixed(2),
  compared: one.compared + other.compared,
  delivered: one.delivered + other.delivered,
  onTime: one.onTime + other.onTime,
  finals: one.finals + other.finals,
  accepted: (Number(one.accepted) + Number(other.accepted)).toFixed(2),
  final: (Number(one.final) + Number(other.final)).toFixed(2),
})

export function CustomerMetrics({ days }: { days: Days }) {
  const t = useT()
  const query = useQuery(customerReportQuery(days))
  const { data } = query
  if (!data) return <Loaded query={query} card skeleton={<Skeleton block="420px" />} />
  if (data.total.shipments === 0)
    return (
      <div className="card">
        <Empty art title={t(reportText.none)}>
          {t(reportText.noneBody)}
        </Empty>
      </div>
    )
  return (
    <div className="stack g6">
      <Totals total={data.total} />
      <Charts report={data} />
      <Lanes rows={data.lanes} />
      <Agents rows={data.agents} />
      <Deviations report={data} />
    </div>
  )
}

function Totals({ total }: { total: Spending }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="grid c4 figs">
      <Metric label={t(reportText.shipments)} note={t(reportText.shipmentsNote)}>
        {number(total.shipments, lang)}
      </Metric>
      <Metric label={t(reportText.spend)} note={t(reportText.spendNote)}>
        <Money value={total.spend} />
      </Metric>
      <Metric label={t(reportText.saved)} note={t(reportText.savedNote, { count: total.compared })}>
        <Money value={total.saved} />
      </Metric>
      <Metric
        label={t(reportText.onTime)}
        note={t(reportText.onTimeNote, { some: total.onTime, all: total.delivered })}
      >
        {total.delivered ? percent(total.onTime / total.delivered, lang, 0) : '—'}
      </Metric>
    </div>
  )
}

function Charts({ report: { months, total } }: { report: CustomerReport }) {
  const t = useT()
  const { lang } = useLang()
  const groups = groupsOf(months, lang, add)
  const labels = groups.map(({ label }) => label)
  return (
    <>
      <BarChart
        title={t(reportText.spendChart)}
        finding={t(reportText.spendFinding, {
          spend: money(total.spend, 'AED', lang),
          saved: money(total.saved, 'AED', lang),
        })}
        unit={t(reportText.thousands)}
        groups={labels}
        series={shown([
          { id: 'paid', label: t(reportText.paid), values: groups.map(({ row }) => thousands(row.spend)) },
          { id: 'saved', label: t(reportText.saved), values: groups.map(({ row }) => thousands(row.saved)) },
        ])}
      />
      <BarChart
        title={t(reportText.timeChart)}
        finding={
          total.delivered
            ? t(reportText.timeFinding, { some: total.onTime, count: total.delivered })
            : t(reportText.timeNone)
        }
        unit={t(reportText.shipments)}
        groups={labels}
        series={shown([
          { id: 'onTime', label: t(reportText.onTime), values: groups.map(({ row }) => row.onTime) },
          {
            id: 'late',
            label: t(reportText.late),
            values: groups.map(({ row }) => row.delivered - row.onTime),
          },
          {
            id: 'way',
            label: t(reportText.way),
            values: groups.map(({ row }) => row.shipments - row.delivered),
          },
        ])}
      />
    </>
  )
}

const useSpending = <Row extends Spending>(): Column<Row>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'shipments',
      head: t(reportText.shipments),
      end: true,
      cell: (row) => number(row.shipments, lang),
    },
    { id: 'spend', head: t(reportText.spend), end: true, cell: (row) => <Money value={row.spend} /> },
    {
      id: 'saved',
      head: t(reportText.saved),
      end: true,
      cell: (row) => (row.compared ? <Money value={row.saved} /> : '—'),
    },
    {
      id: 'onTime',
      head: t(reportText.onTime),
      end: true,
      cell: (row) => (row.delivered ? t(reportText.some, { some: row.onTime, all: row.delivered }) : '—'),
    },
    {
      id: 'final',
      head: t(reportText.finalPrice),
      end: true,
      cell: (row) => (row.finals ? <FinalPrice row={row} /> : '—'),
    },
  ]
}

/** How far final quotations were above or below the accepted ones. */
function FinalPrice({ row }: { row: Spending }) {
  const t = useT()
  const { lang } = useLang()
  const share = (Number(row.final) - Number(row.accepted)) / Number(row.accepted)
  const rounded = Math.round(share * 1000) / 1000
  const apart = <bdi dir="ltr">{percent(Math.abs(rounded), lang)}</bdi>
  if (rounded === 0) return <>{t(reportText.asAccepted)}</>
  return (
    <span className={rounded > 0 ? 'due' : undefined}>
      {apart} {t(rounded > 0 ? reportText.above : reportText.below)}
    </span>
  )
}

function Lanes({ rows }: { rows: CustomerReport['lanes'] }) {
  const t = useT()
  const spending = useSpending<CustomerReport['lanes'][number]>()
  return (
    <Card flush title={t(reportText.lanes)}>
      <DataTable
        label={t(reportText.lanes)}
        rows={rows}
        rowKey={(row) => `${row.origin.code} ${row.destination.code} ${row.mode}`}
        columns={[
          {
            id: 'lane',
            names: true,
            head: t(reportText.lane),
            cell: (row) => (
              <>
                <RouteName origin={row.origin} destination={row.destination} />
                <span className="sub">{t(freightText[row.mode])}</span>
              </>
            ),
          },
          ...spending,
        ]}
      />
    </Card>
  )
}

function Agents({ rows }: { rows: CustomerReport['agents'] }) {
  const t = useT()
  const { lang } = useLang()
  const spending = useSpending<CustomerReport['agents'][number]>()
  return (
    <Card flush title={t(reportText.agents)}>
      <DataTable
        label={t(reportText.agents)}
        rows={rows}
        rowKey={(row) => row.nameEn}
        columns={[
          {
            id: 'agent',
            names: true,
            head: t(reportText.agent),
            cell: (row) => <bdi>{lang === 'ar' ? row.nameAr : row.nameEn}</bdi>,
          },
          ...spending,
        ]}
      />
    </Card>
  )
}
