// What the final quotation of a shipment changed, for both sides.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { FinalChangesCard } from '../../requests/door.tsx'

export function ShipmentFinalChanges({
  shipment,
  side,
}: {
  shipment: ShipmentDetail
  side: 'customer' | 'agent'
}) {
  const { finalChanges, quotation, money } = shipment
  if (!finalChanges || !money) return null
  return <FinalChangesCard changes={finalChanges} quotation={quotation} paid={money.paid} side={side} />
}
