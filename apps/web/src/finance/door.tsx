// What the lines and the quotes take of finance: paying, the open payment, what has been paid and issued.
export { creditLiveKeys } from './credit/credit-reads.ts'
export { PayButton } from './parts/pay-button.tsx'
export { goToPayment, useReturnByBack } from './parts/payment-go.ts'
export { PaymentProgress } from './parts/payment-progress.tsx'
export { isPaidUp, saysPaidUp, PaymentsCard, usePaidFacts, type PaidMoney } from './parts/payments-card.tsx'
export { type MoneyCalls } from './parts/issued-documents.tsx'
export { StepReceipt } from './parts/receipt-link.tsx'
export type { PaymentPlace } from './payment-place.ts'
