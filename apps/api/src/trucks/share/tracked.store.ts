// All SQL of following a booking of trucks by its link or number.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { maybe, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type TrackedRow = {
  id: string
  state: UsualState
  form: TruckForm
  booking_number: string
  completed_at: Date | null
}

export const bookingBy = (db: Db, by: { id: string } | { number: string }): Promise<TrackedRow | undefined> =>
  maybe(
    db,
    sql`select r.id, r.state, r.form, d.booking_number, r.completed_at from truck_details d join requests r on r.id = d.id
      where ${'id' in by ? sql`d.id = ${by.id}` : sql`d.booking_number = ${by.number}`}`,
  )
