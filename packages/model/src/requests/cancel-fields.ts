// What is sent with a cancellation, and what is shown before it, in every line.
import { z } from 'zod'
import { paymentTypes } from '../finance/payment-model.ts'
import { version } from '../kit/fields.ts'

/** Whose side the reason lies on; an agent's fault costs the customer nothing. */
export const cancelFaults = ['customer', 'agent'] as const
export type CancelFault = (typeof cancelFaults)[number]

/** `refund` is what was shown before the confirmation; another amount is refused. `fault` is for staff to say. */
export const cancelBody = (reason: z.ZodType<string, string>) =>
  z.strictObject({
    reason,
    fault: z.enum(cancelFaults).optional(),
    refund: z.string().max(20).optional(),
    version,
  })
export type CancelBody = z.infer<ReturnType<typeof cancelBody>>

/** The refund rule as it stands for one request, shown before anybody confirms. */
export const cancelTermsOf = <const Stages extends readonly string[]>(stages: Stages) =>
  z.strictObject({
    /** Where the request stands in the rule; null once nothing can be cancelled any more. */
    stage: z.enum(stages).nullable(),
    /** Percent of the total that is kept, of the stages that come; the amounts are of this request, null before a booking. */
    rules: z.array(
      z.strictObject({
        stage: z.enum(stages),
        percent: z.int(),
        fee: z.string().nullable(),
        refund: z.string().nullable(),
        /** When the next stage begins, where that is a matter of time. */
        until: z.string().nullable(),
      }),
    ),
    paid: z.string().nullable(),
    /** What the one who asks would get back now when the customer cancels, and when the agent is the reason. */
    refund: z.string().nullable(),
    refundOfAgentFault: z.string().nullable(),
    paymentType: z.enum(paymentTypes).nullable(),
    refusal: z.string().nullable(),
    version: z.int(),
  })
/** Of any line. */
export type CancelTerms = z.infer<ReturnType<typeof cancelTermsOf<readonly string[]>>>
