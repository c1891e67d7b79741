// The papers that a sender adds to a shipment abroad: what customs need is asked for, what is in can be looked at.
import { attachmentNeeds } from '@marsa/model/express/attachments/attachments.ts'
import {
  deleteShipmentAttachment,
  downloadShipmentAttachment,
  listShipmentAttachments,
  uploadShipmentAttachments,
} from '@marsa/model/express/attachments/attachment-endpoints.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { isOver } from '@marsa/model/express/shipments/shipment-machine.ts'
import { legOfForm } from '@marsa/model/express/shipments/shipment-rules.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { useMe } from '../../accounts/door.tsx'
import { DocumentsCard, type DocumentCalls } from '../../documents/door.tsx'
import { prepare } from '../../kit/prepared.ts'
import { paperText as words } from './paper-text.ts'

const refreshes = [listShipmentAttachments]

const callsOf = (shipmentId: string): DocumentCalls => ({
  list: prepare(listShipmentAttachments, ({ earlier }: { earlier?: true }) => ({
    query: { shipmentId, ...(earlier && { earlier: 'true' as const }) },
  })),
  file: prepare(downloadShipmentAttachment, (documentId: string) => ({ query: { documentId } })),
  add: { contract: uploadShipmentAttachments, fields: { shipmentId } },
  refreshes,
  remove: prepare(deleteShipmentAttachment, (documentId: string) => ({ query: { documentId } }), refreshes),
  removeBody: words.removeBody,
})

export type SentAbroad = Pick<ShipmentForm, 'from' | 'to' | 'shipmentType' | 'identity'>

/** Whether the signed-in person sends as themselves, and not for a company. */
export const useIsIndividual = (): boolean => useMe()?.roleName === 'customer'

export function AttachmentsCard({
  id,
  form,
  closed,
  isSender,
}: {
  id: string
  form: SentAbroad
  closed: boolean
  isSender: boolean
}) {
  const isIndividual = useIsIndividual()
  return (
    <DocumentsCard
      calls={callsOf(id)}
      needs={attachmentNeeds(form, { isIndividual })}
      {...(isSender && { side: 'customer' })}
      closed={closed}
      only
    />
  )
}

/** On the page of a shipment abroad; a draft that names no country yet is at home. */
export function ShipmentAttachments({
  shipment,
  isSender,
}: {
  shipment: ShipmentDetails
  isSender: boolean
}) {
  const form = shipment.form as Partial<SentAbroad>
  const { from, to } = form
  if (!from || !to || legOfForm({ from, to }) === 'domestic') return null
  return (
    <AttachmentsCard
      id={shipment.id}
      form={form as SentAbroad}
      closed={isOver(shipment.status)}
      isSender={isSender}
    />
  )
}
