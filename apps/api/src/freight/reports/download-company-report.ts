// A company's report as a file, one row a shipment or request: CSV, XLSX or PDF; no cell starts a formula (Z33).
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type {
  downloadAgentReport as agentContract,
  downloadCustomerReport as contract,
} from '@marsa/model/freight/reports/report-endpoints.ts'
import type { Period } from '@marsa/model/freight/reports/report.ts'
import { reportFileText } from '@marsa/model/freight/reports/report-file-text.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { periodOf } from './reports.ts'
import { invitationsOfAgent, shipmentsOf, type AskedRow, type ShippedRow } from './reports.store.ts'
import { columnsIn } from '../../kit/report-columns.ts'
import { sendReport } from '../../kit/send-report.ts'

/** Rows of one file at most; a longer one is narrowed by its dates. */
const most = 20_000

type Heading = keyof typeof reportFileText

const wordsIn = (lang: Lang) => {
  const word = (key: Heading): string => say(lang, reportFileText[key])
  const yes = (is: boolean | null): string => (is === null ? '' : word(is ? 'yes' : 'no'))
  return { word, yes, pick: (en: string, ar: string): string => (lang === 'ar' ? ar : en) }
}

const columnsFor = <Row>(lang: Lang) => columnsIn<Row, Heading>(lang, reportFileText)

const onDay = (instant: Date | null): string | null => instant && dayOf(instant)

type Lane = Pick<ShippedRow, 'number' | 'mode' | 'from_en' | 'from_ar' | 'to_en' | 'to_ar'>
const lane = <Row extends Lane>(lang: Lang): ReportColumn<Row>[] => {
  const { word, pick } = wordsIn(lang)
  const { text } = columnsFor<Row>(lang)
  return [
    text('number', (row) => row.number),
    text('mode', (row) => word(row.mode)),
    text('origin', (row) => pick(row.from_en, row.from_ar)),
    text('destination', (row) => pick(row.to_en, row.to_ar)),
  ]
}

/** On paper there is no room for figures that follow from others. */
const shippedColumns = (lang: Lang, isPaper: boolean): ReportColumn<ShippedRow>[] => {
  const { yes, pick } = wordsIn(lang)
  const { text, count, amount, day } = columnsFor<ShippedRow>(lang)
  return [
    ...lane<ShippedRow>(lang),
    text('nickname', (row) => row.nickname),
    text('agent', (row) => pick(row.agent_en, row.agent_ar)),
    day('booked', (row) => onDay(row.booked_at)),
    day('deliverBy', (row) => row.deliver_by),
    day('delivered', (row) => onDay(row.delivered_at)),
    text('onTime', (row) => yes(row.is_on_time)),
    count('quotes', (row) => row.quotes),
    amount('spend', (row) => row.spend_fils, true),
    ...(isPaper ? [] : [amount('accepted', (row) => row.agreed_fils)]),
    amount('difference', (row) => row.final_fils && row.final_fils - row.agreed_fils, true),
    ...(isPaper ? [] : [amount('highest', (row) => row.highest_fils)]),
    amount('saved', (row) => (row.quotes > 1 ? row.saved_fils : null), true),
  ]
}

const askedColumns = (lang: Lang): ReportColumn<AskedRow>[] => {
  const { word, yes } = wordsIn(lang)
  const { text, count, amount, moment } = columnsFor<AskedRow>(lang)
  return [
    ...lane<AskedRow>(lang),
    moment('asked', (row) => row.invited_at),
    moment('due', (row) => row.due_at),
    moment('answered', (row) => row.answered_at),
    text('answer', (row) => (row.answer ? word(row.answer) : row.is_missed ? word('MISSED') : '')),
    count('minutes', (row) => row.used_minutes),
    text('won', (row) => yes(row.is_won)),
    amount('earned', (row) => row.won_fils, true),
  ]
}

const headOf = (
  call: Call<typeof contract> | Call<typeof agentContract>,
  title: 'customerTitle' | 'agentTitle',
  period: Period,
) => ({
  title: say(call.query.lang, reportFileText[title]),
  company: signedIn(call).companyName,
  period: periodWords(call.query.lang, period),
})

export const downloadCustomerReport = async (call: Call<typeof contract>) => {
  const period = periodOf(call.query, call.now)
  return sendReport(call, `marsa-shipping-report-${dayOf(call.now)}`, {
    ...headOf(call, 'customerTitle', period),
    columns: shippedColumns(call.query.lang, call.query.format === 'pdf'),
    rows: await shipmentsOf(call.db, signedIn(call).companyId, period, most),
  })
}

export const downloadAgentReport = async (call: Call<typeof agentContract>) => {
  const period = periodOf(call.query, call.now)
  return sendReport(call, `marsa-answers-report-${dayOf(call.now)}`, {
    ...headOf(call, 'agentTitle', period),
    columns: askedColumns(call.query.lang),
    rows: await invitationsOfAgent(call.db, signedIn(call).companyId, period, call.now, most),
  })
}
