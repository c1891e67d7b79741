// What a line says of its bulk uploads to the server; see also `BulkSheet` of the model.
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Db, Tx } from '../../kit/db.ts'
import type { WritingBatch } from './bulk.store.ts'

/** Whose upload it is. */
export type Uploader = Pick<Actor, 'companyId' | 'userId'>

export type NewDraft = { line: number; number: string; form: object }

/** Where the drafts that are made of an upload are kept. */
export type DraftTable = {
  /** Before its public numbers. */
  prefix: string
  /** Makes drafts as saving one does, and notes on each line which became of it. */
  insert(tx: Tx, batch: WritingBatch, drafts: readonly NewDraft[]): Promise<void>
  /** Those made of a batch that are drafts still, in the order of its lines. */
  left(db: Db, batchId: string): Promise<{ id: string; number: string }[]>
}

/** Members are methods, so that its own drafts fit. */
export type BulkLine<Known = unknown> = {
  sheet: BulkSheet<Known>
  /** What names in its cells lead to. */
  known(db: Db, uploader: Uploader, now: Date): Promise<Known>
  drafts: DraftTable
  /** Tells the open pages of its person that there are new requests. */
  publish(tx: Tx, uploader: Uploader, batchId: string): Promise<void>
}
