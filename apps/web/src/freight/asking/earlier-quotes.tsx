// Quotations of the rounds of a request before this one.
import { useQuery } from '@tanstack/react-query'
import { EarlierQuotes as Earlier } from '../../requests/door.tsx'
import { earlierQuotesQuery } from '../changes/change-queries.ts'

export function EarlierQuotes({ requestId }: { requestId: string }) {
  const { data } = useQuery(earlierQuotesQuery(requestId))
  return <Earlier quotes={data ?? []} />
}
