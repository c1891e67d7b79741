// Suspending a company: what it does, why, and its name typed by whoever does it.
import { useState } from 'react'
import { suspendCompany, type CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { companyReads } from './companies-queries.ts'
import { companiesText as words } from './companies-text.ts'

export function SuspendDialog({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [reason, setReason] = useState('')
  const name = lang === 'ar' ? company.nameAr : company.nameEn
  const command = useCommand(suspendCompany, {
    refreshes: companyReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.suspendedDone), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(words.suspendTitle, { name })}
      phrase={name}
      onClose={onClose}
      send={t(words.suspend)}
      tone="danger"
      command={command}
      beside={['reason']}
      onSend={() =>
        command.mutate({ query: { companyId: company.companyId }, body: { reason, typedName: name } })
      }
    >
      <p>{t(words.suspendBody)}</p>
      <TextInput
        label={t(words.reason)}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={command.error?.fieldSentences['reason']}
        autoFocus
      />
    </CommandDialog>
  )
}
