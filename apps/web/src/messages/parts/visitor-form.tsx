// The first message of a visitor: who they say they are, and what they want (A 3).
import { useRef, useState, type SubmitEvent } from 'react'
import { chatTextLimit, visitorChatDays } from '@marsa/model/messages/chat/chat.ts'
import { sendChatMessage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

const fields = ['visitor.fullName', 'visitor.email', 'visitor.mobile', 'text'] as const

export function VisitorForm({ begin, onBegun }: { begin: string; onBegun: () => Promise<unknown> }) {
  const t = useT()
  const { lang } = useLang()
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')
  const [mobile, setMobile] = useState('')
  const [text, setText] = useState(begin)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal>()
  // The same id for every try: whichever arrives, there is one conversation with one message.
  const clientId = useRef(crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)
  const send = async () => {
    const body = { clientId: clientId.current, text, language: lang, visitor: { fullName, email, mobile } }
    await call(sendChatMessage, { body, idempotencyKey: clientId.current })
    await onBegun()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await send()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setProblem(refusal)
      const first = fields.find((name) => refusal.fieldSentences[name])
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    } finally {
      setBusy(false)
    }
  }
  const serverErrors = problem?.fieldSentences ?? {}
  const named = fields.some((name) => serverErrors[name])
  return (
    <form ref={form} className="chat-begin stack g4" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t(words.welcomeVisitor)}</p>
      {problem && !named && <Banner tone="error" live title={problem.sentence} />}
      <TextInput
        label={t(words.fullName)}
        name="visitor.fullName"
        autoComplete="name"
        value={fullName}
        onChange={setFullName}
        error={serverErrors['visitor.fullName']}
      />
      <TextInput
        label={t(words.email)}
        name="visitor.email"
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
        error={serverErrors['visitor.email']}
      />
      <PhoneInput
        label={t(words.mobile)}
        name="visitor.mobile"
        value={mobile}
        onChange={setMobile}
        error={serverErrors['visitor.mobile']}
      />
      <TextArea
        label={t(words.message)}
        name="text"
        rows={3}
        dir="auto"
        limit={chatTextLimit}
        value={text}
        onChange={setText}
        error={serverErrors['text']}
      />
      <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(words.sending)}>
        {t(words.begin)}
      </Button>
      <p className="cap muted">{t(words.privacy, { days: visitorChatDays.kept })}</p>
    </form>
  )
}
