// What happens by itself after a failed delivery: tried again the next day (E19, X10), sent back after the third time (X3); and files swept.
import { mostAttempts } from '@marsa/model/express/rounds/round-reasons.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { sendBack } from '../depot/send-back.ts'
import { changed } from '../shipments/own-shipment.ts'
import { lockShipment, moveShipment } from '../shipments/shipments.store.ts'
import { sweepProofs } from './proof-file.ts'
import { carried, failedDeliveries } from './rounds.store.ts'

const goOn = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const row = await lockShipment(tx, id, null)
  if (row?.state !== 'DELIVERY_FAILED') return
  const { attempts } = await carried(tx, id)
  if (attempts >= mostAttempts) {
    await sendBack(tx, row, { as: 'system', reason: 'third try', userId: null, now })
    return
  }
  await changed(tx, await moveShipment(tx, id, 'tryAgain', { as: 'system' }, { courier_id: null }))
}

export const followFailedDeliveries = async (db: Db, now: Date): Promise<void> => {
  for (const { id } of await failedDeliveries(db, dayOf(now), mostAttempts))
    await systemTransaction(db, (tx) => goOn(tx, id, now))
}

export const roundJobs = (clock: Clock, files: Files): AnyJob[] => [
  job({
    name: 'express.try-again',
    payload: z.object({}),
    everySeconds: 900,
    run: (_, { db }) => followFailedDeliveries(db, clock.now()),
  }),
  job({
    name: 'express.sweep-proofs',
    payload: z.object({}),
    everySeconds: 3_600,
    run: (_, { db }) => sweepProofs(db, files, clock.now()),
  }),
]
