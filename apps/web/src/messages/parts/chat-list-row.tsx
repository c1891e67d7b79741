// One conversation in the desk's list: who, what was said last, how long they wait.
import clsx from 'clsx'
import { Clock } from 'lucide-react'
import type { ChatRow } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatStateText, chatText, deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { initialsOfName } from '../../kit/initials.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { When } from '../../ui/values/when.tsx'

export type ChatListRowProps = { chat: ChatRow; href: string; isShown: boolean; now: Date }

export function ChatListRow({ chat, href, isShown, now }: ChatListRowProps) {
  const t = useT()
  const { lang } = useLang()
  const preview = chat.lastFrom === 'desk' ? t(words.deskWrote, { text: chat.lastText }) : chat.lastText
  return (
    <a
      className={clsx('chat-row', chat.late && 'hot', chat.unread > 0 && 'unread')}
      href={href}
      aria-current={isShown || undefined}
    >
      <span className="avatar" aria-hidden="true">
        {initialsOfName(chat.name[lang])}
      </span>
      <span className="chat-row-b">
        <span className="row between g2">
          <bdi className="chat-row-n">{chat.name[lang]}</bdi>
          <span className="cap muted">
            <When value={chat.lastAt} as="relative" now={now} />
          </span>
        </span>
        <span className="cap muted chat-row-l">
          {chat.kind === 'visitor' ? t(words.visitor) : <bdi>{chat.company?.[lang]}</bdi>}
          {chat.assignedTo && chat.state === 'IN_WORK' && (
            <>
              {' · '}
              {t(words.with, { name: chat.assignedTo.name })}
            </>
          )}
        </span>
        <span className="row between g2">
          <bdi className="dense chat-row-l">{preview}</bdi>
          {chat.unread > 0 && (
            <b className="count-new">
              {chat.unread}
              <span className="vh"> {t(chatText.unread, { count: chat.unread })}</span>
            </b>
          )}
        </span>
        {chat.waitingSince && (
          <span className={clsx('chat-wait cap', chat.late && 'late')}>
            <Icon of={Clock} size="s" />
            {chat.late ? t(words.late) : t(chatStateText.OPEN)}
          </span>
        )}
      </span>
    </a>
  )
}
