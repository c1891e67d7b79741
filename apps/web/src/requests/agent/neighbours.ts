// The neighbours of the request that is open, in the list it was opened from; of a list with several pages the line is asked for all.
import { useEffect, useReducer } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { neighboursOf, rememberWhole, type Neighbours } from './list-order.ts'

/** Pages of all requests of a list, below the language and in their order, by what stands in the address of the list. */
export type WholeOrder = (search: Record<string, string>) => Promise<string[]>

export const useNeighbours = (order: WholeOrder | undefined): Neighbours | undefined => {
  const { lang } = useLang()
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
  const page = location.pathname.replace(`/${lang}/`, '')
  const near = neighboursOf(page)
  const list = near && !near.isWhole ? near.list : undefined
  useEffect(() => {
    if (!order || list === undefined) return
    let waiting = true
    order(Object.fromEntries(new URLSearchParams(list.split('?')[1] ?? ''))).then(
      (pages) => waiting && rememberWhole(page, list, pages) && redraw(),
      // Those of the page of the list stay.
      () => undefined,
    )
    return () => {
      waiting = false
    }
  }, [order, page, list])
  return near
}
