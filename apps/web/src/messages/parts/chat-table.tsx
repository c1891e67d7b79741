// The history of conversations as a table, and as cards on a phone.
import { BadgeAlert, CircleCheck, Clock, MessageCircle } from 'lucide-react'
import type { ChatRow } from '@marsa/model/messages/chat/chat-fields.ts'
import {
  chatHistoryText as words,
  chatStateText,
  deskChatText,
  outcomeText,
} from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { When } from '../../ui/values/when.tsx'

const badges = {
  OPEN: { tone: 'waiting', icon: Clock },
  IN_WORK: { tone: 'transit', icon: MessageCircle },
  CLOSED: { tone: 'good', icon: CircleCheck },
} as const

function Who({ chat, href }: { chat: ChatRow; href: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <a className="med" href={href}>
        <bdi>{chat.name[lang]}</bdi>
      </a>
      <span className="sub row g1">
        {chat.kind === 'visitor' ? (
          <>
            <Icon of={BadgeAlert} size="s" />
            {t(deskChatText.visitor)} · {t(deskChatText.unverified)}
          </>
        ) : (
          <bdi>{chat.company?.[lang]}</bdi>
        )}
      </span>
    </>
  )
}

function State({ chat }: { chat: ChatRow }) {
  const t = useT()
  return (
    <>
      <Badge {...badges[chat.state]} label={t(chatStateText[chat.state])} />
      {chat.outcome && <span className="sub">{t(outcomeText[chat.outcome])}</span>}
    </>
  )
}

export type ChatTableProps = { rows: ChatRow[]; pending: boolean; hrefOf: (chat: string) => string }

export function ChatTable({ rows, pending, hrefOf }: ChatTableProps) {
  const t = useT()
  const { lang } = useLang()
  const answerer = (chat: ChatRow) =>
    chat.assignedTo ? (
      <bdi>{chat.assignedTo.name[lang]}</bdi>
    ) : (
      <span className="muted">{t(words.nobody)}</span>
    )
  const columns: Column<ChatRow>[] = [
    {
      id: 'who',
      head: t(words.with),
      names: true,
      cell: (chat) => <Who chat={chat} href={hrefOf(chat.id)} />,
    },
    {
      id: 'last',
      head: t(words.last),
      cell: (chat) => <bdi className="chat-last">{chat.lastText}</bdi>,
    },
    { id: 'state', head: t(words.state), cell: (chat) => <State chat={chat} /> },
    { id: 'by', head: t(words.by), cell: answerer },
    { id: 'date', head: t(words.date), cell: (chat) => <When value={chat.lastAt} /> },
  ]
  return (
    <DataTable
      label={t(words.with)}
      columns={columns}
      rows={rows}
      rowKey={(chat) => chat.id}
      pending={pending}
      hot={(chat) => chat.late}
      card={(chat) => (
        <div className="stack g2">
          <div className="row between g2">
            <div className="grow">
              <Who chat={chat} href={hrefOf(chat.id)} />
            </div>
            <span className="chat-state">
              <State chat={chat} />
            </span>
          </div>
          <bdi className="dense chat-last">{chat.lastText}</bdi>
          <span className="cap muted row between">
            {answerer(chat)}
            <When value={chat.lastAt} />
          </span>
        </div>
      )}
    />
  )
}
