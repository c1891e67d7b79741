// Ending a person's access: what it does, and why.
import { useState } from 'react'
import { disableUser, type ManagedUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
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
  return (
    <CommandDialog
      role="alertdialog"
      title={t(usersText.disableTitle, { name: fullName(lang, user) })}
      onClose={onClose}
      send={t(usersText.disable)}
      tone="danger"
      command={command}
      beside={['reason']}
      onSend={() => command.mutate({ query: { userCode: user.userCode }, body: { reason } })}
    >
      <p>{t(usersText.disableBody)}</p>
      <TextInput
        label={t(usersText.reason)}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={command.error?.fieldSentences['reason']}
        autoFocus
      />
    </CommandDialog>
  )
}
