// What administrators type about a payout: what the account was compared with, a reason, the bank's reference.
import { useState } from 'react'
import {
  confirmPayout,
  listPayouts,
  refusePayout,
  returnPayout,
  verifyBankAccount,
  type QueuedPayout,
} from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { payoutWords, queueWords as words } from './payout-words.ts'

export type QueueAct = 'verify' | 'refuse' | 'paid' | 'returned'
type DialogProps = { payout: QueuedPayout; onClose: () => void }

const useSaved = (onClose: () => void) => {
  const t = useT()
  return {
    refreshes: [listPayouts],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.done), tone: 'success' as const })
    },
  }
}

function VerifyDialog({ payout: { accountId, ibanEnd, holder }, onClose }: DialogProps) {
  const t = useT()
  const [note, setNote] = useState('')
  const command = useCommand(verifyBankAccount, useSaved(onClose))
  return (
    <CommandDialog
      title={t(words.verify)}
      send={t(words.verify)}
      command={command}
      beside={['note']}
      onClose={onClose}
      onSend={() => command.mutate({ query: { id: accountId }, body: { note: note.trim() } })}
    >
      <p>{t(words.verifyBody, { end: `\u2066${ibanEnd}\u2069`, holder: `\u2068${holder}\u2069` })}</p>
      <TextArea
        label={t(words.note)}
        limit={500}
        value={note}
        onChange={setNote}
        error={command.error?.fieldSentences['note']}
      />
    </CommandDialog>
  )
}

function ReasonDialog({ payout, act, onClose }: DialogProps & { act: 'refuse' | 'returned' }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const refuse = useCommand(refusePayout, useSaved(onClose))
  const giveBack = useCommand(returnPayout, useSaved(onClose))
  const command = act === 'refuse' ? refuse : giveBack
  return (
    <CommandDialog
      title={t(words[act])}
      send={t(words[act])}
      tone="danger"
      command={command}
      beside={['reason']}
      onClose={onClose}
      onSend={() => command.mutate({ query: { id: payout.payoutId }, body: { reason: reason.trim() } })}
    >
      <TextArea
        label={t(act === 'refuse' ? words.refuseReason : words.returnReason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={command.error?.fieldSentences['reason']}
      />
    </CommandDialog>
  )
}

function PaidDialog({ payout, onClose }: DialogProps) {
  const t = useT()
  const [bankReference, setReference] = useState('')
  const command = useCommand(confirmPayout, useSaved(onClose))
  return (
    <CommandDialog
      title={t(words.paid)}
      send={t(words.paid)}
      command={command}
      beside={['bankReference']}
      onClose={onClose}
      onSend={() => command.mutate({ query: { id: payout.payoutId }, body: { bankReference } })}
    >
      <TextInput
        label={t(payoutWords.bankReference)}
        dir="ltr"
        value={bankReference}
        onChange={setReference}
        error={command.error?.fieldSentences['bankReference']}
      />
    </CommandDialog>
  )
}

export function QueueDialog({ act, ...props }: DialogProps & { act: QueueAct }) {
  if (act === 'verify') return <VerifyDialog {...props} />
  return act === 'paid' ? <PaidDialog {...props} /> : <ReasonDialog act={act} {...props} />
}
