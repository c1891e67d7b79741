// The intake sheet: cubic metres by sides, and what keeps a sheet from being sent.
import { describe, expect, test } from 'vitest'
import { countedAgainst, declaredOf } from './findings.ts'
import { intakeProblems, sideOf, spaceOfItems, type Sides } from './intake.ts'

const box: Sides = [600, 400, 400]

describe('the space of items', () => {
  test.each([
    ['ten cartons', [{ quantity: 10, sides: box }], 0.96],
    [
      'what did not come takes none',
      [
        { quantity: 10, sides: box },
        { quantity: 0, sides: null },
      ],
      0.96,
    ],
    [
      'two sizes',
      [
        { quantity: 10, sides: box },
        { quantity: 1, sides: [1200, 800, 1450] as Sides },
      ],
      2.35,
    ],
    ['half a hundredth is rounded up', [{ quantity: 1, sides: [100, 100, 500] as Sides }], 0.01],
    ['something takes some', [{ quantity: 1, sides: [10, 10, 10] as Sides }], 0.01],
    [
      'a size is not known',
      [
        { quantity: 10, sides: box },
        { quantity: 1, sides: null },
      ],
      undefined,
    ],
    ['nothing came', [{ quantity: 0, sides: box }], undefined],
  ])('%s', (_, items, space) => {
    expect(spaceOfItems(items)).toBe(space)
  })

  test.each([
    [60, 600],
    [45.5, 455],
    [0.04, undefined],
    [0, undefined],
    [2000, 20_000],
    [2000.1, undefined],
    [null, undefined],
  ])('a side of %s cm', (centimetres, side) => {
    expect(sideOf(centimetres)).toBe(side)
  })
})

test.each([
  [40, 40, { quantity: 40, missing: 0, excess: 0 }],
  [40, 38, { quantity: 38, missing: 2, excess: 0 }],
  [2, 4, { quantity: 4, missing: 0, excess: 2 }],
  [0, 3, { quantity: 3, missing: 0, excess: 3 }],
])('%s declared and %s counted', (declared, quantity, counted) => {
  expect(countedAgainst(declared, quantity)).toEqual(counted)
  expect(declaredOf(counted)).toBe(declared)
})

test('a sheet names its items, its space, its driver and has a signature', () => {
  const whole = {
    items: [{ name: 'Box', declared: 10, quantity: 10, sides: box }],
    driver: 'Salem',
    isSigned: true,
    measured: null,
  }
  expect(intakeProblems(whole)).toEqual({})
  expect(
    intakeProblems({
      items: [{ name: ' ', declared: 0, quantity: 0, sides: null }],
      driver: '',
      isSigned: false,
      measured: null,
    }),
  ).toEqual({
    'items.0.name': 'warehouse.item-name',
    'items.0.quantity': 'warehouse.pieces',
    driver: 'warehouse.driver-name',
    signature: 'warehouse.driver-signature',
    measuredCBM: 'warehouse.measure-first',
  })
  expect(intakeProblems({ ...whole, items: [] })).toMatchObject({ items: 'warehouse.intake-empty' })
})
