// What the list of every line asks for, and what it answers beside its rows.
import { z } from 'zod'
import * as fields from '../kit/fields.ts'
import { paged, paging } from '../kit/paging.ts'
import { sortParams, type SortParam } from './list-sorts.ts'
import { requestTabs } from './phase.ts'
import { TurnView } from './views.ts'

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

const instant = z.string()
const money = z.string()
const company = z.strictObject({ nameEn: z.string(), nameAr: z.string() })

/** What a row of every line's list says. */
export const summaryFields = {
  /** With VAT: from the award on the total in force; before, the lowest live one, and for an agent its own. */
  lowestQuote: money.nullable(),
  quoteCount: z.int(),
  addedDate: instant,
  /** Until when agents answer; from the first quotation on, when the first live one runs out. */
  expiryDate: instant.nullable(),
  /** What the reader has to do next, a key of the turn texts; null when nothing. */
  nextAction: z.string().nullable(),
  /** Whose turn it is; null where nobody has to act, and for an agent that has not won. */
  turn: TurnView.nullable(),
  amountDue: money.nullable(),
  /** For agents that have won, and for staff: whose request it is. */
  customer: company.nullable(),
  /** For an agent: the state of its own quotation, and when its unanswered invitation is due. */
  ownState: z.string().nullable(),
  answerBy: instant.nullable(),
}
const Summary = z.strictObject(summaryFields)
export type Summary = z.infer<typeof Summary>
