// Tells administrators once of each step in finance that is theirs to take: those the overview lists for them, and nobody else.
import { namesOf, toldTasks, waitsFor } from '@marsa/model/finance/waiting.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { eachInTransaction } from '../kit/each-alone.ts'
import { notify } from '../messages/door.ts'
import { settingsInForce } from '../settings/door.ts'
import { databaseNow } from './credit/timers.store.ts'
import { waitingDays } from './waiting-days.ts'
import { forgetTold, listCapable, listWaiting, markTold } from './waiting.store.ts'

/** One message for each kind of step, however many are new of it. */
export const tellWaiting = async (db: Db): Promise<void> => {
  const days = await waitingDays(db, await databaseNow(db), await settingsInForce(db))
  const all = await listWaiting(db, days)
  const people = await listCapable(db)
  const tells = people.flatMap(({ id: userId, capabilities }) =>
    toldTasks.flatMap((task) => {
      const things = all.filter(
        (each) => each.task === task && waitsFor({ task, begunBy: each.begun_by }, { userId, capabilities }),
      )
      return things.length > 0 ? [{ userId, task, things }] : []
    }),
  )
  await eachInTransaction(db, tells, async (tx, { userId, task, things }) => {
    const told = await markTold(tx, { userId, task, things })
    if (told.length === 0) return
    await notify(tx, {
      to: { userIds: [userId] },
      template: `waiting-${task}`,
      params: { what: namesOf(told.map(({ number }) => number)) },
      subjectId: null,
      version: told[0]!.key,
    })
  })
  await systemTransaction(db, (tx) => forgetTold(tx, days))
}
