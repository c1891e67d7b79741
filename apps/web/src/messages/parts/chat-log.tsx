// The messages of a conversation, oldest first, by day; stays at the newest unless somebody has scrolled up.
import { useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { When } from '../../ui/values/when.tsx'
import type { Thread } from '../thread.ts'
import type { Outgoing } from '../use-outgoing.ts'
import { Bubble, EventLine, WaitingBubble } from './chat-bubble.tsx'

const nearEnd = 80

/** Number of one's newest message that has been stored, and of the newest that has been seen. */
const marksOf = (items: readonly ChatMessage[], side: 'customer' | 'desk', delivered: number) => {
  const own = items.filter((message) => message.from === side)
  return { seen: own.findLast((message) => message.number <= delivered)?.number, last: own.at(-1)?.number }
}

const markOf = (number: number, { seen, last }: ReturnType<typeof marksOf>) => {
  if (number === seen) return 'delivered' as const
  return number === last ? ('sent' as const) : undefined
}

const Day = ({ at }: { at: string }) => {
  const t = useT()
  return (
    <li className="chat-event cap muted">
      {dayOf(new Date(at)) === dayOf(new Date()) ? t(words.today) : <When value={at} as="date" />}
    </li>
  )
}

export type ChatLogProps = {
  thread: Thread
  side: 'customer' | 'desk'
  /** Name of the other side where messages do not tell it. */
  otherName: string
  waiting?: readonly Outgoing[]
  typing?: boolean
  onRetry?: (message: Outgoing) => void
  onDrop?: (clientId: string) => void
  onEarlier: () => void
}

export function ChatLog({ thread, side, otherName, waiting = [], typing, ...acts }: ChatLogProps) {
  const t = useT()
  const { lang } = useLang()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const newest = `${thread.cursor} ${waiting.length} ${typing}`
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [newest])
  const marks = marksOf(thread.items, side, thread.delivered)
  const known = new Set(thread.items.map(({ clientId }) => clientId))
  const nameOf = (message: ChatMessage, before: ChatMessage | undefined) =>
    message.from === before?.from && message.by?.en === before.by?.en
      ? undefined
      : message.from === 'desk'
        ? message.by?.[lang]
        : otherName
  return (
    <div
      className="chat-b"
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={t(words.messages)}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
      }}
    >
      {thread.earlier && (
        <Button size="s" variant="text" className="chat-earlier" onPress={acts.onEarlier}>
          {t(words.earlier)}
        </Button>
      )}
      <ol>
        {thread.items.map((message, index) => {
          const before = thread.items[index - 1]
          const newDay = !before || dayOf(new Date(before.at)) !== dayOf(new Date(message.at))
          const mine = message.from === side
          return [
            newDay && <Day key={`day ${message.number}`} at={message.at} />,
            message.event ? (
              <EventLine key={message.number} message={message} />
            ) : (
              <Bubble
                key={message.number}
                message={message}
                mine={mine}
                name={mine && side === 'customer' ? undefined : nameOf(message, newDay ? undefined : before)}
                mark={mine ? markOf(message.number, marks) : undefined}
              />
            ),
          ]
        })}
        {waiting
          .filter(({ clientId }) => !known.has(clientId))
          .map((message) => (
            <WaitingBubble
              key={message.clientId}
              message={message}
              onRetry={() => acts.onRetry?.(message)}
              onDrop={() => acts.onDrop?.(message.clientId)}
            />
          ))}
      </ol>
      {typing && (
        <p className="chat-typing cap muted" role="status">
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t(words.typing, { name: otherName })}
        </p>
      )}
    </div>
  )
}
