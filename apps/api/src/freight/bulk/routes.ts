// Calls of bulk uploads.
import { freightBulkEndpoints as bulk } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { dropBatch, fixBatchRow, mapBatch } from './change-batch.ts'
import { commitBatch } from './commit-batch.ts'
import { openBatch } from './open-batch.ts'
import type { SheetParts } from './take-sheet.ts'
import { bulkTemplate } from './template.ts'
import { followBatch, viewBatch } from './view-batch.ts'

export const bulkRoutes = (server: Server, parts: SheetParts): void => {
  serve(server, bulk.bulkTemplate, bulkTemplate)
  serve(server, bulk.openBatch, openBatch(parts))
  serve(server, bulk.viewBatch, viewBatch)
  serve(server, bulk.followBatch, followBatch)
  serve(server, bulk.mapBatch, mapBatch)
  serve(server, bulk.fixBatchRow, fixBatchRow)
  serve(server, bulk.commitBatch, commitBatch)
  serve(server, bulk.dropBatch, dropBatch)
}
