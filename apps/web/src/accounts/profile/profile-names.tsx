// Names in both scripts, address and language of messages; what is refused stands under its field.
import { useState, type SubmitEvent } from 'react'
import { updateProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { asLang } from '@marsa/model/kit/text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { profileReads, type OwnProfile } from './profile-queries.ts'

const valuesOf = (profile: OwnProfile) => ({
  FirstName: profile.firstName,
  LastName: profile.lastName,
  FirstNameAr: profile.firstNameAr ?? '',
  LastNameAr: profile.lastNameAr ?? '',
  Address: profile.address,
  PreferredLanguage: profile.preferredLanguage as string,
})
type Values = ReturnType<typeof valuesOf>

const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
]

export function NamesCard({ profile }: { profile: OwnProfile }) {
  const t = useT()
  const [kept, setKept] = useState(() => valuesOf(profile))
  const [values, setValues] = useState(kept)
  const command = useCommand(updateProfile, {
    refreshes: profileReads,
    quiet: true,
    onDone: () => {
      setKept(values)
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const changed = JSON.stringify(values) !== JSON.stringify(kept)
  const bind = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: serverErrors[name],
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    command.mutate({
      body: { ...values, PreferredLanguage: asLang(values.PreferredLanguage), Email: profile.email },
    })
  }
  return (
    <Card title={t(words.person)}>
      <UnsavedGuard when={changed && !command.isPending} />
      <form className="stack g5" noValidate onSubmit={submit}>
        <RefusalBanner refusal={command.error} />
        <div className="profile-two">
          <TextInput label={t(words.firstName)} autoComplete="given-name" dir="auto" {...bind('FirstName')} />
          <TextInput label={t(words.lastName)} autoComplete="family-name" dir="auto" {...bind('LastName')} />
          <TextInput optional label={t(words.firstNameAr)} lang="ar" dir="rtl" {...bind('FirstNameAr')} />
          <TextInput optional label={t(words.lastNameAr)} lang="ar" dir="rtl" {...bind('LastNameAr')} />
        </div>
        <TextInput
          optional
          label={t(words.address)}
          autoComplete="street-address"
          dir="auto"
          maxLength={300}
          {...bind('Address')}
        />
        <Select
          label={t(words.language)}
          hint={t(words.languageHint)}
          options={languages}
          {...bind('PreferredLanguage')}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={command.isPending}
            pendingLabel={t(words.saving)}
          >
            {t(words.save)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
