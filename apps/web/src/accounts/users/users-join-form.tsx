// The form of a person who was invited; what the server refuses stands under its field.
import { useState, type SubmitEvent } from 'react'
import { acceptInvitation } from '@marsa/model/accounts/users/users-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { joinText } from './join-text.ts'

type Values = Record<'firstName' | 'lastName' | 'firstNameAr' | 'lastNameAr' | 'password', string>
const none: Values = {
  firstName: '',
  lastName: '',
  firstNameAr: '',
  lastNameAr: '',
  password: '',
}

export function JoinForm({ token, leastPassword, onDone }: JoinFormProps) {
  const t = useT()
  const { lang } = useLang()
  const [values, setValues] = useState(none)
  const command = useCommand(acceptInvitation, { quiet: true, onDone: ({ email }) => onDone(email) })
  const serverErrors = command.error?.fieldSentences ?? {}
  const bind = (name: keyof Values) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: serverErrors[name],
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { firstNameAr, lastNameAr, ...needed } = values
    command.mutate({
      body: {
        token,
        ...needed,
        firstNameAr: firstNameAr.trim() || undefined,
        lastNameAr: lastNameAr.trim() || undefined,
        language: lang,
      },
    })
  }
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      <RefusalBanner refusal={command.error} />
      <TextInput label={t(joinText.firstName)} autoComplete="given-name" {...bind('firstName')} />
      <TextInput label={t(joinText.lastName)} autoComplete="family-name" {...bind('lastName')} />
      <TextInput optional label={t(joinText.firstNameAr)} lang="ar" dir="rtl" {...bind('firstNameAr')} />
      <TextInput optional label={t(joinText.lastNameAr)} lang="ar" dir="rtl" {...bind('lastNameAr')} />
      <PasswordInput
        label={t(joinText.password)}
        hint={t(joinText.passwordRule, { count: leastPassword })}
        autoComplete="new-password"
        {...bind('password')}
      />
      <Button
        type="submit"
        variant="primary"
        block
        isPending={command.isPending}
        pendingLabel={t(joinText.joining)}
      >
        {t(joinText.join)}
      </Button>
    </form>
  )
}

type JoinFormProps = { token: string; leastPassword: number; onDone: (email: string) => void }
