// Figures of the dashboard, counted from the customer's own shipments; nothing is estimated.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'

/** Not on its way any more: arrived, delivered or ended. */
const behind: readonly string[] = [
  'QS_ARRIVE',
  'QS_DIS',
  'QS_CGO',
  'QS_PRG',
  'QS_DEL',
  'QS_CMP',
  'QS_CAN',
  'QS_REJ',
  'EXPIRED',
  'DRAFT',
]

export type Figures = {
  needs: ShipmentSummary[]
  arrivals: ShipmentSummary[]
  arrivingSoon: { sea: number; air: number }
  due: { amount: string; count: number }
}

const urgency = ['pay-balance', 'finish-payment', 'compare-quotes', 'confirm-delivery', 'finish-draft']

/** `today` is the day in the Emirates, YYYY-MM-DD. */
export const figuresOf = (rows: readonly ShipmentSummary[], today: string): Figures => {
  const needs = rows
    .filter((row) => row.nextAction !== null && row.nextAction !== 'give-feedback')
    .toSorted((a, b) => urgency.indexOf(a.nextAction!) - urgency.indexOf(b.nextAction!))
  const arrivals = rows
    .filter((row) => row.eta !== null && row.eta >= today && !behind.includes(row.status))
    .toSorted((a, b) => a.eta!.localeCompare(b.eta!))
  const soon = arrivals.filter((row) => row.eta! <= addDays(today, 7))
  const due = rows.flatMap((row) => (row.amountDue ? [parseMoney(row.amountDue)] : []))
  return {
    needs,
    arrivals,
    arrivingSoon: {
      sea: soon.filter((row) => row.mode === 'sea').length,
      air: soon.filter((row) => row.mode === 'air').length,
    },
    due: { amount: toWire(sum(due)), count: due.length },
  }
}

export type Month = { month: string; sea: number; air: number }

/** Requests of the last six months by the month in which they were asked, oldest first; months as YYYY-MM. */
export const requestsByMonth = (rows: readonly ShipmentSummary[], today: string): Month[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: 6 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (5 - index), 1)).toISOString().slice(0, 7),
  )
  const asked = rows.filter((row) => row.status !== 'DRAFT')
  return months.map((each) => {
    const inMonth = asked.filter((row) => row.addedDate.startsWith(each))
    return {
      month: each,
      sea: inMonth.filter((row) => row.mode === 'sea').length,
      air: inMonth.filter((row) => row.mode === 'air').length,
    }
  })
}
