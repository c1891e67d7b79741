// A first and a last day, typed in parts or picked from one calendar.
import { parseDate } from '@internationalized/date'
import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, type FocusEventHandler, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput as Segments, DateRangePicker, DateSegment } from 'react-aria-components/DateRangePicker'
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

const RangePanel = lazy(async () => ({ default: (await import('./calendar-panel.tsx')).RangePanel }))

/** Both days as "2026-12-01"; `null` until both are known. */
export function DateRange({ value, onChange, min, max, ref, ...field }: DateRangeProps) {
  const t = useT()
  const segments = useFirstSegment(ref)
  return (
    <DateRangePicker
      className={clsx('field', field.className)}
      value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
      onChange={(next) => onChange?.(next ? { from: next.start.toString(), to: next.end.toString() } : null)}
      onBlur={field.onBlur}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      shouldForceLeadingZeros
      isDisabled={field.disabled}
      isInvalid={field.error !== undefined || undefined}
    >
      <AriaLabel label={field.label} optional={field.optional} />
      <Group className={clsx('input', field.error !== undefined && 'is-err', field.disabled && 'is-off')}>
        <span className="grow row wrap range-in">
          <Segments slot="start" ref={segments} className="segs">
            {(segment) => <DateSegment segment={segment} className="seg-in" />}
          </Segments>
          <span aria-hidden="true">–</span>
          <Segments slot="end" className="segs">
            {(segment) => <DateSegment segment={segment} className="seg-in" />}
          </Segments>
        </span>
        <Button className="in-btn" aria-label={t(uiText.openCalendar)}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <AriaNote hint={field.hint} error={field.error} />
      <Popover className="pop">
        <Dialog className="cal">
          <Suspense fallback={<Spinner label={t(uiText.loading)} />}>
            <RangePanel />
          </Suspense>
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}

export type DateRangeProps = FieldProps & {
  value?: { from: string; to: string } | null
  onChange?: (value: { from: string; to: string } | null) => void
  onBlur?: FocusEventHandler<Element>
  min?: string
  max?: string
  ref?: Ref<HTMLElement>
}
