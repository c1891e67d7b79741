// What a reading brings: the shape of what is coming, what went wrong with a way on, and what came.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../ui/states/error-state.tsx'
import type { Refusal } from './call.ts'

/** Not found, and an address that holds no identifier. */
const unknown: readonly number[] = [400, 404, 422]

/**
 * The error stands above what is still there of an earlier answer. Without `skeleton` the wait is shown by the page,
 * without `children` so is the data; `card` puts the error on a card of its own. `missing` is said of what is unknown,
 * another company's, or no identifier at all: the reader is told the same. As a function it says of any refusal what stands in its
 * place, and nothing of those that are errors.
 */
export function Loaded<Data>({ query, skeleton, card, missing, children }: LoadedProps<Data>) {
  const { data, isPending, isError, error } = query
  const refusal = isError ? error : null
  const instead =
    refusal &&
    (typeof missing === 'function' ? missing(refusal) : unknown.includes(refusal.status) && missing)
  // What is gone is not shown beside being gone.
  if (instead) return instead
  const trouble = refusal && (
    <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isRefetching}>
      {refusal.sentence}
    </ErrorState>
  )
  return (
    <>
      {isPending && skeleton}
      {trouble && card ? <div className="card">{trouble}</div> : trouble}
      {data !== undefined && children?.(data)}
    </>
  )
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch' | 'isRefetching'>
  skeleton?: ReactNode
  card?: boolean
  missing?: ReactNode | ((refusal: Refusal) => ReactNode)
  children?: (data: Data) => ReactNode
}
