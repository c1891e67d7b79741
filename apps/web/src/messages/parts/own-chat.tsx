// One's own conversation with the desk: the messages, what is on its way, and where to write; first who a visitor is.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useOnline } from '../../kit/online.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ownThreadQuery, showEarlierOfOwn, type OwnThread } from '../queries.ts'
import { withSent } from '../thread.ts'
import { useOutgoing } from '../use-outgoing.ts'
import { useIsTyping, useReadMark, useTypingIndicator } from '../use-presence.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { VisitorForm } from './visitor-form.tsx'

export type OwnChatProps = {
  /** Whose conversation it is, as the key of what is kept. */
  who: string
  isVisitor: boolean
  isOpen: boolean
  /** What stands ready to be sent. */
  begin?: string
}

export function OwnChat({ who, isVisitor, isOpen, begin = '' }: OwnChatProps) {
  const query = useQuery(ownThreadQuery(who))
  const { data } = query
  if (!data)
    return (
      <div className="chat-b">
        <Loaded query={query} skeleton={<Skeleton lines={4} />} />
      </div>
    )
  if (isVisitor && data.id === null)
    return (
      <div className="chat-b">
        <VisitorForm begin={begin} onBegun={() => query.refetch()} />
      </div>
    )
  return <Conversation who={who} thread={data} isOpen={isOpen} begin={begin} />
}

type ConversationProps = { who: string; thread: OwnThread; isOpen: boolean; begin: string }

function Conversation({ who, thread, isOpen, begin }: ConversationProps) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const query = ownThreadQuery(who)
  const loadedAt = useQuery(query).dataUpdatedAt
  const [draft, setDraft] = useState(begin)
  const area = useRef<HTMLTextAreaElement>(null)
  const showTyping = useTypingIndicator(undefined)
  const online = useOnline()
  const typing = useIsTyping(thread, loadedAt)
  const onStored = (message: ChatMessage) => {
    client.setQueryData<OwnThread>(query.queryKey, (before) => before && withSent(before, message))
    void client.invalidateQueries({ queryKey: query.queryKey })
  }
  const outgoing = useOutgoing(undefined, onStored)
  useReadMark(undefined, thread, isOpen, () =>
    client.setQueryData<OwnThread>(query.queryKey, (before) => before && { ...before, unread: 0 }),
  )
  useEffect(() => {
    if (isOpen) area.current?.focus({ preventScroll: true })
  }, [isOpen])
  const support = t(words.support)
  return (
    <>
      {thread.items.length === 0 && outgoing.waiting.length === 0 ? (
        <div className="chat-b">
          <p className="chat-hello muted">{t(words.welcome)}</p>
        </div>
      ) : (
        <ChatLog
          thread={thread}
          side="customer"
          otherName={thread.agent?.[lang] ?? support}
          waiting={outgoing.waiting}
          typing={typing}
          onRetry={outgoing.retry}
          onDrop={outgoing.drop}
          onEarlier={() => void showEarlierOfOwn(client, who)}
        />
      )}
      {!online && (
        <div className="chat-note">
          <Banner tone="attention" live title={t(words.offline)} />
        </div>
      )}
      {thread.state === 'CLOSED' && <p className="chat-note cap muted">{t(words.ended)}</p>}
      <ChatComposer
        ref={area}
        value={draft}
        label={t(words.write)}
        onChange={(text) => {
          setDraft(text)
          if (thread.id !== null && text) showTyping()
        }}
        onSend={() => {
          outgoing.sendText(draft)
          setDraft('')
        }}
        onFile={outgoing.sendFile}
      />
    </>
  )
}
