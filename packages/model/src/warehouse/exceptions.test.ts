// Who acts next on an exception, by when, and how late it is; who may take, hand on and give back.
import { describe, expect, test } from 'vitest'
import {
  exceptionMove,
  ownerRefusal,
  takeRefusal,
  type FindingFacts,
  type OverstayFacts,
} from './exceptions.ts'

const at = (text: string) => new Date(`${text}+04:00`)
const noted = at('2026-11-20T10:00:00')
const answered = at('2026-11-21T08:30:00')

describe('what was found', () => {
  const facts = (change: Partial<FindingFacts>): FindingFacts => ({
    kind: 'short',
    state: 'NOTED',
    notedAt: noted,
    answeredAt: null,
    ...change,
  })
  test.each([
    ['NOTED', null, '2026-11-20T11:00:00', 'customer', 'answer-findings', '2026-11-22T10:00:00', null],
    ['NOTED', null, '2026-11-22T10:00:00', 'customer', 'answer-findings', '2026-11-22T10:00:00', null],
    ['NOTED', null, '2026-11-22T10:00:01', 'customer', 'answer-findings', '2026-11-22T10:00:00', 0],
    ['NOTED', null, '2026-11-25T00:00:00', 'customer', 'answer-findings', '2026-11-22T10:00:00', 3],
    ['OBJECTED', answered, '2026-11-23T08:30:00', 'agent', 'answer-objection', '2026-11-23T08:30:00', null],
    ['OBJECTED', answered, '2026-11-24T09:00:00', 'desk', 'answer-objection', '2026-11-23T08:30:00', 1],
  ] as const)('%s, answered %s, at %s: %s', (state, answeredAt, now, side, act, by, late) => {
    expect(exceptionMove(facts({ state, answeredAt }), at(now))).toEqual({ side, act, by: at(by), late })
  })

  test.each(['ACCEPTED', 'SETTLED', 'DROPPED'] as const)('%s is nobody’s', (state) => {
    expect(exceptionMove(facts({ state, answeredAt: answered }), at('2027-01-01T00:00:00'))).toBeUndefined()
  })
})

describe('goods past their agreed end', () => {
  const facts = (change: Partial<OverstayFacts>): OverstayFacts => ({
    kind: 'overstay',
    endDate: '2026-11-20',
    releaseAsked: false,
    extensionAsked: false,
    extensionOffered: false,
    ...change,
  })
  test.each([
    [{}, 'customer', 'extend-or-collect'],
    [{ extensionAsked: true }, 'agent', 'post-final-quote'],
    [{ extensionOffered: true }, 'customer', 'pay-balance'],
    [{ releaseAsked: true }, 'agent', 'answer-release'],
    [{ releaseAsked: true, extensionAsked: true }, 'agent', 'answer-release'],
  ] as const)('%j: %s', (change, side, act) => {
    expect(exceptionMove(facts(change), at('2026-11-22T12:00:00'))).toMatchObject({ side, act, late: 2 })
  })

  test.each([
    ['2026-11-20T23:59:59', null],
    ['2026-11-21T00:00:00', 1],
    ['2026-12-01T10:00:00', 11],
  ])('at %s are late by %s', (now, late) => {
    expect(exceptionMove(facts({}), at(now))).toMatchObject({ by: at('2026-11-20T23:59:59'), late })
  })
})

describe('an owner', () => {
  test('is taken once', () => {
    expect(takeRefusal({ ownerId: null })).toBeUndefined()
    expect(takeRefusal({ ownerId: 'a' })).toBe('warehouse.exception-taken')
  })

  test.each([
    ['a', { userId: 'a', isCompanyAdmin: false }, undefined],
    ['a', { userId: 'b', isCompanyAdmin: true }, undefined],
    ['a', { userId: 'b', isCompanyAdmin: false }, 'warehouse.exception-not-yours'],
    [null, { userId: 'b', isCompanyAdmin: true }, 'warehouse.exception-not-yours'],
  ])('%s and %j: %s', (ownerId, actor, refusal) => {
    expect(ownerRefusal({ ownerId }, actor)).toBe(refusal)
  })
})
