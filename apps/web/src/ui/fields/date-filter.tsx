// Two days chosen in a panel that a button opens.
import { CalendarDays } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { DateRange } from './date-range.tsx'
import { Popover } from '../overlays/popover.tsx'

type Days = { from?: string; to?: string }

export type DateFilterProps = Days & {
  /** On the button, and over the two fields. */
  label: string
  asked: string
  onChange: (days: Days) => void
}

export function DateFilter({ from, to, label, asked, onChange }: DateFilterProps) {
  return (
    <Popover label={label} trigger={<Button icon={CalendarDays}>{label}</Button>}>
      {(close) => (
        <DateRange
          label={asked}
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
