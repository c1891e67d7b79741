// Rate cards of tests: a whole one that keeps every rule, and what each call about one sends.
import type { CardRule } from '@marsa/model/freight/cards/card-rule.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Ask } from './app.ts'

/** Shanghai to Jebel Ali, valid for a month from today. */
export const cardFor = (now: Date, change: Partial<RateCardContent> = {}): RateCardContent => ({
  name: 'Shanghai to Jebel Ali',
  containerMode: 'FCL',
  boxes: [],
  origin: 'CNSHA',
  destination: 'AEJEA',
  currency: 'USD',
  validFrom: dayOf(now),
  validTo: addDays(dayOf(now), 30),
  transitDays: 21,
  freeDays: 10,
  offer: { carrier: 'Blue Gulf Line' },
  charges: [
    { code: 'ocean-freight', buyingRate: '1290', sellingRate: '1450', basis: 'container', currency: 'USD' },
    { code: 'delivery-order', buyingRate: '380', sellingRate: '450', basis: 'bl', currency: 'AED' },
    { code: 'handling', buyingRate: '90.00', sellingRate: '150.00' },
  ],
  remarks: 'Subject to space',
  terms: '',
  isPublic: false,
  ...change,
})

/** The prices of the card, without limits, held for five minutes. */
export const ruleOfTests: CardRule = {
  margin: 'card',
  value: null,
  mostBoxes: null,
  mostTons: null,
  mostKg: null,
  reefer: false,
  dailyCap: 50,
  holdMinutes: 5,
}

type About = (objects: { rateCardId: string; requestId: string }) => Ask
const one: About = ({ rateCardId: id }) => ({ query: { id } })

export const aboutRateCards: Record<string, About> = {
  viewRateCard: one,
  changeRateCard: (objects) => ({ ...one(objects), body: { ...cardFor(new Date()), version: 1 } }),
  endRateCard: (objects) => ({ ...one(objects), body: {} }),
  removeRateCard: one,
  setCardRule: (objects) => ({ ...one(objects), body: ruleOfTests }),
  endCardRule: one,
  stopRuleQuote: ({ requestId }) => ({ query: { id: requestId }, body: {} }),
  matchRateCards: ({ requestId: RequestId }) => ({ query: { RequestId } }),
}

/** Calls that name none. */
export const aboutNoRateCards: Record<string, Ask> = {
  listRateCards: {},
  addRateCard: { body: cardFor(new Date()) },
  lastAsRateCard: {},
  importRateCards: { body: { csv: 'card\nnone\n', apply: false } },
  exportRateCards: {},
}
