// The conversation of a shipment in both languages: reading marks it read once, writing sends the same message until it is stored.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conversationText as words } from '@marsa/model/freight/conversation/conversation-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { ConversationCard } from '../../src/freight/conversation/conversation-card.tsx'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, refused, show } from './answering.tsx'

const requestId = '00000000-0000-4000-8000-0000000000b1'
const message = (number: number, side: 'customer' | 'agent', text: string) => ({
  number,
  side,
  by: { en: 'Khalid', ar: 'خالد' },
  text,
  at: '2026-11-25T10:00:00+04:00',
})
const said = [
  message(1, 'agent', 'We collect tomorrow at nine.'),
  message(2, 'customer', 'The gate is open.'),
]

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const reads = () => sent.filter(({ path }) => path.includes('MessagesRead'))
  const writes = () => sent.filter(({ path }) => !path.includes('MessagesRead'))
  const field = () => page.getByLabelText(say(lang, words.message))
  const send = () => page.getByRole('button', { name: say(lang, words.send), exact: true })

  test('what is unread is marked once, and what is written is sent again as the same message', async () => {
    await page.viewport(360, 780)
    let isAway = true
    answers(({ method, path }) => {
      if (method === 'GET') return { items: said, unread: 1, writeRefusal: null }
      if (path.includes('MessagesRead')) return { status: 'SUCCESS', errorMessage: null }
      return isAway ? refused({ text: 'Not now.' }) : message(3, 'customer', 'Thank you')
    })
    await show(lang, <ConversationCard requestId={requestId} side="customer" />)
    await expect.element(page.getByText('We collect tomorrow at nine.')).toBeVisible()
    await expect.poll(reads).toMatchObject([{ body: { upTo: 2 } }])
    expect(await faults()).toEqual([])
    await field().fill('Thank you')
    await send().click()
    await expect.element(page.getByText('Not now.')).toBeVisible()
    await expect.element(field()).toHaveValue('Thank you')
    isAway = false
    await send().click()
    await expect.element(field()).toHaveValue('')
    const [first, second] = writes().map(({ body }) => body as { clientId: string; text: string })
    expect(second).toEqual(first)
    expect(reads()).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('staff read both sides, and have nothing to write into', async () => {
    answers(() => ({ items: said, unread: 0, writeRefusal: 'kit.forbidden' }))
    await show(lang, <ConversationCard requestId={requestId} side={undefined} />)
    await expect.element(page.getByText(say(lang, words.both))).toBeVisible()
    await expect.element(page.getByText('The gate is open.')).toBeVisible()
    expect(field().query()).toBeNull()
    expect(sent).toEqual([])
  })

  test('a conversation that is over says so and stays readable', async () => {
    answers(() => ({ items: said, unread: 0, writeRefusal: 'freight.message-closed' }))
    await show(lang, <ConversationCard requestId={requestId} side="agent" />)
    await expect.element(page.getByText('We collect tomorrow at nine.')).toBeVisible()
    expect(field().query()).toBeNull()
    expect(await faults()).toEqual([])
  })

  test('before the first message it says that there is none', async () => {
    answers(() => ({ items: [], unread: 0, writeRefusal: null }))
    await show(lang, <ConversationCard requestId={requestId} side="agent" />)
    await expect.element(page.getByText(say(lang, words.none))).toBeVisible()
  })
})
