// A report that is still read, or could not be.
import type { UseQueryResult } from '@tanstack/react-query'
import type { Refusal } from '../../kit/call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function Loading({ query }: { query: UseQueryResult<unknown, Refusal> }) {
  if (!query.isError) return <Skeleton block="420px" />
  return (
    <div className="card">
      <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isRefetching}>
        {query.error.sentence}
      </ErrorState>
    </div>
  )
}
