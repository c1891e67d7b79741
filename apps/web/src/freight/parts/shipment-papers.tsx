// The papers of a shipment, with those that its stage asks for.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { DocumentsCard } from '../../documents/door.tsx'
import { paperCalls } from '../paper-calls.ts'
import { isOver, needsOf } from '../paper-needs.ts'

type PapersProps = { shipment: ShipmentDetail; side?: 'customer' | 'agent' }

/** `side` is who reads: only papers of that side are asked for. */
export function ShipmentPapers({ shipment, side }: PapersProps) {
  return (
    <DocumentsCard
      calls={paperCalls(shipment.RequestId)}
      needs={needsOf(shipment)}
      side={side}
      closed={isOver(shipment)}
      winner={shipment.agent?.nameEn}
    />
  )
}
