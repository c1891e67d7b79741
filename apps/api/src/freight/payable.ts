// What of a freight request can be paid now: half or the whole at booking, the balance before delivery (F11, F28).
import { half, toWire } from '@marsa/model/kit/money.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { PaymentPart } from '@marsa/model/finance/payment-session.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import type { Tx } from '../kit/db.ts'
import { openSession, type PaymentSession } from '../finance/door.ts'
import { placesOf } from '../reference/door.ts'
import type { QuotationRow } from '../quotes/door.ts'
import { dueFils, type BalanceRow } from './balances.store.ts'
import type { RequestRow } from './requests.store.ts'

export const subjectKind = 'freight-request'

const titles: Record<PaymentPart, { en: string; ar: string }> = {
  down: { en: 'Down payment, half of the quotation', ar: 'الدفعة المقدمة، نصف قيمة العرض' },
  full: { en: 'Payment in full', ar: 'سداد كامل المبلغ' },
  final: { en: 'Final payment', ar: 'الدفعة النهائية' },
}

/** Fils of a part: half is rounded up, the final payment is what is left (Z24). */
export const amountOf = (part: PaymentPart, totalFils: bigint, balance?: BalanceRow): bigint =>
  part === 'down' ? half(totalFils) : part === 'full' ? totalFils : balance ? dueFils(balance) : 0n

/** Who pays, and the language of the page they pay from: the gateway and the way back speak it. */
export type Payer = Pick<Actor, 'companyId' | 'userId' | 'language'>

/** Opens the payment session of a part; the caller holds the request's lock. `isNew` asks for the freeze. */
export const openPayment = async (
  tx: Tx,
  payer: Payer,
  request: RequestRow,
  quotation: QuotationRow,
  part: PaymentPart,
  amountFils: bigint,
): Promise<{ session: PaymentSession; isNew: boolean }> => {
  const places = await placesOf(tx, [request.origin_code, request.destination_code])
  const [from, to] = [places.get(request.origin_code), places.get(request.destination_code)]
  return openSession(tx, {
    subjectKind,
    subjectId: request.id,
    subjectNumber: request.number,
    quotationId: quotation.id,
    quoteVersion: quotation.revision,
    part,
    amountFils,
    companyId: payer.companyId,
    userId: payer.userId,
    language: payer.language,
    description: {
      title: {
        en: `${request.number}: ${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
        ar: `${request.number}: من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
      },
      lines: [{ ...titles[part], amount: toWire(amountFils) }],
    },
  })
}

export const toPaymentModel = (
  session: { id: string; amountFils: bigint; leaseUntil: Date },
  redirectUrl: string | null,
): PaymentModel => ({
  sessionId: session.id,
  amount: toWire(session.amountFils),
  currency: 'AED',
  expiresAt: toOffset(session.leaseUntil),
  redirectUrl,
  paymentType: 'card',
})
