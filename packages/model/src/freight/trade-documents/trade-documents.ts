// Documents of the trade that are printed from what a shipment holds: which there are, and when each can be printed.
import type { ShipmentDetail } from '../answers.ts'
import { freightPhaseOf } from '../status.ts'

type Both = { en: string; ar: string }

export const tradeDocuments = {
  'packing-list': { en: 'Packing list', ar: 'قائمة التعبئة' },
  'shipping-instruction': { en: 'Shipping instruction', ar: 'تعليمات الشحن' },
  'arrival-notice': { en: 'Arrival notice', ar: 'إشعار الوصول' },
} as const satisfies Record<string, Both>
export type TradeDocument = keyof typeof tradeDocuments
export const tradeDocumentKinds = Object.keys(tradeDocuments) as TradeDocument[]

type Printed = Pick<ShipmentDetail, 'status' | 'money' | 'eta'>

/**
 * Why a document cannot be printed yet; undefined when it can. The packing list is of the cargo alone; an instruction needs
 * somebody to instruct, and a notice of the arrival needs a day.
 */
export const tradeDocumentRefusal = (
  kind: TradeDocument,
  { status, money, eta }: Printed,
): string | undefined => {
  if (kind === 'packing-list') return undefined
  // Only those who have part in a booking read its money.
  if (!money || !['booked', 'completed'].includes(freightPhaseOf(status))) return 'freight.not-booked'
  return kind === 'arrival-notice' && eta === null ? 'freight.arrival-unknown' : undefined
}
