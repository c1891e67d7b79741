// Cancels runs that nobody has sent, and every Monday: a run for each agent who is owed enough for a transfer, with all that was released until Sunday.
import { runDays } from '@marsa/model/finance/settlements/settlement-run.ts'
import { dayOf, instantOf, weekdayOf } from '@marsa/model/kit/day.ts'
import type { Db } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { settingsInForce } from '../../settings/door.ts'
import { databaseNow } from '../credit/timers.store.ts'
import { draftRun } from './draft-run.ts'
import { lapseRun } from './decide-run.ts'
import { agentsOwed, staleRuns } from './runs.store.ts'

const monday = 1
const dayMs = 86_400_000
const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * dayMs)

/** `instant` is that of the database where it is left out. Safe to repeat: an agent with a run that is not sent yet is left alone. */
export const draftRuns = async (db: Db, instant?: Date): Promise<void> => {
  const now = instant ?? (await databaseNow(db))
  await eachInTransaction(db, await staleRuns(db, daysBefore(now, runDays)), (tx, id) =>
    lapseRun(tx, id, now),
  )
  const today = dayOf(now)
  if (weekdayOf(today) !== monday) return
  const settings = await settingsInForce(db)
  await eachInTransaction(db, await agentsOwed(db), (tx, agentId) =>
    draftRun(tx, { agentId, preparedBy: null, now, until: instantOf(today), settings }),
  )
}
