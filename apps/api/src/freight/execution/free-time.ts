// Reminders of the last free day of a container in the port: three days and one day before it, and on it.
import { dayOf, addDays, instantOf } from '@marsa/model/kit/day.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { freeTimeOf, freeTimeReminders } from '@marsa/model/freight/execution/plan.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { freeTimeJob } from '../job-names.ts'
import { publishEvent } from '../publish-event.ts'
import { lockRequest, type RequestRow } from '../requests.store.ts'
import { freeDaysOf, milestoneDays } from './facts.store.ts'

/** Minutes after midnight, in the Emirates, at which people are reminded. */
const remindedAt = 9 * 60

/** Plans the reminders that are still to come, once a container is discharged. */
export const planFreeTime = async (
  tx: Tx,
  request: RequestRow,
  { dischargedAt, now }: { dischargedAt: Date; now: Date },
): Promise<void> => {
  const done = { QS_DIS: dayOf(dischargedAt) }
  const time = freeTimeOf({ freeDays: await freeDaysOf(tx, request.id), eta: null, done }, dayOf(now))
  if (!time) return
  for (const daysLeft of freeTimeReminders) {
    const runAt = instantOf(addDays(time.lastDay, -daysLeft), remindedAt)
    if (runAt <= now) continue
    const payload = { requestId: request.id, daysLeft }
    await enqueue(tx, freeTimeJob, payload, { runAt, key: `${freeTimeJob}:${request.id}:${daysLeft}` })
  }
}

/** Reminds customer and agent, if the container still stands there and the day is still the one that was planned. */
export const remindOfFreeTime = (
  db: Db,
  { requestId, daysLeft }: { requestId: string; daysLeft: number },
  clock: Clock,
): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request || !bookedStates.includes(request.state)) return
    const [freeDays, done] = [await freeDaysOf(tx, requestId), await milestoneDays(tx, request)]
    const time = freeTimeOf({ freeDays, eta: null, done }, dayOf(clock.now()))
    if (time?.state !== 'running' || time.daysLeft !== daysLeft) return
    await publishEvent(tx, 'freeTimeEnds', request, { lastDay: time.lastDay, daysLeft })
  })
