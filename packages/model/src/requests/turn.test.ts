// Whose turn a request is before the award and after the end, and when the other side may be reminded.
import { describe, expect, test } from 'vitest'
import { actionFor, remindRefusal, turn, turnOf, type ReminderFacts, type RoundFacts } from './turn.ts'

const facts = (change: Partial<RoundFacts> = {}): RoundFacts => ({
  phase: 'open',
  asked: false,
  pendingReview: false,
  answerBy: null,
  liveQuotes: 0,
  quotesEnd: null,
  held: false,
  wasPaid: false,
  rated: false,
  ...change,
})
const execution = () => turn('agent', 'report')

test('what a reader does is its turn, or as the customer a step beside the agent’s', () => {
  const beside = turn('agent', 'allocate-trucks', { meanwhile: 'add-border-documents' })
  expect(actionFor(beside, 'agent')).toBe('allocate-trucks')
  expect(actionFor(beside, 'customer')).toBe('add-border-documents')
  expect(actionFor(beside, 'desk')).toBeNull()
  expect(actionFor(turn('agent', 'post-final-quote', { meanwhile: 'STORED' }), 'customer')).toBeNull()
  expect(actionFor(turn('customer', 'pay-balance', { meanwhile: 'QS_CGO' }), 'agent')).toBeNull()
})

describe('the turn', () => {
  test.each([
    [{ phase: 'draft' }, 'customer finish-draft'],
    [{}, 'agent answer-request'],
    [{ pendingReview: true }, 'desk review-request'],
    [{ asked: true }, 'customer answer-question'],
    [{ liveQuotes: 1 }, 'customer compare-quotes'],
    [{ phase: 'quoted', liveQuotes: 2 }, 'customer compare-quotes'],
    [{ phase: 'quoted', liveQuotes: 2, asked: true }, 'customer answer-question'],
    [{ phase: 'quoted', liveQuotes: 2, held: true, asked: true }, 'customer finish-payment'],
    [{ phase: 'booked' }, 'agent report'],
    [{ phase: 'completed' }, 'customer give-feedback'],
    [{ phase: 'completed', rated: true }, undefined],
    [{ phase: 'expired' }, 'customer request-again'],
    [{ phase: 'expired', wasPaid: true }, undefined],
    [{ phase: 'cancelled' }, undefined],
    [{ phase: 'rejected' }, undefined],
  ] as [Partial<RoundFacts>, string | undefined][])('of %o is %s', (change, expected) => {
    const found = turnOf(facts(change), execution)
    expect(found && `${found.side} ${found.action}`).toBe(expected)
  })

  test('carries the deadline of what is waited for', () => {
    const [answerBy, quotesEnd] = [new Date(1), new Date(2)]
    expect(turnOf(facts({ answerBy, quotesEnd }), execution)?.by).toBe(answerBy)
    expect(turnOf(facts({ answerBy, quotesEnd, liveQuotes: 1 }), execution)?.by).toBe(quotesEnd)
  })
})

describe('a reminder', () => {
  const now = new Date('2026-12-02T10:00:00Z')
  const reminder = (change: Partial<ReminderFacts> = {}): string | undefined =>
    remindRefusal({
      turn: { side: 'agent', action: 'report' },
      reader: 'customer',
      phase: 'booked',
      remindedAt: null,
      now,
      ...change,
    })

  test('goes from one side to the other, of a booked request', () => {
    expect(reminder()).toBeUndefined()
    expect(reminder({ reader: 'agent', turn: { side: 'customer', action: 'pay-balance' } })).toBeUndefined()
    for (const change of [
      { reader: 'agent' },
      { reader: 'desk' },
      { turn: { side: 'desk', action: 'settle-dispute' } },
      { turn: undefined },
      { phase: 'open' },
    ] as const)
      expect(reminder(change)).toBe('requests.nobody-to-remind')
  })

  test('goes once a day', () => {
    const hoursAgo = (hours: number) => ({ remindedAt: new Date(now.getTime() - hours * 3_600_000) })
    expect(reminder(hoursAgo(23.9))).toBe('requests.reminded-today')
    expect(reminder(hoursAgo(24))).toBeUndefined()
  })
})
