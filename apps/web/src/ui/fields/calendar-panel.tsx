// The month of a date picker with the time under it; loaded when a calendar is opened for the first time.
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { DateInput as Segments, DateSegment, TimeField } from 'react-aria-components/TimeField'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** One month to pick a day from; `withTime` adds the time of day. */
export function CalendarPanel({ withTime }: { withTime: boolean }) {
  return (
    <>
      <Calendar>
        <Month />
      </Calendar>
      {withTime && <TimeOfDay />}
    </>
  )
}

/** One month to pick the first and the last day from. */
export function RangePanel({ children }: { children?: ReactNode }) {
  return (
    <>
      <RangeCalendar className="range">
        <Month />
      </RangeCalendar>
      {children}
    </>
  )
}

function Month() {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <header className="row between cal-h">
        <Button slot="previous" className="icon-btn" aria-label={t(uiText.previousMonth)}>
          <Icon of={ChevronLeft} flip />
        </Button>
        <CalendarHeading className="cal-t" />
        <Button slot="next" className="icon-btn" aria-label={t(uiText.nextMonth)}>
          <Icon of={ChevronRight} flip />
        </Button>
      </header>
      {/* Arabic has no short weekday names: one letter stands for each, the full name is still read out. */}
      <CalendarGrid weekdayStyle={lang === 'ar' ? 'narrow' : 'short'}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="cal-d" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

function TimeOfDay() {
  const t = useT()
  const picker = use(DatePickerStateContext)
  return (
    <TimeField
      className="row between cal-f"
      aria-label={t(uiText.timeInDubai)}
      value={picker?.timeValue ?? null}
      onChange={(time) => time && picker?.setTimeValue(time)}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <span className="dense muted">{t(uiText.timeInDubai)}</span>
      <span className="input sm cal-time">
        <Icon of={Clock} size="s" />
        <Segments className="segs num">
          {(segment) => <DateSegment segment={segment} className="seg-in" />}
        </Segments>
      </span>
    </TimeField>
  )
}
