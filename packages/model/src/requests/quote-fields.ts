// What an agent sends and is answered when it quotes, the same for every line; a line adds the id of its request.
import { z } from 'zod'
import { id, version } from '../kit/fields.ts'
import { dirhamPattern, parseMoney } from '../kit/money.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { Warning } from '../kit/warning.ts'
import { chargeDecimals, ChargeInput, chargeShape, type Totals } from './charge-line.ts'
import type { Offer } from './offer.ts'
import { ServiceAnswerInput } from './service-charges.ts'
import type { CardRef } from './views.ts'
import { WayInput } from './way.ts'

const fileDocumentId = id('quotes.file-required').optional()

/** Characters of what an agent writes to the customer, and of its own terms. */
export const longestRemarks = 1000
export const longestTerms = 2000

const terms = z.union([z.boolean(), z.string().trim().max(longestTerms)]).optional()
const rate = z.string().regex(dirhamPattern, 'quotes.rate-invalid').optional()

/**
 * Second names of C047 and C106, and the sums that they send beside the lines. A sum is computed here whatever is sent: another
 * one is refused.
 */
const documented = {
  termsAndConditions: terms,
  vendorQuoteFile: fileDocumentId,
  buyingRate: rate,
  sellingRate: rate,
  commissionPercentage: z.number().min(0).max(100_000).optional(),
  downPayment: rate,
}

/** A quotation, or its draft; a line extends it by what it is for. */
export const QuoteBody = z.strictObject({
  charges: z.array(ChargeInput).max(30),
  additionalCharges: z.array(ChargeInput).max(10).optional(),
  /** What the quotation says of asked services that have no price of their own. */
  services: z.array(ServiceAnswerInput).max(20).optional(),
  expiryDate: z.iso.datetime({ offset: true }).optional(),
  transitDays: z.int().min(0).max(200).optional(),
  freeDays: z.int().min(0).max(60).optional(),
  /** In words, from programs that do not send `way`. */
  stops: z.string().trim().max(120).optional(),
  way: WayInput.optional(),
  remarks: z.string().trim().max(longestRemarks).optional(),
  /** The quotation's own terms; `true` accepts the partner terms, as `acceptPartnerTerms` does. */
  terms,
  acceptPartnerTerms: z.boolean().optional(),
  fileDocumentId,
  /** Without a file: it is printed from what stands here, where the line lets it be. */
  printFile: z.boolean().optional(),
  ...documented,
  isDraft: z.boolean(),
  version,
})
/** `offer` is taken where the line asks for one. */
export type QuoteBody = z.infer<typeof QuoteBody> & {
  offer?: Offer | undefined
  /** Where the line has rate cards: what it was filled from. */
  rateCard?: CardRef | undefined
}

const textOf = (value: boolean | string | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The same body under one name each. */
export const asOurs = (body: QuoteBody) => ({
  ...body,
  terms: textOf(body.terms) ?? textOf(body.termsAndConditions),
  acceptPartnerTerms: body.acceptPartnerTerms ?? (body.terms === true || body.termsAndConditions === true),
  fileDocumentId: body.fileDocumentId ?? body.vendorQuoteFile,
})
export type OwnQuoteBody = ReturnType<typeof asOurs>

/** Hundredths of a percent by which a commission may be rounded otherwise than here. */
const roundingBasisPoints = 1

/** The sums that a body names and that its lines do not come to. */
export const sumProblems = (
  body: Pick<QuoteBody, keyof typeof documented>,
  totals: Totals,
  downFils: bigint,
): FieldProblems => {
  const isOther = (said: string | undefined, fils: bigint): boolean =>
    said !== undefined && parseMoney(said) !== fils
  const { commissionPercentage: percent } = body
  const apart =
    percent === undefined ? 0 : Math.abs(Math.round(percent * 100) - Number(totals.commissionBasisPoints))
  const code = 'quotes.sum-differs'
  return {
    ...(isOther(body.buyingRate, totals.buying) && { buyingRate: code }),
    ...(isOther(body.sellingRate, totals.net) && { sellingRate: code }),
    ...(apart > roundingBasisPoints && { commissionPercentage: code }),
    ...(isOther(body.downPayment, downFils) && { downPayment: code }),
  }
}

export const QuoteSent = z.strictObject({
  status: z.literal('SUCCESS'),
  errorMessage: z.string().nullable(),
  QuotationId: z.string(),
  QuotationNo: z.string(),
  totalEstimate: z.string(),
  state: z.string(),
  /** Prices outside their ranges: the desk decides before the customer sees it. */
  withDesk: z.boolean(),
  /** What a draft lacks before it may be sent. */
  warnings: z.array(Warning),
})
export type QuoteSent = z.infer<typeof QuoteSent>

/** A charge of a final quotation; `reason` says why it differs from the accepted one (`finalReasonProblems`). */
export const FinalChargeInput = chargeShape
  .extend({ reason: z.string().trim().max(300).optional() })
  .superRefine(chargeDecimals)
export type FinalChargeInput = z.infer<typeof FinalChargeInput>

/** The final quotation of the agent that has won (Q13), with a file of its own: not that of an earlier version. */
export const FinalQuoteBody = z.strictObject({
  charges: z.array(FinalChargeInput).min(1, 'quotes.charges-missing').max(40),
  remarks: z.string().trim().max(longestRemarks).optional(),
  fileDocumentId,
  version,
})
export type FinalQuoteBody = z.infer<typeof FinalQuoteBody>

/** `balance` is what is left to pay, in dirhams as text; `status` is the line's own. */
export const FinalQuoteAsked = z.strictObject({
  totalEstimate: z.string(),
  balance: z.string(),
  status: z.string(),
  /** It adds so much that the customer is asked first; nothing is due by it yet. */
  needsConsent: z.boolean(),
})

export const sendProblems = [
  'quotes.with-desk',
  'quotes.range-revision',
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
  'finance.credit-none',
  'finance.credit-suspended',
  'quotes.final-below-down-payment',
  'quotes.file-required',
  'quotes.final-file-own',
  'quotes.total-zero',
]
