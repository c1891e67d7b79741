// Reporting one step of the goods: when, a note, and at intake the measured space with what it means; it cannot be undone.
import { useState } from 'react'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { reportGoods } from '@marsa/model/warehouse/goods-endpoints.ts'
import {
  volumeDiffers,
  volumeTolerancePercent,
  type GoodsStep,
} from '@marsa/model/warehouse/goods-machine.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { goodsText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { percent, volume } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DateTimeInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { agentJobText as words } from '../agent-text.ts'
import { storageReads } from '../queries.ts'

export type StepReportProps = { storage: StorageDetail; code: GoodsStep; onClose: () => void }

export function StepReport({ storage, code, onClose }: StepReportProps) {
  const t = useT()
  const step = t(goodsText[code])
  const measures = code === 'STORED'
  const [at, setAt] = useState<string | null>(() => toOffset(new Date()).slice(0, 16))
  const [note, setNote] = useState('')
  const [measured, setMeasured] = useState<number | null>(null)
  const report = useCommand(reportGoods, {
    refreshes: storageReads,
    quiet: true,
    onDone: ({ finalOwed }) => {
      onClose()
      const body = finalOwed && measures ? t(words.finalOwed) : undefined
      void toast({ title: t(words.reported, { step }), body, tone: 'success' })
    },
  })
  const said = report.error?.fieldSentences ?? {}
  const elsewhere = report.error && Object.keys(said).length === 0 ? report.error.sentence : undefined
  const send = () =>
    report.mutate({
      query: { id: storage.storageRequestID },
      body: {
        code,
        at: at === null ? undefined : `${at}:00+04:00`,
        note: note.trim() || undefined,
        ...(measures && { measuredCBM: measured ?? undefined }),
        version: storage.version,
      },
    })
  return (
    <Dialog
      title={t(words.reportOf, { step })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.notYet)}</Button>
          <ActionButton
            variant="primary"
            refusal={measures && measured === null ? 'warehouse.measure-first' : null}
            problems={warehouseProblems}
            isPending={report.isPending}
            pendingLabel={t(words.reporting)}
            onPress={send}
          >
            {t(words.reportNow)}
          </ActionButton>
        </>
      }
    >
      <div className="stack g5">
        {elsewhere && <Banner tone="error" live title={elsewhere} />}
        {measures && (
          <Measured
            booked={storage.form.cbm}
            value={measured}
            onChange={setMeasured}
            error={said['measuredCBM']}
          />
        )}
        <DateTimeInput
          label={t(words.when)}
          hint={t(words.whenHint)}
          value={at}
          error={said['at']}
          onChange={setAt}
        />
        <TextArea
          label={t(words.note)}
          optional
          limit={300}
          value={note}
          error={said['note']}
          onChange={setNote}
        />
        <Banner tone="attention" title={t(words.undo)}>
          {t(words.undoBody)}
        </Banner>
      </div>
    </Dialog>
  )
}

type MeasuredProps = {
  booked: number
  value: number | null
  onChange: (value: number | null) => void
  error?: string
}

/** Says before it is sent what the difference to the booked space leads to. */
export function Measured({ booked, value, onChange, error }: MeasuredProps) {
  const t = useT()
  const { lang } = useLang()
  const isOff = value !== null && volumeDiffers(booked, value)
  const difference = value === null ? 0 : value - booked
  const facts = {
    difference: volume(Math.round(Math.abs(difference) * 100) / 100, lang),
    percent: `\u2066${percent(Math.abs(difference) / booked, lang)}\u2069`,
  }
  return (
    <div className="stack g3">
      <NumberInput
        label={t(words.measured)}
        hint={t(words.bookedSpace, { space: volume(booked, lang) })}
        min={0}
        decimals={2}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div aria-live="polite">
        {value !== null && (
          <Banner tone={isOff ? 'attention' : 'success'}>
            {isOff
              ? t(difference > 0 ? words.moreThanBooked : words.lessThanBooked, facts)
              : t(words.withinTolerance, { percent: `\u2066${volumeTolerancePercent}%\u2069` })}
          </Banner>
        )}
      </div>
    </div>
  )
}
