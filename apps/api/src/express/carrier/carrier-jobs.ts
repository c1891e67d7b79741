// Background work with the carrier of international parcels: it books what was paid, and asks where the parcels are.
import { z } from 'zod'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { CarrierError } from './ask-carrier.ts'
import { bookWithCarrier, type CarrierParts } from './book-with-carrier.ts'
import { quoteReturns } from './quote-returns.ts'
import { trackWithCarrier } from './track-with-carrier.ts'

type Work = [name: string, everySeconds: number, work: (parts: CarrierParts) => Promise<void>]

const work: Work[] = [
  ['express.book-with-carrier', 20, bookWithCarrier],
  ['express.track-with-carrier', 60, trackWithCarrier],
  ['express.quote-returns', 60, quoteReturns],
]

/** A carrier that is away is asked again by the next run. */
const isCarrierAway = (error: unknown): boolean =>
  error instanceof CarrierError || (error instanceof AggregateError && error.errors.every(isCarrierAway))

export const carrierJobs = (parts: CarrierParts): AnyJob[] =>
  work.map(([name, everySeconds, run]) =>
    job({
      name,
      lane: 'carrier',
      payload: z.object({}),
      everySeconds,
      run: async (_, { log }) => {
        try {
          await run(parts)
        } catch (error) {
          if (!isCarrierAway(error)) throw error
          log.warn({ err: error }, 'the carrier does not answer')
        }
      },
    }),
  )
