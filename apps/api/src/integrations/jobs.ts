// Background work of integrations: deliveries, those whose job was lost, and the end of the log.
import { z } from 'zod'
import { systemTransaction } from '../kit/db.ts'
import { job } from '../kit/jobs.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import { deliver } from './deliver.ts'
import { forgetEvents, reviveDeliveries } from './deliveries.store.ts'
import { deliverJob, forgetJob, sweepJob } from './job-names.ts'
import type { IntegrationParts } from './parts.ts'

const daySeconds = 86_400

export const integrationJobs = (parts: IntegrationParts): AnyJob[] => [
  job({
    name: deliverJob,
    lane: 'webhooks',
    payload: z.object({ deliveryId: z.uuid() }),
    run: ({ deliveryId }, { db }) => deliver(db, deliveryId, parts),
  }),
  job({
    name: sweepJob,
    payload: z.object({}),
    everySeconds: 60,
    run: async (_, { db, log }) => {
      const revived = await systemTransaction(db, reviveDeliveries)
      if (revived > 0) log.warn({ revived }, 'webhook deliveries had lost their job')
    },
  }),
  job({
    name: forgetJob,
    payload: z.object({}),
    everySeconds: daySeconds,
    run: (_, { db }) => systemTransaction(db, forgetEvents),
  }),
]
