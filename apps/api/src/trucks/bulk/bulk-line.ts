// Bulk uploads of truck requests; a cell may name an address of the address book.
import { foldText } from '@marsa/model/reference/fold.ts'
import { truckSheet, type SavedPlaces } from '@marsa/model/trucks/bulk/truck-sheet.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { emptyPlace, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { everyAddressOf } from '../../accounts/door.ts'
import { publish } from '../../kit/events.ts'
import { requestDrafts, type BulkLine } from '../../requests/door.ts'
import { trucksLine } from '../line.ts'

const { spec } = trucksLine

export const truckBulk: BulkLine<SavedPlaces> = {
  sheet: truckSheet,
  known: async (db, uploader) =>
    new Map(
      (await everyAddressOf(db, uploader)).map(({ label, ...address }) => {
        const parts = Object.keys(emptyPlace).map((part) => [part, address[part as keyof TruckPlace]])
        return [foldText(label), { label, place: Object.fromEntries(parts) as TruckPlace }] as const
      }),
    ),
  drafts: requestDrafts({
    line: 'trucks',
    prefix: spec.prefix,
    move: 'saveDraft',
    details: spec.details,
    columns: (draft) => ({ nickname: null, details: spec.columns(draft as TruckForm) }),
  }),
  publish: (tx, { companyId, userId }, batchId) =>
    publish(tx, { companyId, userId, kind: 'trucks.changed', subjectId: batchId }),
}
