// What the service desk says of prices outside their ranges, before the customer sees the quotation (decisions 4.10 no. 39).
import { z } from 'zod'

export const rangeStates = ['WAITING', 'APPROVED', 'RETURNED'] as const
export type RangeState = (typeof rangeStates)[number]

/** Working minutes in which the desk decides. */
export const rangeMinutes = 30

export type RangeFacts = { range_asked_at: Date | null; range_decision: 'APPROVED' | 'RETURNED' | null }

/** Null where nothing was ever asked. */
export const rangeState = ({ range_asked_at, range_decision }: RangeFacts): RangeState | null =>
  range_decision ?? (range_asked_at ? 'WAITING' : null)

/** The desk lets the prices pass, or returns the quotation with its words. */
export const RangeDecision = z
  .strictObject({
    approve: z.boolean(),
    words: z.string().trim().max(500).optional(),
    version: z.int32().min(1),
  })
  .refine(({ approve, words }) => approve || (words?.length ?? 0) >= 3, {
    path: ['words'],
    message: 'quotes.words-required',
  })
export type RangeDecision = z.infer<typeof RangeDecision>
