// Reports of a company over a period: what a customer shipped and spent, and how an agent answered and won.
import { Problem } from '@marsa/model/kit/problem.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { monthsOf, periodRefusal, reportPeriod, type Period } from '@marsa/model/freight/reports/report.ts'
import type {
  agentReport as agentContract,
  customerReport as contract,
} from '@marsa/model/freight/reports/report-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { AnsweringRow } from './answer-times.store.ts'
import { deviationsOf } from './deviations.ts'
import { laneOf } from './lane-of.ts'
import { quotedByCard, spendingOf, winningOf, type SpendingRow, type WinningRow } from './reports.store.ts'

type Asked = { dateFrom?: string | undefined; dateTo?: string | undefined }

/** The days of a report as they were asked for; refuses a period that there is no report of. */
export const periodOf = (query: Asked, now: Date): Period => {
  const period = reportPeriod(query, dayOf(now))
  const refusal = periodRefusal(period)
  if (refusal) throw new Problem(refusal)
  return period
}

const nothingSpent = {
  shipments: 0,
  spend_fils: 0n,
  saved_fils: 0n,
  compared: 0,
  delivered: 0,
  on_time: 0,
  finals: 0,
  accepted_fils: 0n,
  final_fils: 0n,
}

const toSpending = (row: Pick<SpendingRow, keyof typeof nothingSpent>) => ({
  shipments: row.shipments,
  spend: toWire(row.spend_fils),
  saved: toWire(row.saved_fils),
  compared: row.compared,
  delivered: row.delivered,
  onTime: row.on_time,
  finals: row.finals,
  accepted: toWire(row.accepted_fils),
  final: toWire(row.final_fils),
})

export const customerReport = async (call: Call<typeof contract>) => {
  const period = periodOf(call.query, call.now)
  const { companyId } = signedIn(call)
  const found = await spendingOf(call.db, companyId, period)
  const of = (kind: SpendingRow['kind']) => found.filter((row) => row.kind === kind)
  const byMonth = new Map(of('month').map((row) => [row.month, row]))
  return {
    ...period,
    total: toSpending(of('total')[0] ?? nothingSpent),
    months: monthsOf(period).map((month) => ({ month, ...toSpending(byMonth.get(month) ?? nothingSpent) })),
    lanes: of('lane').map((row) => ({ ...laneOf(row), ...toSpending(row) })),
    agents: of('agent').map((row) => ({
      nameEn: row.agent_en ?? '',
      nameAr: row.agent_ar ?? '',
      ...toSpending(row),
    })),
    ...(await deviationsOf(call.db, { customerId: companyId }, period, call.now)),
  }
}

/** Figures of invitations on the wire. */
export const toAnswering = (row: AnsweringRow) => ({
  asked: row.asked,
  quoted: row.quoted,
  declined: row.declined,
  missed: row.missed,
  inTime: row.in_time,
  minutes: row.minutes,
})

export const nothingAsked = { asked: 0, quoted: 0, declined: 0, missed: 0, in_time: 0, minutes: null }
const nothingWon = { ...nothingAsked, won: 0, earned_fils: 0n }

const toWinning = (row: AnsweringRow & Pick<WinningRow, 'won' | 'earned_fils'>) => ({
  ...toAnswering(row),
  won: row.won,
  earned: toWire(row.earned_fils),
})

export const agentReport = async (call: Call<typeof agentContract>) => {
  const period = periodOf(call.query, call.now)
  const { companyId } = signedIn(call)
  const found = await winningOf(call.db, companyId, period, call.now)
  const cards = await quotedByCard(call.db, companyId, period, call.now)
  const of = (kind: WinningRow['kind']) => found.filter((row) => row.kind === kind)
  const byMonth = new Map(of('month').map((row) => [row.month, row]))
  return {
    ...period,
    total: toWinning(of('total')[0] ?? nothingWon),
    months: monthsOf(period).map((month) => ({ month, ...toWinning(byMonth.get(month) ?? nothingWon) })),
    lanes: of('lane').map((row) => ({ ...laneOf(row), ...toWinning(row) })),
    cards: cards.map((row) => ({
      card: row.card_id === null ? null : { id: row.card_id, name: row.name ?? '' },
      quoted: row.quoted,
      won: row.won,
      quotedByRule: row.quoted_by_rule,
      wonByRule: row.won_by_rule,
      earned: toWire(row.earned_fils),
    })),
    ...(await deviationsOf(call.db, { agentId: companyId }, period, call.now)),
  }
}
