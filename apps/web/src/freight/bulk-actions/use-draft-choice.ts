// Which drafts of the page are meant: all of them, but for those that a person has unticked.
import { useRef, useState } from 'react'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { spanOf, type Choice } from '../../ui/lists/choice.ts'

const idOf = ({ id }: DraftStanding): string => id

/** Like `choiceOf` the other way round, without an end: the calls go out in portions. */
export const useDraftChoice = (rows: readonly DraftStanding[]): Choice<DraftStanding> => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const change = (some: readonly DraftStanding[], on: boolean): void => {
    const next = new Set(left)
    for (const { id } of some)
      if (on) next.delete(id)
      else next.add(id)
    setLeft(next)
  }
  return {
    chosen: rows.filter(({ id }) => !left.has(id)),
    has: ({ id }) => !left.has(id),
    pick: (row, on, range) => {
      change(range ? spanOf(rows, idOf, row, last.current) : [row], on)
      last.current = row.id
    },
    pickAll: (on) => change(rows, on),
    isAll: left.size === 0,
    clear: () => change(rows, false),
  }
}
