// One message: text as text, https addresses as links, a file to download, and what became of it.
import clsx from 'clsx'
import { FileText, Image } from 'lucide-react'
import { chatParts } from '@marsa/model/messages/chat/chat.ts'
import { downloadChatFile } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatEventText, chatText as words, outcomeText } from '@marsa/model/messages/chat/chat-text.ts'
import { download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { fileSize } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { When } from '../../ui/values/when.tsx'
import type { Outgoing } from '../use-outgoing.ts'

export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto">
      {chatParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}

function FileCard({ message }: { message: ChatMessage & { file: NonNullable<ChatMessage['file']> } }) {
  const { lang } = useLang()
  const { name, mediaType, size } = message.file
  const save = () =>
    download(downloadChatFile, { query: { messageId: message.id } }).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem
      return toast({ title: problem.sentence, tone: 'error' })
    })
  return (
    <button type="button" className="chat-card" onClick={() => void save()}>
      <span className="fileico">
        <Icon of={mediaType.startsWith('image/') ? Image : FileText} />
      </span>
      <span className="grow">
        <bdi className="med">{name}</bdi>
        <span className="sub">{fileSize(size, lang)}</span>
      </span>
    </button>
  )
}

export type BubbleProps = {
  message: ChatMessage
  mine: boolean
  /** Name above the first of several messages of one person. */
  name?: string | undefined
  /** Of one's own newest messages. */
  mark?: 'sent' | 'delivered' | undefined
}

export function Bubble({ message, mine, name, mark }: BubbleProps) {
  const t = useT()
  const { file } = message
  return (
    <li className={clsx('msg', mine && 'me')}>
      {name && (
        <span className="cap muted">
          <bdi>{name}</bdi>
        </span>
      )}
      {file ? <FileCard message={{ ...message, file }} /> : <MessageText text={message.text} />}
      <span className="cap muted">
        <When value={message.at} as="time" />
        {mark && <> · {t(words[mark])}</>}
      </span>
    </li>
  )
}

export function EventLine({ message }: { message: ChatMessage }) {
  const t = useT()
  if (!message.event) return null
  return (
    <li className="chat-event cap muted">
      {t(chatEventText[message.event], { name: message.by ?? '' })}
      {message.outcome && <> · {t(outcomeText[message.outcome])}</>}
    </li>
  )
}

export type WaitingBubbleProps = { message: Outgoing; onRetry: () => void; onDrop: () => void }

export function WaitingBubble({ message, onRetry, onDrop }: WaitingBubbleProps) {
  const t = useT()
  const { failed, file, text } = message
  return (
    <li className={clsx('msg me', failed && 'unsent')}>
      <MessageText text={file ? t(words.fileNamed, { name: file.name }) : text} />
      {failed ? (
        <div className="stack g1" role="alert">
          <span className="cap over-limit">
            {t(words.failed)} {failed.sentence}
          </span>
          <span className="row g2">
            <Button size="s" variant="text" changes onPress={onRetry}>
              {t(words.again)}
            </Button>
            <Button size="s" variant="text" onPress={onDrop}>
              {t(words.discard)}
            </Button>
          </span>
        </div>
      ) : (
        <span className="cap muted">{t(words.sending)}</span>
      )}
    </li>
  )
}
