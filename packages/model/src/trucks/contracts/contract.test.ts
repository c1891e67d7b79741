// How a contract stands and when its end is told.
import { expect, test } from 'vitest'
import { contractProblems, contractStanding, isContractWarned } from './contract.ts'

test.each([
  ['2026-11-24', '2027-11-23', 'coming', false],
  ['2026-11-23', '2027-11-22', 'valid', false],
  ['2026-01-01', '2026-12-24', 'valid', false],
  ['2026-01-01', '2026-12-23', 'ending', true],
  ['2026-01-01', '2026-11-23', 'ending', true],
  ['2026-01-01', '2026-11-22', 'ended', false],
] as const)('from %s to %s: %s', (startsOn, endsOn, standing, isTold) => {
  const days = { startsOn, endsOn }
  expect(contractStanding(days, '2026-11-23')).toBe(standing)
  expect(isContractWarned(days, '2026-11-23', null)).toBe(isTold)
  expect(isContractWarned(days, '2026-11-23', endsOn)).toBe(false)
})

test('it ends after it begins, at the earliest on the same day', () => {
  expect(contractProblems({ startsOn: '2026-11-23', endsOn: '2026-11-23' })).toEqual({})
  expect(contractProblems({ startsOn: '2026-11-23', endsOn: '2026-11-22' })).toEqual({
    endsOn: 'trucks.contract-days',
  })
})
