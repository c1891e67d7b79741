// The chat in a corner of every page: a button with what is unread, and the panel it opens.
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Minus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { onAskInChat } from '../../kit/ask-in-chat.ts'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ownThreadQuery, type OwnThread } from '../queries.ts'
import { useIsInTheWay } from '../use-is-in-the-way.ts'
import { useKeys } from '../use-keys.ts'
import { OwnChat } from './own-chat.tsx'

/** Milliseconds between two requests where no stream brings news: while the panel is open, and while it is not. */
const pollMs = { open: 3_000, closed: 20_000 }
/** Keeps the panel open from one page to the next. */
const openKey = 'marsa.chat'

export const rememberOpen = (open: boolean): void =>
  open ? sessionStorage.setItem(openKey, 'open') : sessionStorage.removeItem(openKey)

export type ChatWidgetProps = {
  who: string
  isVisitor: boolean
  /** An event stream of the page says when there is news. */
  isLive: boolean
  /** Without a launcher, on pages whose form wants the whole attention; the panel opens all the same. */
  isQuiet?: boolean
  /** Within which time somebody answers, where the page has it in words already. */
  promise?: string | undefined
}

export function ChatWidget({ who, isVisitor, isLive, isQuiet, promise }: ChatWidgetProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(openKey) === 'open')
  const launcher = useRef<HTMLButtonElement>(null)
  const { data: thread } = useQuery({
    ...ownThreadQuery(who),
    refetchInterval: ({ state }) =>
      isLive || !state.data?.id ? false : isOpen ? pollMs.open : pollMs.closed,
  })
  const unread = thread?.unread ?? 0
  const isInTheWay = useIsInTheWay(launcher)
  const turn = (open: boolean) => {
    rememberOpen(open)
    setOpen(open)
  }
  const [begin, setBegin] = useState('')
  const askFor = useEffectEvent((text: string) => {
    setBegin(text)
    turn(true)
  })
  useEffect(() => onAskInChat((text) => askFor(text)), [])
  const panel = useRef<HTMLElement>(null)
  useKeys(panel, (event) => event.key === 'Escape' && !event.defaultPrevented && turn(false), isOpen)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current && !isOpen) launcher.current?.focus()
    before.current = isOpen
  }, [isOpen])
  return (
    <>
      {isOpen && (
        <section className="chat" ref={panel} role="dialog" aria-label={t(words.chat)}>
          <PanelHead thread={thread} promise={promise} onHide={() => turn(false)} />
          <OwnChat key={begin} who={who} isVisitor={isVisitor} isOpen begin={begin} />
        </section>
      )}
      <aside aria-label={t(words.chat)} hidden={isOpen || isQuiet}>
        <button
          ref={launcher}
          type="button"
          className={isInTheWay ? 'fab away' : 'fab'}
          aria-label={
            unread > 0 ? `${t(words.chatWithUs)}: ${t(words.unread, { count: unread })}` : t(words.chatWithUs)
          }
          onClick={() => turn(true)}
        >
          <Icon of={MessageCircle} />
          <span>{t(words.chatWithUs)}</span>
          {unread > 0 && <b className="dot">{unread}</b>}
        </button>
        <p className="vh" role="status">
          {unread > 0 ? t(words.unread, { count: unread }) : ''}
        </p>
      </aside>
    </>
  )
}

type HeadProps = { thread: OwnThread | undefined; promise: string | undefined; onHide: () => void }

function PanelHead({ thread, promise, onHide }: HeadProps) {
  const t = useT()
  const { lang } = useLang()
  const params = useSettingParams()
  const agent = thread?.agent?.[lang]
  return (
    <div className="chat-h">
      <span className="avatar" aria-hidden="true">
        {agent ? agent.slice(0, 1) : <Icon of={MessageCircle} size="s" />}
      </span>
      <div className="grow">
        <b>{agent ? t(words.agentOf, { name: agent }) : t(words.support)}</b>
        <span>
          {agent && thread.state === 'IN_WORK' ? t(words.inWork) : (promise ?? t(words.promise, params))}
        </span>
      </div>
      <IconButton icon={Minus} label={t(words.hide)} onPress={onHide} bare />
    </div>
  )
}
