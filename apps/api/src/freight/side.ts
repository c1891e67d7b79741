// On which side of a shipment somebody stands.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'

/** Staff stand on none. */
export const sideOf = (actor: Actor): ShipmentSide | undefined => {
  const kind = kindOf(actor)
  return kind === 'customer' || kind === 'agent' ? kind : undefined
}
