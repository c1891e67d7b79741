// How many drafts stand, asked in portions; after a change only those that changed are asked again.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkDrafts, type DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import { call } from '../../kit/call.ts'

const checked = async (
  ids: readonly string[],
  onDone?: (count: number) => void,
): Promise<DraftStanding[]> => {
  const items: DraftStanding[] = []
  for (const portion of inPortions(ids)) {
    items.push(...(await call(checkDrafts, { query: { ids: portion.join() } })).items)
    onDone?.(items.length)
  }
  return items
}

export const useStandings = (ids: readonly string[]) => {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const key = [checkDrafts.verb, ids]
  const query = useQuery({ queryKey: key, queryFn: () => checked(ids, setDone), gcTime: 0 })
  const recheck = async (some: readonly string[]): Promise<void> => {
    const fresh = new Map((await checked(some)).map((item) => [item.id, item]))
    client.setQueryData<DraftStanding[]>(key, (items) => items?.map((item) => fresh.get(item.id) ?? item))
  }
  return { query, done, recheck }
}
