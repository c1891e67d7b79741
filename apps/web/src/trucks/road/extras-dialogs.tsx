// What each side says about extra charges: the provider claims and gives up, the customer objects, the desk decides.
import { useState } from 'react'
import { charges } from '@marsa/model/requests/charges.ts'
import type { ExtraView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import type { DocumentFileState } from '../../documents/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { road, roadReads, type Extras } from './calls.ts'
import { extraName } from './extra-name.ts'
import { extraDialogText as words, extrasText } from './extras-text.ts'
import { ProofField, storedIn } from './proof-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { allocateText, roadText } from './road-text.ts'

export function ClaimDialog({ data, onClose }: { data: Extras; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const trucks = data.trucks.filter(({ plate }) => plate !== null)
  const [slot, setSlot] = useState(trucks.length === 1 ? trucks[0]!.slot : '')
  const [code, setCode] = useState<ExtraView['code']>()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [file, setFile] = useState<DocumentFileState>({ state: 'none' })
  const command = useCommand(road.claimExtra, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.claimed), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const send = () =>
    command.mutate({
      query: { id: data.id },
      body: { slot, code: code!, amount, note: note.trim() || null, receipt: storedIn(file) ?? '' },
    })
  return (
    <CommandDialog
      title={t(extrasText.claim)}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.send)}
      pendingLabel={t(words.sending)}
      command={{ isPending: command.isPending || file.state === 'uploading', error: command.error }}
      beside={['code', 'amount', 'receipt', 'note', ...(trucks.length > 1 ? ['slot'] : [])]}
      onSend={send}
    >
      {trucks.length > 1 && (
        <Select
          label={t(words.truck)}
          options={trucks.map(({ slot: id, n, plate }) => ({
            id,
            label: t(roadText.truck, { n }),
            code: plate ?? '',
          }))}
          value={slot || null}
          error={errorOf('slot')}
          onChange={setSlot}
        />
      )}
      <Select
        label={t(words.charge)}
        options={data.claimable.map((id) => ({ id, label: charges[id][lang] }))}
        value={code ?? null}
        error={errorOf('code')}
        onChange={(id) => setCode(id as ExtraView['code'])}
      />
      <MoneyInput label={t(words.amount)} value={amount} error={errorOf('amount')} onChange={setAmount} />
      <ProofField
        label={t(extrasText.receipt)}
        requestId={data.id}
        docCode="EXTRA_RECEIPT"
        error={errorOf('receipt') && t(words.receiptNeeded)}
        onChange={setFile}
      />
      <TextArea
        label={t(words.note)}
        optional
        dir="auto"
        rows={2}
        limit={500}
        value={note}
        error={errorOf('note')}
        onChange={setNote}
      />
    </CommandDialog>
  )
}

type OfExtra = { extra: ExtraView; onClose: () => void }

export function ObjectDialog({ extra, onClose }: OfExtra) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ReasonDialog
      endpoint={road.answerExtra}
      input={(reason) => ({ query: { id: extra.extraId }, body: { agreed: false, reason } })}
      title={t(words.objectTitle, { charge: extraName(extra, lang) })}
      label={t(words.objectReason)}
      hint={t(words.objectHint)}
      rows={3}
      send={t(extrasText.object)}
      pendingLabel={t(words.sending)}
      done={t(words.objected)}
      onClose={onClose}
    />
  )
}

export function GiveUpDialog({ extra, onClose }: OfExtra) {
  const t = useT()
  const { lang } = useLang()
  const command = useCommand(road.withdrawExtra, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.givenUp), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.giveUpTitle, { charge: extraName(extra, lang) })}
      role="alertdialog"
      tone="danger"
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(extrasText.giveUp)}
      pendingLabel={t(words.sending)}
      command={command}
      onSend={() => command.mutate({ query: { id: extra.extraId }, body: {} })}
    >
      <p>{t(words.giveUpBody, { amount: money(extra.total, 'AED', lang) })}</p>
    </CommandDialog>
  )
}

type Outcome = 'full' | 'part' | 'nothing'

export function DecideDialog({ extra, onClose }: OfExtra) {
  const t = useT()
  const { lang } = useLang()
  const [outcome, setOutcome] = useState<Outcome>('full')
  const [part, setPart] = useState('')
  const [reason, setReason] = useState('')
  const command = useCommand(road.decideExtra, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.decided), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const amount = { full: extra.net, part, nothing: '0.00' }[outcome]
  return (
    <CommandDialog
      title={t(words.decideTitle, { charge: extraName(extra, lang) })}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(extrasText.decide)}
      pendingLabel={t(words.sending)}
      command={command}
      beside={['amount', 'reason']}
      onSend={() => command.mutate({ query: { id: extra.extraId }, body: { amount, reason } })}
    >
      <RadioCards
        label={t(words.outcome)}
        columns={3}
        choices={[
          {
            id: 'full',
            label: t(words.full),
            detail: t(words.beforeVat, { amount: money(extra.net, 'AED', lang) }),
          },
          { id: 'part', label: t(words.part) },
          { id: 'nothing', label: t(words.nothing) },
        ]}
        value={outcome}
        onChange={(id) => setOutcome(id as Outcome)}
      />
      {outcome === 'part' && (
        <MoneyInput label={t(words.amount)} value={part} error={errorOf('amount')} onChange={setPart} />
      )}
      <TextArea
        label={t(words.reason)}
        hint={t(words.reasonHint)}
        dir="auto"
        rows={3}
        limit={500}
        value={reason}
        error={errorOf('reason')}
        onChange={setReason}
      />
    </CommandDialog>
  )
}
