// Opens the payment of a part of a freight request; the payment page says where it goes.
import type { PaymentPart } from '@marsa/model/finance/payment-session.ts'
import type { Tx } from '../kit/db.ts'
import { openSubjectPayment, type PaymentDescription, type Payer } from '../finance/door.ts'
import { placesOf } from '../reference/door.ts'
import type { QuotationRow } from '../quotes/door.ts'
import type { RequestRow } from './requests.store.ts'
import { subjectKind } from './subject.ts'

/** The caller holds the request's lock. `isNew` asks for the freeze. */
export const openPayment = async (
  tx: Tx,
  payer: Payer,
  request: RequestRow,
  quotation: QuotationRow,
  part: PaymentPart,
  amountFils: bigint,
  made?: PaymentDescription['lines'],
): ReturnType<typeof openSubjectPayment> => {
  const { id, number } = request
  const places = await placesOf(tx, [request.origin_code, request.destination_code])
  const [from, to] = [places.get(request.origin_code), places.get(request.destination_code)]
  const title = {
    en: `${number}: ${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
    ar: `${number}: من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
  }
  return openSubjectPayment(
    tx,
    payer,
    { kind: subjectKind, id, number, title },
    { quotationId: quotation.id, quoteVersion: quotation.revision },
    part,
    amountFils,
    made,
  )
}
