// Calls of the bulk uploads of a line.
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { BulkLine } from './bulk-line.ts'
import { dropBatch, fixBatchRow, mapBatch } from './change-batch.ts'
import { commitBatch } from './commit-batch.ts'
import { openBatch } from './open-batch.ts'
import type { SheetParts } from './take-sheet.ts'
import { bulkTemplate } from './template.ts'
import { batchDrafts, followBatch, viewBatch } from './view-batch.ts'

/** `fileName` is that of its template, without language and ending. */
export const bulkRoutes = <Known>(
  server: Server,
  of: BulkLine<Known>,
  calls: BulkCalls,
  parts: SheetParts & { fileName: string },
): void => {
  serve(server, calls.bulkTemplate, bulkTemplate(of, parts.fileName))
  serve(server, calls.openBatch, openBatch(of, parts))
  serve(server, calls.viewBatch, viewBatch(of))
  serve(server, calls.followBatch, followBatch(of))
  serve(server, calls.mapBatch, mapBatch(of))
  serve(server, calls.fixBatchRow, fixBatchRow(of))
  serve(server, calls.commitBatch, commitBatch(of))
  serve(server, calls.dropBatch, dropBatch(of))
  serve(server, calls.batchDrafts, batchDrafts(of))
}
