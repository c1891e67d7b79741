// Tax periods, who may freeze and file, and what filing settles.
import { describe, expect, test } from 'vitest'
import {
  daysOfVatPeriod,
  fileRefusal,
  freezeRefusal,
  unfreezeRefusal,
  vatDueDay,
  vatPeriodBefore,
  vatPeriodOf,
  vatPeriodPattern,
  vatSettlement,
} from './filed-return.ts'

test.each([
  ['2026-11-27', 'quarter', '2026-Q4', '2026-10-01', '2026-12-31', '2026-Q3'],
  ['2027-01-01', 'quarter', '2027-Q1', '2027-01-01', '2027-03-31', '2026-Q4'],
  ['2028-02-29', 'month', '2028-02', '2028-02-01', '2028-02-29', '2028-01'],
  ['2027-01-31', 'month', '2027-01', '2027-01-01', '2027-01-31', '2026-12'],
] as const)('%s by %s is in %s', (day, length, period, from, to, before) => {
  expect(vatPeriodOf(day, length)).toBe(period)
  expect(daysOfVatPeriod(period)).toEqual({ from, to })
  expect(vatPeriodBefore(period)).toBe(before)
  expect(vatPeriodPattern.test(period)).toBe(true)
})

test('a return is due 28 days after its period', () => {
  expect(vatDueDay('2026-Q3')).toBe('2026-10-28')
})

describe('freezing', () => {
  const facts = {
    state: 'OPEN',
    to: '2026-09-30',
    today: '2026-10-01',
    earlierOpen: null,
    checks: [
      { check: 'output', figure: '0.00' },
      { check: 'purchases', figure: '2' },
    ],
  } as const
  test('is possible after the last day where the figures tie, whatever is only noted', () => {
    expect(freezeRefusal(facts)).toBeUndefined()
    expect(freezeRefusal({ ...facts, today: '2026-09-30' })).toBe('vat.not-over')
    expect(freezeRefusal({ ...facts, earlierOpen: '2026-Q2' })).toBe('vat.earlier-open')
    expect(freezeRefusal({ ...facts, state: 'FROZEN' })).toBe('vat.moved-on')
  })
  test.each(['0.01', '-0.01'])('is refused %s off', (figure) => {
    expect(freezeRefusal({ ...facts, checks: [{ check: 'output', figure }] })).toBe('vat.apart')
    expect(freezeRefusal({ ...facts, checks: [{ check: 'input', figure }] })).toBe('vat.apart')
  })
})

test('filing and unfreezing take another person than who froze it', () => {
  const frozen = { state: 'FROZEN', frozenBy: 'a', earlierUnfiled: null, laterFrozen: null } as const
  expect([fileRefusal(frozen, 'b'), unfreezeRefusal(frozen, 'b')]).toEqual([undefined, undefined])
  expect([fileRefusal(frozen, 'a'), unfreezeRefusal(frozen, 'a')]).toEqual([
    'vat.second-person',
    'vat.second-person',
  ])
  expect(fileRefusal({ ...frozen, earlierUnfiled: '2026-Q2' }, 'b')).toBe('vat.earlier-unfiled')
  expect(unfreezeRefusal({ ...frozen, laterFrozen: '2026-Q4' }, 'b')).toBe('vat.later-frozen')
  expect(fileRefusal({ ...frozen, state: 'FILED' }, 'b')).toBe('vat.moved-on')
})

test.each([
  ['V15: more due than input', 32_236n, 1_079n, 0n, 1_079n, 31_157n],
  ['with input VAT that was left before', 32_236n, 1_079n, 2_000n, 3_079n, 29_157n],
  ['more input than due: nothing is paid', 1_000n, 1_500n, 200n, 1_000n, 0n],
  ['credit notes above sales', -500n, 100n, 0n, -500n, 0n],
  ['nothing at all', 0n, 0n, 0n, 0n, 0n],
])('settles: %s', (_name, dueFils, inputFils, carriedFils, takenFils, bankFils) => {
  expect(vatSettlement({ dueFils, inputFils, carriedFils })).toEqual({ takenFils, bankFils })
})
