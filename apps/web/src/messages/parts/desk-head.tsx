// Above a conversation of the desk: who it is, whether that is known, who has it, and what can be done with it.
import { ArrowLeft, BadgeAlert, CircleCheck, Clock, MessageCircle, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import {
  closeChat,
  handOverChat,
  listChats,
  takeChat,
  viewChat,
} from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatStateText, deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { initialsOfName } from '../../kit/initials.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import type { DeskThread } from '../queries.ts'
import { CloseDialog } from './close-dialog.tsx'

const badges = {
  OPEN: { tone: 'waiting', icon: Clock },
  IN_WORK: { tone: 'transit', icon: MessageCircle },
  CLOSED: { tone: 'good', icon: CircleCheck },
} as const

const refreshes = [viewChat, listChats]

export function DeskHead({ thread, backHref }: { thread: DeskThread; backHref: string }) {
  const t = useT()
  const { lang } = useLang()
  const { chat } = thread
  return (
    <header className="desk-h">
      <a className="icon-btn desk-back" href={backHref} aria-label={t(words.back)}>
        <Icon of={ArrowLeft} flip />
      </a>
      <span className="avatar" aria-hidden="true">
        {initialsOfName(chat.name[lang])}
      </span>
      <div className="grow desk-who">
        <h2>
          <bdi>{chat.name[lang]}</bdi>
        </h2>
        <p className="cap muted row wrap g2">
          {chat.company ? <bdi>{chat.company[lang]}</bdi> : t(words[chat.kind])}
          <bdi dir="ltr">{chat.email}</bdi>
          {chat.mobile && <PhoneText value={chat.mobile} />}
          <span>
            {t(words.language)} {t(words[chat.language])}
          </span>
        </p>
        <p className="row wrap g2 desk-marks">
          {chat.kind === 'visitor' && <Badge tone="bad" icon={BadgeAlert} label={t(words.unverified)} />}
          <Badge {...badges[chat.state]} label={t(chatStateText[chat.state])} />
          {chat.assignedTo && chat.state === 'IN_WORK' && (
            <span className="cap muted">
              {chat.assignedTo.id === thread.me
                ? t(words.withMe)
                : t(words.with, { name: chat.assignedTo.name })}
            </span>
          )}
        </p>
      </div>
      {thread.mayAct && <Acts thread={thread} />}
    </header>
  )
}

function Acts({ thread }: { thread: DeskThread }) {
  const t = useT()
  const { lang } = useLang()
  const { chat, me, people } = thread
  const [closing, setClosing] = useState(false)
  const take = useCommand(takeChat, { refreshes })
  const give = useCommand(handOverChat, { refreshes })
  const close = useCommand(closeChat, { refreshes, onDone: () => setClosing(false) })
  if (chat.state === 'CLOSED') return null
  if (chat.state === 'OPEN')
    return (
      <div className="desk-acts">
        <Button
          variant="primary"
          size="s"
          isPending={take.isPending}
          onPress={() => take.mutate({ body: { id: chat.id } })}
        >
          {t(words.take)}
        </Button>
      </div>
    )
  const isMine = chat.assignedTo?.id === me
  const others = people.filter(({ id }) => id !== chat.assignedTo?.id && id !== me)
  const handTo = (to: string) => give.mutate({ body: { id: chat.id, to } })
  return (
    <div className="desk-acts">
      {!isMine && (
        <Button variant="primary" size="s" isPending={give.isPending} onPress={() => handTo(me)}>
          {t(words.take)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={t(words.handOverTo)}
          trigger={
            <Button size="s" icon={UserRoundPlus} isPending={give.isPending}>
              {t(words.handOver)}
            </Button>
          }
          entries={others.map(({ id, name }) => ({ id, label: name[lang] }))}
          onAction={handTo}
        />
      )}
      <Button size="s" onPress={() => setClosing(true)}>
        {t(words.close)}
      </Button>
      {closing && (
        <CloseDialog
          isPending={close.isPending}
          onClose={() => setClosing(false)}
          onAction={(outcome) => close.mutate({ body: { id: chat.id, outcome } })}
        />
      )}
    </div>
  )
}
