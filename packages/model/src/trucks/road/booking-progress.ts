// How far a booking is, read from its trucks: allocated or not, which may be cancelled, what keeps it from completion.
import type { FieldProblems } from '../../kit/problem.ts'
import { hasEvent, type RoadCarriage, type RoadStep } from './event-order.ts'

/** One truck of a booking; one that was dropped is not among them. */
export type TruckSlot = {
  isAllocated: boolean
  events: readonly RoadStep[]
  /** The desk does not wait for the empty container of this truck. */
  isEmptyWaived: boolean
}

export type Allocation = { state: 'CONFIRMED' | 'TRUCK_ALLOCATED'; allocated: number; of: number }

/** TRUCK_ALLOCATED with the last truck; before that "2 of 3". */
export const allocationOf = (slots: readonly Pick<TruckSlot, 'isAllocated'>[]): Allocation => {
  const allocated = slots.filter(({ isAllocated }) => isAllocated).length
  const isWhole = slots.length > 0 && allocated === slots.length
  return { state: isWhole ? 'TRUCK_ALLOCATED' : 'CONFIRMED', allocated, of: slots.length }
}

/** Why a truck cannot be exchanged any more (T13). */
export const reallocateRefusal = ({
  isAllocated,
  events,
}: Pick<TruckSlot, 'isAllocated' | 'events'>): string | undefined => {
  if (!isAllocated) return 'trucks.not-allocated'
  return hasEvent(events, 'AT_UNLOADING') || hasEvent(events, 'DELIVERED')
    ? 'trucks.reallocate-late'
    : undefined
}

/** What an exchange of a truck has to say beside its reason: with goods on it where, when and a photo of the transfer. */
export const transferProblems = (
  { events }: Pick<TruckSlot, 'events'>,
  given: { place: string | null; at: Date | null; photos: number },
): FieldProblems => {
  const isLoaded = hasEvent(events, 'LOADING_COMPLETED')
  return {
    ...(isLoaded && !given.place?.trim() ? { place: 'trucks.transfer-place' } : {}),
    ...(isLoaded && !given.at ? { at: 'trucks.transfer-time' } : {}),
    ...(isLoaded && given.photos === 0 ? { files: 'trucks.transfer-photo' } : {}),
  }
}

/**
 * Why a booking cannot be completed (T16): every truck delivered, the empty containers of an import back or waived, and no
 * extra charge claimed or objected to.
 */
export const completionRefusal = (
  carriage: RoadCarriage,
  slots: readonly TruckSlot[],
  extrasOpen: number,
): string | undefined => {
  if (allocationOf(slots).state !== 'TRUCK_ALLOCATED') return 'trucks.not-allocated'
  if (!slots.every(({ events }) => hasEvent(events, 'DELIVERED'))) return 'trucks.not-delivered'
  const isImport = carriage.movement === 'PORT' && carriage.direction === 'IMPORT'
  if (isImport && !slots.every((slot) => slot.isEmptyWaived || hasEvent(slot.events, 'EMPTY_RETURN')))
    return 'trucks.empty-open'
  return extrasOpen > 0 ? 'trucks.extras-open' : undefined
}
