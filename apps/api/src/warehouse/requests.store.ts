// SQL of storage requests that is storage's own: their columns.
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { StorageState } from '@marsa/model/warehouse/request-machine.ts'
import type { DetailsTable } from '../kit/move.ts'
import { requestsWith, type Booked, type MaybeAwarded } from '../requests/door.ts'

export type StorageRow = MaybeAwarded & {
  id: string
  number: string
  company_id: string
  user_id: string
  state: StorageState
  version: number
  round: number
  form: StorageForm
  /** Cubic metres as text, as the database writes them. */
  cbm: string
  start_date: string
  end_date: string
  status_since: Date
  created_at: Date
  window_ends_at: Date
  pending_review: boolean
  booked_at: Date | null
  return_state: StorageState | null
  booking_transaction_id: string | null
  /** `payment.down`, `payment.full` or `credit.confirmed`, and the fils it moved. */
  booking_kind: string | null
  booking_fils: bigint | null
  cancel_fee_fils: bigint | null
  measured_cbm: string | null
  final_owed: boolean
  overstay_since: string | null
  extension_until: string | null
  extension_asked_at: Date | null
  extension_offered: string | null
}

export type BookedRow = Booked<StorageRow>

export const isBooked = (row: StorageRow): row is BookedRow => row.booking_transaction_id !== null

/** What storage alone knows of a request. */
export const storageDetails = {
  name: 'storage_details',
  columns: [
    'cbm',
    'start_date',
    'end_date',
    'measured_cbm',
    'final_owed',
    'overstay_since',
    'extension_until',
    'extension_asked_at',
    'extension_offered',
  ],
} as const satisfies DetailsTable

export const {
  find: findStorage,
  lockVisible,
  lock: lockStorage,
  note: noteDetails,
  insert: insertStorage,
} = requestsWith<StorageRow>(storageDetails)

/** What of the form stands in columns, for lists, reports and the database's rules. */
export const storageColumns = ({ cbm, startDate, endDate }: StorageForm) => ({
  cbm,
  start_date: startDate,
  end_date: endDate,
})

/** Columns that a form is kept in. */
export const formColumns = (form: StorageForm, searchText: string): Record<string, unknown> => ({
  form: JSON.stringify(form),
  search: searchText,
  ...storageColumns(form),
})
