// What the address of an agent's list says, and what is due today or this week.
import { expect, test } from 'vitest'
import { dueBefore, inboxSorts, isCountry, isEnd, readInboxFilters, type Due } from './inbox.ts'

test.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [
    { origin: 'CN', destination: 'AEJEA', due: 'today' },
    { origin: 'CN', destination: 'AEJEA', due: 'today' },
  ],
  [
    { origin: 'HKG', destination: 'AE-DUBAI' },
    { origin: 'HKG', destination: 'AE-DUBAI' },
  ],
  [
    { due: 'week', dangerous: 'yes', reefer: 'yes', declined: 'yes' },
    { due: 'week', dangerous: 'yes', reefer: 'yes', declined: 'yes' },
  ],
  [{ origin: 'cn', destination: '%', due: 'month', dangerous: 'no', reefer: true, declined: 1 }, {}],
  [{ origin: 7, destination: ['CN'], tab: 'answer' }, {}],
])('%j is read as %j', (search, filters) => {
  expect(readInboxFilters(search)).toEqual(filters)
})

test('an end is a country, or a place', () => {
  expect(['CN', 'HKG', 'CNSHA', 'AE-DUBAI'].map(isCountry)).toEqual([true, false, false, false])
  expect(['C', 'CN-', 'CN SHA', "CN'", ''].filter(isEnd)).toEqual([])
})

// 2026-11-23 is a Monday; the Emirates are four hours before Greenwich.
test.each<[Due, string, string]>([
  ['today', '2026-11-23T08:00:00+04:00', '2026-11-24T00:00:00+04:00'],
  ['today', '2026-11-23T23:59:59+04:00', '2026-11-24T00:00:00+04:00'],
  ['today', '2026-11-24T00:00:00+04:00', '2026-11-25T00:00:00+04:00'],
  ['week', '2026-11-23T00:00:00+04:00', '2026-11-30T00:00:00+04:00'],
  ['week', '2026-11-28T12:00:00+04:00', '2026-11-30T00:00:00+04:00'],
  ['week', '2026-11-29T23:59:59+04:00', '2026-11-30T00:00:00+04:00'],
  ['week', '2026-11-30T00:00:00+04:00', '2026-12-07T00:00:00+04:00'],
])('due %s at %s is before %s', (due, now, before) => {
  expect(dueBefore(due, new Date(now))).toEqual(new Date(before))
})

test('sorts of cargo go both ways', () => {
  for (const sort of ['ready', 'weight', 'volume', 'due', 'added'])
    expect([inboxSorts.includes(sort as never), inboxSorts.includes(`-${sort}` as never)]).toEqual([
      true,
      true,
    ])
})
