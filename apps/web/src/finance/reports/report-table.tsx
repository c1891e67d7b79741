// The rows of a report as they were answered, fifty at a time, with its sums below.
import type { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { reportsWords as words } from './reports-words.ts'

type Answer = AnswerOf<typeof viewReport>
type Kind = Answer['columns'][number]['kind']
type Row = { at: number; cells: (string | null)[] }

/** INV-26-0000041: read as one, and so not broken at its hyphens. */
const isNumber = (value: string): boolean => /^[A-Z]{2,4}-\d{2}-\d{6,7}$/.test(value)

/** The heading of an amount names its currency; so each does not. */
function Cell({ kind, value }: { kind: Kind; value: string | null }) {
  const { lang } = useLang()
  if (value === null || value === '') return null
  if (kind === 'amount') return <Money value={value} />
  if (kind === 'moment') return <When value={value} />
  if (kind === 'day') return <span className="nowrap">{date(value, lang)}</span>
  if (kind === 'count') return <span className="num">{number(value, lang)}</span>
  if (kind === 'weight') return weight(Number(value) / 1000, lang)
  return isNumber(value) ? <Ref value={value} /> : <bdi>{value}</bdi>
}

const isFigure = (kind: Kind): boolean => kind === 'amount' || kind === 'count' || kind === 'weight'

export function ReportTable({ report }: { report: Answer }) {
  const t = useT()
  const named = report.columns.findIndex(({ kind }) => kind === 'text')
  const columns = report.columns.map(({ label, kind }, index): Column<Row> => ({
    id: String(index),
    head: label,
    end: isFigure(kind),
    names: index === named,
    cell: ({ cells }) => <Cell kind={kind} value={cells[index] ?? null} />,
  }))
  if (report.rows.length === 0)
    return (
      <div className="card">
        <Empty art title={t(words.empty)}>
          {t(words.emptyBody)}
        </Empty>
      </div>
    )
  const totals = report.columns.flatMap(({ label, kind }, index) => {
    const value = report.totals[index]
    return value === null || value === undefined ? [] : { label, kind, value }
  })
  return (
    <div className="list-card">
      <DataTable
        label={report.title}
        columns={columns}
        rows={report.rows.map((cells, at) => ({ at, cells }))}
        rowKey={({ at }) => String(at)}
      />
      {totals.length > 0 && (
        <dl className="dl h list-foot">
          {totals.map(({ label, kind, value }) => (
            <div key={label}>
              <dt>
                {t(words.total)}: {label}
              </dt>
              <dd>
                <Cell kind={kind} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
