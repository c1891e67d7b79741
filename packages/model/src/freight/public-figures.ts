// Figures of our own that visitors read: agents, how fast they answer, and how often cargo is delivered in time.
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'

/** Days that the figures look back. */
export const figureDays = 90

/** A share of fewer cases says nothing, and fewer agents are no choice. */
const fewestCases = 10
const fewestAgents = 3

export const PublicFigures = z.strictObject({
  days: z.int(),
  /** Approved agents that quote for freight. */
  agents: z.int().nullable(),
  /** Middle value of working minutes from invitation to quotation. */
  answers: z.strictObject({ count: z.int(), minutes: z.int() }).nullable(),
  /** Whole percent, rounded down, of deliveries by the day that was asked for. */
  deliveries: z.strictObject({ count: z.int(), percent: z.int() }).nullable(),
})
export type PublicFigures = z.infer<typeof PublicFigures>

export type Counted = {
  agents: number
  answers: number
  /** Null without an answer. */
  minutes: number | null
  /** Delivered, where a day was asked for. */
  deliveries: number
  onTime: number
}

/** What is said of these counts; null where they are too few to say it. */
export const figuresOf = ({ agents, answers, minutes, deliveries, onTime }: Counted): PublicFigures => ({
  days: figureDays,
  agents: agents >= fewestAgents ? agents : null,
  answers: answers >= fewestCases && minutes !== null ? { count: answers, minutes } : null,
  deliveries:
    deliveries >= fewestCases
      ? { count: deliveries, percent: Math.floor((100 * onTime) / deliveries) }
      : null,
})

export const publicFigures = endpoint({
  verb: 'publicFigures',
  method: 'GET',
  path: 'public/figures',
  policy: anyone,
  answer: PublicFigures,
  cache: 300,
})
