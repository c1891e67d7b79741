// Has a report sent regularly: which one, how often, at what time, to whom.
import { useState } from 'react'
import {
  formatsOf,
  reportIds,
  reportOf,
  reportTable,
  type ReportFormat,
  type ReportId,
} from '@marsa/model/finance/reports/report-list.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { reportingProblems } from '@marsa/model/finance/reports/reporting-problems.ts'
import {
  addSchedule,
  listSchedules,
  type ScheduleView,
} from '@marsa/model/finance/reports/schedule-endpoints.ts'
import { cadences, scheduleRefusal, type Cadence } from '@marsa/model/finance/reports/schedule.ts'
import { weekdayName, weekOrder } from '@marsa/model/kit/weekdays.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { reportsWords as words } from './reports-words.ts'

/** From Monday, which is 1, to Sunday, which is 7. */
const weekdays = weekOrder.map((weekday) => weekday || 7)
const monthDays = [...Array.from({ length: 28 }, (_, at) => at + 1), 0]

const useDayName = () => {
  const t = useT()
  const { lang } = useLang()
  return (cadence: Cadence, day: number): string =>
    cadence === 'weekly' ? weekdayName(lang, day % 7) : day === 0 ? t(words.lastDay) : String(day)
}

/** "Weekly, Monday, 08:00", "Monthly, day 1, 08:00". */
export const useDayWords = () => {
  const t = useT()
  const { lang } = useLang()
  const dayName = useDayName()
  const onDay = (cadence: Cadence, day: number): string =>
    cadence === 'monthly' && day > 0 ? t(words.onDay, { day }) : dayName(cadence, day)
  return ({ cadence, day, at }: Pick<ScheduleView, 'cadence' | 'day' | 'at'>): string =>
    [t(words[cadence]), ...(day === null ? [] : [onDay(cadence, day)]), at].join(comma(lang))
}

/** An account must be chosen on its page; what needs one is not sent. */
const sendable = reportIds.filter((id) => reportOf(id).needs !== 'account')
const firstDay: Record<Cadence, number | null> = { daily: null, weekly: 1, monthly: 1 }

type Person = { id: string; name: string; email: string }

export function ScheduleDialog({ people, onClose }: { people: readonly Person[]; onClose: () => void }) {
  const t = useT()
  const dayName = useDayName()
  const [report, setReport] = useState<ReportId>('receivables-ageing')
  const [format, setFormat] = useState<ReportFormat>('xlsx')
  const [cadence, setCadence] = useState<Cadence>('weekly')
  const [day, setDay] = useState<number | null>(1)
  const [at, setAt] = useState('08:00')
  const [recipientIds, setRecipients] = useState<string[]>([])
  const add = useCommand(addSchedule, { refreshes: [listSchedules], onDone: onClose })
  const refusal =
    scheduleRefusal({ cadence, day, at }) ?? (recipientIds.length === 0 ? 'reporting.recipient' : undefined)
  return (
    <CommandDialog
      title={t(words.add)}
      send={t(words.add)}
      command={add}
      refusal={refusal}
      problems={reportingProblems}
      onClose={onClose}
      onSend={() => add.mutate({ body: { report, format, cadence, day, at, recipientIds } })}
    >
      <div className="stack g4">
        <Select
          label={t(words.report)}
          value={report}
          options={sendable.map((id) => ({ id, label: t(reportTable[id].title) }))}
          onChange={(id) => {
            const next = sendable.find((each) => each === id) ?? report
            setReport(next)
            if (!formatsOf(next).includes(format)) setFormat(formatsOf(next)[0]!)
          }}
        />
        <Select
          label={t(words.format)}
          value={format}
          options={formatsOf(report).map((id) => ({ id, label: id.toUpperCase() }))}
          onChange={(id) => setFormat(formatsOf(report).find((each) => each === id) ?? format)}
        />
        <Select
          label={t(words.often)}
          value={cadence}
          options={cadences.map((id) => ({ id, label: t(words[id]) }))}
          onChange={(id) => {
            const next = cadences.find((each) => each === id) ?? cadence
            setCadence(next)
            setDay(firstDay[next])
          }}
        />
        {cadence !== 'daily' && (
          <Select
            label={t(cadence === 'weekly' ? words.dayOfWeek : words.dayOfMonth)}
            value={String(day)}
            options={(cadence === 'weekly' ? weekdays : monthDays).map((each) => ({
              id: String(each),
              label: dayName(cadence, each),
            }))}
            onChange={(id) => setDay(Number(id))}
          />
        )}
        <TextInput label={t(words.at)} value={at} onChange={setAt} dir="ltr" />
        <fieldset className="stack g2">
          <legend className="dense">{t(words.recipients)}</legend>
          {people.map(({ id, name, email }) => (
            <Checkbox
              key={id}
              value={recipientIds.includes(id)}
              onChange={(isChosen) =>
                setRecipients(isChosen ? [...recipientIds, id] : recipientIds.filter((each) => each !== id))
              }
            >
              {name} <bdi className="cap muted">{email}</bdi>
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </CommandDialog>
  )
}
