// What a line asks of a quotation beside its charges: fields of its own, loose in a draft and checked when it is sent.
import type { z } from 'zod'
import type { Fields } from '../kit/form-fields.ts'
import { draftSchema, formSchema } from '../kit/form-schema.ts'
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

/** By the rules of the fields, and then by what they say together. */
export const checkOffer =
  <Table extends Fields>(
    fields: Table,
    together: (offer: z.output<ReturnType<typeof formSchema<Table>>>, now: Date) => FieldProblems,
  ): OfferAsked['check'] =>
  (offer, now) => {
    const parsed = formSchema(fields).safeParse(offer)
    return parsed.success
      ? together(parsed.data, now)
      : Object.fromEntries(
          parsed.error.issues
            .toReversed()
            .flatMap((issue) =>
              issue.code === 'unrecognized_keys'
                ? issue.keys.map((key) => [key, 'kit.field.unknown'])
                : [[issue.path.join('.'), issue.message]],
            ),
        )
  }

/** The schema with what a line asks beside: every field of it may be left out. */
export const withOffer = <Schema extends z.ZodObject>(schema: Schema, fields: Fields | undefined): Schema =>
  fields ? (schema.extend({ offer: draftSchema(fields).optional() }) as unknown as Schema) : schema
