// The machine is sound, refusals follow the state, and only plain https addresses of a message become links.
import { describe, expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { answerRefusal, chatMachine, chatParts, handlingRefusal, takeRefusal } from './chat.ts'

test('the machine has no fault', () => {
  expect(machineFaults(chatMachine)).toEqual([])
})

describe('who may do what', () => {
  const me = 'me'
  test('a waiting conversation is taken, or answered by anybody', () => {
    const chat = { state: 'OPEN', assignedTo: null } as const
    expect([takeRefusal(chat), answerRefusal(chat, me), handlingRefusal(chat)]).toEqual([
      undefined,
      undefined,
      'chat.not-taken',
    ])
  })
  test('one in work belongs to one person', () => {
    const mine = { state: 'IN_WORK', assignedTo: me } as const
    const other = { state: 'IN_WORK', assignedTo: 'other' } as const
    expect([takeRefusal(mine), answerRefusal(mine, me), handlingRefusal(mine)]).toEqual([
      'chat.taken',
      undefined,
      undefined,
    ])
    expect(answerRefusal(other, me)).toBe('chat.taken')
  })
  test('an ended one waits for its customer', () => {
    const chat = { state: 'CLOSED', assignedTo: me } as const
    expect([takeRefusal(chat), answerRefusal(chat, me), handlingRefusal(chat)]).toEqual(
      Array(3).fill('chat.closed'),
    )
  })
})

describe('links', () => {
  test.each([
    [
      'See https://marsa.example/en/help, please.',
      [{ text: 'See ' }, { text: 'https://marsa.example/en/help' }, { text: ', please.' }],
    ],
    [
      'الرابط https://marsa.example/ar؟',
      [{ text: 'الرابط ' }, { text: 'https://marsa.example/ar' }, { text: '؟' }],
    ],
  ])('%s', (text, parts) => {
    const found = chatParts(text)
    expect(found.map(({ text: each }) => ({ text: each }))).toEqual(parts)
    expect(found.filter(({ href }) => href).map(({ href, text: each }) => href === each)).toEqual([true])
  })
  test.each([
    'http://marsa.example',
    'javascript:alert(1)',
    '<a href="https:x">',
    'https://bank.example@evil.example/login',
    'https://localhost/x',
    'data:text/html,<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ])('%s stays text', (text) => {
    expect(chatParts(text)).toEqual([{ text }])
  })
})
