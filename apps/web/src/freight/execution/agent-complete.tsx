// The end of a shipment for its agent.
import { completeDelivery } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { prepare } from '../../kit/prepared.ts'
import { CompleteCard } from '../../requests/door.tsx'
import { freightReads } from '../queries.ts'
import { freightLine } from '../web-line.ts'

const call = prepare(
  completeDelivery,
  ({ id, version }: { id: string; version: number }) => ({ query: { id }, body: { version } }),
  freightReads,
)

export const CompleteDelivery = ({ shipment }: { shipment: ShipmentDetail }) => (
  <CompleteCard
    line={freightLine}
    view={shipment}
    call={call}
    words={{ ...jobText, undo: jobText.completeOnce }}
  />
)
