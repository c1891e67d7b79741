// The steps of a run, each behind a dialog that says what follows.
import { useState } from 'react'
import {
  adjustSettlement,
  approveSettlement,
  cancelSettlement,
  confirmAgentAccount,
  holdPayable,
  paySettlement,
  removeSettlementItem,
  returnSettlement,
  sendSettlement,
  type SettlementView,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementProblems } from '@marsa/model/finance/settlements/settlement-problems.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { settlementReads } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'

type Step = { run: Pick<SettlementView, 'runId' | 'number' | 'net' | 'approveRefusal'>; onClose: () => void }

const taken = (onClose: () => void) => ({ refreshes: [...settlementReads], onDone: onClose })
const isolated = (number: string): string => `\u2066${number}\u2069`

export function ApproveDialog({ run, onClose }: Step) {
  const t = useT()
  const { lang } = useLang()
  const approve = useCommand(approveSettlement, taken(onClose))
  return (
    <CommandDialog
      title={t(words.approveTitle, { number: isolated(run.number) })}
      send={t(words.approve)}
      command={approve}
      refusal={run.approveRefusal}
      problems={settlementProblems}
      onClose={onClose}
      onSend={() => approve.mutate({ query: { id: run.runId } })}
    >
      <p>{t(words.approveBody, { amount: money(run.net, 'AED', lang) })}</p>
    </CommandDialog>
  )
}

export function SendDialog({ run, onClose }: Step) {
  const t = useT()
  const send = useCommand(sendSettlement, taken(onClose))
  return (
    <CommandDialog
      title={t(words.sendTitle, { number: isolated(run.number) })}
      send={t(words.send)}
      command={send}
      onClose={onClose}
      onSend={() => send.mutate({ query: { id: run.runId } })}
    >
      <p>{t(words.sendBody)}</p>
    </CommandDialog>
  )
}

export function PayDialog({ run, onClose }: Step) {
  const t = useT()
  const [reference, setReference] = useState('')
  const pay = useCommand(paySettlement, taken(onClose))
  return (
    <CommandDialog
      title={t(words.payTitle, { number: isolated(run.number) })}
      send={t(words.pay)}
      command={pay}
      beside={['reference']}
      onClose={onClose}
      onSend={() => pay.mutate({ query: { id: run.runId }, body: { reference } })}
    >
      <TextInput
        label={t(words.reference)}
        dir="ltr"
        maxLength={35}
        value={reference}
        error={pay.error?.fieldSentences['reference']}
        onChange={setReference}
      />
    </CommandDialog>
  )
}

const reasonSteps = {
  cancel: { call: cancelSettlement, title: words.cancelTitle, body: words.cancelBody, send: words.cancel },
  returned: {
    call: returnSettlement,
    title: words.returnTitle,
    body: words.returnBody,
    send: words.returned,
  },
} as const satisfies Record<string, { title: TextRow; body: TextRow; send: TextRow; call: unknown }>

/** A step that needs a reason and undoes something. */
export function ReasonDialog({ step, run, onClose }: Step & { step: keyof typeof reasonSteps }) {
  const t = useT()
  const { call, title, body, send } = reasonSteps[step]
  const [reason, setReason] = useState('')
  const command = useCommand(call, taken(onClose))
  return (
    <CommandDialog
      title={t(title, { number: isolated(run.number) })}
      send={t(send)}
      tone="danger"
      command={command}
      beside={['reason']}
      onClose={onClose}
      onSend={() => command.mutate({ query: { id: run.runId }, body: { reason } })}
    >
      <p>{t(body)}</p>
      <TextArea
        label={t(words.reason)}
        maxLength={500}
        value={reason}
        error={command.error?.fieldSentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

export function AdjustDialog({ run, onClose }: Step) {
  const t = useT()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const adjust = useCommand(adjustSettlement, taken(onClose))
  const sentences = adjust.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.adjustTitle)}
      send={t(words.adjust)}
      command={adjust}
      beside={['amount', 'reason']}
      onClose={onClose}
      onSend={() => adjust.mutate({ query: { id: run.runId }, body: { amount: amount.trim(), reason } })}
    >
      <TextInput
        label={t(words.amount)}
        hint={t(words.adjustHint)}
        dir="ltr"
        inputMode="decimal"
        maxLength={13}
        value={amount}
        error={sentences['amount']}
        onChange={setAmount}
      />
      <TextArea
        label={t(words.reason)}
        maxLength={500}
        value={reason}
        error={sentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

export function RemoveDialog({ run, item, onClose }: Step & { item: { itemId: string; number: string } }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const remove = useCommand(removeSettlementItem, taken(onClose))
  return (
    <CommandDialog
      title={t(words.removeTitle, { number: isolated(item.number) })}
      send={t(words.remove)}
      command={remove}
      beside={['reason']}
      onClose={onClose}
      onSend={() => remove.mutate({ query: { id: run.runId }, body: { itemId: item.itemId, reason } })}
    >
      <TextArea
        label={t(words.reason)}
        maxLength={500}
        value={reason}
        error={remove.error?.fieldSentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

type Held = { agentId: string; subjectId?: string }

export function HoldDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const hold = useCommand(holdPayable, taken(onClose))
  return (
    <CommandDialog
      title={t(words.holdTitle)}
      send={t(words.holdOne)}
      command={hold}
      beside={['reason']}
      onClose={onClose}
      onSend={() => hold.mutate({ body: { ...held, isHeld: true, reason } })}
    >
      <TextArea
        label={t(words.reason)}
        maxLength={500}
        value={reason}
        error={hold.error?.fieldSentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

export function ConfirmAccountDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useT()
  const [note, setNote] = useState('')
  const confirm = useCommand(confirmAgentAccount, taken(onClose))
  return (
    <CommandDialog
      title={t(words.confirmTitle)}
      send={t(words.confirm)}
      command={confirm}
      beside={['note']}
      onClose={onClose}
      onSend={() => confirm.mutate({ query: { id: accountId }, body: { note } })}
    >
      <p>{t(words.confirmBody)}</p>
      <TextArea
        label={t(words.note)}
        maxLength={500}
        value={note}
        error={confirm.error?.fieldSentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}
