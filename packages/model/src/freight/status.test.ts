// The one status people read: an ending first, then money that is due, then the latest event; groups without gaps.
import { expect, test } from 'vitest'
import { balanceMachine } from './balance-machine.ts'
import { requestMachine } from './request-machine.ts'
import { freightStatus, freightStatuses, groupOf } from './status.ts'
import { freightStatusText } from './text.ts'

test('before and after the booked part the commercial state is the status', () => {
  for (const state of requestMachine.states.filter((each) => each !== 'QS_PPA' && each !== 'QS_PAI'))
    expect(freightStatus({ state, balanceState: 'QS_AWAITING_FINAL_PAY', latest: 'QS_CGO' })).toBe(state)
})

test('a moving cargo never hides money that is due', () => {
  expect(freightStatus({ state: 'QS_PPA', balanceState: 'QS_AWAITING_FINAL_PAY', latest: 'QS_CGO' })).toBe(
    'QS_AWAITING_FINAL_PAY',
  )
  expect(freightStatus({ state: 'QS_PPA', balanceState: 'QS_FINAL_PAY_INITIATED', latest: 'QS_CGO' })).toBe(
    'QS_FINAL_PAY_INITIATED',
  )
})

test('with nothing due the latest event is the status, or how it was booked', () => {
  expect(freightStatus({ state: 'QS_PAI', balanceState: 'NOT_DUE', latest: 'QS_DIS' })).toBe('QS_DIS')
  expect(freightStatus({ state: 'QS_PAI', balanceState: 'NOT_DUE', latest: null })).toBe('QS_PAI')
  expect(
    freightStatus({
      state: 'QS_PPA',
      balanceState: 'QS_FINAL_PAY_RECEIVED',
      latest: 'QS_FINAL_PAY_RECEIVED',
    }),
  ).toBe('QS_FINAL_PAY_RECEIVED')
})

test('every state of the two machines is a status with a name in both languages', () => {
  const states = [...requestMachine.states, ...balanceMachine.states.filter((state) => state !== 'NOT_DUE')]
  expect(states.filter((state) => !freightStatuses.includes(state))).toEqual([])
  expect(Object.keys(freightStatusText).toSorted()).toEqual([...freightStatuses].toSorted())
})

test('every state but a draft is in one group, and the groups are those of the list', () => {
  expect(Object.groupBy(requestMachine.states, (state) => groupOf(state) ?? 'none')).toEqual({
    none: ['DRAFT'],
    active: ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP', 'QS_PPA', 'QS_PAI'],
    completed: ['QS_CMP'],
    cancelled: ['QS_REJ', 'QS_CAN'],
    expired: ['EXPIRED'],
  })
})
