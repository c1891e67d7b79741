// Where a payment of invoices on credit leads back to.
import { viewOwnCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { viewOwnInvoices } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import type { PaymentPlace } from '../payment-place.ts'
import { creditPlaceText as words } from './credit-place-text.ts'

export const creditPaymentPlace: PaymentPlace = {
  subject: (lang) => `/${lang}/account/credit`,
  again: (lang) => `/${lang}/account/credit`,
  home: (lang) => `/${lang}/account/credit`,
  toSubject: words.toAccount,
  toHome: words.toAccount,
  words,
  refreshes: [viewOwnCredit, viewOwnInvoices],
  useReceipt: () => undefined,
}
