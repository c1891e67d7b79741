// Setting up an authenticator: picture and key, then one code as proof that it works.
import { useState } from 'react'
import { confirmCode, type beginCode } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
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
  const confirm = useCommand(confirmCode, {
    quiet: true,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <CommandDialog
      title={t(factorsText.app)}
      send={t(factorsText.confirm)}
      pendingLabel={t(stepText.checking)}
      // Whatever was refused is about the code, and said under it.
      command={{ isPending: confirm.isPending, error: null }}
      onSend={() => confirm.mutate({ body: { code } })}
      onClose={onClose}
    >
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
        error={confirm.error?.fieldSentences['code'] ?? confirm.error?.sentence}
      />
    </CommandDialog>
  )
}
