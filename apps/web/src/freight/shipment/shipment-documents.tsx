// The documents of a shipment, with those that its stage asks for.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { DocumentsCard } from '../../documents/door.tsx'
import { useSettings } from '../../kit/settings.ts'
import { freightLine } from '../web-line.ts'
import { isOver, needsOf } from './document-needs.ts'

type DocumentsProps = { shipment: ShipmentDetail; side?: 'customer' | 'agent' }

/** `side` is who reads: only documents of that side are asked for. */
export function ShipmentDocuments({ shipment, side }: DocumentsProps) {
  const settings = useSettings()
  return (
    <DocumentsCard
      calls={freightLine.documents(shipment.RequestId)}
      needs={needsOf(shipment, settings)}
      side={side}
      closed={isOver(shipment)}
      winner={shipment.agent?.nameEn}
    />
  )
}
