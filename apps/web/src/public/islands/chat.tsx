// The chat link of a public page: the conversation opens in the corner; one that goes on is there again by itself.
import { asLang } from '@marsa/model/kit/text.ts'
import { connectSession } from '../../accounts/door.tsx'
import { mountChat } from '../../messages/chat-island.tsx'
import '../chat.css'

export const open = (link: HTMLElement): Promise<void> => {
  connectSession()
  const isOpen = link.dataset['resume'] === undefined
  return mountChat(asLang(document.documentElement.lang), link, isOpen)
}
