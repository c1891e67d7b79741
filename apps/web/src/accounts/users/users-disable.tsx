// Ending a person's access: what it does, and why.
import { useState } from 'react'
import { disableUser, type ManagedUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { peopleReads } from './users-queries.ts'
import { usersText } from './users-text.ts'
import { fullName } from './users-names.ts'

export function DisableDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [reason, setReason] = useState('')
  const command = useCommand(disableUser, {
    refreshes: peopleReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(usersText.disabledDone), tone: 'success' })
    },
  })
  const field = command.error?.fieldSentences['reason']
  return (
    <AlertDialog
      isOpen
      title={t(usersText.disableTitle, { name: fullName(lang, user) })}
      onClose={onClose}
      actionLabel={t(usersText.disable)}
      isPending={command.isPending}
      onAction={() => command.mutate({ query: { userCode: user.userCode }, body: { reason } })}
    >
      <p>{t(usersText.disableBody)}</p>
      <RefusalBanner refusal={command.error} beside={['reason']} />
      <TextInput
        label={t(usersText.reason)}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={field}
      />
    </AlertDialog>
  )
}
