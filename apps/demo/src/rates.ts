// Exchange rates of the demo world, entered by the administrator: a month ago and today.
import { dayOf } from '@marsa/model/kit/day.ts'
import { saveExchangeRates, type RateRow } from '@marsa/model/reference/exchange.ts'
import type { Step } from './script.ts'

/** Dirhams for one; the dollar's is the peg, the others are near those of November 2026. */
const published: readonly Omit<RateRow, 'day'>[] = [
  { currency: 'USD', rate: '3.6725' },
  { currency: 'EUR', rate: '4.2518' },
  { currency: 'CNY', rate: '0.5172' },
  { currency: 'INR', rate: '0.0431' },
]

const hour = 3_600_000

export const rateSteps = (now: Date): Step[] =>
  [90 * 24, 30 * 24, 9].map((hours) => {
    const at = new Date(now.getTime() - hours * hour)
    return {
      name: 'rates',
      at,
      run: async (runner) => {
        const rates = published.map((row) => ({ ...row, day: dayOf(at) }))
        await runner.call('admin@demo.example', saveExchangeRates, { body: { rates } })
      },
    }
  })
