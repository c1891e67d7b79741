// Reporting the next step of a truck: the time as it is now, and what the step needs; it cannot be undone.
import { useState } from 'react'
import { toOffset } from '@marsa/model/kit/day.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { temperatureRangeOf } from '@marsa/model/trucks/execution/booked-job.ts'
import type { SlotView } from '@marsa/model/trucks/execution/road-views.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { eventProblems } from '@marsa/model/trucks/road/event-needs.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { DocumentFileState } from '../../documents/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { instantIn, problems, road, roadReads } from './calls.ts'
import { ProofField, storedIn } from './proof-field.tsx'
import { allocateText, reportText as words } from './road-text.ts'

export type ReportProps = {
  requestId: string
  form: TruckForm
  slot: SlotView
  step: RoadStep
  onClose: () => void
}

const empty = { seal: '', temperature: '', note: '', receiver: '', isShort: false }
const filled = (text: string): string | null => text.trim() || null
const degrees = (text: string): number | null => {
  const value = Number(latinDigits(text).trim().replace(/[٫,]/, '.').replace('−', '-'))
  return text.trim() === '' || Number.isNaN(value) ? null : value
}

export function ReportDialog({ requestId, form, slot, step, onClose }: ReportProps) {
  const t = useT()
  const { lang } = useLang()
  const name = stepName(step)[lang]
  const [at, setAt] = useState<string | null>(() => toOffset(new Date()).slice(0, 16))
  const [values, setValues] = useState(empty)
  const [file, setFile] = useState<DocumentFileState>({ state: 'none' })
  const [isTried, setTried] = useState(false)
  const command = useCommand(road.addEvent, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.done, { step: name }), tone: 'success' })
    },
  })
  const documentId = storedIn(file)
  const told = {
    seal: filled(values.seal),
    temperature: degrees(values.temperature),
    note: filled(values.note),
    receiver: filled(values.receiver),
    isShort: values.isShort,
  }
  const range = temperatureRangeOf(form)
  const found = eventProblems(step.code, {
    ...told,
    movement: form.movementType,
    temperatureRange: range,
    documentsMissing: slot.borderMissing.length,
    photos: documentId ? 1 : 0,
    isSigned: false,
    isReceiptWaived: slot.emptyWaived !== null,
  })
  const errorOf = (field: string): string | undefined =>
    command.error?.fieldSentences[field] ??
    (isTried && found[field] ? sentence(problems, lang, found[field]) : undefined)
  const change = (part: Partial<typeof empty>) => setValues((before) => ({ ...before, ...part }))
  const send = () => {
    setTried(true)
    if (Object.keys(found).length > 0) return
    const { code, post } = step
    const body = { slot: slot.slot, code, post, ...told, at: instantIn(at), position: null }
    command.mutate({
      query: { id: requestId },
      body: { ...body, deviceEventId: null, files: documentId ? [documentId] : [] },
    })
  }
  const isDelivery = step.code === 'DELIVERED'
  const isLoading = step.code === 'LOADING_COMPLETED'
  const shown = [
    'at',
    'note',
    ...(isLoading && form.movementType === 'CROSS_BORDER' ? ['seal'] : []),
    ...(isLoading && range ? ['temperature'] : []),
    ...(isDelivery ? ['receiver'] : []),
    ...(isDelivery || step.code === 'EMPTY_RETURN' ? ['files'] : []),
  ]
  return (
    <CommandDialog
      title={t(words.title, { step: name, plate: `\u2068${slot.truck?.plate ?? ''}\u2069` })}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.send)}
      pendingLabel={t(words.sending)}
      command={{ isPending: command.isPending || file.state === 'uploading', error: command.error }}
      beside={shown}
      onSend={send}
    >
      <DateTimeInput
        label={t(words.when)}
        hint={t(words.whenHint)}
        value={at}
        error={errorOf('at')}
        onChange={setAt}
      />
      {isLoading && form.movementType === 'CROSS_BORDER' && (
        <TextInput
          label={t(words.seal)}
          dir="ltr"
          maxLength={40}
          value={values.seal}
          error={errorOf('seal')}
          onChange={(seal) => change({ seal })}
        />
      )}
      {isLoading && range && (
        <TextInput
          label={t(words.temperature)}
          dir="ltr"
          inputMode="decimal"
          value={values.temperature}
          error={errorOf('temperature')}
          onChange={(temperature) => change({ temperature })}
        />
      )}
      {isDelivery && (
        <TextInput
          label={t(words.receiver)}
          dir="auto"
          maxLength={120}
          value={values.receiver}
          error={errorOf('receiver')}
          onChange={(receiver) => change({ receiver })}
        />
      )}
      {(isDelivery || step.code === 'EMPTY_RETURN') && (
        <ProofField
          label={t(isDelivery ? words.proof : words.receipt)}
          requestId={requestId}
          docCode={isDelivery ? 'PROOF_OF_DELIVERY' : 'INTERCHANGE_RECEIPT'}
          error={errorOf('files')}
          onChange={setFile}
        />
      )}
      {isDelivery && (
        <Checkbox value={values.isShort} onChange={(isShort) => change({ isShort })}>
          {t(words.short)}
        </Checkbox>
      )}
      <TextArea
        label={t(words.note)}
        optional
        dir="auto"
        limit={500}
        rows={2}
        value={values.note}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
      <Banner tone="attention" title={t(words.undo)}>
        {t(words.undoBody)}
      </Banner>
    </CommandDialog>
  )
}
