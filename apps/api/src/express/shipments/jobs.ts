// Shipments that nobody goes on with: asked for and not paid within a day (E7), drafts after months, and guests who sent none.
import { z } from 'zod'
import { systemTransaction } from '../../kit/db.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { forgetIdleGuests } from '../guest/guests.store.ts'
import { endAttempt } from './end-attempt.ts'
import { deleteShipment, forgottenPayments, lockShipment, oldDrafts } from './shipments.store.ts'

const payWithinHours = 24
const draftDays = 90

export const shipmentJobs = (): AnyJob[] => [
  job({
    name: 'express.end-unpaid',
    payload: z.object({}),
    everySeconds: 900,
    run: async (_, { db }) => {
      for (const { id } of await forgottenPayments(db, payWithinHours))
        await systemTransaction(db, async (tx) => {
          const row = await lockShipment(tx, id, null)
          if (row?.state === 'PENDING_PAYMENT') await endAttempt(tx, row, 'system')
        })
    },
  }),
  job({
    name: 'express.forget-drafts',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, { db }) => {
      for (const { id } of await oldDrafts(db, draftDays))
        await systemTransaction(db, async (tx) => {
          const row = await lockShipment(tx, id, null)
          if (row?.state === 'DRAFT') await deleteShipment(tx, id)
        })
      await systemTransaction(db, forgetIdleGuests)
    },
  }),
]
