// Contract of the moments until which somebody answers what is asked now, for pages that promise it before it is asked.
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'

/** First answers to freight by its kind of loading and to storage, and a call back. */
export const promises = ['container', 'air', 'loose', 'warehouse', 'callback'] as const
export type Promised = (typeof promises)[number]

export const listDeadlines = endpoint({
  verb: 'listDeadlines',
  method: 'GET',
  path: 'public/deadlines',
  policy: anyone,
  /** Null where nobody is there to answer. */
  answer: z.strictObject({
    serverTime: z.string(),
    ...(Object.fromEntries(promises.map((each) => [each, z.string().nullable()])) as Record<
      Promised,
      z.ZodNullable<z.ZodString>
    >),
  }),
  background: true,
})
