// Setting up an authenticator: picture and key, then one code as proof that it works.
import { useState, type SubmitEvent } from 'react'
import { confirmCode, type beginCode } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { QrCode } from '../../ui/values/qr-code.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type Props = {
  begun: AnswerOf<typeof beginCode>
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

export function CodeSetup({ begun, onDone, onClose }: Props) {
  const t = useT()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      onDone((await call(confirmCode, { body: { code } })).recoveryCodes)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setProblem(refusal.fieldSentences['code'] ?? refusal.sentence)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(factorsText.app)} isOpen onClose={onClose}>
      <form className="stack g5" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(factorsText.scan)}</p>
        <QrCode text={begun.address} label={t(factorsText.picture)} />
        <p className="dense">
          <span className="muted">{t(factorsText.key)}</span>
          <br />
          <bdi dir="ltr" className="num key">
            {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        <TextInput
          label={t(factorsText.thenCode)}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          numeric
          value={code}
          onChange={setCode}
          error={problem}
        />
        <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(stepText.checking)}>
          {t(factorsText.confirm)}
        </Button>
      </form>
    </Dialog>
  )
}
