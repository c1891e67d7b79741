// Pages of lists, the same for every call: counted from one, with a bounded number of rows.
import { z } from 'zod'

/** Rows of one answer at most (Z46). */
export const mostRows = 100
const mostPages = 10_000
/** Lists of requests count exactly so far; a greater `totalCount` says that there are more. */
export const countedUpTo = 1_000

export const pageNumber = z.coerce.number().int().min(1).max(mostPages).default(1)
export const pageSize = (rows = 20) => z.coerce.number().int().min(1).max(mostRows).default(rows)

/** What a list asks for. */
export const paging = { pageIndex: pageNumber, pageSize: pageSize() }
/** What it answers beside its rows. */
export const paged = { pageIndex: z.int(), pageSize: z.int(), totalCount: z.int() }

/** Rows before a page. */
export const rowsBefore = (page: number, size: number): number => (page - 1) * size
