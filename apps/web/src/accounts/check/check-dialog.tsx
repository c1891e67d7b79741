// The fresh check: the password again, or the second factor where there is one.
import { KeyRound } from 'lucide-react'
import { useEffect, useState, type SubmitEvent } from 'react'
import { beginCheck, passCheck, type PasskeyProof } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { askPasskey, PasskeyCancelled } from '../sign-in/passkey.ts'

type Ways = AnswerOf<typeof beginCheck>
type Shown = { password: string } | { code: string } | { ticket: string; passkey: PasskeyProof }

export function CheckDialog({ onPassed, onClose }: { onPassed: () => void; onClose: () => void }) {
  const t = useT()
  const [ways, setWays] = useState<Ways>()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const asked = new AbortController()
    call(beginCheck, { body: {}, signal: asked.signal }).then(setWays, (refusal: unknown) => {
      if (refusal instanceof Refusal) setProblem(refusal.sentence)
    })
    return () => asked.abort()
  }, [])
  const pass = async (shown: () => Promise<Shown>) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await call(passCheck, { body: await shown() })
      onPassed()
    } catch (refusal) {
      if (refusal instanceof PasskeyCancelled) setProblem(t(stepText.passkeyCancelled))
      else if (refusal instanceof Refusal) setProblem(refusal.fieldSentences['code'] ?? refusal.sentence)
      else throw refusal
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void pass(async () => (ways?.password ? { password: typed } : { code: typed }))
  }
  const { ticket = null, passkey = null } = ways ?? {}
  return (
    <Dialog title={t(factorsText.confirmYou)} isOpen onClose={onClose}>
      <form className="stack g5" noValidate onSubmit={submit}>
        {problem && <Banner tone="error" live title={problem} />}
        {!ways && !problem && <Skeleton lines={3} />}
        {ways && (
          <p className="dense muted">
            {t(ways.password ? factorsText.confirmPassword : factorsText.confirmFactor)}
          </p>
        )}
        {ticket && passkey && (
          <Button
            block
            icon={KeyRound}
            onPress={() => void pass(async () => ({ ticket, passkey: await askPasskey(passkey) }))}
          >
            {t(stepText.usePasskey)}
          </Button>
        )}
        {ways?.password && (
          <PasswordInput
            label={t(accountsText.password)}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={typed}
            onChange={setTyped}
          />
        )}
        {ways && !ways.password && (
          <TextInput
            label={t(stepText.code)}
            hint={t(ways.hasCode ? stepText.codeHint : stepText.recoveryHint)}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            autoFocus={!passkey}
            value={typed}
            onChange={setTyped}
          />
        )}
        {ways && (
          <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(stepText.checking)}>
            {t(factorsText.confirm)}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
