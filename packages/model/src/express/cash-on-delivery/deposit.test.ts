// Notes and coins add up, a short holds the newest rows that cover it, and each step is closed to whoever has handled the cash.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { parseMoney } from '../../kit/money.ts'
import { codStates } from './cod-machine.ts'
import { depositMachine, depositStates } from './deposit-machine.ts'
import {
  confirmRefusal,
  countedFils,
  countRefusal,
  reverseRefusal,
  settleRefusal,
  splitDeposit,
} from './deposit.ts'

test('every state is reached and left unless it is an end', () => {
  expect(machineFaults(depositMachine)).toEqual([])
})

test('notes and coins add up to the fil', () => {
  expect(countedFils({})).toBe(0n)
  expect(countedFils({ 100000: 2, 10000: 1, 5000: 1, 2000: 1, 500: 1, 25: 1, 10: 2 })).toBe(
    parseMoney('2175.45'),
  )
})

const rows = ['125.00', '349.95', '80.00', '1500.00', '220.50'].map((amount, at) => ({
  id: String(at),
  amountFils: parseMoney(amount),
  collectedAt: new Date(Date.UTC(2026, 10, 25, 8 + at)),
}))

test.each([
  ['2175.45', '-100.00', ['4']],
  ['2275.45', '0.00', []],
  ['2300.00', '24.55', []],
  // The newest does not cover it alone.
  ['2054.94', '-220.51', ['4', '3']],
  ['2054.95', '-220.50', ['4']],
  ['0.00', '-2275.45', ['4', '3', '2', '1', '0']],
])('24: counted %s differs by %s and holds %j', (counted, difference, disputed) => {
  expect(splitDeposit(rows, parseMoney(counted))).toEqual({
    expectedFils: parseMoney('2275.45'),
    differenceFils: difference.startsWith('-') ? -parseMoney(difference.slice(1)) : parseMoney(difference),
    disputed,
  })
})

const handled = { courierId: 'courier', counters: ['first', 'second'] }

test('who counts is neither the courier nor somebody who has counted, in the states that are counted', () => {
  const answers = (userId: string) =>
    depositStates.map((state) => countRefusal({ ...handled, state }, userId))
  expect(answers('third')).toEqual([undefined, 'deposits.closed', undefined, 'deposits.closed'])
  expect(answers('courier')).toEqual([
    'deposits.own-cash',
    'deposits.closed',
    'deposits.own-cash',
    'deposits.closed',
  ])
  expect(countRefusal({ ...handled, state: 'COUNTED' }, 'first')).toBe('deposits.second-count')
})

test('who confirms and who settles has not handled the cash', () => {
  const difference = { ...handled, state: 'CONFIRMED', kind: 'SHORT', outcome: null } as const
  for (const person of ['courier', 'first', 'second']) {
    expect(confirmRefusal({ ...handled, state: 'COUNTED' }, person)).toBe('deposits.second-person')
    expect(settleRefusal(difference, person)).toBe('deposits.second-person')
  }
  expect(depositStates.map((state) => confirmRefusal({ ...handled, state }, 'admin'))).toEqual([
    'deposits.not-counted',
    'deposits.not-counted',
    undefined,
    'deposits.confirmed',
  ])
  expect(settleRefusal(difference, 'admin', 'COURIER_PAID')).toBeUndefined()
  expect(settleRefusal(difference, 'admin', 'GIVEN_BACK')).toBe('deposits.settlement-other')
  expect(settleRefusal({ ...difference, kind: 'OVER' }, 'admin', 'HOUSE_BORE')).toBe(
    'deposits.settlement-other',
  )
  expect(settleRefusal({ ...difference, state: 'COUNTED' }, 'admin')).toBe('deposits.confirm-first')
  expect(settleRefusal({ ...difference, outcome: 'RECOUNTED' }, 'admin')).toBe('deposits.settled')
})

test('only what is credited is reversed', () => {
  expect(codStates.filter((state) => reverseRefusal(state) === undefined)).toEqual(['CREDITED'])
  expect(reverseRefusal('PAID_OUT')).toBe('deposits.paid-out')
  expect(reverseRefusal('REVERSED')).toBe('deposits.reversed')
})
