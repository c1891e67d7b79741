// Refusing: a reason from the list and words of one's own, both of which the applicant reads.
import { useState } from 'react'
import {
  listRegistrations,
  refuseRegistration,
  viewRegistration,
  type RegistrationDetail,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { refusalReasonText } from '@marsa/model/accounts/registration/registration-text.ts'
import { refusalReasons, type RefusalReason } from '@marsa/model/accounts/registration/registration.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'

export function RefuseDialog({ found, onClose }: { found: RegistrationDetail; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState<RefusalReason>()
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const refuse = useCommand(refuseRegistration, {
    refreshes: [viewRegistration, listRegistrations],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(registrationsText.refusedToast), tone: 'success' })
    },
  })
  const missing = asked ? t(registrationProblems['accounts.reason-required']) : undefined
  const lacksNote = reason === 'other' && note.trim() === ''
  const send = () => {
    setAsked(true)
    if (reason && !lacksNote)
      refuse.mutate({ query: { id: found.id }, body: { reason, ...(note.trim() && { note: note.trim() }) } })
  }
  return (
    <CommandDialog
      title={t(registrationsText.refuseTitle)}

      back={t(registrationsText.cancel)}
      send={t(registrationsText.refuse)}
      tone="danger"
      command={refuse}
      beside={[]}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(registrationsText.refuseBody)}</p>
      <Select
        label={t(registrationsText.reason)}
        placeholder={t(registrationsText.chooseReason)}
        value={reason ?? null}
        onChange={(id) => setReason(id as RefusalReason)}
        options={refusalReasons.map((id) => ({ id, label: t(refusalReasonText[id]) }))}
        error={reason ? undefined : missing}
      />
      <TextArea
        label={t(registrationsText.note)}
        optional={reason !== 'other'}
        limit={500}
        value={note}
        onChange={setNote}
        error={lacksNote ? missing : undefined}
      />
    </CommandDialog>
  )
}
