// What an agent sends and is answered when it quotes, the same for every line; a line adds the id of its request.
import { z } from 'zod'
import { id, version } from '../kit/fields.ts'
import { ChargeInput } from './charges.ts'
import { ServiceAnswerInput } from './service-charges.ts'

const fileDocumentId = id('quotes.file-required').optional()

/** A quotation, or its draft; a line extends it by what it is for. */
export const QuoteBody = z.strictObject({
  charges: z.array(ChargeInput).max(30),
  additionalCharges: z.array(ChargeInput).max(10).optional(),
  /** What the quotation says of asked services that have no price of their own. */
  services: z.array(ServiceAnswerInput).max(20).optional(),
  expiryDate: z.iso.datetime({ offset: true }).optional(),
  transitDays: z.int().min(0).max(200).optional(),
  freeDays: z.int().min(0).max(60).optional(),
  stops: z.string().trim().max(120).optional(),
  remarks: z.string().trim().max(1000).optional(),
  terms: z.string().trim().max(2000).optional(),
  acceptPartnerTerms: z.boolean().optional(),
  fileDocumentId,
  isDraft: z.boolean(),
  version,
})
export type QuoteBody = z.infer<typeof QuoteBody>

export const QuoteSent = z.strictObject({
  status: z.literal('SUCCESS'),
  errorMessage: z.string().nullable(),
  QuotationId: z.string(),
  QuotationNo: z.string(),
  totalEstimate: z.string(),
  state: z.string(),
})
export type QuoteSent = z.infer<typeof QuoteSent>

/** A charge of a final quotation; `reason` says why it differs from the accepted one (`finalReasonProblems`). */
export const FinalChargeInput = ChargeInput.extend({ reason: z.string().trim().max(300).optional() })
export type FinalChargeInput = z.infer<typeof FinalChargeInput>

/** The final quotation of the agent that has won (Q13), with a file of its own: not that of an earlier version. */
export const FinalQuoteBody = z.strictObject({
  charges: z.array(FinalChargeInput).min(1, 'quotes.charges-missing').max(40),
  remarks: z.string().trim().max(1000).optional(),
  fileDocumentId,
  version,
})
export type FinalQuoteBody = z.infer<typeof FinalQuoteBody>

/** `balance` is what is left to pay, in dirhams as text; `status` is the line's own. */
export const FinalQuoteAsked = z.strictObject({
  totalEstimate: z.string(),
  balance: z.string(),
  status: z.string(),
})

export const sendProblems = [
  'quotes.request-closed',
  'quotes.already-awarded',
  'quotes.already-answered',
  'quotes.not-open',
  'quotes.expired',
  'quotes.total-zero',
  'quotes.charges-missing',
  'quotes.file-required',
  'quotes.terms-required',
  'quotes.payment-in-progress',
  'quotes.validity-short',
  'quotes.validity-long',
]

export const declineProblems = [
  'quotes.request-closed',
  'quotes.already-answered',
  'quotes.already-awarded',
  'quotes.payment-in-progress',
]

export const withdrawProblems = [
  'quotes.not-found',
  'quotes.not-open',
  'quotes.payment-in-progress',
  'quotes.expired',
]

export const finalProblems = [
  'finance.refund-in-progress',
  'finance.credit-limit',
  'quotes.final-below-down-payment',
  'quotes.file-required',
  'quotes.final-file-own',
  'quotes.total-zero',
]
