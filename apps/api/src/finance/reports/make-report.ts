// One report for somebody: what was chosen becomes rows of a page, or a file that is sent while it is read.
import { Readable } from 'node:stream'
import { mostPrintedRows } from '@marsa/model/kit/report-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import {
  formatsOf,
  reportOf,
  type ReportFormat,
  type ReportId,
} from '@marsa/model/finance/reports/report-list.ts'
import type { ReportChoices } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { kindsOf } from '@marsa/model/finance/reports/segments.ts'
import type { Db } from '../../kit/db.ts'
import { periodWords } from '../../kit/report-file.ts'
import { openSnapshot } from '../../kit/snapshot.ts'
import type { Sql } from '../../kit/sql.ts'
import { turnsOf } from '../../kit/turns.ts'
import { daysOf, spanOf } from '../books/period.ts'
import { findPlatform } from '../documents.store.ts'
import { settlementTerms } from '../settlements/view-settlements.ts'
import { openAuditFile } from './audit-file.ts'
import { sources } from './catalogue.ts'
import type { Asked, Made } from './source.ts'

export type Wish = {
  db: Db
  now: Date
  settings: SettingsInForce
  lang: Lang
  choices: ReportChoices
  lanes: Sql
}

const askedOf = ({ choices, now, settings, lanes }: Wish): Asked => {
  const days = daysOf(choices, now)
  return {
    days,
    span: spanOf(days),
    today: dayOf(now),
    now,
    kind: choices.kind,
    supplierId: choices.supplierId,
    documents: {
      kind: choices.documentKind,
      billing: choices.billing,
      eInvoice: choices.eInvoice,
      emirate: choices.emirate,
      category: choices.category,
      searchText: choices.searchText ?? '',
    },
    companyId: choices.companyId,
    by: choices.by ?? 'line',
    kinds: choices.line && kindsOf(choices.line),
    lanes,
    waitsForPayment: settlementTerms(settings).waitsForPayment,
  }
}

export const periodOf = (id: ReportId, { lang, choices, now }: Wish): string =>
  periodWords(lang, reportOf(id).now ? { to: dayOf(now) } : daysOf(choices, now))

/** The whole of a snapshot's connection belongs to a file for as long as it is read; calls must keep the others. */
const turns = turnsOf(2, { waitMs: 15_000, refusal: () => new Problem('reporting.busy') })

export const pageRows = 50

export const readPage = async (id: ReportId, wish: Wish, offset: number) => {
  const snapshot = await openSnapshot(wish.db)
  try {
    const report = await sources[id](snapshot.tx, askedOf(wish), wish.lang)
    const rows = await report.page(pageRows, offset)
    const next = offset + rows.length
    return {
      id,
      title: say(wish.lang, reportOf(id).title),
      period: periodOf(id, wish),
      columns: report.heads,
      rows,
      totals: report.totals,
      count: report.count,
      next: next < report.count ? String(next) : null,
    }
  } finally {
    await snapshot.close()
  }
}

export type ReportFile = { count: number; body: Readable | Buffer }

/** Ends the snapshot with the stream, however it ends. */
const streamed = (bytes: AsyncGenerator<Buffer>, close: () => void): Readable =>
  Readable.from(bytes, { objectMode: false }).once('close', close)

/** A file of all rows. A long one is read by a cursor of one snapshot and never whole in memory; a printed one is short. */
export const makeFile = async (id: ReportId, wish: Wish, format: ReportFormat): Promise<ReportFile> => {
  if (!formatsOf(id).includes(format)) throw new Problem('reporting.format')
  const giveBack = await turns.take()
  let snapshot: Awaited<ReturnType<typeof openSnapshot>> | undefined
  const close = (): void => void Promise.resolve(snapshot?.close()).finally(giveBack)
  try {
    snapshot = await openSnapshot(wish.db)
    const asked = askedOf(wish)
    if (id === 'audit-file') {
      const { count, bytes } = await openAuditFile(snapshot.tx, asked)
      return { count, body: streamed(bytes, close) }
    }
    const report = await sources[id](snapshot.tx, asked, wish.lang)
    const house = await findPlatform(snapshot.tx)
    const made: Made = {
      title: say(wish.lang, reportOf(id).title),
      company: wish.lang === 'ar' ? house.nameAr : house.nameEn,
      period: periodOf(id, wish),
      lang: wish.lang,
      madeAt: wish.now,
    }
    if (format !== 'pdf') return { count: report.count, body: streamed(report.stream(made, format), close) }
    if (report.count > mostPrintedRows) throw new Problem('kit.report-long', { most: mostPrintedRows })
    const body = await report.print(made)
    close()
    return { count: report.count, body }
  } catch (error) {
    close()
    throw error
  }
}
