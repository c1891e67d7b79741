// E-mail, password and remember-me, then perhaps a second step; a failed attempt keeps what was typed and says what was refused.
import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { enter, type SecondStep as Step } from '../session.ts'
import { signInText } from '../text.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OtherWays } from './other-ways.tsx'

// What few people use comes after the form itself.
const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkey-sign-in.tsx')).PasskeySignIn,
}))
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

/** `onEntered` is called once the session is open. */
export function SignInForm({ onEntered }: { onEntered: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal>()
  const [trouble, setTrouble] = useState<string>()
  const [step, setStep] = useState<Step>()
  const email = useRef<HTMLInputElement>(null)
  const secret = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setTrouble(undefined)
    try {
      const next = await enter({ username, password, rememberMe })
      setProblem(undefined)
      if (next) setStep(next)
      else onEntered()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setProblem(refusal)
      ;(refusal.fieldSentences['username'] ? email : secret).current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const serverErrors = fieldsOf(problem)
  if (step)
    return (
      <Suspense fallback={null}>
        <SecondStep
          step={step}
          remember={rememberMe}
          onEntered={onEntered}
          onBack={() => setStep(undefined)}
        />
      </Suspense>
    )
  const above = trouble ?? serverErrors.form
  return (
    <form className="stack g5" noValidate onSubmit={(event) => void submit(event)}>
      {above && (
        <Banner tone="error" live title={above}>
          {problem?.code === 'accounts.locked' && (
            <a href={`/${lang}/hub/forgot-password`}>{t(signInText.resetNow)}</a>
          )}
        </Banner>
      )}
      <TextInput
        ref={email}
        label={t(accountsText.email)}
        name="username"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={serverErrors.username}
      />
      <PasswordInput
        ref={secret}
        label={t(accountsText.password)}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={serverErrors.password}
      />
      <div className="row between wrap g2">
        <Checkbox name="rememberMe" value={rememberMe} onChange={setRememberMe}>
          {t(accountsText.rememberMe)}
        </Checkbox>
        <a className="dense" href={`/${lang}/hub/forgot-password`}>
          {t(signInText.forgot)}
        </a>
      </div>
      <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(accountsText.signingIn)}>
        {t(accountsText.signIn)}
      </Button>
      <Suspense fallback={<div style={{ minBlockSize: '2.75rem' }} />}>
        <PasskeySignIn remember={rememberMe} onEntered={onEntered} onProblem={setTrouble} />
      </Suspense>
      <p className="dense muted">
        {t(signInText.newHere)} <a href={`/${lang}/hub/register`}>{t(signInText.create)}</a>
      </p>
      <OtherWays />
      <DemoAccounts
        onChoose={(account, secretWord) => {
          setUsername(account)
          setPassword(secretWord)
          setProblem(undefined)
        }}
      />
    </form>
  )
}

/** A wrong password stands under the password as in the design; a locked account or lost connection above the form. */
const fieldsOf = (problem: Refusal | undefined): { form?: string; username?: string; password?: string } => {
  if (!problem) return {}
  const { username, password } = problem.fieldSentences
  if (username || password) return { username, password }
  return problem.code === 'accounts.wrong-password'
    ? { password: problem.sentence }
    : { form: problem.sentence }
}
