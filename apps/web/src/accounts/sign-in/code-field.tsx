// The six digits of a text message: filled in by the phone, pasted or typed in any digits; and the clock of the next one.
import { useEffect, useState, type Ref } from 'react'
import { smsCodeDigits } from '@marsa/model/accounts/code.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { countdown } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import '../registration/register.css'

const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '').slice(0, smsCodeDigits)

export function CodeField({ value, onChange, error, ref, onBlur, name }: CodeFieldProps) {
  const t = useT()
  return (
    <TextInput
      ref={ref}
      name={name}
      className="sms-code"
      label={t(registerText.code)}
      dir="ltr"
      numeric
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(typed) => onChange(digitsOf(typed))}
      onBlur={onBlur}
      error={error}
    />
  )
}

export type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  error?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Asks for another code once its time has come; `at` is when, in milliseconds. */
export function ResendButton({ at, isPending, onResend }: ResendProps) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  const left = at - now
  const waits = left > 0
  useEffect(() => {
    if (!waits) return
    const tick = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(tick)
  }, [waits, at])
  if (waits)
    return (
      <p className="dense muted" role="timer">
        {t(registerText.resendIn, { time: countdown(left) })}
      </p>
    )
  return (
    <Button variant="text" isPending={isPending} onPress={onResend}>
      {t(registerText.resend)}
    </Button>
  )
}

export type ResendProps = { at: number; isPending: boolean; onResend: () => void }
