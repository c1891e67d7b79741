// The drafts of requests that bulk uploads are made into, for each line that agents quote for.
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { DetailsTable } from '../../kit/move.ts'
import type { DraftTable } from './bulk-line.ts'
import { draftsOfBatch, insertDrafts } from './bulk.store.ts'

type RequestsOf = {
  line: QuotedLine
  prefix: string
  /** The move of its machine that begins a draft. */
  move: string
  /** The table of its details. */
  details: DetailsTable
  /** What of a draft stands in columns: of its details the same ones for each. */
  columns: (draft: object) => { nickname: string | null; details: Readonly<Record<string, unknown>> }
}

export const requestDrafts = ({ line, prefix, move, details, columns }: RequestsOf): DraftTable => ({
  prefix,
  insert: async (tx, batch, drafts) => {
    const given = drafts.map((draft) => ({ ...draft, ...columns(draft.form) }))
    const set = Object.keys(given[0]?.details ?? {})
    await insertDrafts(tx, batch, { line, move, details, columns: set }, given)
  },
  left: draftsOfBatch,
})
