// What one has written and is not yet stored is read as well as the rest.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import { chatText } from '@marsa/model/messages/chat/chat-text.ts'
import { WaitingBubble } from '../../src/messages/parts/chat-bubble.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import '../../src/messages/chat.css'
import '../../src/ui/pages/messages.css'

const message = { clientId: '1', text: 'Where is my container? أين حاويتي؟' }

test.each(languages)('%s: it is read without effort while it is on its way', async (lang) => {
  await onPage(
    lang,
    <ul>
      <WaitingBubble message={message} onRetry={vi.fn<() => void>()} onDrop={vi.fn<() => void>()} />
    </ul>,
  )
  await expect.element(page.getByText(say(lang, chatText.sending))).toBeVisible()
  expect(await faults()).toEqual([])
})
