// A report as a file: XLSX with real numbers, dates and sums, CSV for programs, and a PDF to print.
import { stringify } from 'csv-stringify/sync'
import type { CellObject, Row as Cells } from 'write-excel-file/node'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { reportKitText as words, mostPrintedRows } from '@marsa/model/kit/report-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { renderPdf } from './pdf.ts'
import { columnWidth, neutralCell, writeXlsx } from './spreadsheet.ts'

/** Within Arabic a hyphen would turn the order of a date's parts around, a slash does not. */
const localDay = (lang: Lang, text: string): string => (lang === 'ar' ? text.replaceAll('-', '/') : text)

/** The days of a report as words; both ends may be open. */
export const periodWords = (
  lang: Lang,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string => {
  const [first, last] = [from && localDay(lang, from), to && localDay(lang, to)]
  if (first && last) return say(lang, words.period, { from: first, to: last })
  if (first) return say(lang, words.since, { from: first })
  return last ? say(lang, words.until, { to: last }) : say(lang, words.always)
}

/** What a cell of each kind holds: text, a count, grams, fils, a day (YYYY-MM-DD) or an instant; null is empty. */
type Values = { text: string; count: number; weight: number; amount: bigint; day: string; moment: Date }
export type ReportKind = keyof Values
type ColumnOf<Row, Kind extends ReportKind> = {
  heading: string
  kind: Kind
  value: (row: Row) => Values[Kind] | null
  /** Added up at the foot. */
  sum?: Kind extends 'count' | 'amount' ? boolean : never
}
export type ReportColumn<Row> = { [Kind in ReportKind]: ColumnOf<Row, Kind> }[ReportKind]

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

/** A wall clock of the Emirates, as spreadsheets keep times: without a zone. */
const wallClock = (instant: Date): string => toOffset(instant).slice(0, 16)

const textOf = <Row>(column: ReportColumn<Row>, row: Row): string => {
  if (column.kind === 'text') return neutralCell(column.value(row) ?? '')
  if (column.kind === 'day') return column.value(row) ?? ''
  if (column.kind === 'count') return String(column.value(row) ?? '')
  if (column.kind === 'weight') {
    const grams = column.value(row)
    return grams === null ? '' : (grams / 1000).toFixed(3)
  }
  if (column.kind === 'moment') {
    const instant = column.value(row)
    return instant === null ? '' : wallClock(instant).replace('T', ' ')
  }
  const fils = column.value(row)
  return fils === null ? '' : toWire(fils)
}

/** Dirhams of fils are exact in a spreadsheet's number up to 90 million million; its own sums are as exact as theirs. */
const cellOf = <Row>(column: ReportColumn<Row>, row: Row): string | number | Date | null => {
  if (column.kind === 'text') return neutralCell(column.value(row) ?? '')
  if (column.kind === 'count') return column.value(row)
  if (column.kind === 'weight') {
    const grams = column.value(row)
    return grams === null ? null : grams / 1000
  }
  if (column.kind === 'day') {
    const day = column.value(row)
    return day === null || day === '' ? null : new Date(`${day}T00:00:00Z`)
  }
  if (column.kind === 'moment') {
    const instant = column.value(row)
    return instant === null ? null : new Date(`${wallClock(instant)}:00Z`)
  }
  const fils = column.value(row)
  return fils === null ? null : Number(fils) / 100
}

const formats: Record<ReportKind, string | undefined> = {
  text: undefined,
  count: '#,##0',
  weight: '#,##0.000',
  amount: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
}
/** Title, company, period and an empty row stand above the headings. */
const headingRow = 5

const sumOf = <Row>(column: ReportColumn<Row>, rows: readonly Row[]): bigint | number => {
  if (column.kind === 'amount') return rows.reduce((sum, row) => sum + (column.value(row) ?? 0n), 0n)
  return column.kind === 'count' ? rows.reduce((sum, row) => sum + (column.value(row) ?? 0), 0) : 0
}

/** The letters of a column, counted from 0. */
const lettersOf = (index: number): string =>
  `${index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`

const topLine = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
/** The row under the others, and what its formulas result in, for readers that do not count. */
const totalsOf = <Row>({
  columns,
  rows,
  lang,
}: Report<Row>): { cells: Cells; results: Map<string, number> } => {
  const results = new Map<string, number>()
  const cells = columns.map((column, index): CellObject | null => {
    if (index === 0) return { value: say(lang, words.total), ...topLine }
    if (!column.sum) return null
    const letters = lettersOf(index)
    const formula = `SUM(${letters}${headingRow + 1}:${letters}${headingRow + rows.length})`
    const sum = sumOf(column, rows)
    results.set(formula, typeof sum === 'bigint' ? Number(sum) / 100 : sum)
    return { value: formula, type: 'Formula', format: formats[column.kind]!, ...topLine }
  })
  return { cells, results }
}

/** As wide as a page; the library knows neither that nor what a formula resulted in. */
const fitted = (xml: string, results: ReadonlyMap<string, number>): string =>
  xml
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace('<pageSetup ', '<pageSetup fitToHeight="0" ')
    .replace(/<f>([^<]*)<\/f>/g, (whole, formula: string) => `${whole}<v>${results.get(formula)}</v>`)

const writeSheet = <Row>(report: Report<Row>): Promise<Buffer> => {
  const { title, company, period, lang, columns, rows } = report
  const { cells, results } = totalsOf(report)
  const hasTotals = rows.length > 0 && columns.some(({ sum }) => sum)
  const data: Cells[] = [
    [{ value: title, fontWeight: 'bold', fontSize: 14 }],
    [neutralCell(company)],
    [period],
    [],
    columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' })),
    ...rows.map((row) =>
      columns.map((column): CellObject | null => {
        const value = cellOf(column, row)
        if (value === null || value === '') return null
        const format = formats[column.kind]
        return format ? { value, format } : { value }
      }),
    ),
    ...(hasTotals ? [cells] : []),
  ]
  const sheet = {
    sheet: title,
    data,
    columns: columns.map((column) =>
      columnWidth([column.heading.length, ...rows.slice(0, 200).map((row) => textOf(column, row).length)]),
    ),
    stickyRowsCount: headingRow,
    orientation: 'landscape' as const,
  }
  return writeXlsx([sheet], lang, (xml) => fitted(xml, results))
}

const printed = <Row>({ title, company, period, lang, columns, rows, madeAt }: Report<Row>) => {
  if (rows.length > mostPrintedRows) throw new Problem('kit.report-long', { most: mostPrintedRows })
  const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const total = (column: ReportColumn<(typeof rows)[number]>): string => {
    if (!column.sum) return ''
    const sum = sumOf(column, rows)
    return grouped(typeof sum === 'bigint' ? toWire(sum) : String(sum))
  }
  const shown = (column: ReportColumn<(typeof rows)[number]>, row: (typeof rows)[number]): string =>
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
    printedAt: say(lang, words.printed, {
      time: localDay(lang, wallClock(madeAt).replace('T', ' ')),
    }),
    empty: say(lang, words.empty),
    columns: columns.map(({ heading, kind }) => ({ heading, kind })),
    rows: rows.map((row) => columns.map((column) => shown(column, row))),
    totals:
      rows.length > 0 && columns.some(({ sum }) => sum)
        ? columns.map((column, index) => (index === 0 ? say(lang, words.total) : total(column)))
        : [],
  }
}

/** The bytes of a report; a PDF refuses what would be a book. */
export const writeReport = async <Row>(report: Report<Row>, format: ReportFormat): Promise<Buffer> => {
  if (format === 'xlsx') return writeSheet(report)
  if (format === 'pdf') return renderPdf('report', printed(report), report.madeAt)
  const lines = report.rows.map((row) => report.columns.map((column) => textOf(column, row)))
  return Buffer.from(`\ufeff${stringify([report.columns.map(({ heading }) => heading), ...lines])}`)
}
