// Where a merchant's money is, for their page, and their shipments with cash on delivery as a file (C088).
import type {
  CashRow,
  downloadCash as downloadContract,
  viewCash as viewContract,
} from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import {
  cashReportText as words,
  cashStages,
  codStateText,
  stagesOf,
} from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import { listedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { reportedCompany, sendCompanyReport } from '../reports/company-report.ts'
import { cashOf, listCash, type CashListed } from './cash.store.ts'

const toRow = (row: CashListed): CashRow => ({
  shipmentId: row.id,
  waybill: row.waybill,
  reference: row.reference,
  city: row.to_city,
  amount: toWire(row.amount_fils),
  state: row.state,
  deliveredAt: row.collected_at && toOffset(row.collected_at),
  deposit: row.deposit,
  creditedAt: row.credited_at && toOffset(row.credited_at),
  payout: row.payout,
})

export const viewCash = async (call: Call<typeof viewContract>): Promise<AnswerOf<typeof viewContract>> => {
  const { companyId } = signedIn(call)
  const stages = stagesOf(await cashOf(call.db, companyId))
  const found = await listCash(call.db, companyId, listedSpan(call.query, call.now))
  return {
    stages: cashStages.map((stage) => ({ stage, amount: toWire(stages[stage]) })),
    currency: 'AED',
    shipments: (await readCities(call.db, call.language, found, 'to_city')).map(toRow),
  }
}

const columnsIn = (lang: Lang): ReportColumn<CashListed>[] => [
  { heading: say(lang, words.waybill), kind: 'text', value: (row) => row.waybill },
  { heading: say(lang, words.reference), kind: 'text', value: (row) => row.reference },
  { heading: say(lang, words.city), kind: 'text', value: (row) => row.to_city },
  { heading: say(lang, words.amount), kind: 'amount', sum: true, value: (row) => row.amount_fils },
  { heading: say(lang, words.state), kind: 'text', value: (row) => say(lang, codStateText[row.state]) },
  { heading: say(lang, words.delivered), kind: 'moment', value: (row) => row.collected_at },
  { heading: say(lang, words.deposit), kind: 'text', value: (row) => row.deposit },
  { heading: say(lang, words.credited), kind: 'moment', value: (row) => row.credited_at },
  { heading: say(lang, words.payout), kind: 'text', value: (row) => row.payout },
]

export const downloadCash = async (call: Call<typeof downloadContract>) => {
  const companyId = reportedCompany(call)
  return sendCompanyReport(call, companyId, {
    name: 'marsa-cash-on-delivery',
    title: words.title,
    last: words.last,
    columns: columnsIn(call.query.lang),
    rows: await readCities(
      call.db,
      call.query.lang,
      await listCash(call.db, companyId, listedSpan(call.query, call.now)),
      'to_city',
    ),
  })
}
