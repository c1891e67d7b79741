// The mobile number of somebody who came through UAE PASS, and the code that proves it.
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import type { Refusal } from '../../kit/call.ts'
import { phone } from '../../kit/phone-number.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { CodeField, ResendButton } from '../sign-in/code-field.tsx'

type Props = {
  first: string
  problem: Refusal | undefined
  busy: boolean
  onTouch: () => void
  onSend: (mobile: string, sent: (resendAfterSeconds: number) => void) => void
  onCheck: (mobile: string, code: string) => void
}

/** A number that stays on one line and reads left to right. */
export const isolated = (text: string): string => `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`

export function LinkMobile({ first, problem, busy, onTouch, onSend, onCheck }: Props) {
  const t = useT()
  const [mobile, setMobile] = useState(first)
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const waits = resendAt !== undefined
  useEffect(() => {
    if (waits) field.current?.focus()
  }, [waits])
  const send = () => onSend(mobile, (seconds) => setResendAt(Date.now() + seconds * 1_000))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waits) onCheck(mobile, code)
    else send()
  }
  const ofCode = problem?.code.startsWith('accounts.code') ? problem.sentence : undefined
  return (
    <form className="stack g4" noValidate onSubmit={submit}>
      {waits ? (
        <>
          <p role="status">{t(directoryText.codeSent, { mobile: isolated(phone(mobile)) })}</p>
          <CodeField
            ref={field}
            name="code"
            value={code}
            onChange={setCode}
            error={problem?.fieldSentences['SMSCode'] ?? ofCode}
          />
          <ResendButton at={resendAt} isPending={busy} onResend={send} />
        </>
      ) : (
        <PhoneInput
          label={t(directoryText.mobile)}
          name="mobile"
          value={mobile}
          onChange={setMobile}
          onFocus={onTouch}
          error={problem?.fieldSentences['mobile'] ?? ofCode}
        />
      )}
      <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(directoryText.working)}>
        {t(waits ? directoryText.checkCode : directoryText.sendCode)}
      </Button>
      {waits && (
        <Button variant="text" block onPress={() => setResendAt(undefined)}>
          {t(directoryText.otherNumber)}
        </Button>
      )}
    </form>
  )
}
