// One part of the page Security: a card that loads, fails with a way on, or shows its content.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

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
      <Loaded query={query} skeleton={<Skeleton lines={3} block={height} />}>
        {children}
      </Loaded>
    </Card>
  )
}
