// The dialogs of the cash PIN: setting it with one's password, and setting it anew with a code to the mobile as well.
import { useState } from 'react'
import { createMpin, resetPin, sendPinCode } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { CodeField, ResendButton } from '../../accounts/sign-in/door.tsx'
import { digitsOf } from './pin-digits.ts'
import { walletWords as words } from './wallet-words.ts'

type PinFields = { pin: string; again: string; password: string }
const empty: PinFields = { pin: '', again: '', password: '' }
type Said = Partial<Record<string, string>> | undefined

function NewPin({ digits, fields, onChange, said, isTried }: NewPinProps) {
  const t = useT()
  const { lang } = useLang()
  const differs = isTried && fields.pin !== fields.again ? t(words.differs) : undefined
  return (
    <>
      <PasswordInput
        label={t(words.newPin)}
        hint={t(words.pinHint, { digits })}
        inputMode="numeric"
        autoComplete="off"
        value={fields.pin}
        onChange={(typed) => onChange({ ...fields, pin: digitsOf(typed, digits) })}
        error={said?.['pin']}
      />
      <PasswordInput
        label={t(words.again)}
        inputMode="numeric"
        autoComplete="off"
        value={fields.again}
        onChange={(typed) => onChange({ ...fields, again: digitsOf(typed, digits) })}
        error={differs}
      />
      <a href={`/${lang}/terms/cash-pin`} target="_blank" rel="noreferrer">
        {t(words.pinTerms)}
      </a>
    </>
  )
}
type NewPinProps = {
  digits: number
  fields: PinFields
  onChange: (fields: PinFields) => void
  said: Said
  isTried: boolean
}

function OwnPassword({ fields, onChange, said }: Pick<NewPinProps, 'fields' | 'onChange' | 'said'>) {
  const t = useT()
  return (
    <PasswordInput
      label={t(words.password)}
      autoComplete="current-password"
      value={fields.password}
      onChange={(password) => onChange({ ...fields, password })}
      error={said?.['password']}
    />
  )
}

type DialogProps = { digits: number; onClose: () => void }

const useSaved = (onClose: () => void) => {
  const t = useT()
  return {
    refreshes: [viewWallet],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.pinSaved), tone: 'success' as const })
    },
  }
}

export function SetPinDialog({ digits, onClose }: DialogProps) {
  const t = useT()
  const [fields, setFields] = useState(empty)
  const [isTried, setTried] = useState(false)
  const create = useCommand(createMpin, useSaved(onClose))
  const said = create.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.setPin)}
      send={t(words.setPin)}
      command={create}
      beside={['pin', 'password']}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        const { pin, again, password } = fields
        if (pin === again) create.mutate({ body: { pin, password } })
      }}
    >
      <NewPin digits={digits} fields={fields} onChange={setFields} said={said} isTried={isTried} />
      <OwnPassword fields={fields} onChange={setFields} said={said} />
    </CommandDialog>
  )
}

export function ResetPinDialog({ digits, onClose }: DialogProps) {
  const t = useT()
  const [fields, setFields] = useState(empty)
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<{ mobile: string; resendAt: number }>()
  const ask = useCommand(sendPinCode, {
    quiet: true,
    onDone: ({ mobile, resendAfterSeconds }) => {
      setSent({ mobile, resendAt: Date.now() + resendAfterSeconds * 1_000 })
      setCode('')
    },
  })
  const reset = useCommand(resetPin, useSaved(onClose))
  const { pin, again, password } = fields
  const send = () => ask.mutate({ body: { password } })
  const step = sent ? reset : ask
  return (
    <CommandDialog
      title={t(words.resetPin)}
      send={t(sent ? words.resetPin : words.sendCode)}
      command={{ isPending: step.isPending, error: reset.error ?? ask.error }}
      beside={['pin', 'password', 'code']}
      onClose={onClose}
      onSend={() => {
        if (!sent) return send()
        setTried(true)
        if (pin === again) reset.mutate({ body: { pin, password, code } })
      }}
    >
      {sent ? (
        <>
          <p role="status">{t(words.codeSent, { mobile: `\u2066${sent.mobile}\u2069` })}</p>
          <CodeField value={code} onChange={setCode} error={reset.error?.fieldSentences['code']} />
          <ResendButton key={sent.resendAt} at={sent.resendAt} isPending={ask.isPending} onResend={send} />
          <NewPin
            digits={digits}
            fields={fields}
            onChange={setFields}
            said={reset.error?.fieldSentences}
            isTried={isTried}
          />
        </>
      ) : (
        <OwnPassword fields={fields} onChange={setFields} said={ask.error?.fieldSentences} />
      )}
    </CommandDialog>
  )
}
