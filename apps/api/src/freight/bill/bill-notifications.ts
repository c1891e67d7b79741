// Who is told of a move of a bill of lading, and in which words.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import type { BillMove } from '@marsa/model/freight/bill/bill-machine.ts'
import { agents, customer, send, type EventContext } from '../asking/request-notification.ts'
import type { BillRow } from './bill.store.ts'

type Told = Pick<BillRow, 'id' | 'agent_id' | 'state' | 'draft' | 'version' | 'number'>
type Moved = { move: BillMove; bill: Told; reason: string; from: ShipmentSide }

const draftWaits = (event: EventContext, { id, draft }: Told, again = '') =>
  send(event, 'bill-draft', customer(event), { draft: String(draft) }, `bill:${id}:${draft}${again}`)

export const billNotifications = {
  billMoved: async (event: EventContext, { move, bill, reason, from }: Moved): Promise<void> => {
    const agent = agents(bill.agent_id)
    const once = `bill:${bill.id}:${bill.version}`
    switch (move) {
      case 'instruct':
      case 'correct':
        if (from === 'customer') await send(event, 'bill-instructed', agent, {}, once)
        return
      case 'draft':
        return draftWaits(event, bill)
      case 'askChanges':
        return send(event, 'bill-changes', agent, { draft: String(bill.draft) }, once)
      case 'approve':
        return send(event, 'bill-approved', agent, { draft: String(bill.draft) }, once)
      case 'issue':
        return send(event, 'bill-issued', customer(event), { bill: bill.number! }, once)
      case 'surrender':
        return send(event, 'bill-surrendered', customer(event), { bill: bill.number! }, once)
      case 'void':
        return send(event, 'bill-void', customer(event), { reason }, once)
    }
  },
  /** A draft has waited for a day. */
  billWaits: (event: EventContext, { bill }: { bill: Told }) => draftWaits(event, bill, ':again'),
} as const
