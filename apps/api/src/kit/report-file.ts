// A report as a file: XLSX with real numbers, dates and sums, CSV for programs, and a PDF to print.
import { buffer } from 'node:stream/consumers'
import { stringify } from 'csv-stringify/sync'
import { dayWords } from '@marsa/model/kit/day-words.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { reportKitText as words, mostPrintedRows } from '@marsa/model/kit/report-text.ts'
import { comma, say, type Lang } from '@marsa/model/kit/text.ts'
import { renderPdf } from './pdf.ts'
import { addUp, textOf, wallClock, type ReportColumn } from './report-cells.ts'
import { writeWorkbookOf } from './report-sheet.ts'

export type { ReportColumn } from './report-cells.ts'

/** The days of a report as words; both ends may be open. */
export const periodWords = (
  lang: Lang,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string => {
  const [first, last] = [from && dayWords(lang, from), to && dayWords(lang, to)]
  if (first && last) return say(lang, words.period, { from: first, to: last })
  if (first) return say(lang, words.since, { from: first })
  return last ? say(lang, words.until, { to: last }) : say(lang, words.always)
}

export type Report<Row> = {
  title: string
  company: string
  /** The days that it covers, as words. */
  period: string
  lang: Lang
  madeAt: Date
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
}

export const reportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const
export type ReportFormat = keyof typeof reportTypes

/** "23 Nov 2026, 12:00" on the clocks of the Emirates. */
const momentWords = (lang: Lang, instant: Date): string => {
  const [day, clock] = wallClock(instant).split('T') as [string, string]
  return [dayWords(lang, day), clock].join(comma(lang))
}

const printed = <Row>({ title, company, period, lang, columns, rows, madeAt }: Report<Row>) => {
  if (rows.length > mostPrintedRows) throw new Problem('kit.report-long', { most: mostPrintedRows })
  const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const sums = addUp(columns, rows)
  const total = ({ kind, sum }: ReportColumn<Row>, at: number): string =>
    sum ? grouped(kind === 'amount' ? toWire(sums[at]!) : String(sums[at])) : ''
  const shown = (column: ReportColumn<Row>, row: Row): string =>
    column.kind === 'amount' || column.kind === 'count'
      ? grouped(textOf(column, row))
      : column.kind === 'text'
        ? (column.value(row) ?? '')
        : textOf(column, row)
  return {
    title,
    company,
    period,
    lang,
    printedAt: say(lang, words.printed, { time: momentWords(lang, madeAt) }),
    empty: say(lang, words.empty),
    columns: columns.map(({ heading, kind }) => ({ heading, kind })),
    rows: rows.map((row) => columns.map((column) => shown(column, row))),
    totals:
      rows.length > 0 && columns.some(({ sum }) => sum)
        ? columns.map((column, index) => (index === 0 ? say(lang, words.total) : total(column, index)))
        : [],
  }
}

/** What a long report is written of: its rows in portions, which are not kept. */
export type LongReport<Row> = Omit<Report<Row>, 'rows'> & { rows: AsyncIterable<readonly Row[]> }

async function* linesOf<Row>({ columns, rows }: LongReport<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${stringify([columns.map(({ heading }) => heading)])}`)
  for await (const portion of rows)
    yield Buffer.from(stringify(portion.map((row) => columns.map((column) => textOf(column, row)))))
}

/** The bytes of a table as they are made, however long it is. */
export const streamReport = <Row>(report: LongReport<Row>, format: 'csv' | 'xlsx'): AsyncGenerator<Buffer> =>
  format === 'csv' ? linesOf(report) : writeWorkbookOf(report)

async function* allAtOnce<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** The bytes of a report; a PDF refuses what would be a book. */
export const writeReport = async <Row>(report: Report<Row>, format: ReportFormat): Promise<Buffer> => {
  if (format === 'pdf') return renderPdf('report', printed(report), report.madeAt)
  return buffer(streamReport({ ...report, rows: allAtOnce(report.rows) }, format))
}
