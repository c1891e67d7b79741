// Background work of trucks: what nobody completes completes by itself, and papers of a fleet that end are told of.
import { z } from 'zod'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { paperWarning, paperWarnings } from '@marsa/model/trucks/execution/fleet.ts'
import { completesAt } from '@marsa/model/trucks/execution/truck-turn.ts'
import { lastHasLeft } from '@marsa/model/trucks/road/geofence.ts'
import { roadDocuments } from '@marsa/model/trucks/road/allocation.ts'
import type { Clock } from '../kit/clock.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { eachInTransaction } from '../kit/each-alone.ts'
import { job } from '../kit/jobs.ts'
import { notify } from '../messages/door.ts'
import { bulkJobs, finishRequest, isAwarded, roundJobs } from '../requests/door.ts'
import { truckBulk } from './bulk/bulk-line.ts'
import { lapseChanges } from './change/answer.ts'
import { remindOfBorders } from './borders/border-calls.ts'
import { warnOfContracts } from './contracts/contracts.ts'
import { driverJobs } from './driver/jobs.ts'
import { answerOverdue } from './extras/answers.ts'
import { truckFacts } from './execution/facts.ts'
import { deliveredBefore } from './execution/facts.store.ts'
import { endingPapers, noteWarned } from './fleet/fleet.store.ts'
import { trucksLine } from './line.ts'
import { watchJobs } from './watch/jobs.ts'
import { watchedTrucks } from './watch/watched.ts'

/** Completes bookings once the last of their trucks has left the drop-off, or 48 hours after all was done (T16). */
export const completeDelivered = async (db: Db, clock: Clock): Promise<void> => {
  await eachInTransaction(db, await deliveredBefore(db, clock.now()), async (tx, { id }) => {
    const request = await trucksLine.lock(tx, id)
    if (!request || !isAwarded(request) || !usualBooked.includes(request.state)) return
    const ends = completesAt((await truckFacts(tx, [id])).get(id)!)
    if (!ends) return
    const now = clock.now()
    if (ends > now && !lastHasLeft(await watchedTrucks(tx, request, now))) return
    await finishRequest(trucksLine, tx, request, { as: 'system', now, invoiceId: null })
  })
}

/** Warns providers of papers of their vehicles and drivers 30, 7 and 1 days before the end. */
export const warnOfPapers = async (db: Db, clock: Clock): Promise<void> => {
  const today = dayOf(clock.now())
  for (const paper of await endingPapers(db, today, addDays(today, paperWarnings[0]))) {
    const days = paperWarning(paper.until, today, paper.warned)
    if (days === undefined) continue
    await systemTransaction(db, async (tx) => {
      if (!(await noteWarned(tx, paper.id, days))) return
      const { en, ar } = roadDocuments[paper.code]
      await notify(tx, {
        to: { companyIds: [paper.company_id], roles: ['truck-provider'] },
        template: 'truck-paper-ends',
        params: {
          paper: { en, ar },
          name: { en: paper.name_en, ar: paper.name_ar },
          day: dayParam(paper.until),
        },
        subjectId: paper.subject_id,
        version: `${paper.id}:${paper.until}:${days}`,
      })
    })
  }
}

const nothing = z.strictObject({})

export const trucksJobs = (clock: Clock) => [
  ...roundJobs(trucksLine, clock),
  ...bulkJobs(truckBulk, clock),
  ...driverJobs,
  ...watchJobs(clock),
  job({
    name: 'trucks.answer-extras',
    payload: nothing,
    everySeconds: 300,
    run: (_, { db }) => answerOverdue(db, clock),
  }),
  job({
    name: 'trucks.lapse-changes',
    payload: nothing,
    everySeconds: 300,
    run: (_, { db }) => lapseChanges(db, clock),
  }),
  job({
    name: 'trucks.remind-of-borders',
    payload: nothing,
    everySeconds: 300,
    run: (_, { db }) => remindOfBorders(db, clock),
  }),
  job({
    name: 'trucks.complete-delivered',
    payload: nothing,
    everySeconds: 60,
    run: (_, { db }) => completeDelivered(db, clock),
  }),
  job({
    name: 'trucks.warn-of-contracts',
    payload: nothing,
    everySeconds: 3_600,
    run: (_, { db }) => warnOfContracts(db, clock),
  }),
  job({
    name: 'trucks.warn-of-papers',
    payload: nothing,
    everySeconds: 3_600,
    run: (_, { db }) => warnOfPapers(db, clock),
  }),
]
