// One part of the page Security: a card that loads, fails with a way on, or shows its content.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Props<Answer> = {
  title: string
  lead?: string
  aside?: ReactNode
  query: UseQueryResult<Answer>
  /** About the height of the content, where it is more than three lines. */
  height?: string
  children: (answer: Answer) => ReactNode
}

export function SecurityPart<Answer>({ title, lead, aside, query, height, children }: Props<Answer>) {
  return (
    <Card title={title} aside={aside} aria-busy={query.isPending}>
      {lead && <p className="dense muted">{lead}</p>}
      {query.isPending && <Skeleton lines={3} block={height} />}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data !== undefined && children(query.data)}
    </Card>
  )
}
