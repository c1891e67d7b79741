// The list as a file in the reader's language: CSV, XLSX or PDF; no cell of it starts a formula (Z33, Z38).
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { downloadReport as contract } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { reportText } from '@marsa/model/freight/reports/report-text.ts'
import { listRequests } from '../../requests/door.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lookFor } from '../../reference/door.ts'
import { freightList, narrowedTo, type ListRow } from '../list-shipments.store.ts'
import { filterOf, toSummary } from '../list-shipments.ts'
import { columnsIn } from '../../kit/report-columns.ts'
import { sendReport } from '../../kit/send-report.ts'

/** Rows of one report at most; a longer one is narrowed by dates. */
const most = 10_000

const fils = (amount: string | null): bigint | null => (amount === null ? null : parseMoney(amount))

const columnsOf = (lang: Lang): ReportColumn<ShipmentSummary>[] => {
  const { text, count, amount, day } = columnsIn<ShipmentSummary, keyof typeof reportText>(lang, reportText)
  const place = (name: ShipmentSummary['origin']) => (lang === 'ar' ? name?.nameAr : name?.nameEn) ?? ''
  return [
    text('number', (row) => row.quoteNumber),
    text('nickname', (row) => row.nickname),
    text('status', (row) => say(lang, freightStatusText[row.status as keyof typeof freightStatusText])),
    text('mode', (row) => row.mode && say(lang, reportText[row.mode])),
    text('origin', (row) => place(row.origin)),
    text('destination', (row) => place(row.destination)),
    text('reference', (row) => row.reference),
    count('quotes', (row) => row.quoteCount),
    amount('total', (row) => fils(row.lowestQuote), true),
    amount('due', (row) => fils(row.amountDue), true),
    day('added', (row) => dayOf(new Date(row.addedDate))),
    day('eta', (row) => row.eta),
  ]
}

export const downloadReport = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { format: _format, lang, reference, mode, ...query } = call.query
  const filter = { ...filterOf(query), further: narrowedTo({ mode }, actor.companyId) }
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
  return sendReport(call, `marsa-shipments-${dayOf(call.now)}`, {
    title: say(lang, reportText.title),
    company: actor.companyName,
    period: periodWords(lang, { from: dateFrom, to: dateTo }),
    columns: columnsOf(lang),
    rows: found.map((row) => toSummary(actor, row, call.now)),
  })
}
