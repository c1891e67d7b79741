// What a truck's positions report by themselves: that it has come to loading or unloading, or left the drop-off (section 5, T16).
import type { Pin } from '../../kit/pin.ts'
import type { Proposed } from '../execution/booked-job.ts'
import { nextEvents, roadPlan, type PlannedStep, type RoadCarriage, type RoadStep } from './event-order.ts'
import { arrivedAt, leftAt, type Fix } from './positions.ts'

/** A truck of a booking as its positions are read; those of the vehicle that it has now, oldest first. */
export type WatchedTruck = {
  carriage: RoadCarriage
  /** Events that stand. */
  steps: readonly (RoadStep & { at: Date })[]
  proposed: Proposed
  /** Places without a pin are watched by nobody. */
  pickup: Pin | undefined
  dropoff: Pin | undefined
  fixes: readonly Fix[]
}

/** Hours of a slot. */
const slotLength = 2 * 3_600_000

const slotFrom = (from: Date): { from: Date; until: Date } => ({
  from,
  until: new Date(from.getTime() + slotLength),
})

export const timeOf = ({ steps }: Pick<WatchedTruck, 'steps'>, code: RoadStep['code']): Date | undefined =>
  steps.find((step) => step.code === code)?.at

/** When it came to the place of its drop-off; an export comes to a gate there. */
export const atDropoff = (truck: Pick<WatchedTruck, 'steps' | 'carriage'>): Date | undefined =>
  timeOf(truck, 'AT_UNLOADING') ?? (isExport(truck.carriage) ? timeOf(truck, 'GATE_IN') : undefined)

const isExport = (carriage: RoadCarriage): boolean =>
  carriage.movement === 'PORT' && carriage.direction === 'EXPORT'

export type Arrival = {
  code: 'AT_LOADING' | 'AT_UNLOADING'
  at: Date
  /** The step that has to be reported before it. */
  missing: PlannedStep | undefined
}

/** The place that a truck has come to and that nobody has reported. */
export const arrivalOf = (truck: WatchedTruck): Arrival | undefined => {
  const { carriage, steps, proposed, pickup, dropoff, fixes } = truck
  const loadingAt = timeOf(truck, 'AT_LOADING')
  const code = loadingAt ? 'AT_UNLOADING' : 'AT_LOADING'
  const place = loadingAt ? dropoff : pickup
  const isAhead = roadPlan(carriage).some((step) => step.code === code) && !atDropoff(truck)
  if (!place || !isAhead || timeOf(truck, 'DELIVERED')) return undefined
  const since = loadingAt ? fixes.filter((fix) => fix.at >= loadingAt) : fixes
  const at = arrivedAt(since, place, slotFrom(loadingAt ? proposed.delivery : proposed.pickup))
  if (!at) return undefined
  const next = nextEvents(carriage, steps)
  return { code, at, missing: next.some((step) => step.code === code) ? undefined : next.at(-1) }
}

/** When it was certain that the truck had left its drop-off with the goods; its provider is asked. */
export const leftUndelivered = (truck: WatchedTruck): Date | undefined => {
  const since = atDropoff(truck)
  if (!since || !truck.dropoff || timeOf(truck, 'DELIVERED')) return undefined
  return leftAt(truck.fixes, truck.dropoff, since)
}

/** Whether the last truck to deliver has left the drop-off, which completes the booking (T16). */
export const lastHasLeft = (trucks: readonly WatchedTruck[]): boolean => {
  const delivered = trucks.map((truck) => ({ truck, at: timeOf(truck, 'DELIVERED') }))
  const [last] = delivered.toSorted((a, b) => Number(b.at ?? 0) - Number(a.at ?? 0))
  if (!last?.truck.dropoff || delivered.some(({ at }) => !at)) return false
  return leftAt(last.truck.fixes, last.truck.dropoff, last.at!) !== undefined
}
