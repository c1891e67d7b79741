// Whether an offer may be sent: the rules of its fields, and then what they say together.
import type { z } from 'zod'
import type { Fields } from '../kit/form-fields.ts'
import { formSchema } from '../kit/form-schema.ts'
import type { FieldProblems } from '../kit/problem.ts'
import type { OfferAsked } from './offer.ts'

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
