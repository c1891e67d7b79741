// Names, tax number and address of a company.
import { useState, type SubmitEvent } from 'react'
import { saveCompany, type CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { companyReads } from './companies-queries.ts'
import { companiesText as words } from './companies-text.ts'

export function CompanyForm({ company }: { company: CompanyDetail }) {
  const t = useT()
  const { companyId, version, nameEn, nameAr, trn, addressEn, addressAr } = company
  const [values, setValues] = useState({ nameEn, nameAr, trn: trn ?? '', addressEn, addressAr })
  const command = useCommand(saveCompany, {
    refreshes: companyReads,
    quiet: true,
    onDone: () => void toast({ title: t(words.saved), tone: 'success' }),
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const bind = (name: keyof typeof values) => ({
    label: t(words[name]),
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: serverErrors[name],
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    command.mutate({ query: { companyId }, body: { version, ...values } })
  }
  return (
    <form className="stack g4" noValidate onSubmit={submit}>
      <h3>{t(words.facts)}</h3>
      <RefusalBanner refusal={command.error} />
      <TextInput {...bind('nameEn')} dir="ltr" lang="en" />
      <TextInput {...bind('nameAr')} dir="rtl" lang="ar" />
      <TextInput {...bind('trn')} optional dir="ltr" inputMode="numeric" numeric />
      <TextArea {...bind('addressEn')} rows={2} dir="ltr" lang="en" />
      <TextArea {...bind('addressAr')} rows={2} dir="rtl" lang="ar" />
      <Button type="submit" isPending={command.isPending}>
        {t(words.save)}
      </Button>
    </form>
  )
}
