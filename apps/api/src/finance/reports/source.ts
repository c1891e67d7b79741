// A report before it is a page or a file: its columns, and rows that are read by page or as one long list.
import { toWire } from '@marsa/model/kit/money.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { bookColumnText as words } from '@marsa/model/finance/books/books-text.ts'
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import type { SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import type { Db } from '../../kit/db.ts'
import { rowsOf, type Listing } from '../../kit/listing.ts'
import { addUp, type ReportColumn, type ReportKind } from '../../kit/report-cells.ts'
import { streamReport, writeReport, type LongReport } from '../../kit/report-file.ts'
import type { Sql } from '../../kit/sql.ts'
import type { Days } from '../books/period.ts'
import type { Span } from '../books/books.store.ts'
import type { TaxDocumentFilter } from '../books/tax-documents.store.ts'

/** What a report is asked for. */
export type Asked = {
  days: Days
  span: Span
  /** The day in the Emirates, and the moment. */
  today: string
  now: Date
  kind: AccountKind | undefined
  supplierId: string | undefined
  /** What a list of tax documents is narrowed by. */
  documents: Pick<TaxDocumentFilter, 'kind' | 'billing' | 'eInvoice' | 'emirate' | 'category' | 'searchText'>
  companyId: string | undefined
  by: SalesKey
  kinds: readonly string[] | undefined
  lanes: Sql
  waitsForPayment: boolean
}

/** `from` is the column of the statement that is added up. */
export type Column<Row> = ReportColumn<Row> & {
  from?: keyof Row & string
  /** The column shows the opposite sign of what the statement holds. */
  flips?: boolean
}

export type Made = Omit<LongReport<never>, 'columns' | 'rows'>
export type Opened = {
  count: number
  heads: { label: string; kind: ReportKind }[]
  totals: (string | null)[]
  page: (limit: number, offset: number) => Promise<(string | null)[][]>
  stream: (made: Made, format: 'csv' | 'xlsx') => AsyncGenerator<Buffer>
  /** For what is short enough to print. */
  print: (made: Made) => Promise<Buffer>
}
/** Opens a report on a snapshot; what it answers is read one after another. */
export type Source = (tx: Db, asked: Asked, lang: Lang) => Promise<Opened>

/** A cell as programs read it. */
const plain = <Row>(column: ReportColumn<Row>, row: Row): string | null => {
  if (column.kind === 'text' || column.kind === 'day') return column.value(row)
  if (column.kind === 'amount') {
    const fils = column.value(row)
    return fils === null ? null : toWire(fils)
  }
  if (column.kind === 'moment') {
    const at = column.value(row)
    return at && toOffset(at)
  }
  const number = column.value(row)
  return number === null ? null : String(number)
}

const totalOf = ({ kind, sum }: ReportColumn<never>, added: bigint): string | null =>
  sum ? (kind === 'amount' ? toWire(added) : String(added)) : null

const opened = <Row>(
  columns: readonly Column<Row>[],
  count: number,
  sums: readonly bigint[],
  rows: {
    page: (limit: number, offset: number) => Promise<Row[]>
    all: () => AsyncGenerator<readonly Row[]>
  },
): Opened => ({
  count,
  heads: columns.map(({ heading: label, kind }) => ({ label, kind })),
  totals: columns.map((column, at) => totalOf(column, sums[at]!)),
  page: async (limit, offset) =>
    (await rows.page(limit, offset)).map((row) => columns.map((column) => plain(column, row))),
  stream: (made, format) => streamReport({ ...made, columns, rows: rows.all() }, format),
  print: async (made) => writeReport({ ...made, columns, rows: await rows.page(count, 0) }, 'pdf'),
})

/** A report of a statement, however long. */
export const listed =
  <Wanted, Row>(
    list: Listing<Wanted, Row>,
    wanted: (asked: Asked) => Wanted,
    columnsFor: (lang: Lang, asked: Asked) => Column<Row>[],
  ): Source =>
  async (tx, asked, lang) => {
    const [which, columns] = [wanted(asked), columnsFor(lang, asked)]
    const { count, sums } = await list.sums(tx, which)
    return opened(
      columns,
      count,
      columns.map(({ from, flips }) => (from ? (flips ? -1n : 1n) * (sums[from] ?? 0n) : 0n)),
      {
        page: (limit, offset) => list.page(tx, which, limit, offset),
        all: () => rowsOf(tx, list, which),
      },
    )
  }

/** A report of a table that is counted first and short. */
export const counted =
  <Row>(
    read: (tx: Db, asked: Asked, lang: Lang) => Promise<readonly Row[]>,
    columnsFor: (lang: Lang, asked: Asked) => Column<Row>[],
  ): Source =>
  async (tx, asked, lang) => {
    const [found, columns] = [await read(tx, asked, lang), columnsFor(lang, asked)]
    return opened(columns, found.length, addUp(columns, found), {
      page: async (limit, offset) => found.slice(offset, offset + limit),
      all: async function* () {
        yield found
      },
    })
  }

export type Word = keyof typeof words
/** Columns with their words; an amount names the column of the statement that its sum is of. */
export const columnsIn = <Row>(lang: Lang) => ({
  text: (word: Word, value: (row: Row) => string | null): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'text',
    value,
  }),
  count: (word: Word, value: (row: Row) => number | null, sum = false): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'count',
    sum,
    value,
  }),
  /** Added up by its rows, or not at all. */
  amount: (word: Word, value: (row: Row) => bigint | null, sum = true): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'amount',
    sum,
    value,
  }),
  /** Added up by the database. */
  summed: (
    word: Word,
    from: { [Key in keyof Row]: Row[Key] extends bigint | null ? Key : never }[keyof Row] & string,
  ): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'amount',
    sum: true,
    from,
    value: (row) => row[from] as bigint | null,
  }),
  moment: (word: Word, value: (row: Row) => Date | null): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'moment',
    value,
  }),
  day: (word: Word, value: (row: Row) => string | null): Column<Row> => ({
    heading: say(lang, words[word]),
    kind: 'day',
    value,
  }),
})
