// The reports about credit accounts as files: exposure, days sales outstanding, limit changes, reminders (section 10).
import { creditLine } from '@marsa/model/finance/credit/credit-line.ts'
import { reasonIn } from '@marsa/model/finance/credit/credit-machine.ts'
import {
  creditReportText as words,
  creditReportTitle,
  daysOutstanding,
  decisionText,
  outstandingDays,
  type CreditReport,
} from '@marsa/model/finance/credit/credit-reports.ts'
import type { downloadCreditReport as contract } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import { columnsIn } from '../../kit/report-columns.ts'
import { periodWords, reportTypes, writeReport, type Report } from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import { findPlatform } from '../documents.store.ts'
import { listAccounts } from './accounts.store.ts'
import { creditFactsOf } from './purchase.ts'
import { decisionsBetween, outstandingOf, remindersBetween } from './reports.store.ts'

type Named = { name_en: string; name_ar: string }
type Days = { from: string; to: string }
type Asked = {
  db: Db
  days: Days
  made: Omit<Report<never>, 'columns' | 'rows'>
  format: Parameters<typeof writeReport>[1]
}

const spanOf = ({ from, to }: Days) => ({ from: instantOf(from), until: instantOf(addDays(to, 1)) })

const columnsFor = <Row extends Named>(lang: Lang) => {
  const columns = columnsIn<Row, keyof typeof words>(lang, words)
  return {
    ...columns,
    company: columns.text('company', (row) => (lang === 'ar' ? row.name_ar : row.name_en)),
  }
}

const exposure = async ({ db, made, format }: Asked): Promise<Buffer> => {
  const rows = (await listAccounts(db)).map((row) => ({ ...row, line: creditLine(creditFactsOf(row)) }))
  const { company, text, count, amount } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    company,
    text('state', ({ state }) => say(made.lang, words[state])),
    amount('limit', (row) => row.limit_fils, true),
    amount('owed', (row) => row.used_fils - row.reserved_fils, true),
    amount('reserved', (row) => row.reserved_fils, true),
    amount('used', (row) => row.used_fils, true),
    amount('available', ({ line }) => line.availableFils, true),
    count('usedPercent', (row) =>
      row.limit_fils > 0n ? Number((row.used_fils * 100n) / row.limit_fils) : null,
    ),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const outstanding = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const rows = await outstandingOf(db, spanOf(days))
  const { company, count, amount } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    company,
    amount('open', (row) => row.open_fils, true),
    amount('invoiced', (row) => row.invoiced_fils, true),
    count('days', (row) =>
      daysOutstanding({ openFils: row.open_fils, invoicedFils: row.invoiced_fils }, days),
    ),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const limits = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const rows = await decisionsBetween(db, spanOf(days))
  const { company, text, count, amount, moment } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    moment('when', (row) => row.decided_at),
    company,
    text('what', ({ kind }) => say(made.lang, decisionText[kind])),
    amount('before', (row) => row.from_fils),
    amount('after', (row) => row.to_fils),
    count('termsBefore', (row) => row.from_days),
    count('termsAfter', (row) => row.to_days),
    text('reason', ({ reason }) => reasonIn(made.lang, reason)),
    text('by', ({ proposer }) => proposer),
    text('second', ({ second }) => second),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const reminders = async ({ db, days, made, format }: Asked): Promise<Buffer> => {
  const rows = await remindersBetween(db, spanOf(days))
  const { company, text, count, amount, day, moment } = columnsFor<(typeof rows)[number]>(made.lang)
  const columns = [
    moment('when', (row) => row.sent_at),
    company,
    text('invoice', ({ number }) => number),
    day('due', (row) => row.due_on),
    count('reminder', (row) => row.days),
    amount('amount', (row) => row.open_fils),
  ]
  return writeReport({ ...made, columns, rows }, format)
}

const writers: Record<CreditReport, (asked: Asked) => Promise<Buffer>> = {
  exposure,
  outstanding,
  limits,
  reminders,
}

export const downloadCreditReport = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const { report, format, lang } = call.query
  const { to = dayOf(now) } = call.query
  const { from = addDays(to, 1 - outstandingDays) } = call.query
  const house = await findPlatform(db)
  const made = {
    title: say(lang, creditReportTitle[report]),
    company: lang === 'ar' ? house.nameAr : house.nameEn,
    // Exposure is as it stands.
    period: periodWords(lang, report === 'exposure' ? { to: dayOf(now) } : { from, to }),
    lang,
    madeAt: now,
  }
  const bytes = await writers[report]({ db, days: { from, to }, made, format })
  return attachment(call.reply, reportTypes[format], `marsa-credit-${report}-${dayOf(now)}.${format}`).send(
    bytes,
  )
}
