// A bulk upload: many requests from one spreadsheet, looked at line by line and then made all at once or not at all.
import { machine } from '../../kit/machine.ts'
import type { Line } from '../../lines.ts'
import { bulkCode } from './bulk-problems.ts'

/** OPEN owes nobody anything: it is forgotten after a while. The database lets WRITING end only as a whole. */
export const batchMachine = machine({
  name: 'request-batch',
  states: ['OPEN', 'WRITING', 'DONE'],
  terminal: ['OPEN', 'DONE'],
  moves: {
    openBatch: { from: [], to: ['OPEN'], actors: ['customer'] },
    commitBatch: { from: ['OPEN'], to: ['WRITING'], actors: ['customer'] },
    returnBatch: { from: ['WRITING'], to: ['OPEN'], actors: ['system'] },
    finishBatch: { from: ['WRITING'], to: ['DONE'], actors: ['system'] },
  },
})
export type BatchState = (typeof batchMachine.states)[number]

/** Bytes of the file, lines under the heading, columns, characters of a cell, and lines on a page of the preview. */
export const batchLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 5_000,
  columns: 60,
  cell: 2_000,
  page: 25,
} as const

/** Lines that one file may have. */
export const mostRows = ({ rows = batchLimits.rows }: { rows?: number }): number => rows

/** Days after which an upload that was not sent, and the lines of one that was, are forgotten. */
export const batchDays = { open: 7, done: 30 } as const

/** Lines written between two words about how far it is. */
export const batchPortion = 250

export type BatchStanding = { state: BatchState; rows: number; faulty: number; leftOut: number }

/** Why an upload cannot be changed any more. */
export const changeBatchRefusal = (line: Line, batch: Pick<BatchStanding, 'state'>): string | undefined =>
  batch.state === 'OPEN' ? undefined : bulkCode(line, 'sent')

/** Why the requests of an upload cannot be made. */
export const commitBatchRefusal = (line: Line, batch: BatchStanding): string | undefined => {
  if (batch.state !== 'OPEN') return bulkCode(line, 'sent')
  if (batch.faulty > 0) return bulkCode(line, 'faulty')
  return batch.rows > batch.leftOut ? undefined : bulkCode(line, 'nothing')
}
