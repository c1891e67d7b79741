// Background work of gate events.
import { z } from 'zod'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { PortError } from './ask-port.ts'
import { pollPort } from './poll-port.ts'
import type { PortParts } from './port-parts.ts'

export const portJobs = (parts: PortParts): AnyJob[] => [
  job({
    name: 'integrations.poll-port',
    lane: 'port',
    payload: z.object({}),
    everySeconds: 60,
    run: async (_, { log }) => {
      try {
        await pollPort(parts)
      } catch (error) {
        if (!(error instanceof PortError)) throw error
        log.warn({ err: error }, 'the port does not answer')
      }
    },
  }),
]
