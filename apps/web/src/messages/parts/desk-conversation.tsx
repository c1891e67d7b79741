// One conversation of the desk: the messages, what is on its way, prepared answers, and where to write.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerRefusal } from '@marsa/model/messages/chat/chat.ts'
import { listChats } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatText, deskChatText as words, outcomeText } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { refresh } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { deskThreadQuery, showEarlierOfDesk, type DeskThread } from '../queries.ts'
import { withSent } from '../thread.ts'
import { useOutgoing } from '../use-outgoing.ts'
import { useIsTyping, useReadMark, useTypingIndicator } from '../use-presence.ts'
import { CannedMenu } from './canned-menu.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { DeskHead } from './desk-head.tsx'

export function DeskConversation({ id, backHref }: { id: string; backHref: string }) {
  const query = useQuery(deskThreadQuery(id))
  const { data } = query
  if (!data)
    return (
      <div className="chat-main">
        <Loaded
          query={query}
          skeleton={
            <div className="card-b">
              <Skeleton lines={8} />
            </div>
          }
        />
      </div>
    )
  return <Conversation thread={data} backHref={backHref} />
}

function Conversation({ thread, backHref }: { thread: DeskThread; backHref: string }) {
  const t = useT()
  const client = useQueryClient()
  const { lang } = useLang()
  const { chat, me, mayAct } = thread
  const name = chat.name[lang]
  const query = deskThreadQuery(chat.id)
  const loadedAt = useQuery(query).dataUpdatedAt
  const [draft, setDraft] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const showTyping = useTypingIndicator(chat.id)
  const typing = useIsTyping(thread, loadedAt)
  const outgoing = useOutgoing(chat.id, (message: ChatMessage) => {
    client.setQueryData<DeskThread>(query.queryKey, (before) => before && withSent(before, message))
    void client.invalidateQueries({ queryKey: query.queryKey })
    void refresh(client, [listChats])
  })
  const isMine = chat.assignedTo?.id === me
  // Somebody else's conversation is looked at, not read: its messages stay new for whoever has it.
  useReadMark(chat.id, thread, mayAct && (chat.state !== 'IN_WORK' || isMine), () =>
    client.setQueryData<DeskThread>(query.queryKey, (before) => before && { ...before, unread: 0 }),
  )
  const standing = { state: chat.state, assignedTo: chat.assignedTo?.id ?? null }
  const refusal = mayAct ? answerRefusal(standing, me) : 'kit.read-only'
  return (
    <section className="chat-main" aria-label={name}>
      <DeskHead thread={thread} backHref={backHref} />
      <ChatLog
        thread={thread}
        side="desk"
        otherName={name}
        waiting={outgoing.waiting}
        typing={typing}
        onRetry={outgoing.retry}
        onDrop={outgoing.drop}
        onEarlier={() => void showEarlierOfDesk(client, chat.id)}
      />
      {refusal === undefined ? (
        <ChatComposer
          ref={area}
          value={draft}
          label={t(words.writeIn, { name })}
          onChange={(text) => {
            setDraft(text)
            if (text) showTyping()
          }}
          onSend={() => {
            outgoing.sendText(draft)
            setDraft('')
          }}
          onFile={outgoing.sendFile}
        >
          <CannedMenu
            language={chat.language}
            onChoose={(text) => {
              setDraft((before) => (before.trim() ? `${before.trimEnd()}\n${text}` : text))
              area.current?.focus()
            }}
          />
        </ChatComposer>
      ) : (
        <p className="chat-note dense muted">
          {refusal === 'kit.read-only'
            ? t(words.readOnly)
            : refusal === 'chat.closed'
              ? chat.outcome
                ? t(words.endedNote, { outcome: t(outcomeText[chat.outcome]) })
                : t(chatText.ended)
              : t(words.takeFirst, { name: chat.assignedTo?.name ?? '' })}
        </p>
      )}
    </section>
  )
}
