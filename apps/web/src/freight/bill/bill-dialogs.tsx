// What is decided of a bill of lading: approved, changed, issued, surrendered, voided.
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  approveBill,
  changeBill,
  issueBill,
  surrenderBill,
  viewBill,
  voidBill,
  type Bill,
  type BillChange,
} from '@marsa/model/freight/bill/bill-endpoints.ts'
import { billFields, billFieldText } from '@marsa/model/freight/bill/bill-fields.ts'
import { billKinds, type BillKind } from '@marsa/model/freight/bill/bill-machine.ts'
import { billKindText, billText as words } from '@marsa/model/freight/bill/bill-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { freightReads } from '../queries.ts'
import { BillFacts } from './bill-reading.tsx'

export type BillDialogProps = { id: string; bill: Bill; onClose: () => void }

/** What a command does once it has succeeded. */
const useDone = (said: TextRow, onClose: () => void) => {
  const t = useT()
  return {
    refreshes: [viewBill, ...freightReads],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(said), tone: 'success' })
    },
  }
}

/** The whole draft stands above the button that binds to it. */
export function ApproveBill({ id, bill, onClose }: BillDialogProps) {
  const t = useT()
  const approve = useCommand(approveBill, useDone(words.approved, onClose))
  return (
    <CommandDialog
      title={t(words.approveTitle, { draft: bill.draft })}
      side
      back={t(words.back)}
      send={t(words.approve)}
      command={approve}
      onClose={onClose}
      onSend={() => approve.mutate({ query: { id }, body: { draft: bill.draft } })}
    >
      <p>{t(words.approveBody)}</p>
      <BillFacts bill={bill} />
    </CommandDialog>
  )
}

export function ChangeBill({ id, bill, onClose }: BillDialogProps) {
  const t = useT()
  const change = useCommand(changeBill, useDone(words.changesSent, onClose))
  const [changes, setChanges] = useState<BillChange[]>([{ field: 'goods', text: '' }])
  const set = (at: number, to: Partial<BillChange>) =>
    setChanges((all) => all.map((each, index) => (index === at ? { ...each, ...to } : each)))
  const errors = change.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.changesTitle)}
      side
      back={t(words.back)}
      send={t(words.sendChanges)}
      command={change}
      beside={changes.map((_, at) => `changes.${at}.text`)}
      onClose={onClose}
      onSend={() => change.mutate({ query: { id }, body: { draft: bill.draft, changes } })}
    >
      {changes.map(({ field, text }, at) => (
        <div key={at} className="stack g3 bill-change">
          <div className="row g3">
            <Select
              className="grow"
              label={t(words.changeField)}
              options={billFields.map((name) => ({ id: name, label: t(billFieldText[name]) }))}
              value={field}
              onChange={(name) => set(at, { field: name as BillChange['field'] })}
            />
            {changes.length > 1 && (
              <IconButton
                icon={Trash2}
                label={t(words.removeChange, { number: at + 1 })}
                onPress={() => setChanges((all) => all.filter((_, index) => index !== at))}
              />
            )}
          </div>
          <TextArea
            label={t(words.changeText)}
            dir="auto"
            rows={2}
            limit={500}
            value={text}
            error={errors[`changes.${at}.text`]}
            onChange={(value) => set(at, { text: value })}
          />
        </div>
      ))}
      {changes.length < 20 && (
        <div>
          <Button
            size="s"
            icon={Plus}
            onPress={() => setChanges((all) => [...all, { field: 'goods', text: '' }])}
          >
            {t(words.addChange)}
          </Button>
        </div>
      )}
    </CommandDialog>
  )
}

export function IssueBill({ id, bill, onClose }: BillDialogProps) {
  const t = useT()
  const issue = useCommand(issueBill, useDone(words.issued, onClose))
  const [kind, setKind] = useState<BillKind>(bill.fields.originals > 0 ? 'original' : 'seaway')
  const [number, setNumber] = useState('')
  const errors = issue.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.issueTitle)}
      back={t(words.back)}
      send={t(words.issue)}
      command={issue}
      beside={['kind', 'number']}
      onClose={onClose}
      onSend={() => issue.mutate({ query: { id }, body: { kind, number } })}
    >
      <RadioCards
        label={t(words.kind)}
        columns={1}
        choices={billKinds.map((each) => ({ id: each, label: t(billKindText[each]) }))}
        value={kind}
        error={errors['kind']}
        onChange={(each) => setKind(each as BillKind)}
      />
      <TextInput
        label={t(words.number)}
        hint={t(words.issueHint)}
        dir="ltr"
        maxLength={35}
        value={number}
        error={errors['number']}
        onChange={setNumber}
      />
    </CommandDialog>
  )
}

export function SurrenderBill({ id, onClose }: BillDialogProps) {
  const t = useT()
  const surrender = useCommand(surrenderBill, {
    ...useDone(words.surrendered, onClose),
    quiet: false,
  })
  return (
    <AlertDialog
      title={t(words.surrenderTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(words.surrender)}
      keepLabel={t(words.back)}
      isPending={surrender.isPending}
      onAction={() => surrender.mutate({ query: { id } })}
    >
      <p>{t(words.surrenderBody)}</p>
    </AlertDialog>
  )
}

export function VoidBill({ id, onClose }: BillDialogProps) {
  const t = useT()
  const voiding = useCommand(voidBill, useDone(words.voided, onClose))
  return (
    <TextDialog
      title={t(words.voidTitle)}
      body={t(words.voidBody)}
      label={t(words.voidReason)}
      field="reason"
      isNeeded
      action={t(words.void)}
      tone="danger"
      isPending={voiding.isPending}
      error={voiding.error}
      onClose={onClose}
      onAction={(reason) => voiding.mutate({ query: { id }, body: { reason } })}
    />
  )
}
