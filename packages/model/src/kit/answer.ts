// The answer of calls that only succeed.
import { z } from 'zod'

export const ok = z.strictObject({ status: z.literal('SUCCESS'), errorMessage: z.string().nullable() })
/** The answer of a call that only succeeds: `{status: 'SUCCESS', errorMessage: null}`. */
export const succeeded: z.infer<typeof ok> = { status: 'SUCCESS', errorMessage: null }
