// Rows that a person has ticked, over the pages of one list; another filter begins anew.
import { useRef, useState } from 'react'

/** `pick` ticks one row, or with `range` every row between it and the one ticked before. */
export type Choice<Row> = {
  chosen: readonly Row[]
  has: (row: Row) => boolean
  pick: (row: Row, on: boolean, range: boolean) => void
  pickAll: (on: boolean) => void
  /** Every row of the page is chosen. */
  isAll: boolean
  clear: () => void
}

/** The rows that one press means: the row, or with `range` all from the one pressed before. */
export const useSpan = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const last = useRef<string>(undefined)
  return (row: Row, range: boolean): readonly Row[] => {
    const at = rows.findIndex((each) => keyOf(each) === keyOf(row))
    const from = range ? rows.findIndex((each) => keyOf(each) === last.current) : -1
    last.current = keyOf(row)
    return from < 0 || at < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1)
  }
}

/** `scope` names the list with its filters; `rows` are those of the page; no more than `most` are chosen. */
export const useChoice = <Row>(
  scope: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  most: number,
): Choice<Row> => {
  const [kept, setKept] = useState({ scope, rows: new Map<string, Row>() })
  const spanOf = useSpan(rows, keyOf)
  const before = kept.scope === scope ? kept.rows : new Map<string, Row>()
  const change = (some: readonly Row[], on: boolean): void => {
    const next = new Map(before)
    for (const row of some)
      if (!on) next.delete(keyOf(row))
      else if (next.size < most || next.has(keyOf(row))) next.set(keyOf(row), row)
    setKept({ scope, rows: next })
  }
  // What the page shows is newer than what was ticked.
  const fresh = new Map(rows.map((row) => [keyOf(row), row]))
  return {
    chosen: [...before].map(([key, row]) => fresh.get(key) ?? row),
    has: (row) => before.has(keyOf(row)),
    pick: (row, on, range) => change(spanOf(row, range), on),
    pickAll: (on) => change(rows, on),
    isAll: rows.length > 0 && rows.every((row) => before.has(keyOf(row))),
    clear: () => setKept({ scope, rows: new Map() }),
  }
}
