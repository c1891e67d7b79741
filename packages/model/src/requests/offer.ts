// What a line asks of a quotation beside its charges: fields of its own, loose in a draft and checked when it is sent.
import type { z } from 'zod'
import type { Fields } from '../kit/form-fields.ts'
import type { FieldProblems, ProblemRow } from '../kit/problem.ts'
import type { TextRow } from '../kit/text.ts'
import { addDays } from '../kit/day.ts'
import type { ChargeCode } from './charges.ts'
import type { ChargeLine } from './charge-line.ts'

export type Offer = Readonly<Record<string, unknown>>

/** Of a quotation for one request. */
export type OfferAsked = {
  title: TextRow
  fields: Fields
  /** Name -> code of what keeps it from being sent; `sentences` has those of all codes. */
  check: (offer: Offer, now: Date) => FieldProblems
  /** `charges.2.quantity` -> code of what the charges break beside the rules of every quotation. */
  checkLines: (lines: readonly ChargeLine[], offer: Offer) => FieldProblems
  sentences: Readonly<Record<string, ProblemRow>>
}

/** The schema with what a line asks beside; a draft has what it has. */
export const withOffer = <Schema extends z.ZodObject>(schema: Schema, offer: z.ZodType | undefined): Schema =>
  offer ? (schema.extend({ offer: offer.optional() }) as unknown as Schema) : schema

/** Charges that an offer says its price covers, or does not cover: a line that asks for them names its fields so. */
export const chargesIn = (
  offer: Offer | null | undefined,
  name: 'included' | 'excluded',
): readonly ChargeCode[] => {
  const codes = offer?.[name]
  return Array.isArray(codes) ? (codes as ChargeCode[]) : []
}

/** The day of arrival, where the offer says when it leaves and how long it takes. */
export const arrivalDay = (offer: Offer | null, transitDays: number | null): string | null =>
  typeof offer?.['departure'] === 'string' && transitDays !== null
    ? addDays(offer['departure'], transitDays)
    : null
