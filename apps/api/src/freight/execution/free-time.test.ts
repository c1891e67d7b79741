// The last free day of a container: reminders are planned by its discharge, and hold only while it still stands in the port.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { freeTimeJob } from '../job-names.ts'
import { remindOfFreeTime } from './free-time.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

/** A booked box whose quotation gives seven free days. */
const boxed = async (freeDays: number | undefined = 7): Promise<Journey> => {
  const asked = await world.submitted({ agents: 1 })
  const quoted = await world.quote(asked, asked.winner, { freeDays })
  const { body } = world.must(await world.accept(quoted, 'whole'))
  world.must(await world.settle(body.sessionId, 'succeeded'))
  return { ...quoted, sessionId: body.sessionId }
}
const planned = async ({ requestId }: Journey) => {
  const { rows: found } = await app.owner.query<{ run_at: Date }>(
    `select run_at from graphile_worker._private_jobs where key like $1 order by 1`,
    [`${freeTimeJob}:${requestId}:%`],
  )
  return found.map(({ run_at: at }) => at)
}
const told = async ({ requestId }: Journey) =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select distinct template from notifications
        where subject_id = ${requestId} and template like 'free-time%' order by 1`,
    )
  ).map(({ template }) => template)
const remind = (journey: Journey, daysLeft: number) =>
  remindOfFreeTime(app.db, { requestId: journey.requestId, daysLeft }, app.clock)

test('customer and agent are reminded three days, one day before it, and on it', async () => {
  const journey = await world.reach(await boxed(), 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  const last = addDays(dayOf(app.clock.now()), 6)
  expect(await planned(journey)).toEqual([-3, -1, 0].map((days) => instantOf(addDays(last, days), 9 * 60)))
  // Too early: the day is not the one that was planned.
  await remind(journey, 3)
  expect(await told(journey)).toEqual([])
  app.clock.at(instantOf(addDays(last, -3), 9 * 60))
  await remind(journey, 3)
  await remind(journey, 3)
  expect(await told(journey)).toEqual(['free-time-ends'])
  app.clock.at(instantOf(last, 9 * 60))
  await remind(journey, 0)
  expect(await told(journey)).toEqual(['free-time-ends', 'free-time-today'])
  const people = await rows(
    app.db,
    sql`select from notifications where subject_id = ${journey.requestId} and template = 'free-time-today'
      and user_id = any(${[journey.customer.userId, journey.winner.userId]})`,
  )
  expect(people).toHaveLength(2)
})

test('nobody is reminded of a container that has left the port', async () => {
  const journey = await boxed()
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC')
  world.must(await world.finalQuote(journey))
  await world.payFinal(journey)
  await world.reach(journey, 'QS_DEL')
  app.clock.at(instantOf(addDays(dayOf(app.clock.now()), 3), 9 * 60))
  await remind(journey, 3)
  expect(await told(journey)).toEqual([])
})

test('nothing is planned where no free days are agreed', async () => {
  const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  expect(await planned(journey)).toEqual([])
})
