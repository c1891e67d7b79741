// The page a payer comes back to, with the place of every line in it.
import { bundlePurchase } from '@marsa/model/express/bundles/membership.ts'
import { bundlePaymentPlace } from '../express/bundles/payment-place.ts'
import { shipmentPaymentPlace } from '../express/payment-place.ts'
import { creditPaymentPlace } from '../finance/credit/payment-place.ts'
import { PaymentReturnPage } from '../finance/pages/payment-return-page.tsx'
import type { RequestKind } from '@marsa/model/lines.ts'
import type { PaymentPlace } from '../finance/payment-place.ts'
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

export function PaymentReturn() {
  return <PaymentReturnPage places={places} usual={freightPaymentPlace} />
}
