// Closing the account: what happens, what stands against it, and the question that asks for e-mail and password.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closeAccount, viewClosing } from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { profileProblems } from '@marsa/model/accounts/profile/profile-problems.ts'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { eraseDays } from '@marsa/model/accounts/profile/profile.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { closingQuery } from './profile-queries.ts'
import { endHere } from '../session.ts'

export function CloseCard({ email }: { email: string }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(closingQuery)
  return (
    <Card title={t(words.closing)}>
      <div className="stack g4">
        <p className="dense muted">{t(words.closingLead, { days: eraseDays })}</p>
        <div>
          <ActionButton
            variant="danger"
            refusal={data?.refusal}
            problems={profileProblems}
            onPress={() => setOpen(true)}
          >
            {t(words.closing)}
          </ActionButton>
        </div>
      </div>
      {open && <CloseDialog email={email} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function CloseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [password, setPassword] = useState('')
  const command = useCommand(closeAccount, {
    quiet: true,
    refreshes: [viewClosing],
    onDone: () => endHere(`/${lang}/sign-in?account=closed`),
  })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(words.closing)}
      onClose={onClose}
      send={t(words.closeAction)}
      pendingLabel={t(words.closingNow)}
      tone="danger"
      phrase={email}
      command={command}
      beside={['password']}
      onSend={() => command.mutate({ body: { typedEmail: email, password } })}
    >
      <p>
        {t(words.closingLead, { days: eraseDays })} {t(words.closingSure)}
      </p>
      <PasswordInput
        label={t(words.ownPassword)}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={command.error?.fieldSentences['password']}
        autoFocus
      />
    </CommandDialog>
  )
}
