// What the list of every line asks for, and what it answers beside its rows.
import { z } from 'zod'
import * as fields from '../kit/fields.ts'
import { paged, paging } from '../kit/paging.ts'
import { sortParams, type SortParam } from './list-sorts.ts'
import { requestTabs } from './phase.ts'

export const sortParam = z.enum(sortParams as [SortParam, ...SortParam[]]).default('-added')

const day = fields.day('kit.field.invalid')

/** Several statuses as `A,B,C`. */
export const statusesParam = (statuses: readonly string[]) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(statuses as [string, ...string[]])).min(1))

/** Filters that reports share with lists. */
export const listFilters = {
  tab: z.enum(requestTabs).optional(),
  reference: z.string().trim().max(60).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  /** Only those that this company has won. */
  agent: z.uuid().optional(),
}

export const listQuery = { ...listFilters, sort: sortParam, ...paging }

/** Rows of each tab under the same filters, counted as `totalCount` is. */
export const listAnswer = {
  ...paged,
  tabs: z.partialRecord(z.enum(requestTabs), z.int()),
}
