// Where a payment of a line whose requests go the usual way leads back to.
import { useQuery } from '@tanstack/react-query'
import type { PaymentPlace } from '../../finance/door.tsx'
import { paymentPlaceOf } from '../page/payment-place.ts'
import { usualListText, usualPlaceText } from './text.ts'
import type { UsualWebLine } from './web-line.tsx'

export const usualPaymentPlace = (line: UsualWebLine): PaymentPlace =>
  paymentPlaceOf(line, {
    toHome: usualListText.mine,
    words: usualPlaceText,
    useView: (id) => useQuery(line.queries.view(id)).data,
  })
