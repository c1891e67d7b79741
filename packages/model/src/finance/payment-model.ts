// What the browser needs to send a person to the payment page (C048); the same for every line.
import { z } from 'zod'

export const PaymentModel = z.strictObject({
  sessionId: z.string(),
  amount: z.string(),
  currency: z.literal('AED'),
  expiresAt: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  paymentType: z.enum(['card', 'credit']),
})
export type PaymentModel = z.infer<typeof PaymentModel>
