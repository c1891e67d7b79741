// The stock of a warehouse, of a customer or of all, and what moved, as lists and as files.
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { ssccText } from '@marsa/model/warehouse/sscc.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import { spaceOfItems } from '@marsa/model/warehouse/intake.ts'
import type {
  downloadStockMovements as movementsFile,
  downloadStock as stockFile,
  listStockMovements as movementsContract,
  listStock as stockContract,
} from '@marsa/model/warehouse/stock-endpoints.ts'
import { stockText as words } from '@marsa/model/warehouse/stock-text.ts'
import { conditionText } from '@marsa/model/warehouse/text.ts'
import { columnsIn } from '../../kit/report-columns.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { sendReport } from '../../kit/send-report.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { movedDays, movementsOf, type Days, type MovementRow } from './movements.store.ts'
import { stockList, type StockAsked, type StockRow } from './stock.store.ts'

const askedOf = (
  call: Pick<Call, 'actor' | 'relation'>,
  search: string | undefined,
  withCodes: boolean,
): StockAsked => ({ actor: signedIn(call), relation: call.relation, search, withCodes })

export const listStock = async (call: Call<typeof stockContract>) => {
  const { db, now, relation } = call
  const { search, pageIndex, pageSize } = call.query
  const asked = askedOf(call, search, false)
  const found = await stockList.page(db, asked, pageSize, rowsBefore(pageIndex, pageSize))
  const { count, sums } = await stockList.sums(db, asked)
  const today = dayOf(now)
  return {
    items: found.map((row) => ({
      itemId: row.id,
      storageRequestID: row.request_id,
      shipmentReferenceNumber: row.number,
      name: row.name,
      pieces: row.pieces,
      sides: row.sides,
      condition: row.condition,
      place: relation === 'assigned' ? row.place : null,
      labels: row.labels,
      sscc: row.sscc,
      customer: relation === 'own' ? null : { nameEn: row.customer_en, nameAr: row.customer_ar },
      warehouse: relation === 'assigned' ? null : { nameEn: row.warehouse_en, nameAr: row.warehouse_ar },
      storedSince: toOffset(row.stored_at),
      endDate: row.end_date,
      overstay: overstays('STORED', row.end_date, today),
    })),
    pageIndex,
    pageSize,
    totalCount: count,
    pieces: Number(sums['pieces'] ?? 0n),
  }
}

const spaceWords = ({ pieces, sides }: StockRow): string | null =>
  spaceOfItems([{ quantity: pieces, sides }])?.toFixed(2) ?? null

const stockColumns = (
  lang: Lang,
  { relation, withCodes }: Pick<StockAsked, 'relation' | 'withCodes'>,
): ReportColumn<StockRow>[] => {
  const { text, count, day, moment } = columnsIn<StockRow, keyof typeof words>(lang, words)
  const isArabic = lang === 'ar'
  return [
    ...(relation === 'assigned' ? [text('place', (row) => row.place)] : []),
    text('item', ({ name }) => name),
    count('pieces', ({ pieces }) => pieces, true),
    text('cbm', spaceWords),
    text('condition', ({ condition }) => say(lang, conditionText[condition])),
    text('number', ({ number }) => number),
    ...(relation === 'own'
      ? []
      : [text('customer', (row) => (isArabic ? row.customer_ar : row.customer_en))]),
    ...(relation === 'assigned'
      ? []
      : [text('warehouse', (row) => (isArabic ? row.warehouse_ar : row.warehouse_en))]),
    moment('since', (row) => row.stored_at),
    day('until', (row) => row.end_date),
    ...(withCodes ? [text('ssccs', (row) => row.ssccs?.split(' ').map(ssccText).join(' ') ?? null)] : []),
  ]
}

/** Rows of one file; of a longer stock it is searched for what is wanted, of movements fewer days are asked for. */
const mostRowsOfFile = 50_000

export const downloadStock = async (call: Call<typeof stockFile>) => {
  const { db, now } = call
  const { search, lang, format } = call.query
  const today = dayOf(now)
  // On paper a thousand codes of one line would be pages of digits.
  const asked = askedOf(call, search, format !== 'pdf')
  return sendReport(call, `marsa-stock-${today}`, {
    title: say(lang, words.stock),
    company: signedIn(call).companyName,
    period: periodWords(lang, { to: today }),
    columns: stockColumns(lang, asked),
    rows: await stockList.page(db, asked, mostRowsOfFile, 0),
  })
}

/** The days that are asked for, else the last thirty. */
const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Days => {
  const last = to ?? dayOf(now)
  return { from: from ?? addDays(last, -29), to: last }
}

export const listStockMovements = async (call: Call<typeof movementsContract>) => {
  const days = daysOf(call.query, call.now)
  return { ...days, days: await movedDays(call.db, signedIn(call), call.relation, days) }
}

const movementColumns = (lang: Lang): ReportColumn<MovementRow>[] => {
  const { text, count, moment } = columnsIn<MovementRow, keyof typeof words>(lang, words)
  const only =
    (kind: MovementRow['kind'], sign = 1) =>
    (row: MovementRow) =>
      row.kind === kind ? row.pieces * sign : null
  return [
    moment('at', ({ at }) => at),
    text('number', ({ number }) => number),
    text('customer', (row) => (lang === 'ar' ? row.customer_ar : row.customer_en)),
    text('item', ({ name }) => name),
    count('in', only('in'), true),
    count('out', only('out', -1), true),
    count('correction', only('correction'), true),
  ]
}

export const downloadStockMovements = async (call: Call<typeof movementsFile>) => {
  const { db, now, relation, query } = call
  const days = daysOf(query, now)
  return sendReport(call, `marsa-movements-${days.from}-${days.to}`, {
    title: say(query.lang, words.movements),
    company: signedIn(call).companyName,
    period: periodWords(query.lang, days),
    columns: movementColumns(query.lang),
    rows: await movementsOf(db, signedIn(call), relation, days, mostRowsOfFile),
  })
}
