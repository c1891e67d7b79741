// The notifications of the signed-in person; the only place of these cache keys.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { call } from '../kit/call.ts'
import { keyOf } from '../kit/query.ts'

/** The newest page with the unread count; asked again when an event says so. */
export const newestQuery = queryOptions({
  queryKey: [...keyOf(listNotifications), 'newest'],
  queryFn: ({ signal }) => call(listNotifications, { signal }),
  meta: { background: true },
})

export const notesQuery = (show: 'all' | 'unread') =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listNotifications), show],
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, { query: { before: pageParam, show }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.items.length > 0 ? last.items.at(-1)?.id : undefined),
  })
