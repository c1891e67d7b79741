// Lists cover the last ten rows, whole months back or a year at most, and days of the Emirates from midnight to midnight.
import { expect, test } from 'vitest'
import { daysRefusal, listedDays, listedSpan } from './report-days.ts'

test('days of a list', () => {
  const today = '2026-03-31'
  expect(listedDays({}, today)).toEqual({ last: 10 })
  expect(listedDays({ range: '1m' }, today)).toEqual({ from: '2026-02-28', to: today })
  expect(listedDays({ range: '3m' }, today)).toEqual({ from: '2025-12-31', to: today })
  expect(listedDays({ from: '2026-01-01', to: '2026-01-31' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(daysRefusal({ from: '2026-01-01', to: '2027-01-01' })).toBeUndefined()
  expect(daysRefusal({ from: '2026-01-01', to: '2027-01-02' })).toBe('wallet.days-many')
  for (const days of [
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2026-01-02' },
    { range: '1m', from: '2026-01-01', to: '2026-01-02' } as const,
  ])
    expect(daysRefusal(days)).toBe('wallet.days-invalid')
})

test('days are those of the Emirates, both ends counted', () => {
  expect(listedSpan({ from: '2026-03-31', to: '2026-03-31' }, new Date('2026-04-20T10:00:00Z'))).toEqual({
    from: new Date('2026-03-30T20:00:00Z'),
    until: new Date('2026-03-31T20:00:00Z'),
  })
  expect(listedSpan({ range: '1m' }, new Date('2026-03-30T20:00:00Z'))).toMatchObject({
    from: new Date('2026-02-27T20:00:00Z'),
  })
  expect(listedSpan({}, new Date())).toEqual({ last: 10 })
})
