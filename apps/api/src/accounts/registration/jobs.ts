// Background work of registrations: the desk is reminded of late ones, and copies of licences go when nobody needs them.
import { z } from 'zod'
import { timeParam } from '@marsa/model/messages/message.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { notify } from '../../messages/door.ts'
import { markLate } from './decisions.store.ts'
import { sweepCopies } from './licence-copy.ts'

export const registrationJobs = (clock: Clock, files: Files): AnyJob[] => [
  job({
    name: 'registrations.remind-late',
    payload: z.strictObject({}),
    everySeconds: 600,
    run: (_, { db }) =>
      systemTransaction(db, async (tx) => {
        for (const late of await markLate(tx, clock.now()))
          await notify(tx, {
            to: { roles: ['desk', 'admin'] },
            template: 'registration-late',
            params: { company: { en: late.name_en, ar: late.name_ar }, due: timeParam(late.due_at) },
            subjectId: late.id,
          })
      }),
  }),
  job({
    name: 'registrations.sweep-copies',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: (_, { db }) => sweepCopies(db, files, clock.now()),
  }),
]
