// The one status people read: an ending first, then money that is due, then the latest event; groups without gaps.
import { expect, test } from 'vitest'
import { balanceMachine } from './balance-machine.ts'
import { isEnded, isInRound, tabOf } from '../requests/phase.ts'
import { freightPhases, requestMachine } from './request-machine.ts'
import { freightPhaseOf, freightStatus, freightStatuses, tracksOf } from './status.ts'
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

test('every state is in one group of the list', () => {
  expect(Object.groupBy(requestMachine.states, (state) => tabOf(freightPhases[state]))).toEqual({
    draft: ['DRAFT'],
    active: ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP', 'QS_PPA', 'QS_PAI'],
    completed: ['QS_CMP'],
    cancelled: ['QS_REJ', 'QS_CAN'],
    expired: ['EXPIRED'],
  })
})

test('a status has the phase of its commercial state; what is none belongs to a booked shipment', () => {
  const states: readonly string[] = requestMachine.states
  for (const state of requestMachine.states) expect(freightPhaseOf(state)).toBe(freightPhases[state])
  for (const status of freightStatuses.filter((each) => !states.includes(each)))
    expect(
      tracksOf([status]).every(({ state }) => freightPhases[state] === 'booked'),
      status,
    ).toBe(freightPhaseOf(status) === 'booked')
})

test('a request is in its round, goes on, or has ended', () => {
  const goesOn = (status: string) => !isInRound(freightPhaseOf(status)) && !isEnded(freightPhaseOf(status))
  expect(freightStatuses.filter(goesOn)).toEqual([
    'DRAFT',
    'QS_PPA',
    'QS_PAI',
    'QS_DOC',
    'QS_CUD',
    'QS_CUC',
    'QS_DIS',
    'QS_ARRIVE',
    'QS_CGO',
    'QS_PRG',
    'QS_DEL',
    'QS_AWAITING_FINAL_PAY',
    'QS_FINAL_PAY_INITIATED',
    'QS_FINAL_PAY_RECEIVED',
  ])
  expect(['QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED'].every((status) => isEnded(freightPhaseOf(status)))).toBe(
    true,
  )
})

test('the combinations behind the statuses are all of them, each behind one', () => {
  const keyOf = (tracks: object) => JSON.stringify(tracks)
  const all = tracksOf(freightStatuses).map(keyOf)
  expect(new Set(all).size).toBe(all.length)
  expect(
    freightStatuses
      .flatMap((status) => tracksOf([status]))
      .map(keyOf)
      .toSorted(),
  ).toEqual(all.toSorted())
  for (const status of freightStatuses)
    expect(tracksOf([status]).every((tracks) => freightStatus(tracks) === status)).toBe(true)
})
