// The months of a report as the groups of a chart: each with its name, and by year where there are too many.
import type { Lang } from '@marsa/model/kit/text.ts'
import { monthName } from '../../kit/format.ts'

/** More months than these do not fit side by side. */
const most = 24

/** `add` sums two rows of the same figures. */
export const groupsOf = <Row extends { month: string }>(
  months: readonly Row[],
  lang: Lang,
  add: (one: Row, other: Row) => Row,
): { label: string; row: Row }[] => {
  if (months.length <= 12) return months.map((row) => ({ label: monthName(`${row.month}-01`, lang), row }))
  if (months.length <= most)
    return months.map((row) => ({
      label: `${monthName(`${row.month}-01`, lang)} ${row.month.slice(2, 4)}`,
      row,
    }))
  return [...Map.groupBy(months, (row) => row.month.slice(0, 4))].map(([label, rows]) => ({
    label,
    row: rows.reduce(add),
  }))
}

/** Thousands of dirhams with one decimal, for an axis. */
export const thousands = (wire: string): number => Math.round(Number(wire) / 100) / 10

/** Series without a single value would only put their names over those of others. */
export const shown = <One extends { values: number[] }>(series: One[]): One[] =>
  series.filter(({ values }) => values.some((value) => value > 0))

/** Requests that were answered or let pass: those that ended before their time was over were nobody's to answer. */
export const counted = ({
  quoted,
  declined,
  missed,
}: {
  quoted: number
  declined: number
  missed: number
}): number => quoted + declined + missed
