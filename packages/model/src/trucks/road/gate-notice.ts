// What a notice of the port's system means for a truck, and whether it is about this one (fields as DCSA names them).
import type { PortDirection } from './movement.ts'
import type { RoadEvent } from './event-order.ts'

/** GTIN and GTOT are gate in and gate out; seen by the equipment, which is the container. */
export type GateNotice = {
  equipmentEventTypeCode: 'GTIN' | 'GTOT'
  emptyIndicatorCode: 'EMPTY' | 'LADEN'
  /** The gate is that of a depot for empty containers. */
  isDepot: boolean
}

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
