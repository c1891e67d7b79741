// What an agent narrows its list of requests to and sorts it by, as it stands in the address and as the call asks for it.
import { addDays, dayOf, instantOf, mondayOf } from '../../kit/day.ts'
import { isPlaceCode } from '../../reference/place-code.ts'
import { furtherSortParams, sortParams, type AnySort } from '../../requests/list-sorts.ts'

export const dueChoices = ['today', 'week'] as const
export type Due = (typeof dueChoices)[number]

/** Also by the day on which the cargo is ready, and by its measures. */
export const inboxSorts: readonly AnySort[] = [...sortParams, ...furtherSortParams]

/** An end is a country by its two letters, or a port, airport or city by its code. */
export const isCountry = (end: string): boolean => /^[A-Z]{2}$/.test(end)
/** Whether there is such a place is the server's to say: nothing matches where there is none. */
export const isEnd = (end: string): boolean => end.length > 1 && isPlaceCode(end)

/** Marks that are either asked for or not. */
export const inboxMarks = ['dangerous', 'reefer', 'declined'] as const
export type InboxMark = (typeof inboxMarks)[number]

export type InboxFilters = { origin?: string; destination?: string; due?: Due } & Partial<
  Record<InboxMark, 'yes'>
>

const endIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isEnd(value) ? value : undefined

/** What of an address is a filter; the rest is left out. */
export const readInboxFilters = (search: Readonly<Record<string, unknown>>): InboxFilters => {
  const origin = endIn(search['origin'])
  const destination = endIn(search['destination'])
  const due = dueChoices.find((each) => each === search['due'])
  return {
    ...(origin && { origin }),
    ...(destination && { destination }),
    ...(due && { due }),
    ...Object.fromEntries(
      inboxMarks.filter((mark) => search[mark] === 'yes').map((mark) => [mark, 'yes'] as const),
    ),
  }
}

/** The instant before which an answer is due: the end of the day, or of the week, which ends with Sunday; what is late is due. */
export const dueBefore = (due: Due, now: Date): Date => {
  const today = dayOf(now)
  return instantOf(due === 'today' ? addDays(today, 1) : addDays(mondayOf(today), 7))
}
