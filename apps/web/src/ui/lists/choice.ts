// Rows that a person has ticked, over the pages of one list; another filter begins anew.
import type { Dispatch, SetStateAction } from 'react'

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

/** What a list keeps of it: the rows by their keys, and the key of the last press. */
export type Kept<Row> = { scope: string; rows: ReadonlyMap<string, Row>; last?: string } | undefined

/** The rows that one press means: the row, or with `range` all from the one pressed before. */
export const spanOf = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  row: Row,
  last: string | undefined,
): readonly Row[] => {
  const at = rows.findIndex((each) => keyOf(each) === keyOf(row))
  const from = rows.findIndex((each) => keyOf(each) === last)
  return from < 0 || at < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1)
}

type Listed<Row> = {
  /** Names the list with its filters. */
  scope: string
  /** Those of the page. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** No more are chosen. */
  most: number
}

/** The choice that is kept in a state of the page; a plain function, so that it may come after the page. */
export const choiceOf = <Row>(
  [kept, setKept]: readonly [Kept<Row>, Dispatch<SetStateAction<Kept<Row>>>],
  { scope, rows, keyOf, most }: Listed<Row>,
): Choice<Row> => {
  const before: ReadonlyMap<string, Row> = kept?.scope === scope ? kept.rows : new Map<string, Row>()
  const change = (some: readonly Row[], on: boolean, last = kept?.last): void => {
    const next = new Map(before)
    for (const row of some)
      if (!on) next.delete(keyOf(row))
      else if (next.size < most || next.has(keyOf(row))) next.set(keyOf(row), row)
    setKept({ scope, rows: next, ...(last !== undefined && { last }) })
  }
  // What the page shows is newer than what was ticked.
  const fresh = new Map(rows.map((row) => [keyOf(row), row]))
  return {
    chosen: [...before].map(([key, row]) => fresh.get(key) ?? row),
    has: (row) => before.has(keyOf(row)),
    pick: (row, on, range) => change(range ? spanOf(rows, keyOf, row, kept?.last) : [row], on, keyOf(row)),
    pickAll: (on) => change(rows, on),
    isAll: rows.length > 0 && rows.every((row) => before.has(keyOf(row))),
    clear: () => setKept(undefined),
  }
}
