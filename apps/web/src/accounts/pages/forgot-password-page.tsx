// A forgotten password: the e-mail, then the word that a link is on its way, and another one after a minute.
import { useState, type SubmitEvent } from 'react'
import { resetMinutes } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { recoveryTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CaptchaNote } from '../sign-in/captcha-note.tsx'
import { ResendLink } from '../recovery/recovery-resend.tsx'
import { useForgotPassword, type Forgot } from '../recovery/use-forgot-password.ts'
import '../accounts.css'

export function ForgotPasswordPage() {
  const t = useT()
  const { lang } = useLang()
  const forgot = useForgotPassword()
  return (
    <section className="card sign-in stack g5">
      {forgot.sentTo === undefined ? (
        <AskForm forgot={forgot} />
      ) : (
        <Sent forgot={forgot} email={forgot.sentTo} />
      )}
      <p className="dense">
        <a href={`/${lang}/sign-in`}>{t(recoveryText.backToSignIn)}</a>
      </p>
    </section>
  )
}

function AskForm({ forgot }: { forgot: Forgot }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const { refusal } = forgot
  const serverErrors = refusal?.fieldSentences ?? {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void forgot.send(email)
  }
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      <header className="stack g1">
        <h1 className="h2">{t(recoveryTitles.forgot)}</h1>
        <p className="dense muted">{t(recoveryText.forgotLead)}</p>
      </header>
      {refusal && !serverErrors['email'] && <Banner tone="error" live title={refusal.sentence} />}
      <TextInput
        label={t(accountsText.email)}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        onFocus={forgot.prepare}
        error={serverErrors['email']}
      />
      <CaptchaNote state={forgot.captcha} />
      <Button
        type="submit"
        variant="primary"
        block
        isPending={forgot.busy}
        pendingLabel={t(recoveryText.sending)}
      >
        {t(recoveryText.send)}
      </Button>
    </form>
  )
}

function Sent({ forgot, email }: { forgot: Forgot; email: string }) {
  const t = useT()
  return (
    <div className="stack g4">
      <div className="stack g2" role="status">
        <h1 className="h2">{t(recoveryText.sentTitle)}</h1>
        <p>{t(recoveryText.sentBody, { email: `\u2068${email}\u2069`, minutes: resetMinutes })}</p>
        {forgot.sent > 1 && <p className="dense">{t(recoveryText.sentAgain)}</p>}
      </div>
      <p className="dense muted">{t(recoveryText.sentSpam)}</p>
      {forgot.refusal && <Banner tone="error" live title={forgot.refusal.sentence} />}
      <div className="row wrap g3">
        <ResendLink key={forgot.sent} isPending={forgot.busy} onResend={() => void forgot.send(email)} />
        <Button variant="text" onPress={forgot.startOver}>
          {t(recoveryText.otherEmail)}
        </Button>
      </div>
    </div>
  )
}
