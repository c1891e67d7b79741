// Background work of accounts: forgetting what has served its time.
import { z } from 'zod'
import { job } from '../kit/jobs.ts'
import { directoryJobs } from './directory/jobs.ts'
import { forgetCounters } from '../kit/limit.ts'
import { forgetKeys } from '../kit/once.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import { forgetCaptchas } from './captchas.store.ts'
import { forgetCodes } from './codes.store.ts'
import { forgetOldDevices } from './factors/factors.store.ts'
import { forgetSteps } from './factors/steps.store.ts'
import { forgetOldFailures, forgetSessions } from './sessions.store.ts'

/** Days that answers to repeated keys are kept, and sessions after their end: their addresses are known ones (Z10). */
const kept = { keys: 30, sessions: 90, failures: 2 }

const nothing = z.strictObject({})

export const accountsJobs = (): AnyJob[] => [
  job({
    name: 'accounts.forget-old',
    payload: nothing,
    everySeconds: 86_400,
    run: async (_, { db, log }) => {
      const keys = await forgetKeys(db, kept.keys)
      const sessions = await forgetSessions(db, kept.sessions)
      const failures = await forgetOldFailures(db, kept.failures)
      const devices = await forgetOldDevices(db)
      const steps = await forgetSteps(db)
      const codes = await forgetCodes(db)
      const puzzles = await forgetCaptchas(db)
      log.info(
        { keys, sessions, failures, devices, steps, codes, puzzles },
        'old keys, sessions, failures, devices, steps, codes and puzzles forgotten',
      )
    },
  }),
  job({
    name: 'accounts.forget-counters',
    payload: nothing,
    everySeconds: 3_600,
    run: (_, { db }) => forgetCounters(db),
  }),
  ...directoryJobs(),
]
