// All that a request says, for an agent that is to quote it, with the documents of the customer.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { agentPageText, CustomerDocuments } from '../../requests/door.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { freightLine } from '../web-line.ts'
import { useRequestFacts } from '../shipment/request-facts.ts'

export function RequestFacts({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { readyFrom, deliverBy, pickupAt, remarks } = shipment
  const facts = useRequestFacts(shipment, { readyFrom, deliverBy, pickupAt, remarks })
  return (
    <Card title={t(agentPageText.details)}>
      <div className="stack g5">
        <Facts columns facts={facts} />
        <CustomerDocuments calls={freightLine.documents(shipment.RequestId)} />
      </div>
    </Card>
  )
}
