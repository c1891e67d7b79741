// Rate cards of the demo world: nine of three agents, some of them public, and one that quotes by itself.
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { addRateCard, setCardRule } from '@marsa/model/freight/cards/card-endpoints.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Basis } from '@marsa/model/requests/unit-price.ts'
import type { Email } from './personas.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const dayMs = 86_400_000

type Card = Partial<RateCardContent> &
  Pick<RateCardContent, 'name' | 'containerMode' | 'origin' | 'destination' | 'charges'> & {
    by: Email
    daysAgo: number
    /** Days that it holds from today on; below zero it is over. */
    daysLeft: number
  }

const sum = (code: ChargeCode, buyingRate: string, sellingRate: string): ChargeInput => ({
  code,
  buyingRate,
  sellingRate,
})
const priced = (
  code: ChargeCode,
  basis: Basis,
  buyingRate: string,
  sellingRate: string,
  more: Partial<ChargeInput> = {},
): ChargeInput => ({ code, basis, buyingRate, sellingRate, currency: 'AED', ...more })
const usd = { currency: 'USD' } as const

const papers = [sum('delivery-order', '410.00', '450.00'), sum('bill-of-lading', '405.00', '450.00')]
const atHome = [sum('handling', '125.00', '150.00'), sum('customs-clearance', '380.00', '450.00')]
const inBoxes = (buying: string, selling: string): ChargeInput[] => [
  priced('ocean-freight', 'container', buying, selling, usd),
  ...papers,
  priced('terminal-handling', 'container', '860', '980'),
  priced('seal', 'container', '28', '35'),
  ...atHome,
]
const inTons = (buying: string, selling: string): ChargeInput[] => [
  priced('ocean-freight', 'wm', buying, selling, { ...usd, minQuantity: '1' }),
  priced('cfs-handling', 'wm', '78', '95', { minQuantity: '1' }),
  ...papers,
  ...atHome,
]
const byAir = (
  breaks: readonly (readonly [from: string, buying: string, selling: string])[],
): ChargeInput[] => [
  priced('air-freight', 'kg', breaks[0]![1], breaks[0]![2], {
    ...usd,
    minSelling: '95',
    minBuying: '80',
    breaks: breaks.map(([from, buyingRate, sellingRate]) => ({ from, buyingRate, sellingRate })),
  }),
  priced('fuel-surcharge', 'kg', '0.40', '0.45', usd),
  priced('security-surcharge', 'kg', '0.10', '0.12', usd),
  sum('delivery-order', '410.00', '450.00'),
  sum('air-waybill', '100.00', '120.00'),
  ...atHome,
]

const cards: readonly Card[] = [
  {
    by: 'sea.agent@demo.example',
    daysAgo: 26,
    daysLeft: 34,
    name: 'Shanghai to Jebel Ali, 40HC',
    containerMode: 'FCL',
    boxes: ['40HC'],
    origin: 'CNSHA',
    destination: 'AEJEA',
    transitDays: 19,
    freeDays: 10,
    offer: { carrier: 'Blue Anchor Line', detentionDays: 7, included: ['documentation', 'manifest-filing'] },
    charges: inBoxes('1525', '1690'),
    isPublic: true,
  },
  {
    by: 'sea.agent@demo.example',
    daysAgo: 26,
    daysLeft: 34,
    name: 'China to the Emirates, every box',
    containerMode: 'FCL',
    origin: 'CN',
    destination: 'AE',
    transitDays: 24,
    freeDays: 7,
    charges: [
      priced('ocean-freight', 'container', '1380', '1590', { ...usd, appliesTo: '20GP' }),
      priced('ocean-freight', 'container', '1790', '1990', { ...usd, appliesTo: '40HC' }),
      ...inBoxes('0', '0').slice(1),
    ],
  },
  {
    by: 'sea.agent@demo.example',
    daysAgo: 19,
    daysLeft: 11,
    name: 'Ningbo to Jebel Ali, part loads',
    containerMode: 'LCL',
    origin: 'CNNGB',
    destination: 'AEJEA',
    transitDays: 26,
    charges: inTons('31', '38.50'),
    isPublic: true,
  },
  {
    by: 'sea.agent2@demo.example',
    daysAgo: 22,
    daysLeft: 40,
    name: 'Shanghai to Jebel Ali',
    containerMode: 'FCL',
    origin: 'CNSHA',
    destination: 'AEJEA',
    transitDays: 17,
    freeDays: 7,
    offer: { carrier: 'Pearl Coast Shipping' },
    charges: inBoxes('1570', '1740'),
    isPublic: true,
  },
  {
    by: 'sea.agent2@demo.example',
    daysAgo: 15,
    daysLeft: 45,
    name: 'Nhava Sheva to Khalifa Port',
    containerMode: 'FCL',
    boxes: ['20GP', '40HC'],
    origin: 'INNSA',
    destination: 'AEKHL',
    transitDays: 6,
    freeDays: 7,
    charges: inBoxes('690', '780'),
  },
  {
    by: 'sea.agent2@demo.example',
    daysAgo: 80,
    daysLeft: -18,
    name: 'Ningbo to Jebel Ali, autumn',
    containerMode: 'LCL',
    origin: 'CNNGB',
    destination: 'AEJEA',
    transitDays: 27,
    charges: inTons('29', '36'),
  },
  {
    by: 'air.agent@demo.example',
    daysAgo: 24,
    daysLeft: 20,
    name: 'Hong Kong to Dubai',
    containerMode: 'GENERAL',
    origin: 'HKG',
    destination: 'DXB',
    transitDays: 3,
    charges: byAir([
      ['0', '3.10', '3.60'],
      ['45', '2.60', '3.05'],
      ['100', '2.10', '2.40'],
      ['300', '1.90', '2.15'],
      ['500', '1.75', '1.98'],
    ]),
    isPublic: true,
  },
  {
    by: 'air.agent@demo.example',
    daysAgo: 24,
    daysLeft: 20,
    name: 'Guangzhou to the Emirates',
    containerMode: 'GENERAL',
    origin: 'CAN',
    destination: 'AE',
    transitDays: 4,
    charges: byAir([
      ['0', '3.30', '3.80'],
      ['100', '2.20', '2.55'],
      ['500', '1.85', '2.10'],
    ]),
  },
  {
    by: 'air.agent@demo.example',
    daysAgo: 3,
    daysLeft: 60,
    name: 'Frankfurt to Dubai',
    containerMode: 'GENERAL',
    origin: 'FRA',
    destination: 'DXB',
    transitDays: 2,
    charges: byAir([
      ['0', '3.90', '4.40'],
      ['100', '2.95', '3.35'],
    ]),
  },
]

const contentOf = ({ by: _, daysAgo, daysLeft, ...card }: Card, now: Date): RateCardContent => ({
  boxes: [],
  currency: 'USD',
  transitDays: null,
  freeDays: null,
  offer: {},
  remarks: '',
  terms: '',
  isPublic: false,
  validFrom: addDays(dayOf(now), -daysAgo),
  validTo: addDays(dayOf(now), daysLeft),
  ...card,
})

/** The administrator of the first agent lets its first card quote by itself, once everything else has been played. */
const switchOn = async (runner: Runner, cardId: string): Promise<void> => {
  const by = 'agent.admin@demo.example'
  await runner.call(by, passCheck, { body: { password: demoPassword } })
  await runner.call(by, setCardRule, {
    query: { id: cardId },
    body: {
      margin: 'card',
      value: null,
      mostBoxes: 4,
      mostTons: null,
      mostKg: null,
      reefer: false,
      dailyCap: 20,
      holdMinutes: 5,
    },
  })
}

export const rateCardSteps = (now: Date): Step[] => {
  let first = ''
  const steps = cards.map((card, at): Step => ({
    name: 'keep-rate-card',
    at: new Date(now.getTime() - card.daysAgo * dayMs + at * 60_000),
    run: async (runner) => {
      const { cardId } = await runner.call(card.by, addRateCard, { body: contentOf(card, now) })
      if (at === 0) first = cardId
    },
  }))
  const rule: Step = {
    name: 'quote-by-rule',
    at: new Date(now.getTime() - 4 * 60_000),
    run: (runner) => switchOn(runner, first),
  }
  return [...steps, rule]
}
