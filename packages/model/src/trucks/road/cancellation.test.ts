// What cancelling keeps by the clock, and what a dropped truck gives back.
import { expect, test } from 'vitest'
import { feeLines, taxed, totalsOf as totalsOfTaxed } from '../../finance/charge-line.ts'
import { settleCancellation } from '../../finance/settle-cancellation.ts'
import { toWire } from '../../kit/money.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { netOf, toLine, totalsOf, type ChargeLine } from '../../requests/charge-line.ts'
import { usualStates } from '../../requests/usual-machine.ts'
import {
  dropTrucks,
  truckCancelEnds,
  truckCancelPercents,
  truckCancelStage,
  truckCancelStages,
  type TruckCancelFacts,
} from './cancellation.ts'
import { truckPricing, type OfferFacts } from './offer.ts'

const at = (time: string): Date => new Date(`${time.padEnd(19, ':00')}+04:00`)
const booked: TruckCancelFacts = {
  state: 'QS_FINAL_PAY_RECEIVED',
  bookedAt: at('2026-11-20T10:00'),
  pickupAt: at('2026-11-24T08:00'),
  begun: false,
}

test.each([
  ['2026-11-20T10:00', 'free'],
  ['2026-11-23T07:59:59', 'free'],
  ['2026-11-23T08:00', 'late'],
  ['2026-11-24T03:59:59', 'late'],
  ['2026-11-24T04:00', 'last'],
  ['2026-11-24T09:00', 'last'],
])('cancelled at %s: %s', (when, stage) =>
  expect(truckCancelStage(booked, settingDefaults, at(when))).toBe(stage),
)

test.each([
  ['2026-11-24T06:00', 'free'],
  ['2026-11-24T06:30', 'free'],
  ['2026-11-24T06:30:01', 'last'],
])('booked at 06:00 for 08:00, cancelled at %s: %s', (when, stage) =>
  expect(truckCancelStage({ ...booked, bookedAt: at('2026-11-24T06:00') }, settingDefaults, at(when))).toBe(
    stage,
  ),
)

test('nothing is cancelled once a truck is at loading; before a booking nothing is kept', () => {
  const now = at('2026-11-24T07:50')
  expect(truckCancelStage({ ...booked, begun: true }, settingDefaults, now)).toBeUndefined()
  const open = usualStates.filter(
    (state) => truckCancelStage({ ...booked, state }, settingDefaults, now) === 'unpaid',
  )
  expect(open).not.toContain('QS_FINAL_PAY_RECEIVED')
  expect(open).toContain('QS_AWP')
})

test('hours, minutes and percents are settings', () => {
  expect(truckCancelStages.map((stage) => truckCancelPercents(settingDefaults)[stage])).toEqual([
    0, 0, 25, 50,
  ])
  const strict = {
    ...settingDefaults,
    'trucks.cancel-free-minutes': 0,
    'trucks.cancel-free-hours': 48,
    'trucks.cancel-last-hours': 12,
    'trucks.cancel-percent-last': 80,
  }
  expect(truckCancelStage(booked, strict, at('2026-11-22T08:00'))).toBe('late')
  expect(truckCancelStage(booked, strict, at('2026-11-23T20:00'))).toBe('last')
  expect(truckCancelPercents(strict).last).toBe(80)
})

const line = (facts: OfferFacts, code: ChargeLine['code'], sellingRate: string): ChargeLine => {
  const pricing = truckPricing(facts)
  return toLine(pricing)({ code, buyingRate: '0.01', sellingRate, quantity: pricing.quantityOf?.(code) ?? 1 })
}
const two: OfferFacts = { movement: 'DOMESTIC', trucks: 2, containers: 0 }
const three: OfferFacts = { movement: 'DOMESTIC', trucks: 3, containers: 0 }
const rowOne = [line(two, 'truck-tariff', '850'), line(two, 'toll', '16'), line(two, 'offloading', '150')]
const rowTwo = [line(three, 'truck-tariff', '333.33')]

test.each([
  [
    '2,133.60 in the late stage',
    rowOne,
    truckCancelPercents(settingDefaults).late,
    '533.40',
    '25.40',
    '1600.20',
  ],
  [
    '1,049.99 in the last stage',
    rowTwo,
    truckCancelPercents(settingDefaults).last,
    '525.00',
    '25.00',
    '524.99',
  ],
])('%s', (_, lines, percent, fee, vat, released) => {
  const totalFils = totalsOf(lines).total
  const { feeFils, refundFils } = settleCancellation(percent, { totalFils, paidFils: totalFils })
  const asTaxed = lines.map((each) => taxed({ en: '', ar: '', netFils: netOf(each), category: each.vat }))
  expect(
    [feeFils, totalsOfTaxed(feeLines(asTaxed, feeFils)).vatFils, refundFils].map((fils) => toWire(fils)),
  ).toEqual([fee, vat, released])
})

test.each([
  [0, '699.99', '0.00', '350.00'],
  [25, '699.99', '87.50', '262.50'],
  [50, '699.99', '175.00', '175.00'],
  [100, '699.99', '350.00', '0.00'],
])('one truck of three dropped at %i percent', (percent, rest, kept, reduced) => {
  const dropped = dropTrucks(rowTwo, three, { percent, dropped: 1 })
  const { restFils, keptFils, reducedFils } = dropped
  expect([restFils, keptFils, reducedFils].map((fils) => toWire(fils))).toEqual([rest, kept, reduced])
  expect(dropped.restFils + dropped.keptFils + dropped.reducedFils).toBe(totalsOf(rowTwo).total)
})

test('what is charged once stays, and the only truck is not dropped', () => {
  const abroad: OfferFacts = { movement: 'CROSS_BORDER', trucks: 2, containers: 0 }
  const lines = [line(abroad, 'truck-tariff', '4200'), line(abroad, 'deposit', '4000')]
  expect(dropTrucks(lines, abroad, { percent: 0, dropped: 1 })).toMatchObject({
    restFils: 820_000n,
    keptFils: 0n,
    reducedFils: 420_000n,
  })
  expect(() => dropTrucks(lines, abroad, { percent: 0, dropped: 2 })).toThrow(RangeError)
})

test('what is kept comes to no more than its percentage, and to a fil less at most', () => {
  for (let rate = 1; rate < 400; rate += 1) {
    const lines = [line(two, 'truck-tariff', (rate / 100).toFixed(2))]
    const { keptFils, restFils, reducedFils } = dropTrucks(lines, two, { percent: 25, dropped: 1 })
    const share = totalsOf(lines).total - restFils
    const exact = (share * 25n + 50n) / 100n
    expect(exact - keptFils === 0n || exact - keptFils === 1n).toBe(true)
    expect(keptFils + reducedFils).toBe(share)
  }
})

test.each<[string, string, Record<string, string | null>]>([
  ['2026-11-20T10:00', 'long before', { free: '2026-11-23T08:00', late: '2026-11-24T04:00' }],
  ['2026-11-23T20:00', 'on the day before', { free: '2026-11-23T20:30', late: '2026-11-24T04:00' }],
  ['2026-11-24T06:00', 'in the last hours', { free: '2026-11-24T06:30', late: null }],
])('booked at %s, %s, its stages end by the clock', (bookedAt, _, ends) => {
  const facts = { bookedAt: at(bookedAt), pickupAt: booked.pickupAt }
  const expected = Object.fromEntries(Object.entries(ends).map(([stage, time]) => [stage, time && at(time)]))
  expect(truckCancelEnds(facts, settingDefaults, facts.bookedAt)).toEqual(expected)
  for (const [stage, end] of Object.entries(expected)) {
    if (!end) continue
    expect(truckCancelStage({ ...booked, ...facts }, settingDefaults, new Date(end.getTime() - 1))).toBe(
      stage,
    )
  }
})

test.each<[string, string, Record<string, string | null>]>([
  ['2026-11-20T10:00', 'long before', { free: '2026-11-23T08:00', late: '2026-11-24T04:00' }],
  ['2026-11-23T20:00', 'on the day before', { late: '2026-11-24T04:00' }],
  ['2026-11-24T06:00', 'in the last hours', { late: null }],
])('not booked yet at %s, %s, the stages that can come are named with their ends', (now, _, ends) => {
  const expected = Object.fromEntries(Object.entries(ends).map(([stage, time]) => [stage, time && at(time)]))
  const facts = { bookedAt: null, pickupAt: booked.pickupAt }
  expect(truckCancelEnds(facts, settingDefaults, at(now))).toEqual(expected)
})
