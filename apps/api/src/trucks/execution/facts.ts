// What the rules of a booking look at: its trucks with their events, and what the booking asks of them.
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { truckTurn, type TruckFacts } from '@marsa/model/trucks/execution/truck-turn.ts'
import type { TruckSlot } from '@marsa/model/trucks/road/booking-progress.ts'
import { hasEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { Turn } from '@marsa/model/requests/turn.ts'
import type { Db } from '../../kit/db.ts'
import { openFor, type BorderFacts } from '@marsa/model/trucks/borders/border-tasks.ts'
import { borderRowsOf, factsFrom } from '../borders/border-facts.ts'
import { bookingFacts } from './facts.store.ts'
import { slotsOf, type AllocationRow, type SlotRow } from './slots.store.ts'

/** The vehicle and driver that a truck has now. */
export const allocationIn = ({ allocations }: Pick<SlotRow, 'allocations'>): AllocationRow | undefined =>
  allocations.find(({ until }) => until === null)

export const progressOf = (slot: SlotRow): TruckSlot => ({
  isAllocated: allocationIn(slot) !== undefined,
  events: slot.steps,
  isEmptyWaived: slot.empty_waive_reason !== null,
})

/** When the last truck did the last of what was asked of it; null while one has not delivered. */
const finishedAt = (slots: readonly SlotRow[]): Date | null => {
  if (slots.length === 0 || !slots.every(({ steps }) => hasEvent(steps, 'DELIVERED'))) return null
  const last = slots.flatMap(({ steps }) => steps.map(({ at }) => new Date(at).getTime()))
  return new Date(Math.max(...last))
}

export const truckFacts = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, TruckFacts & { rows: SlotRow[]; borders: BorderFacts }>> => {
  const [bookings, slots] = [await bookingFacts(db, ids), await slotsOf(db, ids)]
  const borders = await borderRowsOf(db, ids)
  const slotsBy = Map.groupBy(slots, ({ request_id: id }) => id)
  return new Map(
    bookings.map((booking) => {
      const { id, state, held, form, container_no: containerNo, pickup_at: pickupAt } = booking
      const rows = slotsBy.get(id) ?? []
      const border = factsFrom(borders(id), rows)
      return [
        id,
        {
          state,
          held,
          carriage: carriageOf(form),
          containerNo,
          pickupAt,
          slots: rows.map(progressOf),
          extras: {
            claimed: booking.extras_claimed,
            objected: booking.extras_objected,
            answerBy: booking.extras_answer_by,
          },
          change:
            booking.change_by && booking.change_answer_by
              ? { by: booking.change_by, answerBy: booking.change_answer_by }
              : null,
          border: { customer: openFor(border, 'customer'), agent: openFor(border, 'agent') },
          finishedAt: finishedAt(rows),
          rows,
          borders: border,
        },
      ]
    }),
  )
}

export const truckTurns = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Turn>> =>
  new Map([...(await truckFacts(db, ids))].map(([id, facts]) => [id, truckTurn(facts)]))
