// The days that a report of the books covers, as instants.
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import type { Span } from './books.store.ts'

export type Days = { from: string; to: string }
type Asked = { from?: string | undefined; to?: string | undefined }

/** The month so far, where nothing else is asked for. */
export const daysOf = ({ from, to }: Asked, now: Date): Days => {
  const last = to ?? dayOf(now)
  return { from: from ?? `${last.slice(0, 8)}01`, to: last }
}

export const spanOf = ({ from, to }: Days): Span => ({
  from: instantOf(from),
  until: instantOf(addDays(to, 1)),
})

/** Both ends as they were asked for, open where they were not. */
export const openSpan = ({ from, to }: Asked): Partial<Span> => ({
  ...(from && { from: instantOf(from) }),
  ...(to && { until: instantOf(addDays(to, 1)) }),
})
