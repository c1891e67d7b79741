// When a quotation can be accepted, changed or withdrawn, to the second, and how long it may hold.
import { settingDefaults } from '../kit/settings.ts'
import { describe, expect, test } from 'vitest'
import {
  acceptRefusal,
  isExpired,
  quotationMachine,
  reviseRefusal,
  sendRefusal,
  stillAcceptable,
  type QuotationState,
} from './quotation.ts'
import { answerMinutesFor, answerMinutesIn, hour, validityIn, validityRefusal } from './validity.ts'

const now = new Date('2026-11-21T08:00:00Z')
const later = new Date('2026-11-22T08:00:00Z')
const quote = (state: QuotationState, validUntil = later) => ({ state, validUntil })

const accepts: Record<QuotationState, string | undefined> = {
  Q_DRAFT: 'quotes.not-open',
  Q_SUBMITTED: undefined,
  Q_LOCKED: 'quotes.payment-in-progress',
  Q_FAILED: undefined,
  Q_ACCEPTED: 'quotes.already-accepted',
  Q_NOT_AWARDED: 'quotes.already-awarded',
  Q_REJECTED: 'quotes.not-open',
  Q_WITHDRAWN: 'quotes.not-open',
  Q_SUPERSEDED: 'quotes.not-open',
  Q_EXPIRED: 'quotes.expired',
  Q_DECLINED: 'quotes.not-open',
}

describe.each(quotationMachine.states)('%s', (state) => {
  test('is accepted or refused as the table says', () =>
    expect(acceptRefusal(quote(state), false, now)).toBe(accepts[state]))
  test('is changed only when it is sent', () => {
    const refusal =
      state === 'Q_SUBMITTED'
        ? undefined
        : state === 'Q_LOCKED'
          ? 'quotes.payment-in-progress'
          : 'quotes.not-open'
    expect(reviseRefusal(quote(state), false, now)).toBe(refusal)
  })
  test('is never accepted while another payment of the request is open', () =>
    expect(acceptRefusal(quote(state), true, now)).toBeDefined())
  test('is never changed while a payment of the request is open', () => {
    expect(reviseRefusal(quote(state), true, now)).toBe('quotes.payment-in-progress')
  })
})

test('a quotation counts to the last second of its validity and no longer', () => {
  expect(isExpired(quote('Q_SUBMITTED', now), now)).toBe(false)
  expect(isExpired(quote('Q_SUBMITTED', now), new Date(now.getTime() + 1))).toBe(true)
  expect(acceptRefusal(quote('Q_SUBMITTED', now), false, now)).toBeUndefined()
  expect(acceptRefusal(quote('Q_FAILED', now), false, new Date(now.getTime() + 1))).toBe('quotes.expired')
  expect(reviseRefusal(quote('Q_SUBMITTED', now), false, new Date(now.getTime() + 1))).toBe('quotes.expired')
})

test('an agent chooses from four hours to fourteen days', () => {
  const ahead = (hours: number) =>
    validityRefusal(new Date(now.getTime() + hours * hour), now, validityIn(settingDefaults))
  expect([ahead(3.5), ahead(4), ahead(48), ahead(336), ahead(337)]).toEqual([
    'quotes.validity-short',
    undefined,
    undefined,
    undefined,
    'quotes.validity-long',
  ])
})

test('the answer is due in 30 minutes for containers and air, in 60 for the rest', () => {
  const minutes = answerMinutesIn(settingDefaults)
  expect([
    answerMinutesFor('sea', 'FCL', minutes),
    answerMinutesFor('air', 'GENERAL', minutes),
    answerMinutesFor('sea', 'LCL', minutes),
    answerMinutesFor('sea', 'CFS', minutes),
  ]).toEqual([30, 30, 60, 60])
})

describe('a late success', () => {
  const late = (state: QuotationState, frozen: boolean, quoted: boolean, validUntil: Date | null = later) =>
    stillAcceptable({ state, validUntil }, { frozen, quoted }, now)
  test('books the quotation that waits for its payment', () => {
    expect(late('Q_LOCKED', true, false)).toBe(true)
    expect(late('Q_SUBMITTED', true, true)).toBe(false)
  })
  test('books a free request where the quotation would be accepted again', () => {
    expect(late('Q_FAILED', false, true)).toBe(true)
    expect(late('Q_FAILED', false, false)).toBe(false)
    expect(late('Q_LOCKED', false, true)).toBe(false)
    expect(late('Q_SUBMITTED', false, true, now)).toBe(true)
    expect(late('Q_SUBMITTED', false, true, new Date(now.getTime() - 1))).toBe(false)
    expect(late('Q_SUBMITTED', false, true, null)).toBe(false)
  })
})

describe('sending a quotation', () => {
  const own = (state: QuotationState, validUntil: Date | null = later) => ({ state, validUntil })
  const over = new Date(now.getTime() - 1)
  test.each([
    ['a first one within the window', undefined, later, undefined],
    ['a first one at the last moment', undefined, now, undefined],
    ['a first one after the window', undefined, over, 'quotes.request-closed'],
    ['a draft after the window', own('Q_DRAFT'), over, 'quotes.request-closed'],
    ['one after a refusal to quote', own('Q_DECLINED'), later, 'quotes.already-answered'],
    ['a better one after the window', own('Q_SUBMITTED'), over, undefined],
    ['a better one than an ended one', own('Q_SUBMITTED', over), later, 'quotes.expired'],
    ['one while it is being paid', own('Q_LOCKED'), later, 'quotes.payment-in-progress'],
    ['a new one after a withdrawal', own('Q_WITHDRAWN'), later, undefined],
  ] as const)('%s', (_, mine, windowEndsAt, refusal) => {
    expect(sendRefusal(mine, windowEndsAt, now)).toBe(refusal)
  })
})
