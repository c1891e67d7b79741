// The containers of a shipment as documents, carriers and pages name them.
import type { ShipmentDetail } from '../answers.ts'

export type NamedContainer = { number: string; seals: readonly string[] }

/** Those of its list; where nothing is listed, the one that was told on the way. */
export const namedContainers = ({
  units,
  containerNumber,
}: Pick<ShipmentDetail, 'units' | 'containerNumber'>): readonly NamedContainer[] => {
  if (units && units.units.length > 0) return units.units
  return containerNumber === null ? [] : [{ number: containerNumber, seals: [] }]
}
