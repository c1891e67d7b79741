// Reads a spreadsheet into texts in a thread with limits of memory and time, because parsers of foreign files are a risk (Z38).
import type { ThreadLimits } from './worker-thread.ts'
import { ThreadFailure, workerThread } from './worker-thread.ts'

export type SheetFormat = 'csv' | 'xlsx'
export type SheetAsk = {
  path: string
  format: SheetFormat
  /** Lines under the heading, columns, and characters of a cell. */
  most: { rows: number; columns: number; cell: number }
}
export type SheetLine = { line: number; cells: string[] }
export type SheetFault = 'rows' | 'columns' | 'empty' | 'damaged'
export type SheetAnswer = { fault: SheetFault } | { headings: string[]; lines: SheetLine[] }

const limits: ThreadLimits = { timeoutMs: 20_000, megabytes: 256, queue: 10 }
const thread = workerThread<SheetAsk, SheetAnswer>(new URL('./sheet-thread.ts', import.meta.url), limits)

/** Headings and lines of the first sheet that holds something, every cell as text; `busy` when too many files wait. */
export const readSheet = async (ask: SheetAsk): Promise<SheetAnswer | { fault: 'busy' }> => {
  try {
    return await thread.run(ask)
  } catch (error) {
    if (error instanceof ThreadFailure) return { fault: error.reason === 'full' ? 'busy' : 'damaged' }
    throw error
  }
}

/** Ends the thread; the next file would start another. */
export const closeSheets = (): Promise<void> => thread.close()
