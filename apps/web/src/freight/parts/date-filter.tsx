// The days between which a shipment was asked for, chosen in a panel.
import { CalendarDays } from 'lucide-react'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { DateRange } from '../../ui/date-range.tsx'
import { Popover } from '../../ui/popover.tsx'
import { listText } from '../list-text.ts'

type Days = { from?: string; to?: string }

export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const t = useT()
  return (
    <Popover label={t(listText.dates)} trigger={<Button icon={CalendarDays}>{t(listText.dates)}</Button>}>
      {(close) => (
        <DateRange
          label={t(listText.asked)}
          value={from && to ? { from, to } : null}
          onChange={(days) => {
            onChange({ from: days?.from, to: days?.to })
            if (days) close()
          }}
        />
      )}
    </Popover>
  )
}

export type DateFilterProps = Days & { onChange: (days: Days) => void }
