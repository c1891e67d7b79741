// Takes the positions of a provider's trackers for its trucks on the road.
import type { addTrackerPositions as contract } from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { enqueueMoved } from '../watch/moved.ts'
import { isKept } from './driver-reports.ts'
import { insertPositions, trackedSlots, type NewPosition } from './positions.store.ts'

export const addTrackerPositions = async (call: Call<typeof contract>) => {
  const { db, now, body } = call
  const { companyId } = signedIn(call)
  const trackers = [...new Set(body.positions.map(({ tracker }) => tracker))]
  const slots = Map.groupBy(await trackedSlots(db, companyId, trackers, now), ({ tracker }) => tracker)
  const positions: NewPosition[] = []
  const ignored: { index: number; code: string }[] = []
  for (const [index, { tracker, at: told, ...fix }] of body.positions.entries()) {
    const [own, at] = [slots.get(tracker), new Date(told)]
    if (!own) ignored.push({ index, code: 'trucks.tracker-unknown' })
    else if (!isKept(at, now)) ignored.push({ index, code: 'trucks.event-future' })
    else positions.push(...own.map(({ slot_id: slotId }) => ({ ...fix, slotId, at })))
  }
  return call.once(async (tx) => {
    const stored = await insertPositions(tx, 'TRACKER', positions, now)
    if (stored > 0)
      await enqueueMoved(
        tx,
        [...slots.values()].flat().map(({ request_id: id }) => id),
      )
    return { stored, ignored }
  })
}
