// One more step after the directory: the password of the account that has the same address, then perhaps its second step.
import { useState, type SubmitEvent } from 'react'
import { finishLink, linkDirectory } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { takeUp, type SecondStep as Step } from '../session.ts'
import { signInText } from '../text.ts'
import { SecondStep } from '../sign-in/second-step.tsx'

type Props = { email: string; onEntered: () => void; onLost: () => void }

export function LinkStaff({ email, onEntered, onLost }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal>()
  const [step, setStep] = useState<Step>()
  useTitle(t(directoryText.linkStaffTitle))
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const next = takeUp(await call(linkDirectory, { body: { password }, anonymous: true }), false)
      if (next) setStep(next)
      else onEntered()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      if (refusal.code === 'accounts.no-pending-link') onLost()
      else setProblem(refusal)
    } finally {
      setBusy(false)
    }
  }
  const isWrong = problem?.code === 'accounts.wrong-password'
  const underField = isWrong ? problem.sentence : problem?.fieldSentences['password']
  return (
    <section className="card sign-in stack g5">
      <header className="stack g2">
        <h1 className="h2">{t(directoryText.linkStaffTitle)}</h1>
        <p className="muted">{t(step ? directoryText.linkStaffStep : directoryText.linkStaffLead)}</p>
        <p>
          <bdi>{email}</bdi>
        </p>
      </header>
      {step ? (
        <SecondStep
          step={step}
          remember={false}
          through={finishLink}
          onEntered={onEntered}
          onBack={() => setStep(undefined)}
        />
      ) : (
        <form className="stack g5" noValidate onSubmit={(event) => void submit(event)}>
          {problem && !underField && <Banner tone="error" live title={problem.sentence} />}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordInput
            label={t(accountsText.password)}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={underField}
          />
          <a className="dense" href={`/${lang}/hub/forgot-password`}>
            {t(signInText.forgot)}
          </a>
          <Button
            type="submit"
            variant="primary"
            block
            isPending={busy}
            pendingLabel={t(directoryText.working)}
          >
            {t(directoryText.linkIt)}
          </Button>
          <LinkButton variant="text" block href={`/${lang}/sign-in`}>
            {t(directoryText.cancelLink)}
          </LinkButton>
        </form>
      )}
    </section>
  )
}
