// What the puzzle against robots is doing: nothing to see or solve, but said, also to screen readers.
import { Check, ShieldCheck } from 'lucide-react'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import type { CaptchaState } from './use-captcha.ts'

const words = {
  idle: registerText.robotIdle,
  working: registerText.robotWorking,
  done: registerText.robotDone,
} as const

export function CaptchaNote({ state }: { state: CaptchaState }) {
  const t = useT()
  return (
    <p className="row g2 cap muted" role="status">
      {state === 'working' ? <Spinner /> : <Icon of={state === 'done' ? Check : ShieldCheck} size="s" />}
      {t(words[state])}
    </p>
  )
}
