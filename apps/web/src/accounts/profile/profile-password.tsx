// A new password by the one before; other devices are signed out by it.
import { useState } from 'react'
import { passwordLength } from '@marsa/model/accounts/password.ts'
import { changePassword } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PasswordRules } from '../recovery/new-password.tsx'

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
  return (
    <CommandDialog
      title={t(words.changePassword)}

      back={t(words.cancel)}
      send={t(recoveryText.save)}

      pendingLabel={t(words.saving)}

      command={command}
      onSend={send}
      onClose={onClose}
    >
      <PasswordInput label={t(words.oldPassword)} autoComplete="current-password" {...bind('oldPassword')} />
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
    </CommandDialog>
  )
}

type PasswordDialogProps = { leastPassword: number; about: readonly string[]; onClose: () => void }
