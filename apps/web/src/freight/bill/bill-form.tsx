// The form of an instruction or a draft, filled with what is known.
import { useState } from 'react'
import { draftBill, instructBill, viewBill } from '@marsa/model/freight/bill/bill-endpoints.ts'
import {
  billFieldText,
  billLimits,
  type BillFields,
  type BillText,
} from '@marsa/model/freight/bill/bill-fields.ts'
import { billText as words } from '@marsa/model/freight/bill/bill-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { BillDialogProps } from './bill-dialogs.tsx'

type FormProps = BillDialogProps & { move: 'instruct' | 'correct' | 'draft' }

const required: readonly BillText[] = [
  'shipper',
  'consignee',
  'loading',
  'discharge',
  'packages',
  'goods',
  'grossKg',
]

export function BillForm({ id, bill, move, onClose }: FormProps) {
  const t = useT()
  const isDraft = move === 'draft'
  const [fields, setFields] = useState(bill.fields)
  const done = () => {
    void toast({ title: t(isDraft ? words.draftSent : words.sent), tone: 'success' })
    onClose()
  }
  const options = { refreshes: [viewBill], quiet: true, onDone: done }
  const instruct = useCommand(instructBill, options)
  const draft = useCommand(draftBill, options)
  const command = isDraft ? draft : instruct
  const set = (change: Partial<BillFields>) => setFields((before) => ({ ...before, ...change }))
  const sentences = command.error?.fieldSentences ?? {}
  const isOptional = (name: BillText): boolean =>
    !required.includes(name) &&
    !(isDraft && (name === 'vessel' || (name === 'containers' && bill.isFullLoad)))
  const given = (name: BillText) => ({
    label: t(billFieldText[name]),
    optional: isOptional(name),
    value: fields[name],
    error: sentences[`fields.${name}`],
    onChange: (value: string) => set({ [name]: value }),
  })
  const area = (name: BillText, rows: number, hint?: string) => (
    <TextArea {...given(name)} hint={hint} dir="auto" rows={rows} limit={billLimits[name]} />
  )
  const line = (name: BillText, hint?: string) => (
    <TextInput {...given(name)} hint={hint} dir="auto" maxLength={billLimits[name]} />
  )
  return (
    <CommandDialog
      title={t(isDraft ? words.draftTitle : words.instructTitle)}
      side
      send={t(isDraft ? words.sendDraft : words.send)}
      back={t(words.back)}
      command={command}
      beside={[...Object.keys(billFieldText), 'kind'].map((name) => `fields.${name}`)}
      onClose={onClose}
      onSend={() => command.mutate({ query: { id }, body: { fields } })}
    >
      <p className="dense muted">{t(isDraft ? words.draftLead : words.instructLead)}</p>
      {area('shipper', 3)}
      {area('consignee', 3)}
      {area('notify', 2, t(words.notifyHint))}
      <div className="grid c2 g4">
        {line('loading')}
        {line('discharge')}
        {line('vessel')}
        {line('voyage')}
      </div>
      {line('delivery', t(words.deliveryHint))}
      {area('goods', 3)}
      {line('packages')}
      <div className="grid c2 g4">
        {line('grossKg')}
        {line('cbm')}
      </div>
      {area('containers', 3, t(words.containersHint))}
      {area('marks', 2)}
      <RadioCards
        label={t(billFieldText.freight)}
        choices={[
          { id: 'prepaid', label: t(words.prepaid) },
          { id: 'collect', label: t(words.collect) },
        ]}
        value={fields.freight}
        onChange={(freight) => set({ freight: freight as BillFields['freight'] })}
      />
      <Select
        label={t(billFieldText.originals)}
        options={[0, 1, 2, 3].map((count) => ({
          id: String(count),
          label: count === 0 ? t(words.noOriginals) : t(words.originals, { count }),
        }))}
        value={String(fields.originals)}
        onChange={(count) => set({ originals: Number(count) })}
      />
      {area('remarks', 2)}
    </CommandDialog>
  )
}
