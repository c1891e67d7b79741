// What both sides and staff see of trucks on the road now: position and its age, expected arrival, alerts that are open.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { placeName, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import type { LiveView, StopView } from '@marsa/model/trucks/execution/road-views.ts'
import { alertText, isReadBy } from '@marsa/model/trucks/road/alerts.ts'
import { postsOnWay, type BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { nextStop } from '@marsa/model/trucks/road/estimate.ts'
import { hasEvent, type RoadCarriage } from '@marsa/model/trucks/road/event-order.ts'
import type { Db } from '../../kit/db.ts'
import type { SlotRow } from '../execution/slots.store.ts'
import { alertSentence } from './tell-alert.ts'
import { alertsTold, lastEstimates, lastFixes, type AlertRow } from './watch.store.ts'

export const stopView = (place: TruckPlace): StopView => ({
  name: placeName(place),
  latitude: place.latitude,
  longitude: place.longitude,
})

export const postsOf = (carriage: RoadCarriage): BorderPost[] =>
  carriage.movement === 'CROSS_BORDER'
    ? postsOnWay(carriage.route, carriage.toEmirates).map(({ post }) => post)
    : []

const alertView = ({ code, told_at: toldAt, detail }: AlertRow): LiveView['alerts'][number] => ({
  code,
  since: toOffset(toldAt),
  title: { ...alertText[code] },
  sentence: alertSentence(code, detail),
})

type Seen = { slotId: string; requestId: string; carriage: RoadCarriage; steps: SlotRow['steps'] }

export type Live = {
  ofSlot(slot: Seen): LiveView
  ofBooking(requestId: string): LiveView['alerts']
}

/** Of these trucks, what a person may see now. */
export const liveOf = async (db: Db, actor: Actor, slots: readonly Seen[]): Promise<Live> => {
  const open = slots.filter(({ steps }) => !hasEvent(steps, 'DELIVERED')).map(({ slotId }) => slotId)
  const fixes = new Map((await lastFixes(db, open)).map((row) => [row.slot_id, row]))
  const estimates = new Map((await lastEstimates(db, open)).map((row) => [row.slot_id, row]))
  const kind = kindOf(actor)
  const side = kind === 'customer' ? 'customer' : kind === 'agent' ? 'provider' : 'desk'
  const requestIds = [...new Set(slots.map(({ requestId }) => requestId))]
  const alerts = (await alertsTold(db, requestIds)).filter(
    ({ code, over_at: overAt }) => overAt === null && isReadBy(code, side),
  )
  return {
    ofSlot: ({ slotId, carriage, steps }) => {
      const [fix, estimate] = [fixes.get(slotId), estimates.get(slotId)]
      const stop = nextStop({ carriage, steps: steps.map((step) => ({ ...step, at: new Date(step.at) })) })
      return {
        position: fix
          ? {
              latitude: fix.latitude,
              longitude: fix.longitude,
              accuracyM: fix.accuracy_m,
              at: toOffset(fix.at),
            }
          : null,
        eta:
          estimate && estimate.stop === stop
            ? {
                stop,
                eta: toOffset(estimate.eta),
                at: toOffset(estimate.at),
                reason: estimate.reason,
                before: estimate.before && toOffset(estimate.before),
              }
            : null,
        alerts: alerts.filter((row) => row.slot_id === slotId).map(alertView),
      }
    },
    ofBooking: (requestId) =>
      alerts.filter((row) => row.request_id === requestId && row.slot_id === null).map(alertView),
  }
}
