// Issues of the newsletter as the API answers them; the only place of these cache keys.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listIssues, viewIssue, type IssueRow } from '@marsa/model/help/issue-endpoints.ts'
import { call } from '../../kit/call.ts'
import { keyOf } from '../../kit/query.ts'

/** Milliseconds between two looks while mails are being written. */
const pollMs = 2_000
const isUnderWay = ({ state, waiting }: IssueRow): boolean => state === 'SENDING' || waiting > 0

export const issuesQuery = infiniteQueryOptions({
  queryKey: keyOf(listIssues),
  queryFn: ({ signal, pageParam }) => call(listIssues, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => (last.hasMore ? last.items.at(-1)?.id : undefined),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some((issue) => issue.state === 'SENDING')) ? pollMs : false,
})

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(viewIssue, { id }),
    queryFn: ({ signal }) => call(viewIssue, { query: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  })

export const issueReads = [listIssues, viewIssue] as const
