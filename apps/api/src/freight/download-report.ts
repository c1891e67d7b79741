// The list as a file, CSV or XLSX, in the reader's language; cells are text, so that no spreadsheet runs one (Z33, Z38).
import { stringify } from 'csv-stringify/sync'
import { say } from '@marsa/model/kit/text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { downloadReport as contract } from '@marsa/model/freight/shipment-endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { reportText } from '@marsa/model/freight/report-text.ts'
import { attachment } from '../kit/attachment.ts'
import { neutralCell, writeWorkbook } from '../kit/spreadsheet.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { listRequests } from './list-shipments.store.ts'
import { toSummary } from './list-shipments.ts'

/** Rows of one report at most; a longer one is narrowed by dates. */
const most = 10_000
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Column = { heading: keyof typeof reportText; value: (row: ShipmentSummary) => string }

const columnsIn = (lang: 'en' | 'ar'): Column[] => {
  const place = (name: ShipmentSummary['origin']) => (lang === 'ar' ? name?.nameAr : name?.nameEn) ?? ''
  return [
    { heading: 'number', value: (row) => row.quoteNumber },
    { heading: 'nickname', value: (row) => row.nickname ?? '' },
    {
      heading: 'status',
      value: (row) => say(lang, freightStatusText[row.status as keyof typeof freightStatusText]),
    },
    { heading: 'mode', value: (row) => (row.mode ? say(lang, reportText[row.mode]) : '') },
    { heading: 'origin', value: (row) => place(row.origin) },
    { heading: 'destination', value: (row) => place(row.destination) },
    { heading: 'reference', value: (row) => row.reference ?? '' },
    { heading: 'quotes', value: (row) => String(row.quoteCount) },
    { heading: 'total', value: (row) => row.lowestQuote ?? '' },
    { heading: 'due', value: (row) => row.amountDue ?? '' },
    { heading: 'added', value: (row) => dayOf(new Date(row.addedDate)) },
    { heading: 'eta', value: (row) => row.eta ?? '' },
  ]
}

export const downloadReport = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { format, lang } = call.query
  const found = await listRequests(call.db, actor, call.relation, call.query, { from: 0, size: most })
  const columns = columnsIn(lang)
  const table = [
    columns.map((column) => say(lang, reportText[column.heading])),
    ...found.map((row) => {
      const summary = toSummary(actor, row, call.now)
      return columns.map((column) => neutralCell(column.value(summary)))
    }),
  ]
  const bytes =
    format === 'csv'
      ? Buffer.from(`\ufeff${stringify(table)}`)
      : await writeWorkbook(say(lang, reportText.title), table, lang)
  const reply = attachment(call.reply, types[format], `marsa-shipments-${dayOf(call.now)}.${format}`)
  return reply.send(bytes)
}
