// A part of an award that can be paid now, for the request of any line: half or the whole at booking, the balance later (F11, F28).
import { toWire } from '@marsa/model/kit/money.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import type { PaymentPart } from '@marsa/model/finance/payment-session.ts'
import type { Tx } from '../kit/db.ts'
import type { PaymentDescription } from './gateway.ts'
import { openSession } from './open-session.ts'
import type { PaymentSession } from './session.ts'

const titles: Record<PaymentPart, { en: string; ar: string }> = {
  down: { en: 'Down payment, half of the quotation', ar: 'الدفعة المقدمة، نصف قيمة العرض' },
  full: { en: 'Payment in full', ar: 'سداد كامل المبلغ' },
  final: { en: 'Final payment', ar: 'الدفعة النهائية' },
}

/** Who pays, and the language of the page they pay from: the gateway and the way back speak it. */
export type Payer = Pick<Actor, 'companyId' | 'userId' | 'language'>

/** `title` is the whole heading of the payment page, with the number in it. */
export type PayableSubject = { kind: string; id: string; number: string; title: { en: string; ar: string } }

/** Opens the payment session of a part; the caller holds the subject's lock. `isNew` asks for the freeze. */
export const openSubjectPayment = (
  tx: Tx,
  payer: Payer,
  subject: PayableSubject,
  quotation: { quotationId: string; quoteVersion: number },
  part: PaymentPart,
  amountFils: bigint,
  /** What the amount is made of, above it on the payment page. */
  made: PaymentDescription['lines'] = [],
): Promise<{ session: PaymentSession; isNew: boolean }> =>
  openSession(tx, {
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectNumber: subject.number,
    quotationId: quotation.quotationId,
    quoteVersion: quotation.quoteVersion,
    part,
    amountFils,
    companyId: payer.companyId,
    userId: payer.userId,
    language: payer.language,
    description: { title: subject.title, lines: [...made, { ...titles[part], amount: toWire(amountFils) }] },
  })

/** A payment by card as the browser goes on with it; the address of the payment page is known once it has started. */
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
