// The new password behind a link, twice; what stands against it is said under its field.
import { useState, type SubmitEvent } from 'react'
import { passwordLength } from '@marsa/model/accounts/password.ts'
import { resetPassword } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import type { Refusal } from '../../kit/call.ts'
import { useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { endHere } from '../session.ts'
import { PasswordRules } from './new-password.tsx'

const closing = new Set(['accounts.reset-expired', 'accounts.reset-invalid'])

export function ResetForm({ requestId, email, leastPassword, onClosed, onDone }: ResetFormProps) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const command = useCommand(resetPassword, {
    quiet: true,
    onDone: () => {
      // A session of this browser has ended with all others; what was done is said here.
      endHere(null)
      onDone()
    },
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const body = { RequestID: requestId, Email: email, Password: password, ConfirmPassword: confirm }
    command.mutate(
      { body, anonymous: true },
      { onError: (problem) => closing.has(problem.code) && onClosed(problem) },
    )
  }
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      <RefusalBanner refusal={command.error} />
      <input
        className="vh"
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordInput
        label={t(recoveryText.newPassword)}
        hint={
          leastPassword > passwordLength.floor
            ? t(recoveryText.longRule, { count: leastPassword })
            : undefined
        }
        name="Password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={serverErrors['Password']}
      />
      <PasswordRules password={password} about={[email.split('@')[0]!]} />
      <PasswordInput
        label={t(recoveryText.confirm)}
        name="ConfirmPassword"
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        error={serverErrors['ConfirmPassword']}
      />
      <p className="dense muted">{t(recoveryText.endsSessions)}</p>
      <Button
        type="submit"
        variant="primary"
        block
        isPending={command.isPending}
        pendingLabel={t(recoveryText.saving)}
      >
        {t(recoveryText.save)}
      </Button>
    </form>
  )
}

type ResetFormProps = {
  requestId: string
  email: string
  leastPassword: number
  onClosed: (problem: Refusal) => void
  onDone: () => void
}
