// Where a payment of freight leads back to.
import { useQuery } from '@tanstack/react-query'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { paymentPlaceOf } from '../../requests/door.tsx'
import { shipmentQuery } from '../queries.ts'
import { freightLine } from '../web-line.ts'

export const freightPaymentPlace = paymentPlaceOf(freightLine, {
  toHome: paymentText.toShipments,
  useView: (id) => useQuery(shipmentQuery(id)).data,
})
