// What nobody answers, and what was not delivered three times, goes back to its sender (X3); safe to run twice.
import { z } from 'zod'
import { sendBackRefusal } from '@marsa/model/express/depot/hold.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { lockShipment, subjectKind } from '../shipments/shipments.store.ts'
import { dueToGoBack } from './holds.store.ts'
import { sendBack } from './send-back.ts'

export const sendBackOverdue = async (db: Db, clock: Clock): Promise<void> =>
  eachInTransaction(db, await dueToGoBack(db), async (tx, { id }) => {
    const row = await lockShipment(tx, id, null)
    // Answered, paid or moved on meanwhile; a payment by card that is open is waited for.
    const isDue = (await dueToGoBack(tx)).some((due) => due.id === id)
    if (!row || !isDue || sendBackRefusal(row.state, 'system')) return
    if (await findOpenSession(tx, subjectKind, id)) return
    const reason = row.state === 'ON_HOLD' ? 'not answered' : 'not delivered'
    await sendBack(tx, row, { as: 'system', reason, userId: null, now: clock.now() })
  })

export const depotJobs = (clock: Clock): AnyJob[] => [
  job({
    name: 'express.send-back-overdue',
    payload: z.object({}),
    everySeconds: 900,
    run: (_, { db }) => sendBackOverdue(db, clock),
  }),
]
