// The desk's callback requests; the only place of these cache keys.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCallbacks } from '@marsa/model/help/endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call } from '../kit/call.ts'
import { keyOf } from '../kit/query.ts'

export const callbackViews = ['open', 'mine', 'closed'] as const
export type CallbackViewName = (typeof callbackViews)[number]
export type Callback = AnswerOf<typeof listCallbacks>['items'][number]

export const callbacksQuery = (state: CallbackViewName) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listCallbacks), state],
    queryFn: ({ signal, pageParam }) => call(listCallbacks, { query: { state, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    // Only what is done is cut into pages; what waits is there whole.
    getNextPageParam: (last, pages) =>
      state === 'closed' && pages.flatMap((page) => page.items).length < last.totalCount
        ? last.items.at(-1)?.id
        : undefined,
  })
