// Pages of the directories, as the documented calls ask for them.
import { z } from 'zod'

/** Rows of one answer at most, whatever is asked for (Z46). */
export const directoryCap = 100
export const pageNumber = z.coerce.number().int().min(1).max(10_000)
export const pageSize = z.coerce
  .number()
  .int()
  .min(1)
  .transform((size) => Math.min(size, directoryCap))
