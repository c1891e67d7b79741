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
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
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
  return (
    <ReasonDialog
      endpoint={verifyBankAccount}
      input={(note) => ({ query: { id: accountId }, body: { note } })}
      refreshes={[listPayouts]}
      field="note"
      title={t(words.verify)}
      label={t(words.note)}
      send={t(words.verify)}
      done={t(words.done)}
      onClose={onClose}
    >
      <p>{t(words.verifyBody, { end: `\u2066${ibanEnd}\u2069`, holder: `\u2068${holder}\u2069` })}</p>
    </ReasonDialog>
  )
}

const refusals = {
  refuse: { endpoint: refusePayout, label: words.refuseReason },
  returned: { endpoint: returnPayout, label: words.returnReason },
} as const

function RefuseDialog({ payout, act, onClose }: DialogProps & { act: keyof typeof refusals }) {
  const t = useT()
  const { endpoint, label } = refusals[act]
  return (
    <ReasonDialog
      endpoint={endpoint}
      input={(reason) => ({ query: { id: payout.payoutId }, body: { reason } })}
      refreshes={[listPayouts]}
      title={t(words[act])}
      label={t(label)}
      send={t(words[act])}
      done={t(words.done)}
      tone="danger"
      onClose={onClose}
    />
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
  return act === 'paid' ? <PaidDialog {...props} /> : <RefuseDialog act={act} {...props} />
}
