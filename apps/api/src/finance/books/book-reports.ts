// The tables of the books as files: CSV for programs, XLSX with real amounts, PDF to print; the same rows as on the pages.
import type { downloadBooks as contract } from '@marsa/model/finance/books/books-endpoints.ts'
import {
  bookColumnText as words,
  bookReportTitle,
  vatBoxText,
  type BookReport,
} from '@marsa/model/finance/books/books-text.ts'
import { chart, ofSide, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { taxInvoiceKindText } from '@marsa/model/finance/invoice-kinds.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import {
  periodWords,
  reportTypes,
  writeReport,
  type Report,
  type ReportColumn,
  type ReportFormat,
} from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import { findPlatform } from '../documents.store.ts'
import { balanceAfter, listEntries, listJournal, type EntryRow } from './books.store.ts'
import { daysOf, spanOf, type Days } from './period.ts'
import { listTaxDocumentRows } from './tax-documents.store.ts'
import { readBalances } from './view-books.ts'
import { readVatReturn } from './view-tax-documents.ts'

type Asked = {
  db: Db
  days: Days
  kind: AccountKind | undefined
  supplierId: string | undefined
  made: Omit<Report<never>, 'columns' | 'rows'>
  format: ReportFormat
}

/** Rows that a file holds at most; more is asked for in parts, by shorter periods. */
const mostRows = 100_000

/** Reads one row more than a file holds, and refuses rather than leave any out. */
export const wholeOf = async <Row>(
  read: (limit: number) => Promise<Row[]>,
  most: number = mostRows,
): Promise<Row[]> => {
  const found = await read(most + 1)
  if (found.length > most) throw new Problem('finance.file-long', { most })
  return found
}

type Word = keyof typeof words
const columnsFor = <Row>(lang: Lang) => ({
  text: (word: Word, value: (row: Row) => string | null): ReportColumn<Row> => ({
    heading: say(lang, words[word]),
    kind: 'text',
    value,
  }),
  amount: (word: Word, value: (row: Row) => bigint | null, sum = true): ReportColumn<Row> => ({
    heading: say(lang, words[word]),
    kind: 'amount',
    sum,
    value,
  }),
  moment: (word: Word, value: (row: Row) => Date): ReportColumn<Row> => ({
    heading: say(lang, words[word]),
    kind: 'moment',
    value,
  }),
})

const debitOf = ({ amount_fils: fils }: { amount_fils: bigint }) => (fils < 0n ? -fils : null)
const creditOf = ({ amount_fils: fils }: { amount_fils: bigint }) => (fils > 0n ? fils : null)

const trialBalance = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const rows = await readBalances(db, days)
  const { text, amount } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    text('code', ({ kind }) => chart[kind].code),
    text('account', ({ kind }) => chart[kind][made.lang]),
    amount('opening', ({ kind, opening }) => ofSide(kind, opening), false),
    amount('debit', ({ debit }) => debit),
    amount('credit', ({ credit }) => credit),
    amount('closing', ({ kind, closing }) => ofSide(kind, closing), false),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const ledger = async ({ db, days, kind, made, format }: Asked): Promise<Buffer> => {
  if (!kind) throw new Problem('finance.account-missing')
  const which = { kind, ownerId: undefined, span: spanOf(days), before: undefined }
  const found = await wholeOf((limit) => listEntries(db, which, limit))
  let balance = found[0] ? await balanceAfter(db, which, found[0].id) : 0n
  const rows = found
    .map((row) => {
      const after = balance
      balance -= row.amount_fils
      return { ...row, after }
    })
    .toReversed()
  const { text, amount, moment } = columnsFor<EntryRow & { after: bigint }>(made.lang)
  const columns = [
    moment('when', ({ posted_at: at }) => at),
    text('posting', ({ kind: posting }) => posting),
    text('reference', ({ external_ref: reference }) => reference),
    text('subject', ({ subject }) => subject?.number ?? null),
    text('party', ({ owner }) => owner?.[made.lang] ?? null),
    amount('debit', debitOf),
    amount('credit', creditOf),
    amount('balance', ({ after }) => ofSide(kind, after), false),
  ]
  const title = `${made.title}: ${chart[kind].code} ${chart[kind][made.lang]}`
  return writeReport({ ...made, title, columns, rows }, format)
}

const journal = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const rows = await wholeOf((limit) => listJournal(db, spanOf(days), limit))
  const { text, amount, moment } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    text('journal', ({ id }) => id),
    moment('when', ({ posted_at: at }) => at),
    text('code', ({ kind }) => chart[kind].code),
    text('account', ({ kind }) => chart[kind][made.lang]),
    amount('debit', debitOf),
    amount('credit', creditOf),
    text('party', ({ owner }) => owner?.[made.lang] ?? null),
    text('posting', ({ posting }) => posting),
    text('reference', ({ external_ref: reference }) => reference),
    text('subject', ({ subject }) => subject?.number ?? null),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const taxDocuments = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const filter = { span: spanOf(days), searchText: '' }
  const newest = await wholeOf((limit) => listTaxDocumentRows(db, filter, { limit }))
  const rows = newest.toReversed()
  const { text, amount, moment } = columnsFor<(typeof rows)[number]>(made.lang)
  const nameIn = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) =>
    made.lang === 'ar' ? nameAr : nameEn
  const signed = (kind: string, fils: bigint) => (kind === 'credit-note' ? -fils : fils)
  const columns = [
    text('number', ({ number }) => number),
    moment('when', ({ issued_at: at }) => at),
    text('kind', ({ kind }) => say(made.lang, taxInvoiceKindText[kind])),
    text('subject', ({ subject_number: subject }) => subject),
    text('supplier', ({ supplier }) => nameIn(supplier)),
    text('customer', ({ customer }) => nameIn(customer)),
    amount('net', ({ kind, net_fils: net }) => signed(kind, net)),
    amount('vat', ({ kind, vat_fils: vat }) => signed(kind, vat)),
    amount('total', ({ kind, total_fils: total }) => signed(kind, total)),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const vatBoxes = async ({ db, days, supplierId, made, format }: Asked): Promise<Buffer> => {
  const { lang } = made
  const { standard, zeroRated, outputs, inputs, ...totals } = await readVatReturn(db, days, supplierId)
  const rows = [
    ...standard.map((each) => ({
      ...each,
      content: say(lang, vatBoxText.standard, { emirate: emirates[each.emirate][lang] }),
    })),
    { ...zeroRated, content: say(lang, vatBoxText.zeroRated) },
    { ...outputs, content: say(lang, vatBoxText.outputs) },
    { ...inputs, content: say(lang, vatBoxText.inputs) },
    { box: '12', netFils: null, vatFils: totals.dueFils, content: say(lang, vatBoxText.due) },
    { box: '13', netFils: null, vatFils: totals.recoverableFils, content: say(lang, vatBoxText.recoverable) },
    { box: '14', netFils: null, vatFils: totals.payableFils, content: say(lang, vatBoxText.payable) },
  ]
  const { text, amount } = columnsFor<(typeof rows)[number]>(lang)
  const columns = [
    text('box', ({ box }) => box),
    text('content', ({ content }) => content),
    amount('net', ({ netFils }) => netFils, false),
    amount('vat', ({ vatFils }) => vatFils, false),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const writers: Record<BookReport, (asked: Asked) => Promise<Buffer>> = {
  'trial-balance': trialBalance,
  ledger,
  journal,
  'tax-documents': taxDocuments,
  'vat-return': vatBoxes,
}

export const downloadBooks = async ({ db, now, query, reply }: Call<typeof contract>) => {
  const { report, format, lang, kind, supplierId } = query
  const days = daysOf(query, now)
  const house = await findPlatform(db)
  const made = {
    title: say(lang, bookReportTitle[report]),
    company: lang === 'ar' ? house.nameAr : house.nameEn,
    period: periodWords(lang, days),
    lang,
    madeAt: now,
  }
  const bytes = await writers[report]({ db, days, kind, supplierId, made, format })
  return attachment(reply, reportTypes[format], `marsa-${report}-${dayOf(now)}.${format}`).send(bytes)
}
