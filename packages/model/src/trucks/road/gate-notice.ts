// What a notice of the port's system means for a truck, and whether it is about this one (fields as DCSA names them).
import type { PortDirection } from './movement.ts'
import { texts } from '../../kit/text.ts'
import type { RoadEvent } from './event-order.ts'

/** GTIN and GTOT are gate in and gate out; seen by the equipment, which is the container. */
export type GateNotice = {
  equipmentEventTypeCode: 'GTIN' | 'GTOT'
  emptyIndicatorCode: 'EMPTY' | 'LADEN'
  /** The gate is that of a depot for empty containers. */
  isDepot: boolean
}

/** Depots for empty containers have it in their names: AEJEA-DEPOT. */
export const isDepot = (facility: string): boolean => facility.endsWith('DEPOT')

/** The event of a truck that a notice reports; undefined when it is none of this direction. */
export const gateEvent = (
  direction: PortDirection,
  { equipmentEventTypeCode: type, emptyIndicatorCode: load, isDepot }: GateNotice,
): RoadEvent | undefined => {
  if (direction === 'IMPORT') {
    if (type === 'GTIN') return isDepot ? (load === 'EMPTY' ? 'EMPTY_RETURN' : undefined) : 'GATE_IN'
    return load === 'LADEN' && !isDepot ? 'GATE_OUT' : undefined
  }
  if (type === 'GTOT') return load === 'EMPTY' ? 'EMPTY_PICKUP' : undefined
  return load === 'LADEN' && !isDepot ? 'GATE_IN' : undefined
}

/** A truck with its container, as both sides write them; plates and numbers are folded already. */
export type GateMatch = { container: string; plate: string }

/** Whether a notice is about a truck: container and plate agree. Anything less goes to the desk and sets no status. */
export const isAbout = (notice: GateMatch, truck: GateMatch): boolean =>
  notice.container === truck.container && notice.plate === truck.plate

/** Why a gate event waits for the desk. */
export const gateQueueText = texts({
  unreadable: { en: 'The port sent it in an unknown format', ar: 'أرسله الميناء بصيغة أخرى' },
  unmatched: { en: 'No booking has this container or plate', ar: 'لا يوجد حجز بهذه الحاوية أو اللوحة' },
  'other-plate': { en: 'The container is known, with another plate', ar: 'الحاوية معروفة ولكن بلوحة أخرى' },
  'other-container': {
    en: 'The plate is known, with another container',
    ar: 'اللوحة معروفة ولكن بحاوية أخرى',
  },
  'not-part': {
    en: 'This gate is not part of the truck’s journey',
    ar: 'لا تمر رحلة هذه الشاحنة بهذه البوابة',
  },
  passed: { en: 'The truck is already further on', ar: 'تجاوزت الشاحنة هذه الخطوة' },
  'not-allocated': { en: 'Other trucks of the booking are not allocated', ar: 'لم تُخصص بقية شاحنات الحجز' },
})
export type GateQueueReason = keyof typeof gateQueueText

/** The truck that a notice is about, or why it is about none; trucks come in the order in which they are preferred. */
export const matchGate = <Truck extends GateMatch>(
  notice: GateMatch,
  trucks: readonly Truck[],
): { truck: Truck } | { reason: GateQueueReason } => {
  const truck = trucks.find((each) => isAbout(notice, each))
  if (truck) return { truck }
  if (trucks.some(({ container }) => container === notice.container)) return { reason: 'other-plate' }
  return { reason: trucks.some(({ plate }) => plate === notice.plate) ? 'other-container' : 'unmatched' }
}
