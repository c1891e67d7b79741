// The home of a customer of express, and the staff's page of how the line goes.
import {
  cashAges,
  waitsForSender,
  type viewExpressFigures as figuresContract,
  type viewExpressHome as homeContract,
} from '@marsa/model/express/figures/figure-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { countByState } from '../shipments/list-shipments.store.ts'
import {
  cashByAge,
  cashOnItsWay,
  deliveredWell,
  holdReasons,
  latestShipments,
  margins,
  savingsOf,
  waitingShipments,
  type HomeRow,
} from './figures.store.ts'
import { readCities } from '../places/read-cities.ts'

const shownMonths = 12

export const viewExpressHome = async (
  call: Call<typeof homeContract>,
): Promise<AnswerOf<typeof homeContract>> => {
  const { companyId } = signedIn(call)
  const { db, now } = call
  const [counts, needs, latest, well, cash, savings] = await Promise.all([
    countByState(db, companyId),
    waitingShipments(db, companyId, waitsForSender),
    latestShipments(db, companyId),
    deliveredWell(db, companyId, now),
    cashOnItsWay(db, companyId),
    savingsOf(db, companyId),
  ])
  const months = [...new Set(savings.map(({ month }) => month))].slice(0, shownMonths)
  const shown = async <State>(found: HomeRow<State>[]) =>
    (await readCities(db, call.language, found, 'to_city')).map((row) => ({
      id: row.id,
      number: row.number,
      status: row.state,
      recipient: row.recipient_name,
      city: row.to_city,
    }))
  return {
    counts: counts.map(({ state, count }) => ({ status: state, count })),
    needs: await shown(needs),
    latest: await shown(latest),
    ...well,
    cashOnItsWay: toWire(cash),
    saved: toWire(sum(savings.map((row) => row.saved_fils))),
    savings: savings
      .filter(({ month }) => months.includes(month))
      .map(({ saved_fils: saved, ...row }) => ({ ...row, saved: toWire(saved) })),
    currency: 'AED',
  }
}

export const viewExpressFigures = async ({
  db,
  now,
}: Call<typeof figuresContract>): Promise<AnswerOf<typeof figuresContract>> => {
  const [well, services, cash, holds] = await Promise.all([
    deliveredWell(db, null, now),
    margins(db, now),
    cashByAge(db, now),
    holdReasons(db),
  ])
  return {
    ...well,
    margins: services.map(({ service, shipments, earned_fils: earned, cost_fils: cost }) => ({
      service,
      shipments,
      earned: toWire(earned),
      cost: toWire(cost),
      margin: toWire(earned - cost),
      isLoss: earned < cost,
    })),
    cash: cashAges.map((age) => {
      const row = cash.find((each) => each.age === age)
      return { age, rows: row?.rows ?? 0, amount: toWire(row?.fils ?? 0n) }
    }),
    holds,
    currency: 'AED',
  }
}
