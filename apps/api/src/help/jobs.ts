// Background work of help: what nobody confirmed and what has long been done is forgotten.
import { z } from 'zod'
import { job } from '../kit/jobs.ts'
import { forgetCallbacks } from './callbacks.store.ts'
import { forgetUnconfirmed } from './newsletter.store.ts'

/** Days that a closed callback request is kept. */
const keptDays = 365

export const helpJobs = () => [
  job({
    name: 'help.forget-old',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: async (_, { db }) => {
      await forgetUnconfirmed(db)
      await forgetCallbacks(db, keptDays)
    },
  }),
]
