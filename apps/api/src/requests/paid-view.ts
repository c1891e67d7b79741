// What was paid and given back of an award, as every line's answer lists it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'

/** As a statement's JSON gives them: fils as text, instants as the database writes them. */
export type PaymentJson = {
  sessionId: string
  part: 'down' | 'final' | 'full'
  amount: string
  at: string
  reference: string | null
  receipt: string | null
}
export type RefundJson = { amount: string; at: string; isSettled: boolean }

const iso = (text: string): string => toOffset(new Date(text))

/** Until the gateway has named a payment, the session's own id stands for it. */
export const paymentLines = (payments: readonly PaymentJson[]) =>
  payments.map(({ sessionId, part, amount, at, reference, receipt }) => ({
    sessionId,
    part,
    amount: toWire(BigInt(amount)),
    at: iso(at),
    reference: reference ?? sessionId,
    receiptNumber: receipt,
  }))

export const refundLines = (refunds: readonly RefundJson[]) =>
  refunds.map(({ amount, at, isSettled }) => ({ amount: toWire(BigInt(amount)), at: iso(at), isSettled }))
