// An agent's own side depends on its own quotation and the clock, whatever rivals have done to the request.
import { describe, expect, test } from 'vitest'
import { stateForInvited } from '../freight/status.ts'
import { usualForInvited } from './usual-machine.ts'
import type { QuotationState } from './quotation.ts'

const rows: [QuotationState | null, boolean, string, string][] = [
  [null, false, 'QS_RCD', 'QS_RCD'],
  ['Q_DRAFT', false, 'QS_RCD', 'QS_RCD'],
  ['Q_DECLINED', false, 'QS_RCD', 'QS_RCD'],
  ['Q_WITHDRAWN', false, 'QS_RCD', 'QS_RCD'],
  ['Q_REJECTED', false, 'QS_RCD', 'QS_RCD'],
  ['Q_SUBMITTED', false, 'QS_RFC', 'QS_AWP'],
  ['Q_SUBMITTED', true, 'QS_RFC', 'QS_AWP'],
  ['Q_FAILED', true, 'QS_RFC', 'QS_AWP'],
  ['Q_LOCKED', true, 'QS_AWP', 'QS_AWP'],
  [null, true, 'EXPIRED', 'EXPIRED'],
  ['Q_DECLINED', true, 'EXPIRED', 'EXPIRED'],
]

describe('the state that an invited agent reads', () => {
  test.each(rows)(
    'its own %s, window over %s: %s in freight, %s the usual way',
    (own, windowOver, freight, storage) => {
      for (const state of ['QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP'] as const)
        expect(stateForInvited(state, { own, windowOver })).toBe(freight)
      for (const state of ['QS_RCD', 'QS_AWP'] as const)
        expect(usualForInvited(state, { own, windowOver })).toBe(storage)
    },
  )

  test('is rejected only for whom the customer rejected', () => {
    expect(stateForInvited('QS_REJ', { own: 'Q_REJECTED', windowOver: true })).toBe('QS_REJ')
    expect(stateForInvited('QS_REJ', { own: null, windowOver: true })).toBe('EXPIRED')
    expect(usualForInvited('QS_REJ', { own: null, windowOver: true })).toBe('EXPIRED')
  })

  test('is over once another has won, and goes on for the winner alone', () => {
    for (const state of ['QS_PPA', 'QS_PAI', 'QS_CMP'] as const) {
      for (const own of [null, 'Q_NOT_AWARDED', 'Q_DECLINED'] as const)
        expect(stateForInvited(state, { own, windowOver: false })).toBe('EXPIRED')
      expect(stateForInvited(state, { own: 'Q_ACCEPTED', windowOver: true })).toBe(state)
    }
    for (const state of ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP'] as const)
      expect(usualForInvited(state, { own: 'Q_NOT_AWARDED', windowOver: false })).toBe('EXPIRED')
  })

  test('is the state of the request itself once it is cancelled or expired', () => {
    for (const state of ['QS_CAN', 'EXPIRED'] as const)
      expect(stateForInvited(state, { own: null, windowOver: false })).toBe(state)
  })
})
