// Boxes: the worked examples, several boxes, and what fits none.
import { expect, test } from 'vitest'
import type { Parcel } from '../pricing/parcel.ts'
import { bestFit } from './best-fit.ts'

const item = (kg: number, ...sides: [number, number, number]): Parcel => ({
  grams: kg * 1000,
  sides: sides.map((cm) => cm * 10) as unknown as Parcel['sides'],
})
const codes = (items: Parcel[]) => bestFit(items).packed.map(({ code, items: inside }) => [code, inside])

test.each<[string, Parcel[], [string, number[]][]]>([
  ['turned, it goes into M', [item(1, 18, 35, 25)], [['M', [0]]]],
  ['a centimetre too long for M', [item(1, 41, 30, 20)], [['L', [0]]]],
  [
    'three fill 67.5 percent of one M',
    Array.from({ length: 3 }, () => item(1, 25, 18, 12)),
    [['M', [0, 1, 2]]],
  ],
  ['a box that is full to the brim is too small', [item(1, 40, 30, 20)], [['L', [0]]]],
  [
    'too heavy together',
    [item(20, 30, 20, 10), item(16, 25, 20, 10)],
    [
      ['S', [0]],
      ['S', [1]],
    ],
  ],
  [
    'small ones go in beside a large one',
    [item(1, 15, 10, 8), item(20, 55, 45, 38), item(20, 50, 40, 35)],
    [
      ['XL', [1, 0]],
      ['XL', [2]],
    ],
  ],
  ['what fits no box travels as it is', [item(4, 120, 20, 20)], [['OWN', [0]]]],
])('%s', (_name, items, packed) => expect(codes(items)).toEqual(packed))

test('each box counts with its own volume', () => {
  expect(bestFit([item(1, 35, 25, 18)]).chargeableGrams).toBe(4_800)
  expect(bestFit([item(9, 35, 25, 18)]).chargeableGrams).toBe(9_000)
})

test('what may not travel is named, and the rest is packed', () => {
  const { packed, faults } = bestFit([item(31, 20, 20, 10), item(1, 18, 14, 9), item(1, 170, 10, 10)])
  expect(faults).toEqual({ 0: ['express.weight-limit'], 2: ['express.side-limit'] })
  expect(packed.map(({ items }) => items)).toEqual([[1]])
})
