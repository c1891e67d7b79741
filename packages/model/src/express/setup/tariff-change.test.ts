// What makes a version of the tariff wrong, each rule by one cell, and sample parcels before and after.
import { expect, test } from 'vitest'
import { firstTariff, type TariffCell } from '../pricing/tariff.ts'
import { approveRefusal, sampleParcels, tariffFaults } from './tariff-change.ts'

const { cells } = firstTariff
const isDomestic = (plan: TariffCell['plan'], fromGrams: number) => (cell: TariffCell) =>
  cell.service === 'DOMESTIC' && cell.plan === plan && cell.fromGrams === fromGrams
const changed = (is: (cell: TariffCell) => boolean, change: Partial<TariffCell>): TariffCell[] =>
  cells.map((cell) => (is(cell) ? { ...cell, ...change } : cell))

test('the first tariff has no fault', () => {
  expect(tariffFaults(cells)).toEqual({})
})

test.each<[string, readonly TariffCell[], string]>([
  ['a cell twice', [...cells, cells.find(isDomestic('GOLD', 0))!], 'tariffs.twice'],
  [
    'a cell for all plans beside one for a plan',
    [...cells, { ...cells.find(isDomestic('GOLD', 5_000))!, plan: null }],
    'tariffs.twice',
  ],
  ['a plan without a price', cells.filter((cell) => !isDomestic('SILVER', 0)(cell)), 'tariffs.gap'],
  ['a price that begins above 0', changed(isDomestic('NONE', 0), { fromGrams: 1 }), 'tariffs.gap'],
  [
    'a band below the one before',
    [...cells, { service: 'DOMESTIC', plan: null, fromGrams: 10_000, baseFils: 25_00n, perKgFils: 0n }],
    'tariffs.falls',
  ],
  ['a plan above the list', changed(isDomestic('BRONZE', 0), { baseFils: 20_01n }), 'tariffs.plan-dearer'],
])('%s is refused for its service alone', (_, wrong, code) => {
  expect(tariffFaults(wrong)).toEqual({ 'cells.DOMESTIC': code })
})

test('a plan may cost as much as the list', () => {
  expect(tariffFaults(changed(isDomestic('BRONZE', 0), { baseFils: 20_00n }))).toEqual({})
})

test('sample parcels stand with their price before and after, and without one where there is none', () => {
  const dearer = changed((cell) => isDomestic('NONE', 0)(cell) || isDomestic('NONE', 5_000)(cell), {
    baseFils: 21_50n,
  })
  const samples = sampleParcels(cells, dearer, 'DOMESTIC')
  expect(samples.map(({ grams, prices }) => [grams, prices.NONE.before, prices.NONE.after])).toEqual([
    [1_000, 20_00n, 21_50n],
    [5_000, 20_00n, 21_50n],
    [6_000, 22_00n, 23_50n],
    [10_000, 30_00n, 31_50n],
    [15_000, 40_00n, 41_50n],
    [25_000, 60_00n, 61_50n],
    [30_000, 70_00n, 71_50n],
  ])
  expect(samples[0]!.prices.GOLD).toEqual({ before: 17_00n, after: 17_00n })
  expect(sampleParcels(cells, [], 'DOMESTIC')[0]!.prices.NONE).toEqual({ before: 20_00n, after: undefined })
})

test('neither its author approves a version, nor anybody once its first day has come', () => {
  const validFrom = new Date('2026-12-01T00:00:00+04:00')
  const at = (now: string, userId: string) =>
    approveRefusal({ proposedBy: 'a', validFrom }, userId, new Date(now))
  expect(at('2026-11-30T23:59:59+04:00', 'a')).toBe('tariffs.second-person')
  expect(at('2026-11-30T23:59:59+04:00', 'b')).toBeUndefined()
  expect(at('2026-12-01T00:00:00+04:00', 'b')).toBe('tariffs.begun')
})
