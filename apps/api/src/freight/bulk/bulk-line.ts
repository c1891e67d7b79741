// Bulk uploads of freight requests.
import { freightSheet } from '@marsa/model/freight/bulk/bulk-sheet.ts'
import type { Known } from '@marsa/model/freight/bulk/bulk-row.ts'
import { publish } from '../../kit/events.ts'
import { requestDrafts, type BulkLine } from '../../requests/door.ts'
import { columnsOf } from '../asking/save-request.ts'
import { changedKind } from '../changes/publish-change.ts'
import { freightDetails } from '../requests.store.ts'
import { knownNames } from './known-names.ts'

export const freightBulk: BulkLine<Known> = {
  sheet: freightSheet,
  known: knownNames,
  drafts: requestDrafts({
    line: 'freight',
    prefix: 'FR',
    move: 'save',
    details: freightDetails,
    columns: (draft) => {
      const { nickname, mode, direction } = columnsOf(draft)
      return { nickname, details: { mode, direction } }
    },
  }),
  publish: (tx, { companyId, userId }, batchId) =>
    publish(tx, { companyId, userId, kind: changedKind, subjectId: batchId }),
}
