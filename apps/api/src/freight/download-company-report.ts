// A company's report as a file, one row a shipment or request, CSV or XLSX; cells are text that no spreadsheet runs (Z33).
import { stringify } from 'csv-stringify/sync'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type {
  downloadAgentReport as agentContract,
  downloadCustomerReport as contract,
} from '@marsa/model/freight/report-endpoints.ts'
import { reportFileText } from '@marsa/model/freight/report-file-text.ts'
import { attachment } from '../kit/attachment.ts'
import { neutralCell, writeWorkbook } from '../kit/spreadsheet.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { periodOf } from './reports.ts'
import { invitationsOfAgent, shipmentsOf, type AskedRow, type ShippedRow } from './reports.store.ts'

/** Rows of one file at most; a longer one is narrowed by its dates. */
const most = 20_000
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Heading = keyof typeof reportFileText
type Columns<Row> = [heading: Heading, value: (row: Row) => string][]

const amount = (fils: bigint | null): string => (fils === null ? '' : toWire(fils))
const day = (instant: Date | null): string => (instant ? dayOf(instant) : '')
/** A moment as a spreadsheet reads it, in the time of the Emirates. */
const moment = (instant: Date | null): string =>
  instant ? toOffset(instant).slice(0, 16).replace('T', ' ') : ''

const wordsIn = (lang: Lang) => {
  const word = (key: Heading): string => say(lang, reportFileText[key])
  const yes = (is: boolean | null): string => (is === null ? '' : word(is ? 'yes' : 'no'))
  return { word, yes, pick: (en: string, ar: string): string => (lang === 'ar' ? ar : en) }
}

type Lane = Pick<ShippedRow, 'number' | 'mode' | 'from_en' | 'from_ar' | 'to_en' | 'to_ar'>
const lane = <Row extends Lane>(lang: Lang): Columns<Row> => {
  const { word, pick } = wordsIn(lang)
  return [
    ['number', (row) => row.number],
    ['mode', (row) => word(row.mode)],
    ['origin', (row) => pick(row.from_en, row.from_ar)],
    ['destination', (row) => pick(row.to_en, row.to_ar)],
  ]
}

const shippedColumns = (lang: Lang): Columns<ShippedRow> => {
  const { yes, pick } = wordsIn(lang)
  return [
    ...lane<ShippedRow>(lang),
    ['nickname', (row) => row.nickname ?? ''],
    ['agent', (row) => pick(row.agent_en, row.agent_ar)],
    ['booked', (row) => day(row.booked_at)],
    ['deliverBy', (row) => row.deliver_by],
    ['delivered', (row) => day(row.delivered_at)],
    ['onTime', (row) => yes(row.is_on_time)],
    ['quotes', (row) => String(row.quotes)],
    ['spend', (row) => amount(row.spend_fils)],
    ['highest', (row) => amount(row.highest_fils)],
    ['saved', (row) => (row.quotes > 1 ? amount(row.saved_fils) : '')],
  ]
}

const askedColumns = (lang: Lang): Columns<AskedRow> => {
  const { word, yes } = wordsIn(lang)
  return [
    ...lane<AskedRow>(lang),
    ['asked', (row) => moment(row.invited_at)],
    ['due', (row) => moment(row.due_at)],
    ['answered', (row) => moment(row.answered_at)],
    ['answer', (row) => (row.answer ? word(row.answer) : row.is_missed ? word('MISSED') : '')],
    ['minutes', (row) => (row.used_minutes === null ? '' : String(row.used_minutes))],
    ['won', (row) => yes(row.is_won)],
    ['earned', (row) => amount(row.won_fils)],
  ]
}

type FileCall = Call<typeof contract> | Call<typeof agentContract>

const sendFile = async <Row>(
  call: FileCall,
  name: string,
  title: Heading,
  columns: Columns<Row>,
  found: readonly Row[],
) => {
  const { format, lang } = call.query
  const table = [
    columns.map(([heading]) => say(lang, reportFileText[heading])),
    ...found.map((row) => columns.map(([, value]) => neutralCell(value(row)))),
  ]
  const bytes =
    format === 'csv'
      ? Buffer.from(`\ufeff${stringify(table)}`)
      : await writeWorkbook(say(lang, reportFileText[title]), table, lang)
  return attachment(call.reply, types[format], `${name}-${dayOf(call.now)}.${format}`).send(bytes)
}

export const downloadCustomerReport = async (call: Call<typeof contract>) => {
  const period = periodOf(call.query, call.now)
  const found = await shipmentsOf(call.db, signedIn(call).companyId, period, most)
  return sendFile(call, 'marsa-shipping-report', 'customerTitle', shippedColumns(call.query.lang), found)
}

export const downloadAgentReport = async (call: Call<typeof agentContract>) => {
  const period = periodOf(call.query, call.now)
  const found = await invitationsOfAgent(call.db, signedIn(call).companyId, period, call.now, most)
  return sendFile(call, 'marsa-answers-report', 'agentTitle', askedColumns(call.query.lang), found)
}
