// The space calculator: nothing, one box, the reserve, rounding up to half a cubic metre, counts that are none.
import { expect, test } from 'vitest'
import { packingReserve, spaceFor, spaceItems, type SpaceItem } from './space.ts'

test('nothing needs no space', () => {
  expect(spaceFor({})).toBe(0)
  expect(spaceFor({ 'box-small': 0, sofa: 0 })).toBe(0)
})

test('one box needs the smallest step', () => {
  expect(spaceFor({ 'box-small': 1 })).toBe(0.5)
})

test('the reserve is part of the sum', () => {
  // 1.8 cubic metres fit into 2 without it; 2.07 do not.
  expect(packingReserve).toBe(0.15)
  expect(spaceFor({ 'pallet-standard': 1 })).toBe(2.5)
  // 100 pallets of 1.44 are 144, and 165.6 with it.
  expect(spaceFor({ 'pallet-euro': 100 })).toBe(166)
})

test.each([
  // Exactly on a step stays there: 20 x 0.8 x 1.15 = 18.4, 10 x 1.0 x 1.15 = 11.5.
  [{ fridge: 10 }, 11.5],
  [{ fridge: 20 }, 23],
  // A little above a step takes the next.
  [{ armchair: 20 }, 18.5],
  [{ fridge: 1 }, 1.5],
] as const)('%j is rounded up to half a cubic metre', (counts, cubicMetres) => {
  expect(spaceFor(counts)).toBe(cubicMetres)
})

test('different things add up', () => {
  // (2 x 1.6 + 4 x 0.25 + 10 x 0.087) x 1.15 = 5.8305
  expect(spaceFor({ sofa: 2, chair: 4, 'box-medium': 10 })).toBe(6)
})

test('negative counts take no space away', () => {
  expect(spaceFor({ sofa: -3 })).toBe(0)
  expect(spaceFor({ sofa: -3, fridge: 10 })).toBe(11.5)
})

test('every item has both names and a size that a person can carry into a warehouse', () => {
  for (const [code, { en, ar, cubicMetres }] of Object.entries(spaceItems)) {
    expect(/\p{Script=Arabic}/u.test(ar) && en.length > 0, code).toBe(true)
    expect(cubicMetres).toBeGreaterThan(0)
    expect(cubicMetres).toBeLessThan(3)
    expect(spaceFor({ [code as SpaceItem]: 1 })).toBeGreaterThanOrEqual(cubicMetres * (1 + packingReserve))
  }
})
