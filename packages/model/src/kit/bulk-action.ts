// The shapes of one call about several objects: their ids, and what came of each.
import { z } from 'zod'
import { mostAtOnce } from './portions.ts'

export const bulkIds = z.array(z.uuid()).min(1).max(mostAtOnce)

/** The same in an address: `a,b,c`. */
export const bulkIdsInQuery = z
  .string()
  .max(mostAtOnce * 37)
  .transform((text) => text.split(','))
  .pipe(bulkIds)

/** What came of one object: done where `code` is null, otherwise the problem that the call about it alone would answer. */
export const Outcome = z.strictObject({
  id: z.string(),
  code: z.string().nullable(),
  params: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.strictObject({ en: z.string(), ar: z.string() })]),
  ),
  fields: z.array(z.strictObject({ field: z.string(), code: z.string() })),
})
export type Outcome = z.infer<typeof Outcome>
