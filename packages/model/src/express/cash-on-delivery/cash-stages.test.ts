// Each dirham stands at one stage: together they are what couriers were asked for, less what never came or was reversed.
import { expect, test } from 'vitest'
import { sum } from '../../kit/money.ts'
import { stagesOf } from './cash-stages.ts'

const byState = {
  EXPECTED: 100n,
  COLLECTED: 200n,
  NOT_COLLECTED: 7n,
  DEPOSITED: 300n,
  DISPUTED: 400n,
  CREDITED: 500n,
  PAID_OUT: 600n,
  REVERSED: 9n,
}

test('nothing is counted twice and nothing is lost', () => {
  const stages = stagesOf({ byState, leavingFils: 350n, paidFils: 650n })
  expect(stages).toEqual({
    expected: 100n,
    courier: 200n,
    depot: 300n,
    disputed: 400n,
    credited: 100n,
    bank: 350n,
    paid: 650n,
  })
  expect(sum(Object.values(stages))).toBe(2_100n)
})

test('nothing yet is nothing at each stage', () => {
  expect(sum(Object.values(stagesOf({ byState: {}, leavingFils: 0n, paidFils: 0n })))).toBe(0n)
})
