// Sizes of stored pieces: what they take together, and what is no size.
import { expect, test } from 'vitest'
import { cbmOf, ItemSize } from './item-size.ts'

const size = (lengthCm: number, widthCm: number, heightCm: number) => ({ lengthCm, widthCm, heightCm })

test.each([
  ['forty cartons', [{ quantity: 40, size: size(60, 40, 40) }], 3.84],
  [
    'half up on the total alone',
    [
      { quantity: 1, size: size(25, 20, 10) },
      { quantity: 1, size: size(25, 20, 10) },
    ],
    0.01,
  ],
  ['a tenth of a centimetre', [{ quantity: 100, size: size(50.5, 40.5, 30.5) }], 6.24],
  [
    'what has not come takes nothing',
    [
      { quantity: 0, size: null },
      { quantity: 1, size: size(100, 100, 100) },
    ],
    1,
  ],
  [
    'a size that is not known',
    [
      { quantity: 1, size: null },
      { quantity: 1, size: size(100, 100, 100) },
    ],
    undefined,
  ],
  ['nothing', [], undefined],
])('%s', (_, items, cbm) => {
  expect(cbmOf(items)).toBe(cbm)
})

test.each([0, -1, 0.05, 10.55, 2000.1])('%s cm is no side', (side) => {
  expect(ItemSize.safeParse(size(side, 10, 10)).success).toBe(false)
})
test.each([0.1, 10.5, 120, 2000])('%s cm is one', (side) => {
  expect(ItemSize.safeParse(size(side, 10, 10)).success).toBe(true)
})
