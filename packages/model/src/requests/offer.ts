// What a line asks of a quotation beside its charges: fields of its own, loose in a draft and checked when it is sent.
import type { z } from 'zod'
import type { Fields } from '../kit/form-fields.ts'
import type { FieldProblems, ProblemRow } from '../kit/problem.ts'
import type { TextRow } from '../kit/text.ts'
import type { ChargeLine } from './charges.ts'

export type Offer = Readonly<Record<string, unknown>>

/** Of a quotation for one request. */
export type OfferAsked = {
  title: TextRow
  fields: Fields
  /** Name -> code of what keeps it from being sent; `sentences` has those of all codes. */
  check: (offer: Offer, now: Date) => FieldProblems
  /** `charges.2.quantity` -> code of what the charges break beside the rules of every quotation. */
  checkLines: (lines: readonly ChargeLine[]) => FieldProblems
  sentences: Readonly<Record<string, ProblemRow>>
}

/** The schema with what a line asks beside; a draft has what it has. */
export const withOffer = <Schema extends z.ZodObject>(schema: Schema, offer: z.ZodType | undefined): Schema =>
  offer ? (schema.extend({ offer: offer.optional() }) as unknown as Schema) : schema
