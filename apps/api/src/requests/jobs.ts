// Background work over the requests of all lines: summaries that time makes old, and the check of all of them.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { eachInTransaction } from '../kit/each-alone.ts'
import { job } from '../kit/jobs.ts'
import type { RequestLines } from './request-line.ts'
import { windowsOver } from './summary.store.ts'
import { portionsOfRequests, renewSummaries } from './summary.ts'

const nothing = z.strictObject({})
const atOnce = 500

/** Agents whose window is over have nothing to answer any more; no move of the request says so in every line. */
export const closeAnswers = async (db: Db, lines: RequestLines, clock: Clock): Promise<void> => {
  await eachInTransaction(db, await windowsOver(db, atOnce), (tx, id) =>
    renewSummaries(tx, lines, [id], clock.now()),
  )
}

/** Works every summary out again, mends those that were wrong and answers their ids. */
export const checkSummaries = async (db: Db, lines: RequestLines, clock: Clock): Promise<string[]> => {
  const wrong: string[] = []
  for await (const ids of portionsOfRequests(db, atOnce))
    wrong.push(...(await systemTransaction(db, (tx) => renewSummaries(tx, lines, ids, clock.now()))))
  return wrong
}

export const requestJobs = (lines: RequestLines, clock: Clock) => [
  job({
    name: 'requests.close-answers',
    payload: nothing,
    everySeconds: 30,
    run: (_, { db }) => closeAnswers(db, lines, clock),
  }),
  job({
    name: 'requests.check-summaries',
    payload: nothing,
    everySeconds: 86_400,
    run: async (_, { db, log }) => {
      const wrong = await checkSummaries(db, lines, clock)
      if (wrong.length > 0)
        log.error({ first: wrong.slice(0, 5), wrong: wrong.length }, 'summaries were wrong')
    },
  }),
]
