// The link to the chat at the end of a page; without script it leads to the contact page.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { chatText } from '@marsa/model/messages/chat/chat-text.ts'
import { Icon } from './icon.tsx'

export const ChatLink = ({ lang }: { lang: Lang }) => (
  <aside aria-label={say(lang, chatText.chat)}>
    <a
      className="fab"
      href={`/${lang}/help/contact`}
      data-island="chat"
      data-promise={say(lang, unfilled(chatText.promise))}
      aria-label={say(lang, chatText.chatWithUs)}
    >
      <Icon name="chat" />
      <span>{say(lang, chatText.chatWithUs)}</span>
    </a>
  </aside>
)
