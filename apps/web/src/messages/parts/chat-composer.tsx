// Where a message is written: Enter sends, Shift and Enter begins a new line; files are chosen beside it.
import { Paperclip, Send } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { chatFile, chatTextLimit } from '@marsa/model/messages/chat/chat.ts'
import { chatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { kitText } from '../../kit/text.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'

const accept = chatFile.formats.flatMap((format) => (format === 'jpg' ? ['.jpg', '.jpeg'] : [`.${format}`]))
const megabytes = chatFile.bytes / 1024 / 1024
/** From here on the count of signs is shown. */
const counted = chatTextLimit - 200
const tallest = 132

export type ChatComposerProps = {
  value: string
  label: string
  onChange: (text: string) => void
  onSend: () => void
  onFile: (file: File) => void
  children?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

export function ChatComposer({ value, label, onChange, onSend, onFile, children, ref }: ChatComposerProps) {
  const t = useT()
  const { lang } = useLang()
  const isOff = useReadOnly()
  const form = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const tooLong = value.length > chatTextLimit
  const send = () => {
    if (value.trim() && !tooLong) onSend()
  }
  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (!area) return
    area.style.blockSize = 'auto'
    area.style.blockSize = `${Math.min(area.scrollHeight, tallest)}px`
  }, [value])
  const choose = (file: File | undefined) => {
    if (!file) return
    if (file.size <= chatFile.bytes) return onFile(file)
    void toast({ title: t(words.fileTooLarge, { name: file.name, limit: megabytes }), tone: 'error' })
  }
  if (isOff) return <p className="chat-f dense muted">{t(kitText.readOnly)}</p>
  return (
    <form
      ref={form}
      className="chat-f"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="chat-tools">
        <IconButton icon={Paperclip} label={t(words.attach)} onPress={() => chooser.current?.click()} />
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accept.join(',')}
          aria-label={t(words.attach)}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {children}
      </div>
      <span className={`input area ${tooLong ? 'is-err' : ''}`}>
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={t(words.write)}
          aria-invalid={tooLong || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        {value.length > counted && (
          <bdi dir="ltr" className={`cap num chat-count ${tooLong ? 'over-limit' : 'muted'}`} role="status">
            {number(value.length, lang)} / {number(chatTextLimit, lang)}
          </bdi>
        )}
      </span>
      <IconButton icon={Send} flip label={t(words.send)} className="chat-send" type="submit" bare />
    </form>
  )
}
