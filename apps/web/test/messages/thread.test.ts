// A conversation in the browser: each message once and in order, whatever comes twice, late or out of turn.
import { expect, test } from 'vitest'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { continued, preceded, withSent, type Thread } from '../../src/messages/thread.ts'

const message = (number: number): ChatMessage => ({
  id: `m${number}`,
  number,
  from: 'customer',
  by: null,
  text: `message ${number}`,
  event: null,
  outcome: null,
  at: '2026-11-21T10:00:00+04:00',
  clientId: `c${number}`,
  file: null,
})
const thread = (...numbers: number[]): Thread => ({
  items: numbers.map(message),
  cursor: String(numbers.at(-1) ?? 0),
  earlier: (numbers[0] ?? 1) > 1,
  delivered: 0,
  unread: 0,
  typing: false,
})
const numbersOf = ({ items }: Thread) => items.map(({ number }) => number)

test('what comes twice is there once', () => {
  const now = continued(continued(thread(1, 2), thread(2, 3)), thread(3))
  expect([numbersOf(now), now.cursor]).toEqual([[1, 2, 3], '3'])
})

test('an earlier page stands in front, and newer ones do not forget that there is more', () => {
  const newest = thread(7, 8)
  const before = preceded(newest, { ...thread(5, 6), earlier: false })
  expect([numbersOf(before), before.cursor, before.earlier]).toEqual([[5, 6, 7, 8], '8', false])
  expect(continued(newest, thread(9)).earlier).toBe(true)
})

test('what was sent is shown at once, unless others wrote in between: then a load brings all of it', () => {
  const sent = withSent(thread(1, 2), message(3))
  expect([numbersOf(sent), sent.cursor]).toEqual([[1, 2, 3], '3'])
  const gap = withSent(thread(1, 2), message(4))
  expect([numbersOf(gap), gap.cursor]).toEqual([[1, 2], '2'])
  expect(numbersOf(withSent(sent, message(3)))).toEqual([1, 2, 3])
})
