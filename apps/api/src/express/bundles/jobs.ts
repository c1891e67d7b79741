// Bundles end by time, and their owners are told before; each job is safe to run twice.
import { z } from 'zod'
import { dueNotice, lastDayOf } from '@marsa/model/express/bundles/membership.ts'
import { amountParam, dayParam } from '@marsa/model/messages/message.ts'
import { job } from '../../kit/jobs.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { expireMembership, planParam, tellOwners } from './end-membership.ts'
import { listEnding, listOver, lockMembership } from './memberships.store.ts'

/** What is left is forfeited once the last day is over (B4); whoever spends at that moment comes before or after. */
export const expireBundles = async (db: Db): Promise<void> =>
  eachAlone(await listOver(db), (id) =>
    systemTransaction(db, async (tx) => {
      const row = await lockMembership(tx, id)
      if ((row.state === 'ACTIVE' || row.state === 'INACTIVE') && row.is_over) await expireMembership(tx, row)
    }),
  )

/** 30, 7 and 1 days before its last day, once each. */
export const warnOfEnds = async (db: Db): Promise<void> =>
  eachAlone(await listEnding(db), ({ id, days }) =>
    systemTransaction(db, async (tx) => {
      const row = await lockMembership(tx, id)
      const notice = dueNotice(days)
      if (notice === undefined || row.state !== 'ACTIVE' || row.left_fils === 0n) return
      const params = {
        plan: planParam(row),
        amount: amountParam(row.left_fils),
        day: dayParam(lastDayOf(row.ends_at!)),
      }
      await tellOwners(tx, row, 'bundle-ending', params, `${id}:${notice}`)
    }),
  )

export const bundleJobs = (): AnyJob[] => [
  job({
    name: 'express.expire-bundles',
    payload: z.object({}),
    everySeconds: 60,
    run: (_, own) => expireBundles(own.db),
  }),
  job({
    name: 'express.warn-of-bundle-ends',
    payload: z.object({}),
    everySeconds: 3_600,
    run: (_, own) => warnOfEnds(own.db),
  }),
]
