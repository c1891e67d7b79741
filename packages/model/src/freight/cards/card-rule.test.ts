// What a rule makes of a card, and when it does not quote.
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import { toLines, type ChargeInput } from '../../requests/charge-line.ts'
import { cardPricing } from './rate-card.ts'
import { CardRule, pricedByRule, ruleRefusal, type RuledCargo } from './card-rule.ts'

const rule: CardRule = {
  margin: 'card',
  value: null,
  mostBoxes: 4,
  mostTons: null,
  mostKg: 40_000,
  reefer: false,
  dailyCap: 50,
  holdMinutes: 5,
}
const cargo: RuledCargo = {
  isHazardous: false,
  isOutOfGauge: false,
  isCold: false,
  boxes: 2,
  revenueMilli: null,
  grossG: 20_000_000,
}
const charges: ChargeInput[] = [
  { code: 'ocean-freight', buyingRate: '1290.5', sellingRate: '1450', basis: 'container', currency: 'USD' },
  { code: 'handling', buyingRate: '133.33', sellingRate: '150' },
]
const exchange = { today: '2026-11-27', rates: { USD: { micro: 3_672_500n, day: '2026-11-27' } } }
const linesOf = (inputs: ChargeInput[]) =>
  toLines(cardPricing({ containerMode: 'FCL', boxes: [] }, exchange))(inputs)

describe('prices', () => {
  test('stay those of the card', () => expect(pricedByRule(charges, rule)).toEqual(charges))

  test('are the buying prices and so many percent, half up', () => {
    const [ocean, handling] = pricedByRule(charges, { margin: 'percent', value: '12.5' })
    expect([ocean!.sellingRate, handling!.sellingRate]).toEqual(['1451.8125', '150.00'])
  })

  test('are so much more for one of the carriage, with each of its breaks', () => {
    const breaks = [
      { from: '0', buyingRate: '2.10', sellingRate: '3' },
      { from: '100', buyingRate: '1.85', sellingRate: '3' },
    ]
    const [air, handling] = pricedByRule(
      [{ code: 'air-freight', buyingRate: '2.10', sellingRate: '3', basis: 'kg', breaks }, charges[1]!],
      { margin: 'unit', value: '0.30' },
    )
    expect(air!.breaks!.map(({ sellingRate }) => sellingRate)).toEqual(['2.4000', '2.1500'])
    expect(handling).toEqual(charges[1])
  })
})

test.each<[string, Partial<RuledCargo>, Partial<CardRule>, string | undefined]>([
  ['quotes what it may', {}, {}, undefined],
  ['no hazards', { isHazardous: true }, {}, 'hazards'],
  ['no overhang', { isOutOfGauge: true }, {}, 'overhang'],
  ['nothing cold', { isCold: true }, {}, 'reefer'],
  ['what is cold where it is allowed', { isCold: true }, { reefer: true }, undefined],
  ['boxes to the limit', { boxes: 4 }, {}, undefined],
  ['no box above it', { boxes: 5 }, {}, 'limits'],
  ['kilograms to the limit', { grossG: 40_000_000 }, {}, undefined],
  ['no gram above it', { grossG: 40_000_001 }, {}, 'limits'],
  ['tons to the limit', { revenueMilli: 10_000 }, { mostTons: 10 }, undefined],
  ['no ton above it', { revenueMilli: 10_001 }, { mostTons: 10 }, 'limits'],
])('%s', (_, changed, ruled, refusal) => {
  const facts = { expected: ['ocean-freight', 'handling'] as const, included: [], today: '2026-11-27' }
  const given = { ...facts, settings: settingDefaults, lines: linesOf(charges) }
  expect(ruleRefusal({ ...given, rule: { ...rule, ...ruled }, cargo: { ...cargo, ...changed } })).toBe(
    refusal,
  )
})

test.each<[string, ChargeInput[], string | undefined]>([
  ['an expected charge that has no price', [charges[0]!], 'missing'],
  [
    'a price outside its range, with a reason or without',
    [charges[0]!, { ...charges[1]!, sellingRate: '900', rangeReason: 'The carrier asks for more' }],
    'range',
  ],
  ['a price without a margin', [{ ...charges[0]!, sellingRate: '1290.5' }, charges[1]!], 'prices'],
])('%s keeps it from quoting', (_, inputs, refusal) => {
  const facts = { expected: ['ocean-freight', 'handling'] as const, included: [], today: '2026-11-27' }
  expect(ruleRefusal({ ...facts, settings: settingDefaults, lines: linesOf(inputs), rule, cargo })).toBe(
    refusal,
  )
})

test('a margin is asked unless the prices are those of the card', () => {
  expect(CardRule.safeParse({ ...rule, margin: 'percent' }).success).toBe(false)
  expect(CardRule.safeParse({ ...rule, margin: 'percent', value: '0' }).success).toBe(false)
  expect(CardRule.safeParse({ ...rule, dailyCap: 51 }).success).toBe(false)
  expect(CardRule.safeParse({ ...rule, holdMinutes: 31 }).success).toBe(false)
})
