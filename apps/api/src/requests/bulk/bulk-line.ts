// What a line says of its bulk uploads to the server; see also `BulkSheet` of the model.
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { DetailsTable } from '../../kit/move.ts'
import type { Db, Tx } from '../../kit/db.ts'

/** Whose upload it is. */
export type Uploader = Pick<Actor, 'companyId' | 'userId'>

/** Members are methods, so that its own drafts fit. */
export type BulkLine<Known = unknown> = {
  sheet: BulkSheet<Known>
  /** What names in its cells lead to. */
  known(db: Db, uploader: Uploader): Promise<Known>
  /** Before its public numbers. */
  prefix: string
  /** The move of its machine that begins a draft. */
  move: string
  /** The table of its details. */
  details: DetailsTable
  /** What of a draft stands in columns: of its details the same ones for each. */
  columns(draft: object): { nickname: string | null; details: Readonly<Record<string, unknown>> }
  /** Tells the open pages of its person that there are new requests. */
  publish(tx: Tx, uploader: Uploader, batchId: string): Promise<void>
}
