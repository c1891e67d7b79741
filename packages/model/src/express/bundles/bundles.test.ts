// Bundles: their price and end, who may buy what, when their owner is told, and what a year of parcels is worth.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { firstTariff } from '../pricing/tariff.ts'
import type { Plan } from '../services.ts'
import { advise } from './advice.ts'
import {
  bundlePrice,
  buyRefusal,
  cancelRefusal,
  dueNotice,
  endOf,
  isLow,
  lastDayOf,
  membershipMachine,
} from './membership.ts'

test('the machine is sound', () => expect(machineFaults(membershipMachine)).toEqual([]))

test('17: Gold is 2,500.00 and 125.00 of VAT, and gives 2,500 credits', () =>
  expect(bundlePrice('GOLD', settingDefaults)).toEqual({
    netFils: 250_000n,
    vatFils: 12_500n,
    totalFils: 262_500n,
  }))
test('Silver 1,500 and Bronze 750 before VAT', () =>
  expect([
    bundlePrice('SILVER', settingDefaults).totalFils,
    bundlePrice('BRONZE', settingDefaults).totalFils,
  ]).toEqual([157_500n, 78_750n]))

test.each([
  ['2026-11-22T23:59:59+04:00', '2027-11-22', '2027-11-22T20:00:00.000Z'],
  ['2027-11-22T00:00:00+04:00', '2028-11-21', '2028-11-21T20:00:00.000Z'],
])('27: bought %s it lasts to the end of %s', (bought, last, end) => {
  const endsAt = endOf(new Date(bought), 365)
  expect(lastDayOf(endsAt)).toBe(last)
  expect(endsAt.toISOString()).toBe(end)
})

test('only a higher plan replaces an active one', () => {
  expect(buyRefusal('BRONZE', undefined)).toBeUndefined()
  expect(buyRefusal('GOLD', 'SILVER')).toBeUndefined()
  expect(buyRefusal('SILVER', 'SILVER')).toBe('bundles.not-higher')
  expect(buyRefusal('BRONZE', 'GOLD')).toBe('bundles.not-higher')
})

test('an active one is cancelled, but not while a payment holds its credits', () => {
  expect(cancelRefusal('ACTIVE', 0n)).toBeUndefined()
  expect(cancelRefusal('ACTIVE', 1n)).toBe('bundles.being-used')
  for (const state of ['INACTIVE', 'CANCELLED', 'EXPIRED', 'ORDERED'] as const)
    expect(cancelRefusal(state, 0n)).toBe('bundles.not-active')
})

test('low is below a tenth; the end is told 30, 7 and 1 days before', () => {
  expect(isLow(25_000n, 250_000n)).toBe(false)
  expect(isLow(24_999n, 250_000n)).toBe(true)
  expect([31, 30, 8, 7, 2, 1, 0].map(dueNotice)).toEqual([undefined, 30, 30, 7, 7, 1, 1])
})

const priceOf = (plan: Plan) => bundlePrice(plan, settingDefaults).netFils
test('30: 40 domestic and 6 export parcels a quarter: list 1,040, Gold 824, Silver 888, Bronze 952; Gold is worth it', () => {
  const advice = advise(firstTariff, { domestic: 40, abroad: 6 }, priceOf)
  expect(advice.listQuarterFils).toBe(104_000n)
  expect(Object.fromEntries(advice.plans.map(({ plan, quarterFils }) => [plan, quarterFils]))).toEqual({
    GOLD: 82_400n,
    SILVER: 88_800n,
    BRONZE: 95_200n,
  })
  expect(advice.plans.find(({ plan }) => plan === 'GOLD')).toMatchObject({
    yearFils: 329_600n,
    unusedFils: 0n,
  })
  expect(advice.best).toBe('GOLD')
})
test('a year that would not use the credits is told to buy none', () => {
  const { best, plans: each } = advise(firstTariff, { domestic: 5, abroad: 0 }, priceOf)
  expect(best).toBeNull()
  expect(each.find(({ plan }) => plan === 'BRONZE')).toMatchObject({ yearFils: 38_000n, unusedFils: 37_000n })
  expect(advise(firstTariff, { domestic: 0, abroad: 0 }, priceOf).best).toBeNull()
})
test('what the credits do not reach costs list price', () => {
  const { plans: each, listYearFils } = advise(firstTariff, { domestic: 100, abroad: 0 }, priceOf)
  const gold = each.find(({ plan }) => plan === 'GOLD')!
  expect([listYearFils, gold.yearFils]).toEqual([800_000n, 680_000n])
  // 250,000 of 680,000 is covered; the rest of the 800,000 is 505,882.35.
  expect(gold.costFils).toBe(250_000n + 505_882n)
})
