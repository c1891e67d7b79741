// Who is told of the containers of a shipment: the other side once all are weighed, the desk where a container is under way twice.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { agents, customer, send, type EventContext } from '../asking/request-notification.ts'

export type UnitsChanged = {
  from: ShipmentSide
  /** Container and version, so that each is told of once. */
  step: string
  number: string
  isComplete: boolean
  wasComplete: boolean
  /** Live shipments of other companies with the same container (G9). */
  elsewhere: readonly string[]
}

export const unitNotifications = {
  unitsChanged: async (event: EventContext, changed: UnitsChanged): Promise<void> => {
    const { from, step, number, isComplete, wasComplete, elsewhere } = changed
    const { agent_id: agentId } = event.request
    if (isComplete && !wasComplete && agentId)
      await (from === 'customer'
        ? send(event, 'vgm-entered', agents(agentId), {}, step)
        : send(event, 'vgm-entered-agent', customer(event), {}, step))
    if (elsewhere.length > 0)
      await send(
        event,
        'container-elsewhere',
        { roles: ['desk'] },
        { container: number, others: elsewhere.join(', ') },
        step,
      )
  },
} as const
