// The receipt of a card payment as data for the page and the PDF: nothing is computed where it is drawn.
import { dayOf } from '../kit/day.ts'
import { toWire, type Currency } from '../kit/money.ts'
import type { PaymentPart } from './payment-session.ts'

export type Party = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  trn: string | null
}

export type ReceiptRow = {
  number: string
  issuedAt: Date
  amountFils: bigint
  currency: string
  part: PaymentPart
  subjectNumber: string
  sessionId: string
  gatewayRef: string
}

type Both = { en: string; ar: string }
/** What is paid for: the word for its number, and what it is with the word for that. */
export type ReceiptAbout = { request: Both; term: Both; text: Both }

export type ReceiptData = {
  number: string
  /** Calendar day in the Emirates, YYYY-MM-DD. */
  issuedOn: string
  subjectNumber: string
  paymentReference: string
  gatewayReference: string
  part: PaymentPart
  purpose: { en: string; ar: string }
  method: { en: string; ar: string }
  amount: string
  currency: string
  from: Party
  to: Party
}

export const partNames: Record<PaymentPart, { en: string; ar: string }> = {
  down: { en: 'Down payment', ar: 'الدفعة المقدمة' },
  final: { en: 'Final payment', ar: 'الدفعة النهائية' },
  full: { en: 'Payment in full', ar: 'سداد كامل المبلغ' },
}

export const receiptData = (receipt: ReceiptRow, payer: Party, payee: Party): ReceiptData => ({
  number: receipt.number,
  issuedOn: dayOf(receipt.issuedAt),
  subjectNumber: receipt.subjectNumber,
  paymentReference: receipt.sessionId,
  gatewayReference: receipt.gatewayRef,
  part: receipt.part,
  purpose: partNames[receipt.part],
  method: { en: 'Card, through the payment gateway', ar: 'بطاقة عبر بوابة الدفع الإلكتروني' },
  amount: toWire(receipt.amountFils, receipt.currency as Currency),
  currency: receipt.currency,
  from: payer,
  to: payee,
})
