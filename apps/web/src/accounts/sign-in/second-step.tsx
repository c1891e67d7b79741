// The second step of sign-in, in the place of the form: a code or a passkey, and whether this device is remembered.
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { finishLink } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { finishSignIn, type PasskeyProof } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { askPasskey, PasskeyCancelled } from './passkey.ts'
import { takeUp, type SecondStep as Step } from '../session.ts'

type Props = {
  step: Step
  remember: boolean
  /** The call that the step leads through, sign-in itself where none is named; only that remembers devices. */
  through?: typeof finishLink
  onEntered: () => void
  onBack: () => void
}

/** `onBack` returns to the form with what was typed there. */
export function SecondStep({ step, remember, through, onEntered, onBack }: Props) {
  const t = useT()
  const params = useSettingParams()
  const [code, setCode] = useState('')
  const [rememberDevice, setRememberDevice] = useState(false)
  const [busy, setBusy] = useState<'code' | 'passkey'>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const finish = async (
    way: 'code' | 'passkey',
    shown: () => Promise<{ code: string } | { passkey: PasskeyProof }>,
  ) => {
    if (busy) return
    setBusy(way)
    setProblem(undefined)
    try {
      const body = { ticket: step.ticket, ...(await shown()) }
      const entered = through
        ? await call(through, { body, anonymous: true })
        : await call(finishSignIn, { body: { ...body, rememberDevice }, anonymous: true })
      takeUp(entered, remember)
      onEntered()
    } catch (refusal) {
      if (refusal instanceof PasskeyCancelled) setProblem(t(stepText.passkeyCancelled))
      else if (refusal instanceof Refusal) setProblem(refusal.fieldSentences['code'] ?? refusal.sentence)
      else throw refusal
      field.current?.focus()
    } finally {
      setBusy(undefined)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void finish('code', async () => ({ code }))
  }
  const { passkey } = step
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      <p className="dense muted">{t(stepText.stepLead)}</p>
      {problem && <Banner tone="error" live title={problem} />}
      {passkey && (
        <Button
          variant={step.hasCode ? 'secondary' : 'primary'}
          block
          icon={KeyRound}
          isPending={busy === 'passkey'}
          pendingLabel={t(stepText.checking)}
          onPress={() => void finish('passkey', async () => ({ passkey: await askPasskey(passkey) }))}
        >
          {t(stepText.usePasskey)}
        </Button>
      )}
      <TextInput
        ref={field}
        label={t(stepText.code)}
        hint={t(step.hasCode ? stepText.codeHint : stepText.recoveryHint)}
        name="code"
        dir="ltr"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        numeric
        value={code}
        onChange={setCode}
      />
      {!through && (
        <Checkbox name="rememberDevice" value={rememberDevice} onChange={setRememberDevice}>
          {t(stepText.rememberDevice, params)}
        </Checkbox>
      )}
      <Button
        type="submit"
        variant="primary"
        block
        isPending={busy === 'code'}
        pendingLabel={t(stepText.checking)}
      >
        {t(stepText.goOn)}
      </Button>
      <Button variant="text" block onPress={onBack}>
        {t(stepText.back)}
      </Button>
    </form>
  )
}
