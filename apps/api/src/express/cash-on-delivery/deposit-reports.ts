// The files about deposits: the list (C087) and one deposit with its rows (C090); merchants find what is theirs.
import type {
  downloadDeposit as oneContract,
  downloadDeposits as listContract,
} from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { codStateText } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import {
  depositReportText as words,
  depositStateText,
} from '@marsa/model/express/cash-on-delivery/deposit-text.ts'
import { listedDays, listedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyName } from '../../requests/door.ts'
import { findShipper } from '../wallet/adjustments.store.ts'
import {
  depositHead,
  reportedCash,
  reportedDeposits,
  type ReportedCash,
  type ReportedDeposit,
} from './deposit-views.store.ts'
import { readCities } from '../places/read-cities.ts'
import { sendReport } from '../../kit/send-report.ts'

/** A merchant reads their own; our people all, or those of one that they name. */
const merchantOf = async (
  db: Db,
  call: Pick<Call<typeof listContract>, 'relation' | 'actor'>,
  asked?: string,
): Promise<string | null> => {
  const { companyId: own } = signedIn(call)
  if (call.relation !== 'any') {
    if (asked !== undefined && asked !== own) throw new Problem('wallet.none')
    return own
  }
  if (asked !== undefined && !(await findShipper(db, asked))) throw new Problem('wallet.none')
  return asked ?? null
}

const listColumns = (lang: Lang, isMerchant: boolean): ReportColumn<ReportedDeposit>[] => {
  const head = (word: Exclude<keyof typeof words, 'head'>): string => say(lang, words[word])
  const whole: ReportColumn<ReportedDeposit>[] = [
    { heading: head('counted'), kind: 'amount', sum: true, value: (row) => row.counted_fils },
    {
      heading: head('difference'),
      kind: 'amount',
      sum: true,
      value: (row) => (row.counted_fils === null ? null : row.counted_fils - row.expected_fils),
    },
  ]
  const own: ReportColumn<ReportedDeposit>[] = [
    { heading: head('credited'), kind: 'amount', sum: true, value: (row) => row.credited_fils },
    { heading: head('held'), kind: 'amount', sum: true, value: (row) => row.held_fils },
  ]
  return [
    { heading: head('deposit'), kind: 'text', value: (row) => row.number },
    { heading: head('day'), kind: 'day', value: (row) => dayOf(row.opened_at) },
    { heading: head('depot'), kind: 'text', value: (row) => (lang === 'ar' ? row.depot_ar : row.depot_en) },
    { heading: head('rows'), kind: 'count', sum: true, value: ({ rows }) => rows },
    { heading: head('expected'), kind: 'amount', sum: true, value: (row) => row.expected_fils },
    ...(isMerchant ? own : whole),
    { heading: head('state'), kind: 'text', value: ({ state }) => say(lang, depositStateText[state]) },
  ]
}

export const downloadDeposits = async (call: Call<typeof listContract>) => {
  const { db, now } = call
  const { format: _format, lang, companyId: asked, ...range } = call.query
  const companyId = await merchantOf(db, call, asked)
  const days = listedDays(range, dayOf(now))
  return sendReport(call, `marsa-deposits-${dayOf(now)}`, {
    title: say(lang, words.list),
    company: await companyName(db, companyId ?? signedIn(call).companyId),
    period: 'last' in days ? say(lang, words.lastDeposits) : periodWords(lang, days),
    columns: listColumns(lang, companyId !== null),
    rows: await reportedDeposits(db, companyId, listedSpan(range, now)),
  })
}

const cashColumns = (lang: Lang): ReportColumn<ReportedCash>[] => {
  const head = (word: Exclude<keyof typeof words, 'head'>): string => say(lang, words[word])
  return [
    { heading: head('waybill'), kind: 'text', value: (row) => row.waybill },
    { heading: head('reference'), kind: 'text', value: (row) => row.reference },
    { heading: head('city'), kind: 'text', value: (row) => row.to_city },
    { heading: head('amount'), kind: 'amount', sum: true, value: (row) => row.amount_fils },
    { heading: head('state'), kind: 'text', value: ({ state }) => say(lang, codStateText[state]) },
    { heading: head('collected'), kind: 'moment', value: (row) => row.collected_at },
    { heading: head('creditedAt'), kind: 'moment', value: (row) => row.credited_at },
  ]
}

export const downloadDeposit = async (call: Call<typeof oneContract>) => {
  const { db } = call
  const { depositId, lang } = call.query
  const companyId = await merchantOf(db, call)
  const head = await depositHead(db, depositId)
  const cash = head ? await reportedCash(db, depositId, companyId) : []
  // A deposit without a parcel of theirs does not exist for a merchant.
  if (!head || (companyId !== null && cash.length === 0)) throw new Problem('deposits.none')
  return sendReport(call, `marsa-${head.number}`, {
    title: say(lang, words.one),
    company: await companyName(db, companyId ?? signedIn(call).companyId),
    period: say(lang, words.head, {
      number: head.number,
      day: dayOf(head.opened_at),
      depot: lang === 'ar' ? head.depot_ar : head.depot_en,
      courier: head.courier,
    }),
    columns: cashColumns(lang),
    rows: await readCities(db, lang, cash, 'to_city'),
  })
}
