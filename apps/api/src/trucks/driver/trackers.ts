// Takes the positions of a provider's trackers for its trucks on the road.
import type { addTrackerPositions as contract } from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { isKept } from './driver-reports.ts'
import { insertPositions, trackedSlots, type NewPosition } from './positions.store.ts'

export const addTrackerPositions = async (call: Call<typeof contract>) => {
  const { db, now, body } = call
  const { companyId } = signedIn(call)
  const slots = await trackedSlots(db, companyId, [...new Set(body.positions.map(({ tracker }) => tracker))])
  const slotOf = new Map(slots.map(({ tracker, slot_id: slotId }) => [tracker, slotId]))
  const positions: NewPosition[] = []
  const ignored: { index: number; code: string }[] = []
  for (const [index, { tracker, at: told, ...fix }] of body.positions.entries()) {
    const [slotId, at] = [slotOf.get(tracker), new Date(told)]
    if (!slotId) ignored.push({ index, code: 'trucks.tracker-unknown' })
    else if (!isKept(at, now)) ignored.push({ index, code: 'trucks.event-future' })
    else positions.push({ ...fix, slotId, at })
  }
  return call.once(async (tx) => ({ stored: await insertPositions(tx, 'TRACKER', positions, now), ignored }))
}
