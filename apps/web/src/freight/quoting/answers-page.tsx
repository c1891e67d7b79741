// Answer times for the desk: how agents keep them by week and each, and every one that ran out (decisions 4.0).
import { useQuery } from '@tanstack/react-query'
import type { AnswerTimes } from '@marsa/model/freight/reports/report-endpoints.ts'
import { hoursAndMinutes } from '@marsa/model/kit/duration.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth, number, percent } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { BarChart } from '../../ui/values/bar-chart.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { counted, shown } from '../reports/report-months.ts'
import { answerTimesQuery } from '../reports/report-queries.ts'
import { usualAnswer } from '../reports/report-text.ts'
import { answersText } from './answers-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'
import '../reports/reports.css'

type Breach = AnswerTimes['breaches'][number]

/** Milliseconds after which the page asks again by itself while somebody looks at it. */
const freshMs = 60_000

export function AnswersPage() {
  const t = useT()
  const query = useQuery({ ...answerTimesQuery, refetchInterval: freshMs })
  const { data } = query
  return (
    <>
      <div className="stack g1 list-h">
        <h1>{t(freightTitles.answers)}</h1>
        <p className="muted">{t(answersText.lead)}</p>
      </div>
      {!data && <Loaded query={query} card skeleton={<Skeleton block="420px" />} />}
      {data && (
        <div className="stack g6">
          <Breaches rows={data.breaches} count={data.breachCount} />
          <Weeks weeks={data.weeks} />
          <Agents rows={data.agents} />
        </div>
      )}
    </>
  )
}

function Weeks({ weeks }: { weeks: AnswerTimes['weeks'] }) {
  const t = useT()
  const { lang } = useLang()
  const sum = (of: (week: AnswerTimes['weeks'][number]) => number) =>
    weeks.reduce((total, week) => total + of(week), 0)
  const due = sum(counted)
  if (due === 0) return null
  return (
    <BarChart
      title={t(answersText.chart)}
      finding={t(answersText.finding, { some: sum((week) => week.inTime), count: due })}
      unit={t(answersText.unit)}
      groups={weeks.map(({ week }) => dayMonth(week, lang))}
      series={shown([
        { id: 'inTime', label: t(answersText.inTime), values: weeks.map(({ inTime }) => inTime) },
        {
          id: 'late',
          label: t(answersText.late),
          values: weeks.map(({ quoted, declined, inTime }) => quoted + declined - inTime),
        },
        { id: 'missed', label: t(answersText.missed), values: weeks.map(({ missed }) => missed) },
      ])}
    />
  )
}

function Agents({ rows }: { rows: AnswerTimes['agents'] }) {
  const t = useT()
  const { lang } = useLang()
  if (rows.length === 0) return null
  return (
    <Card flush title={t(answersText.agents)}>
      <DataTable
        label={t(answersText.agents)}
        rows={rows}
        rowKey={(row) => row.companyId}
        columns={[
          {
            id: 'agent',
            names: true,
            head: t(answersText.agent),
            cell: (row) => <bdi>{lang === 'ar' ? row.nameAr : row.nameEn}</bdi>,
          },
          { id: 'asked', head: t(answersText.asked), end: true, cell: (row) => number(row.asked, lang) },
          {
            id: 'inTime',
            head: t(answersText.share),
            end: true,
            cell: (row) =>
              counted(row) ? <bdi dir="ltr">{percent(row.inTime / counted(row), lang, 0)}</bdi> : '—',
          },
          {
            id: 'late',
            head: t(answersText.late),
            end: true,
            cell: (row) => number(row.quoted + row.declined - row.inTime, lang),
          },
          { id: 'missed', head: t(answersText.missed), end: true, cell: (row) => number(row.missed, lang) },
          {
            id: 'minutes',
            head: t(answersText.usual),
            end: true,
            cell: (row) => usualAnswer(t, row.minutes),
          },
        ]}
      />
    </Card>
  )
}

function Breaches({ rows, count }: { rows: Breach[]; count: number }) {
  const t = useT()
  const { lang } = useLang()
  if (rows.length === 0)
    return (
      <div className="card">
        <Empty title={t(answersText.none)}>{t(answersText.noneBody)}</Empty>
      </div>
    )
  return (
    <Card
      flush
      title={t(answersText.breaches)}
      aside={
        count > rows.length && (
          <span className="cap muted">{t(answersText.newest, { shown: rows.length, all: count })}</span>
        )
      }
    >
      <DataTable
        label={t(answersText.breaches)}
        rows={rows}
        rowKey={(row) => `${row.RequestId} ${row.nameEn} ${row.invitedAt}`}
        hot={(row) => row.isOpen}
        columns={[
          {
            id: 'request',
            names: true,
            head: t(answersText.request),
            cell: (row) => (
              <a href={`/${lang}/freight/shipments/${row.RequestId}`}>
                <Ref value={row.quoteNumber} />
              </a>
            ),
          },
          {
            id: 'agent',
            head: t(answersText.agent),
            cell: (row) => <bdi>{lang === 'ar' ? row.nameAr : row.nameEn}</bdi>,
          },
          { id: 'due', head: t(answersText.due), cell: (row) => <When value={row.dueAt} /> },
          { id: 'answer', head: t(answersText.answer), cell: (row) => <Outcome row={row} /> },
        ]}
      />
    </Card>
  )
}

function Outcome({ row }: { row: Breach }) {
  const t = useT()
  const { lang } = useLang()
  if (row.isOpen) return <Tag tone="waiting">{t(answersText.open)}</Tag>
  if (row.lateMinutes === null) return t(answersText.never)
  return t(answersText.lateBy, { time: hoursAndMinutes(Math.max(1, row.lateMinutes) * 60_000)[lang] })
}
