// The desk's conversations: the list beside the one that is open; on a phone one after the other.
import { History } from 'lucide-react'
import { useRef } from 'react'
import { chatTitles } from '@marsa/model/messages/chat/chat-title-text.ts'
import { deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ChatList } from '../parts/chat-list.tsx'
import { DeskConversation } from '../parts/desk-conversation.tsx'
import { addressOf, type ChatPageSearch } from '../search-address.ts'
import { useKeys } from '../use-keys.ts'
import '../chat.css'

const route = getRouteApi('/$lang/inside/desk/chats')

export function DeskChatsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const hrefOf = (change: ChatPageSearch) => addressOf(`/${lang}/desk/chats`, { ...search, ...change })
  const go = (change: ChatPageSearch) => void navigate({ href: hrefOf(change) })
  const frame = useRef<HTMLDivElement>(null)
  useKeys(
    frame,
    (event) => event.key === 'Escape' && !event.defaultPrevented && search.chat && go({ chat: undefined }),
    true,
  )
  return (
    <div className={`chats ${search.chat ? 'one-open' : ''}`}>
      <div className="row between wrap chats-h">
        <h1>{t(chatTitles.desk)}</h1>
        <LinkButton icon={History} href={`/${lang}/chathistory`}>
          {t(chatTitles.history)}
        </LinkButton>
      </div>
      <div className="card chats-g" ref={frame}>
        <ChatList search={search} hrefOf={hrefOf} onGo={go} />
        {search.chat ? (
          <DeskConversation key={search.chat} id={search.chat} backHref={hrefOf({ chat: undefined })} />
        ) : (
          <div className="chat-main chat-none">
            <Empty title={t(words.choose)}>{t(words.chooseBody)}</Empty>
          </div>
        )}
      </div>
    </div>
  )
}
