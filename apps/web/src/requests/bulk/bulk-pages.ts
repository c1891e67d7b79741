// What a line says of its bulk uploads to the page of all of them; see also `BulkSheet` of the model.
import { createContext, use, type ComponentType } from 'react'
import type { Texts } from '@marsa/model/requests/bulk/bulk-cells.ts'
import type { Batch, BatchRow, BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { TextParams, TextRow } from '@marsa/model/kit/text.ts'
import type { ProblemSource } from '../../kit/action-button.tsx'

/** Members are methods, so that the sheet of each line fits. */
export type BulkPages = {
  sheet: Pick<BulkSheet, 'line' | 'columns' | 'figure' | 'rows'>
  calls: BulkCalls
  title: TextRow
  /** What may be wrong with a line. */
  problems: ProblemSource
  /** What a sentence of a problem names beside the choices of its column. */
  params?(field: string, texts: Texts): TextParams | undefined
  /** Words that are not those of requests. */
  words?: Partial<Record<keyof typeof bulkText, TextRow>>
  /** What a line is called by. */
  about(texts: Texts): string | undefined
  /** From where to where. */
  ends(texts: Texts): readonly [string | undefined, string | undefined]
  /** What reads differently once requests are made. */
  reads: readonly Endpoint[]
  /** A request that was made, below the language. */
  pathOf(id: string): string
  /** The way on with the requests that were made, above their list. */
  Next: ComponentType<{ batch: Batch; rows: readonly BatchRow[] }>
}

export const BulkContext = createContext<BulkPages | null>(null)

export const useBulk = (): BulkPages => {
  const of = use(BulkContext)
  if (!of) throw new Error('a part of bulk uploads stands outside their page')
  return of
}

/** The words of the page, with those of the line over them. */
export const useBulkWords = (): Record<keyof typeof bulkText, TextRow> => ({
  ...bulkText,
  ...useBulk().words,
})
