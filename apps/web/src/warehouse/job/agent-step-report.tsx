// Reporting one step of the goods: when, a note, and at intake the measured space with what it means; it cannot be undone.
import { useState } from 'react'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { reportGoods } from '@marsa/model/warehouse/goods-endpoints.ts'
import { spaceFinding } from '@marsa/model/warehouse/findings.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import { measureRefusal } from '@marsa/model/warehouse/measure.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { goodsWords } from '@marsa/model/warehouse/text.ts'
import { agentPageText } from '../../requests/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { agentJobText as words } from '../quoting/agent-text.ts'
import { isBrought } from '../releases/brought.ts'
import { storageReads } from '../queries.ts'
import { PhotosField } from '../goods/agent-photos-field.tsx'
import { Measured } from '../goods/measured-space.tsx'

export type StepReportProps = { storage: StorageDetail; code: GoodsStep; onClose: () => void }

const noted = { note: null, photos: [] }

/** Why the step that stores cannot be sent yet. */
const refusalOf = (booked: number, measured: number | null, again: number | null): string | null =>
  measured === null
    ? 'warehouse.measure-first'
    : (measureRefusal(booked, measured, again ?? undefined) ?? null)

export function StepReport({ storage, code, onClose }: StepReportProps) {
  const t = useT()
  const step = t(goodsWords(code, isBrought(storage)))
  const measures = code === 'STORED'
  const [at, setAt] = useState<string | null>(() => toOffset(new Date()).slice(0, 16))
  const [note, setNote] = useState('')
  const [measured, setMeasured] = useState<number | null>(null)
  const [again, setAgain] = useState<number | null>(null)
  const [photos, setPhotos] = useState<string[]>([])
  const [isComing, setComing] = useState(false)
  const report = useCommand(reportGoods, {
    refreshes: storageReads,
    quiet: true,
    onDone: ({ finalOwed }) => {
      onClose()
      const body = finalOwed && measures ? t(words.finalOwed) : undefined
      void toast({ title: t(words.reported, { step }), body, tone: 'success' })
    },
  })
  const serverErrors = report.error?.fieldSentences ?? {}
  const send = () =>
    report.mutate({
      query: { id: storage.storageRequestID },
      body: {
        code,
        at: at === null ? undefined : `${at}:00+04:00`,
        note: note.trim() || undefined,
        ...(measures && {
          measuredCBM: measured ?? undefined,
          confirmedCBM: again ?? undefined,
        }),
        photos,
        version: storage.version,
      },
    })
  return (
    <CommandDialog
      title={t(words.reportOf, { step })}
      onClose={onClose}
      back={t(agentPageText.notYet)}
      send={t(measures ? words.recordIntake : words.reportNow)}
      pendingLabel={t(words.reporting)}
      refusal={measures ? refusalOf(storage.form.cbm, measured, again) : null}
      problems={warehouseProblems}
      command={{ isPending: report.isPending || isComing, error: report.error }}
      onSend={send}
    >
      {measures && (
        <Measured
          booked={storage.form.cbm}
          value={measured}
          again={again}
          onChange={(value) => {
            setMeasured(value)
            setAgain(null)
          }}
          onAgain={setAgain}
          error={serverErrors['measuredCBM']}
        />
      )}
      {measures && measured !== null && spaceFinding(storage.form.cbm, measured, noted) && (
        <PhotosField
          label={t(words.spacePhotos)}
          requestId={storage.storageRequestID}
          photos={photos}
          onChange={(change) => {
            setComing(change.isUploading)
            setPhotos(change.photos)
          }}
        />
      )}
      <DateTimeInput
        label={t(words.when)}
        hint={t(words.whenHint)}
        value={at}
        error={serverErrors['at']}
        onChange={setAt}
      />
      <TextArea
        label={t(words.note)}
        optional
        limit={300}
        value={note}
        error={serverErrors['note']}
        onChange={setNote}
      />
      <Banner tone="attention" title={t(words.undo)}>
        {t(words.undoBody)}
      </Banner>
    </CommandDialog>
  )
}
