// Suspending a company: what it does, why, and its name typed by whoever does it.
import { useState } from 'react'
import { suspendCompany, type CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
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
  const field = command.error?.fieldSentences['reason']
  return (
    <AlertDialog
      isOpen
      title={t(words.suspendTitle, { name })}
      phrase={name}
      onClose={onClose}
      actionLabel={t(words.suspend)}
      isPending={command.isPending}
      onAction={() =>
        command.mutate({ query: { companyId: company.companyId }, body: { reason, typedName: name } })
      }
    >
      <p>{t(words.suspendBody)}</p>
      <RefusalBanner refusal={command.error} beside={['reason']} />
      <TextInput label={t(words.reason)} value={reason} onChange={setReason} maxLength={300} error={field} />
    </AlertDialog>
  )
}
