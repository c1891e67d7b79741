// The two steps of what moves money out: what it is with the PIN, then the code that was sent for exactly this.
import { useState, type ReactNode } from 'react'
import { typedPin } from '@marsa/model/express/wallet/pin.ts'
import { CodeField, ResendButton } from '../../accounts/sign-in/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import type { Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { payoutWords as words } from './payout-words.ts'

export type Sent = { mobile: string; resendAt: number }
type Step = { isPending: boolean; error: Refusal | null }

/** `sent` is set once the code is on its way; `what` says what it is good for. */
export function CodeStepDialog(props: CodeStepProps) {
  const { title, send, beside, sent, what, asking, confirming, onAsk, onConfirm, onClose, children } = props
  const t = useT()
  const [pin, setPin] = useState('')
  const [code, setCode] = useState('')
  const ask = () => {
    setCode('')
    onAsk(pin)
  }
  const step = sent ? confirming : asking
  const said = { ...asking.error?.fieldSentences, ...confirming.error?.fieldSentences }
  return (
    <CommandDialog
      title={title}
      send={sent ? send : t(words.sendCode)}
      command={{ isPending: step.isPending, error: confirming.error ?? asking.error }}
      beside={[...beside, 'pin', 'code']}
      onClose={onClose}
      onSend={() => (sent ? onConfirm(pin, code) : ask())}
    >
      {sent ? (
        <>
          <p role="status">
            {t(words.codeSent, { mobile: `\u2066${sent.mobile}\u2069`, what: `\u2068${what}\u2069` })}
          </p>
          <CodeField value={code} onChange={setCode} error={said['code']} />
          <ResendButton key={sent.resendAt} at={sent.resendAt} isPending={asking.isPending} onResend={ask} />
        </>
      ) : (
        <>
          {children(said)}
          <PasswordInput
            label={t(words.pin)}
            inputMode="numeric"
            autoComplete="off"
            value={pin}
            onChange={(typed) => setPin(typedPin(typed))}
            error={said['pin']}
          />
        </>
      )}
    </CommandDialog>
  )
}

type CodeStepProps = {
  title: string
  send: string
  beside: string[]
  sent: Sent | undefined
  what: string
  asking: Step
  confirming: Step
  onAsk: (pin: string) => void
  onConfirm: (pin: string, code: string) => void
  onClose: () => void
  children: (said: Partial<Record<string, string>>) => ReactNode
}
