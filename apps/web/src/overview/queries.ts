// The notifications of the signed-in person, grouped by what they are about; the only place of these cache keys.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listNotifications, notificationPage } from '@marsa/model/messages/endpoints.ts'
import { call } from '../kit/call.ts'
import { keyOf } from '../kit/query.ts'

/** The newest page with the unread count; asked again when an event says so. */
export const newestQuery = queryOptions({
  queryKey: [...keyOf(listNotifications), 'newest'],
  queryFn: ({ signal }) => call(listNotifications, { query: { group: 'subject' }, signal }),
  meta: { background: true },
})

type Show = 'all' | 'unread'
type Page = { items: { id: string }[] }
const nextOf = ({ items }: Page) => (items.length < notificationPage ? undefined : items.at(-1)?.id)

export const notesQuery = (show: Show) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listNotifications), show],
    queryFn: ({ signal, pageParam: before }) =>
      call(listNotifications, { query: { before, show, group: 'subject' }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
  })

/** What came before the newest one of a subject. */
export const earlierQuery = (show: Show, subjectId: string, newest: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listNotifications), show, subjectId, newest],
    queryFn: ({ signal, pageParam: before }) =>
      call(listNotifications, { query: { before, show, subjectId }, signal }),
    initialPageParam: newest,
    getNextPageParam: nextOf,
  })
