// An axis that counts things has whole numbers, and about four lines.
import { expect, test } from 'vitest'
import { apart, stepOf } from '../../src/ui/values/axis.ts'

test.each([
  [0, 1],
  [3, 1],
  [5, 2],
  [8, 2],
  [10, 5],
  [37, 10],
  [90, 25],
  [1000, 250],
])('up to %i goes by %i', (most, step) => expect(stepOf(most)).toBe(step))

test('names of series never overlap, and stand where they belong while there is room', () => {
  expect(apart([200, 150, 90], 16)).toEqual([200, 150, 90])
  expect(apart([100, 98, 97], 16)).toEqual([100, 84, 68])
})
