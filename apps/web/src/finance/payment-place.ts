// Where a payment belongs: what each line says of the requests that are paid for, by the kind of their subject.
import type { PaymentAnswer } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'
import type { Prepared } from '../kit/prepared.ts'

/** Words that name what is paid for. */
type PlaceWord = 'overdueBody' | 'paidBody' | 'documentsWhere' | 'close' | 'unknownBody' | 'leftBody'

export type PaymentPlace = {
  /** Addresses: the request that was paid for, where the same payment is tried again, and the list of all requests. */
  subject: (lang: Lang, payment: PaymentAnswer) => string
  again: (lang: Lang, payment: PaymentAnswer) => string
  home: (lang: Lang) => string
  toSubject: TextRow
  toHome: TextRow
  /** Instead of the usual words, which speak of shipments. */
  words?: Partial<Record<PlaceWord, TextRow>>
  /** Contracts whose answers are old once the result is known. */
  refreshes: readonly Endpoint[]
  /** A hook that answers how the receipt of a payment that was made is fetched, by its number, once that is known. */
  useReceipt: (payment: PaymentAnswer) => Prepared<string> | undefined
}

export const wordsOf = (place: PaymentPlace) => ({ ...paymentText, ...place.words })

/** By the kind of subject that a payment answers: `freight-request`. */
export type PaymentPlaces = Readonly<Record<string, PaymentPlace>>
