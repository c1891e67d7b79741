// When a quotation can be accepted, changed or withdrawn, to the second, and how long it may hold.
import { settingDefaults } from '../kit/settings.ts'
import { describe, expect, test } from 'vitest'
import {
  acceptRefusal,
  isExpired,
  quotationMachine,
  reviseRefusal,
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
  Q_ACCEPTED: 'quotes.not-open',
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
