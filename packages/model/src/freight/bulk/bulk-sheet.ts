// Bulk uploads of freight requests.
import type { BulkSheet } from '../../requests/bulk/bulk-sheet.ts'
import { containerLimitKg } from '../cargo/cargo-rules.ts'
import type { RequestForm } from '../asking/request-form.ts'
import { freightColumns } from './bulk-columns.ts'
import { placeOrGoodsMeant } from './bulk-nearest.ts'
import { readRow, type Known } from './bulk-row.ts'

export const freightSheet: BulkSheet<Known> = {
  line: 'freight',
  columns: freightColumns,
  notes: [],
  read: readRow,
  figure: {
    code: 'freight.weight-above-container',
    param: 'limit',
    of: (draft: RequestForm) => containerLimitKg(draft),
  },
  unknown: [
    'freight.place-unknown',
    'freight.bulk-several-places',
    'freight.commodity-required',
    'freight.bulk-choice',
    'freight.hazardous-required',
  ],
  meant: placeOrGoodsMeant,
}
