// A booking's trucks as their positions are read: their places, steps, clocks, and where they have been in the last hours.
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import type { AlertedTruck } from '@marsa/model/trucks/road/alerts.ts'
import type { Fix } from '@marsa/model/trucks/road/positions.ts'
import type { Db } from '../../kit/db.ts'
import type { Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { proposedOf } from '../execution/proposed.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import { slotClocks } from '../extras/claim-clocks.ts'
import type { TruckRow } from '../line.ts'
import { fixesSince, lastEstimates, type EstimateRow, type FixRow } from './watch.store.ts'

/** Hours of positions that are read: a phone may be so long without a network. */
const readHours = 12

export const fixOf = ({ at, latitude, longitude, accuracy_m: accuracyM }: FixRow): Fix => ({
  at,
  pin: { latitude, longitude },
  accuracyM,
})

export type Watched = AlertedTruck & { slot: SlotRow; estimate: EstimateRow | undefined }

export const watchedTrucks = async (db: Db, request: Booked<TruckRow>, now: Date): Promise<Watched[]> => {
  const slots = await slotsOf(db, [request.id])
  const ids = slots.map(({ id }) => id)
  const since = new Date(now.getTime() - readHours * 3_600_000)
  const fixes = Map.groupBy(await fixesSince(db, ids, since), ({ slot_id: id }) => id)
  const estimates = new Map((await lastEstimates(db, ids)).map((row) => [row.slot_id, row]))
  const clocks = new Map(
    (await slotClocks(db, request, slots, now)).map((each) => [each.slot.id, each.clocks]),
  )
  const { form } = request
  return slots.map((slot) => {
    const estimate = estimates.get(slot.id)
    return {
      slot,
      slotId: slot.id,
      carriage: carriageOf(form),
      steps: slot.steps.map((step) => ({ ...step, at: new Date(step.at) })),
      proposed: proposedOf(request),
      pickup: pinOf(form.pickup),
      dropoff: pinOf(form.dropoff),
      fixes: (fixes.get(slot.id) ?? []).map(fixOf),
      isAllocated: allocationIn(slot) !== undefined,
      isEmptyWaived: slot.empty_waive_reason !== null,
      estimate,
      told: estimate,
      clocks: (clocks.get(slot.id) ?? []).flatMap(({ code, stop, clock }) =>
        clock.isRunning ? { name: stop ?? code, freeEndsAt: clock.freeEndsAt } : [],
      ),
    }
  })
}
