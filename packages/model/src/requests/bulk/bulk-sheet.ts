// What a line says of its bulk uploads: its columns, and how a line of the sheet becomes a draft; everything else is the same for all.
import type { FieldProblems } from '../../kit/problem.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import type { Line } from '../../lines.ts'
import type { Texts } from './bulk-cells.ts'
import type { Columns } from './bulk-columns.ts'

/** What a cell may have meant; `text` is what it should say. */
export type Meant = { text: string; en: string; ar: string }

/** `known` is what names in its cells lead to. Members are methods, so that its own drafts fit. */
export type BulkSheet<Known = unknown> = {
  line: Line
  /** Lines that one file may have, where they are fewer than of others. */
  rows?: number
  columns: Columns
  /** What the template says under its columns. */
  notes: readonly { en: string; ar: string }[]
  /**
   * The draft of a line and, by field path, the codes of everything that is wrong with it; none when it may be made.
   * `fils` is what it costs, where that is known before anybody quotes.
   */
  read(
    texts: Texts,
    known: Known,
    now: Date,
    settings: SettingsInForce,
  ): { draft: object; problems: FieldProblems; fils?: bigint | undefined }
  /** The figure that the sentence of one of its problems names, as `param`. */
  figure?: { code: string; param: string; of(draft: object): number | undefined }
  /** Codes of cells that name something which is not known. */
  unknown: readonly string[]
  /** What such a cell may have meant, where it is none of the choices of its column. */
  meant?(field: string, text: string, draft: object, known: Known): Meant[] | undefined
}

/** True for a problem of a cell that names something which is not known. */
export const mayBeMeant = ({ unknown }: Pick<BulkSheet, 'unknown'>, code: string): boolean =>
  unknown.includes(code)
