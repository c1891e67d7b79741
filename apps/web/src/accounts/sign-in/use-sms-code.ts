// The code of a form: asked for once a number, again when its time has come, and how often it was mistyped.
import { useState } from 'react'
import type { CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import { smsCodeTries, smsResendSeconds } from '@marsa/model/accounts/code.ts'
import { sendRegistrationCode } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, Refusal } from '../../kit/call.ts'
import type { SentCode } from '../registration/register-code.tsx'

type Asked = { mobile: string; captcha: CaptchaAnswer }
type Sent = Pick<AnswerOf<typeof sendRegistrationCode>, 'resendAfterSeconds' | 'expiresInSeconds' | 'tries'>

const toRegister = (body: Asked): Promise<Sent> => call(sendRegistrationCode, { body, anonymous: true })

/** `sends` says what the code is for: it opens nothing else. */
export const useSmsCode = (
  takeCaptcha: () => Promise<CaptchaAnswer>,
  sends: (asked: Asked) => Promise<Sent> = toRegister,
) => {
  const [sent, setSent] = useState<SentCode & { endsAt: number }>()
  const [busy, setBusy] = useState(false)

  const ask = async (mobile: string): Promise<void> => {
    try {
      const answer = await sends({ mobile, captcha: await takeCaptcha() })
      const now = Date.now()
      setSent({
        mobile,
        resendAt: now + answer.resendAfterSeconds * 1_000,
        endsAt: now + answer.expiresInSeconds * 1_000,
        tries: answer.tries,
        wrong: 0,
      })
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'accounts.code-wait') throw refusal
      // One was sent to this number a moment ago, before a reload: it still holds.
      const seconds = Number(refusal.params['seconds'] ?? smsResendSeconds)
      const now = Date.now()
      setSent({
        mobile,
        resendAt: now + seconds * 1_000,
        endsAt: now + seconds * 1_000,
        tries: sent?.tries ?? smsCodeTries,
        wrong: sent?.wrong ?? 0,
      })
    }
  }
  return {
    sent,
    busy,
    /** Sends unless a code for this number is still good. */
    send: async (mobile: string): Promise<void> => {
      if (sent?.mobile !== mobile || sent.endsAt < Date.now()) await ask(mobile)
    },
    /** Throws the refusal. */
    resend: async (mobile: string): Promise<void> => {
      setBusy(true)
      try {
        await ask(mobile)
      } finally {
        setBusy(false)
      }
    },
    countWrong: () => setSent((now) => now && { ...now, wrong: now.wrong + 1 }),
  }
}
