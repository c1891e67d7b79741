// Asking for a link for a new password: the puzzle with it, what was refused, and where the link went.
import { useState } from 'react'
import { forgotPassword } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useCaptcha } from '../sign-in/use-captcha.ts'

export const useForgotPassword = () => {
  const captcha = useCaptcha()
  const [state, setState] = useState<{ sentTo?: string; sent: number; refusal?: Refusal }>({ sent: 0 })
  const [busy, setBusy] = useState(false)
  const send = async (email: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await call(forgotPassword, { body: { email, captcha: await captcha.take() }, anonymous: true })
      setState(({ sent }) => ({ sentTo: email.trim(), sent: sent + 1 }))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setState((before) => ({ ...before, refusal }))
    } finally {
      setBusy(false)
    }
  }
  return {
    ...state,
    busy,
    send,
    captcha: captcha.state,
    prepare: captcha.prepare,
    startOver: () => setState({ sent: 0 }),
  }
}
export type Forgot = ReturnType<typeof useForgotPassword>
