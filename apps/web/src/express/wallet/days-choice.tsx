// The choice of the days that a list about money covers: the last ten, months back, or from and to.
import { reportRanges, type ReportRange } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { useT } from '../../kit/t.ts'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { Chosen } from './days.ts'
import { walletWords as words } from './wallet-words.ts'

const rangeWords = {
  last10: words.last10,
  '1m': words.month1,
  '2m': words.month2,
  '3m': words.month3,
  '6m': words.month6,
} as const

export function DaysChoice({ chosen, onChoose }: { chosen: Chosen; onChoose: (days: Chosen) => void }) {
  const t = useT()
  const { range = 'last10', from, to, isByDays } = chosen
  return (
    <div className="card-b row wrap g4">
      <Select
        label={t(words.period)}
        options={[
          ...reportRanges.map((id) => ({ id, label: t(rangeWords[id]) })),
          { id: 'days', label: t(words.days) },
        ]}
        value={isByDays ? 'days' : range}
        onChange={(id) => onChoose(id === 'days' ? { range, isByDays: true } : { range: id as ReportRange })}
      />
      {isByDays && (
        <DateRange
          label={t(words.days)}
          hint={t(words.daysHint)}
          value={from !== undefined && to !== undefined ? { from, to } : null}
          onChange={(next) => onChoose(next ? { ...next, isByDays: true } : { range, isByDays: true })}
        />
      )}
    </div>
  )
}
