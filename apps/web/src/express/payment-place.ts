// Where a payment of a parcel shipment leads back to.
import {
  countShipments,
  listShipments,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { PaymentPlace } from '../finance/door.tsx'
import { placeText as words } from './text.ts'

export const shipmentPaymentPlace: PaymentPlace = {
  subject: (lang, { subjectId }) => `/${lang}/express/shipments/${subjectId}`,
  again: (lang, { subjectId }) => `/${lang}/express/shipments/${subjectId}`,
  home: (lang) => `/${lang}/express/shipments`,
  toSubject: words.toShipment,
  toHome: words.toShipments,
  words: { paidBody: words.paidBody, overdueBody: words.overdueBody, leftBody: words.leftBody },
  refreshes: [viewShipment, listShipments, countShipments],
  useReceipt: () => undefined,
}
