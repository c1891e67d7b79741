// Until when the first answer to what is asked now comes: the earliest of those who would be asked, each in its own hours.
import { addWorkingMinutes, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listDeadlines as contract } from '@marsa/model/overview/deadline-endpoints.ts'
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { agentsFor } from '../freight/door.ts'
import type { Call } from '../kit/serve.ts'
import { approvedAgents, dueTimes } from '../requests/door.ts'
import { calendarOf } from '../reference/door.ts'

export const listDeadlines = async ({
  db,
  now,
  settings,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const [sea, air, warehouses, calendar] = await Promise.all([
    agentsFor(db, 'sea'),
    agentsFor(db, 'air'),
    approvedAgents(db, 'warehouse-agent'),
    calendarOf(db, settings['calendar.market-week']),
  ])
  const first = async (asked: typeof sea, minutes: number): Promise<string | null> => {
    const due = await dueTimes(db, asked, { now, minutes, settings })
    return due.length > 0 ? toOffset(new Date(Math.min(...due.map(({ dueAt }) => dueAt.getTime())))) : null
  }
  const minutes = answerMinutesIn(settings)
  return {
    serverTime: toOffset(now),
    container: await first(sea, minutes.container),
    air: await first(air, minutes.air),
    loose: await first(sea, minutes.loose),
    warehouse: await first(warehouses, minutes.warehouse),
    callback: toOffset(addWorkingMinutes(now, settings['help.callback-minutes'], calendar)),
  }
}
