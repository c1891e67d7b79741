// Sales added up by one thing, for the page and as a report: the same rows.
import type { viewSales as contract, SalesRow } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { salesKeyText, type SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import { kindsOf, segmentOf, segmentText } from '@marsa/model/finance/reports/segments.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { say, texts } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { inSnapshot } from '../../kit/snapshot.ts'
import type { Call } from '../../kit/serve.ts'
import type { Sql } from '../../kit/sql.ts'
import { daysOf, spanOf } from '../books/period.ts'
import { salesSums, type SalesAsked, type SalesSum } from './sales.store.ts'
import { columnsIn, counted, type Column } from './source.ts'

const words = texts({
  noLane: { en: 'Without a lane', ar: 'بلا مسار' },
  other: { en: 'Other', ar: 'أخرى' },
})

/** The same kinds of subject are one line; names of lines and months are not the database's. */
const named = (by: SalesKey, rows: readonly SalesSum[]): SalesSum[] => {
  if (by === 'month') return rows.map((row) => ({ ...row, name_en: row.key, name_ar: row.key }))
  if (by === 'lane')
    return rows.map((row) =>
      row.key === '' ? { ...row, name_en: words.noLane.en, name_ar: words.noLane.ar } : row,
    )
  if (by !== 'line') return [...rows]
  return [...Map.groupBy(rows, ({ key }) => segmentOf(key) ?? 'other')].map(([segment, of]) => ({
    key: segment,
    name_en: segment === 'other' ? words.other.en : segmentText[segment].en,
    name_ar: segment === 'other' ? words.other.ar : segmentText[segment].ar,
    documents: of.reduce((all, row) => all + row.documents, 0),
    net_fils: sum(of.map((row) => row.net_fils)),
    vat_fils: sum(of.map((row) => row.vat_fils)),
  }))
}

export const readSales = async (db: Db, asked: SalesAsked): Promise<SalesSum[]> =>
  named(asked.by, await salesSums(db, asked))

/** Rows of the page; the file has them all. */
const mostShown = 500

const rowOf = (row: SalesSum): SalesRow => ({
  key: row.key,
  name: { en: row.name_en, ar: row.name_ar },
  documents: row.documents,
  net: toWire(row.net_fils),
  vat: toWire(row.vat_fils),
  total: toWire(row.net_fils + row.vat_fils),
})

export const viewSales =
  (lanes: Sql) =>
  async ({ db, now, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const days = daysOf(query, now)
    const kinds = query.line && kindsOf(query.line)
    const rows = await inSnapshot(db, (tx) =>
      readSales(tx, { span: spanOf(days), kinds, companyId: undefined, by: query.by, lanes }),
    )
    const [net, vat] = [sum(rows.map((row) => row.net_fils)), sum(rows.map((row) => row.vat_fils))]
    return {
      period: days,
      by: query.by,
      rows: rows.slice(0, mostShown).map(rowOf),
      count: rows.length,
      documents: rows.reduce((all, row) => all + row.documents, 0),
      net: toWire(net),
      vat: toWire(vat),
      total: toWire(net + vat),
      currency: 'AED',
    }
  }

export const sales = counted(readSales, (lang, { by }): Column<SalesSum>[] => {
  const { amount, count } = columnsIn<SalesSum>(lang)
  return [
    {
      heading: say(lang, salesKeyText[by]),
      kind: 'text',
      value: (row) => (lang === 'ar' ? row.name_ar : row.name_en),
    },
    count('documents', (row) => row.documents, true),
    amount('net', (row) => row.net_fils),
    amount('vat', (row) => row.vat_fils),
    amount('total', (row) => row.net_fils + row.vat_fils),
  ]
})
