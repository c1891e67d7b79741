// The machine of cash on delivery is sound, and cash at the door is exact.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { cashRefusal } from './cash.ts'
import { codMachine } from './cod-machine.ts'

test('every state is reached and left unless it is an end', () => {
  expect(machineFaults(codMachine)).toEqual([])
})

test.each([
  [null, null, undefined],
  [12_500n, 12_500n, undefined],
  [12_500n, 12_499n, 'express.cash-other'],
  [12_500n, 0n, 'express.cash-other'],
  [12_500n, null, 'express.cash-missing'],
  [null, 12_500n, 'express.cash-none'],
])('expected %s, taken %s: %s', (expected, taken, refusal) => {
  expect(cashRefusal(expected, taken)).toBe(refusal)
})
