// A company's report as a file, one row a shipment or request: CSV, XLSX or PDF; no cell starts a formula (Z33).
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type {
  downloadAgentReport as agentContract,
  downloadCustomerReport as contract,
} from '@marsa/model/freight/reports/report-endpoints.ts'
import type { Period } from '@marsa/model/freight/reports/report.ts'
import { reportFileText } from '@marsa/model/freight/reports/report-file-text.ts'
import { companyName } from '../../requests/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { periodWords, reportTypes, writeReport, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { periodOf } from './reports.ts'
import { invitationsOfAgent, shipmentsOf, type AskedRow, type ShippedRow } from './reports.store.ts'

/** Rows of one file at most; a longer one is narrowed by its dates. */
const most = 20_000

type Heading = keyof typeof reportFileText

const wordsIn = (lang: Lang) => {
  const word = (key: Heading): string => say(lang, reportFileText[key])
  const yes = (is: boolean | null): string => (is === null ? '' : word(is ? 'yes' : 'no'))
  return { word, yes, pick: (en: string, ar: string): string => (lang === 'ar' ? ar : en) }
}

const day = (instant: Date | null): string | null => instant && dayOf(instant)

type Lane = Pick<ShippedRow, 'number' | 'mode' | 'from_en' | 'from_ar' | 'to_en' | 'to_ar'>
const lane = <Row extends Lane>(lang: Lang): ReportColumn<Row>[] => {
  const { word, pick } = wordsIn(lang)
  return [
    { heading: word('number'), kind: 'text', value: (row) => row.number },
    { heading: word('mode'), kind: 'text', value: (row) => word(row.mode) },
    { heading: word('origin'), kind: 'text', value: (row) => pick(row.from_en, row.from_ar) },
    { heading: word('destination'), kind: 'text', value: (row) => pick(row.to_en, row.to_ar) },
  ]
}

const shippedColumns = (lang: Lang): ReportColumn<ShippedRow>[] => {
  const { word, yes, pick } = wordsIn(lang)
  return [
    ...lane<ShippedRow>(lang),
    { heading: word('nickname'), kind: 'text', value: (row) => row.nickname },
    { heading: word('agent'), kind: 'text', value: (row) => pick(row.agent_en, row.agent_ar) },
    { heading: word('booked'), kind: 'day', value: (row) => day(row.booked_at) },
    { heading: word('deliverBy'), kind: 'day', value: (row) => row.deliver_by },
    { heading: word('delivered'), kind: 'day', value: (row) => day(row.delivered_at) },
    { heading: word('onTime'), kind: 'text', value: (row) => yes(row.is_on_time) },
    { heading: word('quotes'), kind: 'count', value: (row) => row.quotes },
    { heading: word('spend'), kind: 'amount', sum: true, value: (row) => row.spend_fils },
    { heading: word('highest'), kind: 'amount', value: (row) => row.highest_fils },
    {
      heading: word('saved'),
      kind: 'amount',
      sum: true,
      value: (row) => (row.quotes > 1 ? row.saved_fils : null),
    },
  ]
}

const askedColumns = (lang: Lang): ReportColumn<AskedRow>[] => {
  const { word, yes } = wordsIn(lang)
  return [
    ...lane<AskedRow>(lang),
    { heading: word('asked'), kind: 'moment', value: (row) => row.invited_at },
    { heading: word('due'), kind: 'moment', value: (row) => row.due_at },
    { heading: word('answered'), kind: 'moment', value: (row) => row.answered_at },
    {
      heading: word('answer'),
      kind: 'text',
      value: (row) => (row.answer ? word(row.answer) : row.is_missed ? word('MISSED') : ''),
    },
    { heading: word('minutes'), kind: 'count', value: (row) => row.used_minutes },
    { heading: word('won'), kind: 'text', value: (row) => yes(row.is_won) },
    { heading: word('earned'), kind: 'amount', sum: true, value: (row) => row.won_fils },
  ]
}

type FileCall = Call<typeof contract> | Call<typeof agentContract>
type File<Row> = {
  name: string
  title: Heading
  period: Period
  columns: ReportColumn<Row>[]
  rows: readonly Row[]
}

const sendFile = async <Row>(call: FileCall, { name, title, period, columns, rows }: File<Row>) => {
  const { format, lang } = call.query
  const bytes = await writeReport(
    {
      title: say(lang, reportFileText[title]),
      company: (await companyName(call.db, signedIn(call).companyId))[lang],
      period: periodWords(lang, period),
      lang,
      madeAt: call.now,
      columns,
      rows,
    },
    format,
  )
  return attachment(call.reply, reportTypes[format], `${name}-${dayOf(call.now)}.${format}`).send(bytes)
}

export const downloadCustomerReport = async (call: Call<typeof contract>) => {
  const period = periodOf(call.query, call.now)
  return sendFile(call, {
    name: 'marsa-shipping-report',
    title: 'customerTitle',
    period,
    columns: shippedColumns(call.query.lang),
    rows: await shipmentsOf(call.db, signedIn(call).companyId, period, most),
  })
}

export const downloadAgentReport = async (call: Call<typeof agentContract>) => {
  const period = periodOf(call.query, call.now)
  return sendFile(call, {
    name: 'marsa-answers-report',
    title: 'agentTitle',
    period,
    columns: askedColumns(call.query.lang),
    rows: await invitationsOfAgent(call.db, signedIn(call).companyId, period, call.now, most),
  })
}
