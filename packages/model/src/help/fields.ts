// Fields of the help calls that more than one contract has.
import { z } from 'zod'
import { cleanText } from '../kit/id.ts'
import { languages } from '../kit/text.ts'
import { checkMobile } from '../reference/identifiers.ts'
import { atMost, tooLong } from '../kit/too-long.ts'

/** One line or a few, without characters that do not show. */
export const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .max(most * 2, tooLong(most))
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(...atMost(most)),
    )

export const Email = z
  .string({ error: 'help.email-invalid' })
  .trim()
  .max(254, 'help.email-invalid')
  .toLowerCase()
  .pipe(z.email({ error: 'help.email-invalid' }))

/** Of the Emirates, as people type it. */
export const Mobile = z
  .string({ error: 'help.mobile-invalid' })
  .max(30, 'help.mobile-invalid')
  .transform((value, context) => {
    const checked = checkMobile(value)
    if (checked.value !== undefined) return checked.value
    context.addIssue({ code: 'custom', message: 'help.mobile-invalid' })
    return z.NEVER
  })

/** The language of a page whose form is sent without script. */
export const Language = z.enum(languages).optional()

export const byId = z.strictObject({ id: z.uuid({ error: 'kit.field.invalid' }) })

/** The version that the caller has seen; 0 for what is new. */
export const version = z.coerce.number().int().min(0)
