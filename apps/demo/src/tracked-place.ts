// Where a truck of the demo is at a moment: on the straight way between its stops and posts, as far as it has had time to drive.
import type { Pin } from '@marsa/model/kit/pin.ts'
import { distanceKm } from '@marsa/model/reference/place.ts'
import type { DeliveryRow, StopView } from '@marsa/model/trucks/execution/road-views.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import { averageKmh, roadFactor } from '@marsa/model/trucks/road/positions.ts'

type Tracked = Pick<DeliveryRow, 'from' | 'to' | 'posts' | 'last' | 'n'>

/** Trucks of one booking do not drive bumper to bumper. */
const apartMinutes = 6
const loading: readonly RoadEvent[] = ['EMPTY_PICKUP', 'AT_LOADING', 'LOADING_COMPLETED', 'GATE_OUT']

const pinOf = ({ latitude, longitude }: StopView): Pin | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

const between = (from: Pin, to: Pin, part: number): Pin => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part,
  longitude: from.longitude + (to.longitude - from.longitude) * part,
})

const driven = (from: Pin, to: Pin, since: string, n: number, now: Date): Pin => {
  const hours = (now.getTime() - new Date(since).getTime()) / 3_600_000 - ((n - 1) * apartMinutes) / 60
  const km = Math.max(0, hours) * (averageKmh / roadFactor)
  return between(from, to, Math.min(1, km / Math.max(distanceKm(from, to), 0.001)))
}

/** Nowhere while nothing is reported of it, or it has no pins. */
export const trackedPlace = ({ from, to, posts, last, n }: Tracked, now: Date): Pin | undefined => {
  const [start, end] = [pinOf(from), pinOf(to)]
  if (!start || !end || !last) return undefined
  const { code, post, at } = last
  if (loading.includes(code)) return start
  if (code === 'AT_UNLOADING') return end
  const pins = [...posts.map((each) => borderPosts[each]), end]
  if (code === 'ENROUTE') return driven(start, pins[0]!, at, n, now)
  if (!post) return undefined
  const { latitude, longitude } = borderPosts[post]
  const here = { latitude, longitude }
  return code === 'BORDER_CLEARED' ? driven(here, pins[posts.indexOf(post) + 1]!, at, n, now) : here
}
