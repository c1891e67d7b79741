// Where a truck is as its driver sees it: what the server knows, and behind that what the phone has yet to send.
import type { DriverJob, DriverPlace } from '@marsa/model/trucks/driver/driver-views.ts'
import {
  hasEvent,
  nextEvents,
  type PlannedStep,
  type RoadStep,
} from '@marsa/model/trucks/road/event-order.ts'
import { wayTo } from '../../kit/phone/way.ts'
import type { KeptJob, Waiting } from './store.ts'

export const stepsOf = ({ slot, job }: KeptJob, queue: readonly Waiting[]): RoadStep[] => [
  ...job.events,
  ...queue.flatMap((item) =>
    item.slot === slot && item.kind === 'event' && item.state === 'waiting' ? [item.body] : [],
  ),
]

/** What may be reported next; nothing once all is done, or where nobody waits for the empty container. */
export const nextOf = ({ carriage, isEmptyWaived }: DriverJob, steps: readonly RoadStep[]): PlannedStep[] =>
  nextEvents(carriage, steps).filter(({ code }) => code !== 'EMPTY_RETURN' || !isEmptyWaived)

/** Where the truck goes now: to load, to unload, and with an import to the depot. */
export const placeOf = (
  { pickup, dropoff, returnLocation }: DriverJob,
  steps: readonly RoadStep[],
): { kind: 'pickup' | 'dropoff'; place: DriverPlace } | { kind: 'empty'; name: string } => {
  if (hasEvent(steps, 'DELIVERED') && returnLocation) return { kind: 'empty', name: returnLocation }
  return hasEvent(steps, 'LOADING_COMPLETED')
    ? { kind: 'dropoff', place: dropoff }
    : { kind: 'pickup', place: pickup }
}

export const wayToPlace = (place: DriverPlace | string): string => {
  if (typeof place === 'string') return wayTo(null, place)
  const { latitude, longitude } = place
  const pin = latitude !== null && longitude !== null ? { latitude, longitude } : null
  return wayTo(pin, [place.address, place.name.en.replace(/[\u2066-\u2069]/g, '')].filter(Boolean).join(', '))
}
