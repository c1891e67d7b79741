// Worked examples of the trade, with every figure as it is printed.
import { describe, expect, test } from 'vitest'
import {
  airCm3,
  cbmMilli,
  chargeableHalfKg,
  grams,
  grossGrams,
  millimetres,
  revenueMilli,
  tonneMilli,
  volumeMm3,
  volumetricGrams,
  type PackedLine,
} from './measure.ts'

const line = (count: number, sides: [number, number, number], weight: number): PackedLine => ({
  count,
  mm: sides,
  grams: weight,
  weightOf: 'each',
})

const cartons = line(10, [600, 400, 400], 12_000)
const pallets = line(3, [1200, 800, 1100], 210_000)

test.each([
  ['cartons whose volume decides', [cartons], '0.960', '120.000', '160.000', '160.0'],
  ['pallets whose weight decides', [pallets], '3.168', '630.000', '528.000', '630.0'],
  ['sides to whole centimetres', [line(1, [455, 334, 286], 6200)], '0.043', '6.200', '7.337', '7.5'],
  ['totals compared, not lines', [cartons, pallets], '4.128', '750.000', '688.000', '750.0'],
  ['weight on the half kilogram', [line(1, [100, 100, 100], 160_500)], '0.001', '160.500', '0.167', '160.5'],
  ['weight just over it', [line(1, [100, 100, 100], 160_510)], '0.001', '160.510', '0.167', '161.0'],
])('air: %s', (_, lines, cbm, gross, volumetric, chargeable) => {
  const cm3 = airCm3(lines)
  expect({
    cbm: (cbmMilli(volumeMm3(lines)) / 1000).toFixed(3),
    gross: (grossGrams(lines) / 1000).toFixed(3),
    volumetric: (volumetricGrams(cm3) / 1000).toFixed(3),
    chargeable: (chargeableHalfKg(grossGrams(lines), cm3) / 2).toFixed(1),
  }).toEqual({ cbm, gross, volumetric, chargeable })
})

test.each([
  ['measure decides', [line(4, [1200, 1000, 1350], 420_000)], '6.480', '1.680', '6.480'],
  ['weight decides', [line(2, [1000, 800, 600], 900_000)], '0.960', '1.800', '1.800'],
  ['less than one', [line(5, [400, 300, 300], 8000)], '0.180', '0.040', '0.180'],
  ['typed in inches and pounds', [line(1, [1219, 1016, 1346], 419_573)], '1.667', '0.420', '1.667'],
])('sea: %s', (_, lines, cbm, tonnes, revenue) => {
  const mm3 = volumeMm3(lines)
  expect({
    cbm: (cbmMilli(mm3) / 1000).toFixed(3),
    tonnes: (tonneMilli(grossGrams(lines)) / 1000).toFixed(3),
    revenue: (revenueMilli(mm3, grossGrams(lines)) / 1000).toFixed(3),
  }).toEqual({ cbm, tonnes, revenue })
})

describe('units', () => {
  test('inches and pounds become whole millimetres and grams, half up', () => {
    expect([48, 40, 53].map((side) => millimetres(side, 'in'))).toEqual([1219, 1016, 1346])
    expect(grams(925, 'lb')).toBe(419_573)
  })

  test.each([
    [121.95, 'cm', 1220],
    [121.94, 'cm', 1219],
    [0.1, 'cm', 1],
    [1350, 'mm', 1350],
  ] as const)('%s %s', (typed, unit, mm) => expect(millimetres(typed, unit)).toBe(mm))

  test('kilograms keep their grams', () => expect(grams(12.345, 'kg')).toBe(12_345))
})

test('the weight of a whole line is taken once', () =>
  expect(grossGrams([{ ...cartons, grams: 120_000, weightOf: 'line' }])).toBe(120_000))

test('the largest cargo that a form takes is still exact', () =>
  expect(volumeMm3([line(100_000, [20_000, 20_000, 19_999], 1)])).toBe(799_960_000_000_000_000n))
