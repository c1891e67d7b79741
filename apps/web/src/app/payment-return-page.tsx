// The page a payer comes back to, with the place of every line in it.
import { useEffect } from 'react'
import { bundlePurchase } from '@marsa/model/express/bundles/membership.ts'
import { useSessionState } from '../accounts/door.tsx'
import { bundlePaymentPlace } from '../express/bundles/payment-place.ts'
import { shipmentPaymentPlace } from '../express/payment-place.ts'
import { guestToken } from '../express/guest/guest-token.ts'
import { creditPaymentPlace } from '../finance/credit/payment-place.ts'
import { PaymentReturnPage } from '../finance/pages/payment-return-page.tsx'
import type { RequestKind } from '@marsa/model/lines.ts'
import type { PaymentPlace } from '../finance/payment-place.ts'
import { useLang } from '../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../kit/router/hooks.ts'
import { freightPaymentPlace } from '../freight/shipment/payment-place.ts'
import { storagePaymentPlace } from '../warehouse/storage/payment-place.ts'
import { usualPaymentPlace } from '../requests/usual/payment-place.ts'
import { trucksPages } from '../trucks/pages.ts'

type SubjectKind = RequestKind | 'credit-payment' | 'express-shipment' | typeof bundlePurchase

/** By the kind of subject that a line's payments are for. */
const places: Record<SubjectKind, PaymentPlace> = {
  'freight-request': freightPaymentPlace,
  'storage-request': storagePaymentPlace,
  'credit-payment': creditPaymentPlace,
  'express-shipment': shipmentPaymentPlace,
  [bundlePurchase]: bundlePaymentPlace,
  'truck-request': usualPaymentPlace(trucksPages),
}

const route = getRouteApi('/$lang/payment/return')

/** Who has paid without an account is led to the page of their shipment. */
export function PaymentReturn() {
  const { lang } = useLang()
  const { of, left } = route.useSearch()
  const { status } = useSessionState()
  const navigate = useNavigate()
  const isGuest = status === 'out' && of === 'express-shipment' && guestToken() !== undefined
  const href = `/${lang}/guest?${left ? 'left' : 'paid'}=1`
  useEffect(() => {
    if (isGuest) void navigate({ href, replace: true })
  }, [isGuest, href, navigate])
  if (isGuest) return null
  return <PaymentReturnPage places={places} usual={freightPaymentPlace} />
}
