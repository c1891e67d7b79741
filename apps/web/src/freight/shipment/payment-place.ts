// Where a payment of freight leads back to: the shipment, its quotes, the list of shipments.
import { useQuery } from '@tanstack/react-query'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { PaymentPlace } from '../../finance/door.tsx'
import { moneyCalls } from './pay-calls.ts'
import { freightReads, shipmentQuery } from '../queries.ts'

export const freightPaymentPlace: PaymentPlace = {
  subject: (lang, { subjectId }) => `/${lang}/freight/shipments/${subjectId}`,
  again: (lang, { subjectId, part }) =>
    `/${lang}/freight/shipments/${subjectId}${part === 'final' ? '' : '/quotes'}`,
  home: (lang) => `/${lang}/freight/shipments`,
  toSubject: compareText.toShipment,
  toHome: paymentText.toShipments,
  refreshes: freightReads,
  useReceipt: ({ subjectId }) => {
    const { data } = useQuery(shipmentQuery(subjectId))
    return data && moneyCalls(data).receipt
  },
}
