// An agent's report: what it was asked for, answered and won, and in how many of its working minutes.
import { useQuery } from '@tanstack/react-query'
import type { AgentReport } from '@marsa/model/freight/reports/report-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, percent } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { BarChart } from '../../ui/values/bar-chart.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { agentReportQuery, type Days } from './report-queries.ts'
import { reportText, usualAnswer } from './report-text.ts'
import { freightText } from '../text.ts'
import { Deviations } from './report-deviations.tsx'
import { Metric } from './report-metric.tsx'
import { counted, groupsOf, shown } from './report-months.ts'
import { RouteName } from '../shipment/route-name.tsx'

type Month = AgentReport['months'][number]

/** Sums of two months; the middle value of the answer time cannot be added and is not charted. */
const add = (one: Month, other: Month): Month => ({
  ...one,
  asked: one.asked + other.asked,
  quoted: one.quoted + other.quoted,
  declined: one.declined + other.declined,
  missed: one.missed + other.missed,
  inTime: one.inTime + other.inTime,
  won: one.won + other.won,
})

export function AgentMetrics({ days }: { days: Days }) {
  const t = useT()
  const query = useQuery(agentReportQuery(days))
  const { data } = query
  if (!data) return <Loaded query={query} card skeleton={<Skeleton block="420px" />} />
  if (data.total.asked === 0)
    return (
      <div className="card">
        <Empty art title={t(reportText.noRequests)}>
          {t(reportText.noRequestsBody)}
        </Empty>
      </div>
    )
  return (
    <div className="stack g6">
      <Totals total={data.total} />
      <Answers report={data} />
      <Lanes rows={data.lanes} />
      {data.cards.some(({ card }) => card) && <Cards rows={data.cards} />}
      <Deviations report={data} />
    </div>
  )
}

function Totals({ total }: { total: AgentReport['total'] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="grid c4 figs">
      <Metric label={t(reportText.asked)} note={t(reportText.askedNote)}>
        {number(total.asked, lang)}
      </Metric>
      <Metric
        label={t(reportText.answered)}
        note={t(reportText.answeredNote, { some: total.inTime, count: counted(total) })}
      >
        {counted(total) ? percent(total.inTime / counted(total), lang, 0) : '—'}
      </Metric>
      <Metric
        label={t(reportText.won)}
        note={t(reportText.wonNote, {
          share: total.quoted ? percent(total.won / total.quoted, lang, 0) : '—',
          count: total.quoted,
        })}
      >
        {number(total.won, lang)}
      </Metric>
      <Metric label={t(reportText.minutes)} note={t(reportText.minutesNote)}>
        {usualAnswer(t, total.minutes)}
      </Metric>
    </div>
  )
}

function Answers({ report: { months, total } }: { report: AgentReport }) {
  const t = useT()
  const { lang } = useLang()
  const groups = groupsOf(months, lang, add)
  const values = (of: (row: Month) => number) => groups.map(({ row }) => of(row))
  return (
    <BarChart
      title={t(reportText.answerChart)}
      finding={[
        t(reportText.wonFinding, { won: total.won, count: total.quoted }),
        t(reportText.missedFinding, { count: total.missed }),
      ].join(' ')}
      unit={t(reportText.requests)}
      groups={groups.map(({ label }) => label)}
      series={shown([
        { id: 'won', label: t(reportText.won), values: values((row) => row.won) },
        { id: 'lost', label: t(reportText.lost), values: values((row) => row.quoted - row.won) },
        { id: 'declined', label: t(reportText.declined), values: values((row) => row.declined) },
        { id: 'missed', label: t(reportText.missed), values: values((row) => row.missed) },
      ])}
    />
  )
}

function Lanes({ rows }: { rows: AgentReport['lanes'] }) {
  const t = useT()
  const { lang } = useLang()
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
          { id: 'asked', head: t(reportText.asked), end: true, cell: (row) => number(row.asked, lang) },
          { id: 'quoted', head: t(reportText.quoted), end: true, cell: (row) => number(row.quoted, lang) },
          { id: 'won', head: t(reportText.won), end: true, cell: (row) => number(row.won, lang) },
          {
            id: 'minutes',
            head: t(reportText.minutes),
            end: true,
            cell: (row) => usualAnswer(t, row.minutes),
          },
          {
            id: 'earned',
            head: t(reportText.earned),
            end: true,
            cell: (row) => <Money value={row.earned} />,
          },
        ]}
      />
    </Card>
  )
}

/** Which rate cards win, and how quotations by hand and by rule compare with them. */
function Cards({ rows }: { rows: AgentReport['cards'] }) {
  const t = useT()
  const { lang } = useLang()
  const share = (won: number, quoted: number) => (quoted ? percent(won / quoted, lang, 0) : '—')
  return (
    <Card flush title={t(reportText.cards)}>
      <DataTable
        label={t(reportText.cards)}
        rows={rows}
        rowKey={({ card }) => card?.id ?? 'hand'}
        columns={[
          {
            id: 'card',
            names: true,
            head: t(reportText.card),
            cell: ({ card }) =>
              card ? (
                <GoLink href={`/${lang}/freight/cards/${card.id}`}>
                  <bdi>{card.name}</bdi>
                </GoLink>
              ) : (
                t(reportText.byHand)
              ),
          },
          { id: 'quoted', head: t(reportText.quoted), end: true, cell: (row) => number(row.quoted, lang) },
          { id: 'won', head: t(reportText.won), end: true, cell: (row) => number(row.won, lang) },
          {
            id: 'share',
            head: t(reportText.winRate),
            end: true,
            cell: (row) => share(row.won, row.quoted),
          },
          {
            id: 'rule',
            head: t(reportText.byRule),
            end: true,
            cell: (row) =>
              row.quotedByRule ? t(reportText.some, { some: row.wonByRule, all: row.quotedByRule }) : '—',
          },
          {
            id: 'earned',
            head: t(reportText.earned),
            end: true,
            cell: (row) => <Money value={row.earned} />,
          },
        ]}
      />
    </Card>
  )
}
