// A new password by the one before; other devices are signed out by it.
import { useState, type SubmitEvent } from 'react'
import { passwordLength } from '@marsa/model/accounts/password.ts'
import { changePassword } from '@marsa/model/accounts/profile-endpoints.ts'
import { profileText as words } from '@marsa/model/accounts/profile-text.ts'
import { recoveryText } from '@marsa/model/accounts/recovery-text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PasswordRules } from './new-password.tsx'

const none = { oldPassword: '', password: '', confirmPassword: '' }

export function PasswordDialog({ leastPassword, about, onClose }: PasswordDialogProps) {
  const t = useT()
  const [values, setValues] = useState(none)
  const command = useCommand(changePassword, {
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.passwordSaved), tone: 'success' })
    },
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const bind = (name: keyof typeof none) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: serverErrors[name],
  })
  const send = () => command.mutate({ body: values })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      title={t(words.changePassword)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.cancel)}</Button>
          <Button
            variant="primary"
            isPending={command.isPending}
            pendingLabel={t(words.saving)}
            onPress={send}
          >
            {t(recoveryText.save)}
          </Button>
        </>
      }
    >
      <form className="stack g5" noValidate onSubmit={submit}>
        {command.error && Object.keys(serverErrors).length === 0 && (
          <Banner tone="error" live title={command.error.sentence} />
        )}
        <PasswordInput
          label={t(words.oldPassword)}
          autoComplete="current-password"
          {...bind('oldPassword')}
        />
        <PasswordInput
          label={t(recoveryText.newPassword)}
          hint={
            leastPassword > passwordLength.floor
              ? t(recoveryText.longRule, { count: leastPassword })
              : undefined
          }
          autoComplete="new-password"
          {...bind('password')}
        />
        <PasswordRules password={values.password} about={about} />
        <PasswordInput
          label={t(recoveryText.confirm)}
          autoComplete="new-password"
          {...bind('confirmPassword')}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type PasswordDialogProps = { leastPassword: number; about: readonly string[]; onClose: () => void }
