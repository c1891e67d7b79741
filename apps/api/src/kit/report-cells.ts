// What the cells of a report hold, as text and as a spreadsheet keeps it; the same for a file of ten rows and of a million.
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { neutralCell } from './spreadsheet.ts'

/** What a cell of each kind holds: text, a count, grams, fils, a day (YYYY-MM-DD) or an instant; null is empty. */
type Values = { text: string; count: number; weight: number; amount: bigint; day: string; moment: Date }
export type ReportKind = keyof Values
export type ReportColumnOf<Row, Kind extends ReportKind> = {
  heading: string
  kind: Kind
  value: (row: Row) => Values[Kind] | null
  /** Added up at the foot. */
  sum?: Kind extends 'count' | 'amount' ? boolean : never
}
export type ReportColumn<Row> = { [Kind in ReportKind]: ReportColumnOf<Row, Kind> }[ReportKind]

/** A wall clock of the Emirates, as spreadsheets keep times: without a zone. */
export const wallClock = (instant: Date): string => toOffset(instant).slice(0, 16)

export const textOf = <Row>(column: ReportColumn<Row>, row: Row): string => {
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

/** Days since the end of 1899, as spreadsheets count them. */
const dayNumber = (utc: string): number => Date.parse(utc) / 86_400_000 + 25_569

/** Dirhams of fils are exact in a spreadsheet's number up to 90 million million; its own sums are as exact as theirs. */
export const cellOf = <Row>(column: ReportColumn<Row>, row: Row): string | number | null => {
  if (column.kind === 'text') return neutralCell(column.value(row) ?? '')
  if (column.kind === 'count') return column.value(row)
  if (column.kind === 'weight') {
    const grams = column.value(row)
    return grams === null ? null : grams / 1000
  }
  if (column.kind === 'day') {
    const day = column.value(row)
    return day === null || day === '' ? null : dayNumber(`${day}T00:00:00Z`)
  }
  if (column.kind === 'moment') {
    const instant = column.value(row)
    return instant === null ? null : dayNumber(`${wallClock(instant)}:00Z`)
  }
  const fils = column.value(row)
  return fils === null ? null : Number(fils) / 100
}

/** Adds the rows to the sums of the columns that have one: fils, or counts. */
export const addUp = <Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  sums: bigint[] = columns.map(() => 0n),
): bigint[] => {
  columns.forEach((column, at) => {
    if (!column.sum) return
    for (const row of rows) sums[at]! += BigInt(column.value(row) ?? 0)
  })
  return sums
}
