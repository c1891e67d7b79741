// The list as a file in the reader's language: CSV, XLSX or PDF; no cell of it starts a formula (Z33, Z38).
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { downloadReport as contract } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { reportText } from '@marsa/model/freight/reports/report-text.ts'
import { companyName, listRequests } from '../../requests/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { periodWords, reportTypes, writeReport, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lookFor } from '../../reference/door.ts'
import { freightList, type ListRow } from '../list-shipments.store.ts'
import { filterOf, toSummary } from '../list-shipments.ts'

/** Rows of one report at most; a longer one is narrowed by dates. */
const most = 10_000

const fils = (amount: string | null): bigint | null => (amount === null ? null : parseMoney(amount))

const columnsIn = (lang: Lang): ReportColumn<ShipmentSummary>[] => {
  const heading = (key: keyof typeof reportText): string => say(lang, reportText[key])
  const place = (name: ShipmentSummary['origin']) => (lang === 'ar' ? name?.nameAr : name?.nameEn) ?? ''
  return [
    { heading: heading('number'), kind: 'text', value: (row) => row.quoteNumber },
    { heading: heading('nickname'), kind: 'text', value: (row) => row.nickname },
    {
      heading: heading('status'),
      kind: 'text',
      value: (row) => say(lang, freightStatusText[row.status as keyof typeof freightStatusText]),
    },
    { heading: heading('mode'), kind: 'text', value: (row) => row.mode && heading(row.mode) },
    { heading: heading('origin'), kind: 'text', value: (row) => place(row.origin) },
    { heading: heading('destination'), kind: 'text', value: (row) => place(row.destination) },
    { heading: heading('reference'), kind: 'text', value: (row) => row.reference },
    { heading: heading('quotes'), kind: 'count', value: (row) => row.quoteCount },
    { heading: heading('total'), kind: 'amount', sum: true, value: (row) => fils(row.lowestQuote) },
    { heading: heading('due'), kind: 'amount', sum: true, value: (row) => fils(row.amountDue) },
    { heading: heading('added'), kind: 'day', value: (row) => dayOf(new Date(row.addedDate)) },
    { heading: heading('eta'), kind: 'day', value: (row) => row.eta },
  ]
}

export const downloadReport = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { format, lang, reference, ...query } = call.query
  const filter = filterOf(query)
  const { dateFrom, dateTo } = filter
  const found = await lookFor(call.db, reference, (terms) =>
    listRequests<ListRow>(
      freightList,
      call.db,
      actor,
      call.relation,
      { ...filter, terms },
      { from: 0, size: most },
    ),
  )
  const bytes = await writeReport(
    {
      title: say(lang, reportText.title),
      company: (await companyName(call.db, actor.companyId))[lang],
      period: periodWords(lang, { from: dateFrom, to: dateTo }),
      lang,
      madeAt: call.now,
      columns: columnsIn(lang),
      rows: found.map((row) => toSummary(actor, row, call.now)),
    },
    format,
  )
  const name = `marsa-shipments-${dayOf(call.now)}.${format}`
  return attachment(call.reply, reportTypes[format], name).send(bytes)
}
