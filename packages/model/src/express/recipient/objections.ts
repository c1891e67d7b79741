// What a recipient objects to after a delivery: that it was not received, or that another amount was paid.
import { texts } from '../../kit/text.ts'
import type { ShipmentState } from '../shipments/shipment-machine.ts'

export const objectionKinds = ['PAID_OTHER', 'NOT_RECEIVED'] as const
export type ObjectionKind = (typeof objectionKinds)[number]

export const objectionText = texts({
  PAID_OTHER: { en: 'Paid a different amount', ar: 'دُفع مبلغ مختلف' },
  NOT_RECEIVED: { en: 'Not received', ar: 'لم يُستلم الطرد' },
})

type Objecting = { state: ShipmentState; hasCash: boolean; open: readonly ObjectionKind[] }

/** Why a recipient cannot object now; the page itself ends 48 hours after the delivery. */
export const objectionRefusal = (
  kind: ObjectionKind,
  { state, hasCash, open }: Objecting,
): string | undefined => {
  if (state !== 'DELIVERED') return 'express.objection-early'
  if (kind === 'PAID_OTHER' && !hasCash) return 'express.recipient-no-cash'
  return open.includes(kind) ? 'express.objection-open' : undefined
}
