// At the head of an agent's job: whose turn the shipment is, with the step that is to be reported by its name.
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { milestoneName } from '@marsa/model/freight/text.ts'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { useT } from '../../kit/t.ts'
import { AgentTurn as Turn } from '../../requests/door.tsx'

export function AgentTurn({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [step] = shipment.ahead
  const isReport = shipment.nextAction === 'report-milestone' && step
  return (
    <Turn
      words={shipmentTurnWords}
      facts={{ ...shipment, id: shipment.RequestId }}
      refreshes={[viewShipment, viewQuoteAgent]}
      title={isReport ? t(jobText.nextReport, { step: milestoneName(step) }) : undefined}
    />
  )
}
