// A day, or a day with a time, typed in parts or picked from a calendar; values are wall-clock text, never a JS Date.
import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date'
import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, type FocusEventHandler, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput as Segments, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { useT } from '../../kit/t.ts'
import { AriaLabel, AriaNote } from './aria-field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../values/icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { uiText } from '../text.ts'
import { useFirstSegment } from './use-first-segment.ts'

const CalendarPanel = lazy(async () => ({ default: (await import('./calendar-panel.tsx')).CalendarPanel }))

type Wall = CalendarDate | CalendarDateTime
const minutes = (wall: Wall): string => wall.toString().slice(0, 16)

/** A day as "2026-12-01"; `min` and `max` in the same form. */
export function DateInput(props: DateInputProps) {
  return <Picker {...props} read={parseDate} granularity="day" />
}

/** A day and time in Dubai as "2026-12-01T06:40" without a zone; the server adds the zone. */
export function DateTimeInput(props: DateInputProps) {
  return <Picker {...props} read={parseDateTime} granularity="minute" />
}

export type DateInputProps = FieldProps & {
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: FocusEventHandler<Element>
  min?: string
  max?: string
  ref?: Ref<HTMLElement>
}

type PickerProps = DateInputProps & { read: (text: string) => Wall; granularity: 'day' | 'minute' }

function Picker({ value, onChange, min, max, read, granularity, ref, ...field }: PickerProps) {
  const t = useT()
  const segments = useFirstSegment(ref)
  return (
    <DatePicker
      className={clsx('field', field.className)}
      name={field.name}
      value={value ? read(value) : null}
      onChange={(next) => onChange?.(next ? minutes(next) : null)}
      onBlur={field.onBlur}
      minValue={min ? read(min) : undefined}
      maxValue={max ? read(max) : undefined}
      granularity={granularity}
      hourCycle={24}
      shouldForceLeadingZeros
      isDisabled={field.disabled}
      isInvalid={field.error !== undefined || undefined}
    >
      <AriaLabel label={field.label} optional={field.optional} />
      <Group className={clsx('input', field.error !== undefined && 'is-err', field.disabled && 'is-off')}>
        <Segments ref={segments} className="grow segs">
          {(segment) => <DateSegment segment={segment} className="seg-in" />}
        </Segments>
        <Button className="in-btn" aria-label={t(uiText.openCalendar)}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <AriaNote hint={field.hint} error={field.error} />
      <Popover className="pop">
        <Dialog className="cal">
          <Suspense fallback={<Spinner label={t(uiText.loading)} />}>
            <CalendarPanel withTime={granularity === 'minute'} />
          </Suspense>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
