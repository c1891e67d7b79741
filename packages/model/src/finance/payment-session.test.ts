// The session machine is sound, and a result's effect depends on its severity and the amounts, never on its order.
import { expect, test } from 'vitest'
import { machineFaults } from '../kit/machine.ts'
import {
  documentedState,
  gatewayStatuses,
  isOpen,
  paymentSessionMachine,
  paymentVerdict,
  type GatewayStatus,
  type PaymentSessionState,
} from './payment-session.ts'

const session = (state: PaymentSessionState) => ({ state, amountFils: 100n, currency: 'AED' })
const result = (status: GatewayStatus, amountFils = 100n, currency = 'AED') => ({
  status,
  amountFils,
  currency,
})

test('every state is reached and left, CREATED, PENDING and EXPIRING are the documented OPEN', () => {
  expect(machineFaults(paymentSessionMachine)).toEqual([])
  const open = paymentSessionMachine.states.filter(isOpen)
  expect(open).toEqual(['CREATED', 'PENDING', 'EXPIRING'])
  expect(new Set(open.map(documentedState))).toEqual(new Set(['OPEN']))
  expect(documentedState('EXPIRED')).toBe('EXPIRED')
})

test.each([
  ['PENDING', 'succeeded', true, 'pay'],
  ['PENDING', 'succeeded', false, 'give-back'],
  ['PENDING', 'failed', true, 'fail'],
  ['PENDING', 'cancelled', true, 'abandon'],
  ['EXPIRING', 'cancelled', true, 'expire'],
  ['EXPIRING', 'succeeded', true, 'pay'],
  ['PENDING', 'refunded', true, 'give-back'],
  ['EXPIRED', 'succeeded', true, 'pay'],
  ['FAILED', 'succeeded', false, 'give-back'],
  ['CANCELLED', 'failed', true, 'nothing'],
  ['FAILED', 'cancelled', true, 'nothing'],
  ['SUCCEEDED', 'failed', true, 'nothing'],
  ['SUCCEEDED', 'succeeded', true, 'nothing'],
  ['REFUNDED', 'succeeded', true, 'nothing'],
  ['REFUNDING', 'refunded', true, 'nothing'],
] as const)('%s hearing %s (payable: %s) -> %s', (state, status, payable, verdict) => {
  expect(paymentVerdict(session(state), result(status), payable)).toBe(verdict)
})

test('money of another amount or currency is never applied, and pending never does anything', () => {
  for (const state of paymentSessionMachine.states) {
    const other = [
      paymentVerdict(session(state), result('succeeded', 99n), true),
      paymentVerdict(session(state), result('succeeded', 100n, 'USD'), true),
    ]
    expect(other.every((verdict) => verdict === 'suspend' || verdict === 'nothing')).toBe(true)
    expect(paymentVerdict(session(state), result('pending'), true)).toBe('nothing')
  }
})

test('a success settles the verdict: whatever follows does nothing more', () => {
  for (const status of gatewayStatuses)
    expect(paymentVerdict(session('SUCCEEDED'), result(status), true)).toBe('nothing')
})
