// What a customer sends when it accepts a quotation (Q6), and why it may be refused; the same for every line.
import { z } from 'zod'

export const AcceptBody = z.strictObject({
  terms: z.literal(true, { error: 'quotes.terms-required' }),
  pay: z.enum(['half', 'whole', 'credit']),
})
export type AcceptBody = z.infer<typeof AcceptBody>

export const acceptProblems = [
  'quotes.not-found',
  'quotes.expired',
  'quotes.not-open',
  'quotes.already-awarded',
  'quotes.already-accepted',
  'quotes.payment-in-progress',
  'finance.credit-none',
  'finance.credit-suspended',
  'finance.credit-limit',
  'finance.payment-in-progress',
  'finance.session-over',
  'finance.gateway-unavailable',
]
