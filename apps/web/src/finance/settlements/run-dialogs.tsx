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
import { SuspendedBanner } from '../../accounts/companies/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { settlementReads } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'

type Step = {
  run: Pick<SettlementView, 'runId' | 'number' | 'net' | 'approveRefusal' | 'isSuspended'>
  onClose: () => void
}

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
      {run.isSuspended && <SuspendedBanner />}
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
      {run.isSuspended && <SuspendedBanner />}
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
export function UndoDialog({ step, run, onClose }: Step & { step: keyof typeof reasonSteps }) {
  const t = useT()
  const { call, title, body, send } = reasonSteps[step]
  return (
    <ReasonDialog
      endpoint={call}
      input={(reason) => ({ query: { id: run.runId }, body: { reason } })}
      refreshes={settlementReads}
      title={t(title, { number: isolated(run.number) })}
      label={t(words.reason)}
      send={t(send)}
      tone="danger"
      onClose={onClose}
    >
      <p>{t(body)}</p>
    </ReasonDialog>
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
  return (
    <ReasonDialog
      endpoint={removeSettlementItem}
      input={(reason) => ({ query: { id: run.runId }, body: { itemId: item.itemId, reason } })}
      refreshes={settlementReads}
      title={t(words.removeTitle, { number: isolated(item.number) })}
      label={t(words.reason)}
      send={t(words.remove)}
      onClose={onClose}
    />
  )
}

type Held = { agentId: string; subjectId?: string }

export function HoldDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={holdPayable}
      input={(reason) => ({ body: { ...held, isHeld: true, reason } })}
      refreshes={settlementReads}
      title={t(words.holdTitle)}
      label={t(words.reason)}
      send={t(words.holdOne)}
      onClose={onClose}
    />
  )
}

export function ConfirmAccountDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={confirmAgentAccount}
      input={(note) => ({ query: { id: accountId }, body: { note } })}
      refreshes={settlementReads}
      field="note"
      title={t(words.confirmTitle)}
      label={t(words.note)}
      send={t(words.confirm)}
      onClose={onClose}
    >
      <p>{t(words.confirmBody)}</p>
    </ReasonDialog>
  )
}
