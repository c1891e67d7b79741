// One more step after UAE PASS: the mobile number, its code, and then the account that it belongs to or a new one (C006, C007).
import { useState } from 'react'
import {
  externalUserLogin,
  verifyMobile,
  type PendingIdentity,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { takeUp } from '../session.ts'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import { CaptchaNote } from '../sign-in/captcha-note.tsx'
import { LinkAccount, type AccountChoice } from './link-account.tsx'
import { LinkMobile } from './link-mobile.tsx'

type Props = { pending: PendingIdentity; onEntered: () => void; onLost: () => void }

export function LinkIdentity({ pending, onEntered, onLost }: Props) {
  const t = useT()
  const captcha = useCaptcha()
  const [proven, setProven] = useState(
    pending.verifiedMobile === null
      ? undefined
      : { mobile: pending.verifiedMobile, known: pending.alreadyRegistered },
  )
  const [problem, setProblem] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  useTitle(t(directoryText.linkTitle))

  /** Runs one call; what it refuses is shown, and a sign-in that is over leads to its page. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      if (refusal.code === 'accounts.no-pending-identity') onLost()
      else setProblem(refusal)
    } finally {
      setBusy(false)
    }
  }
  const send = (mobile: string, sent: (seconds: number) => void) =>
    attempt(async () => {
      const answer = await call(verifyMobile, {
        body: { mobile, recaptcha: await captcha.take() },
        anonymous: true,
      })
      sent(answer.resendAfterSeconds ?? 0)
    })
  const check = (mobile: string, SMSCode: string) =>
    attempt(async () => {
      const answer = await call(verifyMobile, { body: { mobile, SMSCode }, anonymous: true })
      setProven({ mobile, known: answer.alreadyRegistered })
    })
  const finish = (contactNumber: string, choice: AccountChoice) =>
    attempt(async () => {
      const body = { usercode: pending.usercode, contactNumber, recaptcha: await captcha.take(), ...choice }
      takeUp(await call(externalUserLogin, { body, anonymous: true }), false)
      onEntered()
    })
  const { fieldSentences = {}, sentence } = problem ?? {}
  const form =
    sentence && Object.keys(fieldSentences).length === 0 && !problem?.code.startsWith('accounts.code')
  return (
    <section className="card sign-in stack g5">
      <header className="stack g2">
        <h1 className="h2">{t(directoryText.linkTitle)}</h1>
        <p className="muted">{t(directoryText.linkLead, { name: pending.firstName })}</p>
      </header>
      {form && <Banner tone="error" live title={sentence} />}
      {proven ? (
        <LinkAccount
          proven={proven}
          needsEmail={pending.email === null || fieldSentences['email'] !== undefined}
          problems={fieldSentences}
          busy={busy}
          onFinish={(choice) => void finish(proven.mobile, choice)}
          onOther={() => setProven(undefined)}
        />
      ) : (
        <LinkMobile
          first={pending.mobile ?? ''}
          problem={problem}
          busy={busy}
          onTouch={captcha.prepare}
          onSend={(mobile, sent) => void send(mobile, sent)}
          onCheck={(mobile, code) => void check(mobile, code)}
        />
      )}
      <CaptchaNote state={captcha.state} />
    </section>
  )
}
