// Finds refunds and payments that are open and have no job left, whatever became of it, and gives them one.
import { systemTransaction } from '../kit/db.ts'
import { enqueue, removeJob } from '../kit/jobs.ts'
import { sweepSessionJob } from './job-names.ts'
import { enqueueRefund } from './refund-session.ts'
import { listLostRefunds, refundKey } from './refunds.store.ts'
import type { FinanceParts } from './session.ts'
import { listLostSessions } from './sessions.store.ts'

/** Only adds jobs: they ask the gateway first, so that what has arrived there already is not sent again. */
export const sweepLost = async ({ db, alarm }: Pick<FinanceParts, 'db' | 'alarm'>): Promise<void> => {
  for (const { id, minutes } of await listLostRefunds(db)) {
    await systemTransaction(db, async (tx) => {
      await removeJob(tx, refundKey(id)) // one that was given up
      await enqueueRefund(tx, id)
    })
    alarm('a refund had lost its job', { refundId: id, minutes })
  }
  for (const { id } of await listLostSessions(db)) {
    await enqueue(db, sweepSessionJob, { sessionId: id }, { key: `sweep:${id}:lost` })
    alarm('a payment session had lost its job', { sessionId: id })
  }
}
