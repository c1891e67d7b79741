// One call about several objects: how many it takes, and what came of each.
import { z } from 'zod'

/** Objects of one call. Each is a transaction of its own, so this bounds how long a call holds its caller. */
export const mostAtOnce = 50

export const manyIds = z.array(z.uuid()).min(1).max(mostAtOnce)

/** The same in an address: `a,b,c`. */
export const manyIdsInQuery = z
  .string()
  .max(mostAtOnce * 37)
  .transform((text) => text.split(','))
  .pipe(manyIds)

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

/** Every object in portions of a call. */
export const inPortions = <T>(all: readonly T[], size: number = mostAtOnce): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
