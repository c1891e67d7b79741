// What the browser needs to send a person to the payment page (C048); the same for every line.
import { z } from 'zod'

/** How a booking that agents carry is paid: through the gateway, or on the company's credit account. */
export const paymentTypes = ['card', 'credit'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const PaymentModel = z.strictObject({
  sessionId: z.string(),
  amount: z.string(),
  currency: z.literal('AED'),
  expiresAt: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  paymentType: z.enum(paymentTypes),
})
export type PaymentModel = z.infer<typeof PaymentModel>
