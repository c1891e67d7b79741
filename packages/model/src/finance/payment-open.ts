// The one refusal of everything that may not change while a payment is open (A 4, A 8).
import type { ProblemRow } from '../kit/problem.ts'

export const paymentOpen = {
  status: 409,
  en: 'Payment in progress, wait {paymentLock}.',
  ar: 'عملية الدفع جارية، يُرجى الانتظار {paymentLock}.',
} as const satisfies ProblemRow
