// Agents' answer clocks, each on its own calendar: when they end, and how the first answer stops one.
import { addWorkingMinutes, type WorkCalendar } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { usedMinutes, type ClockFacts } from '@marsa/model/requests/answer-clock.ts'
import type { Db, Tx } from '../kit/db.ts'
import { calendarMaker } from '../reference/door.ts'
import {
  hoursOf,
  invitationsOf,
  recordAnswer,
  type AnswerHours,
  type InvitationRow,
} from './invitations.store.ts'

type MakeCalendar = Awaited<ReturnType<typeof calendarMaker>>

const calendarOf = (
  make: MakeCalendar,
  { answer_week, closed_days }: AnswerHours,
  settings: SettingsInForce,
): WorkCalendar => make(answer_week ?? settings['calendar.market-week'], closed_days)

/** The hours in which one agent answers: its own, or the market's, without holidays and its own closed days. */
export const agentCalendar = async (
  db: Db,
  companyId: string,
  settings: SettingsInForce,
): Promise<WorkCalendar> => calendarOf(await calendarMaker(db), await hoursOf(db, companyId), settings)

/** When the answers of agents that are invited now are due; each clock runs in its agent's own hours. */
export const dueTimes = async (
  db: Db,
  agents: readonly (AnswerHours & { id: string })[],
  { now, minutes, settings }: { now: Date; minutes: number; settings: SettingsInForce },
): Promise<{ id: string; dueAt: Date }[]> => {
  const make = await calendarMaker(db)
  return agents.map((agent) => ({
    id: agent.id,
    dueAt: addWorkingMinutes(now, minutes, calendarOf(make, agent, settings)),
  }))
}

export const clockOf = (row: InvitationRow): ClockFacts => ({
  answerMinutes: row.answer_minutes,
  dueAt: row.due_at,
  pausedAt: row.paused_at,
  leftMinutes: row.left_minutes,
  stoodMinutes: row.stood_minutes,
})

export type Answer = { requestId: string; round: number; companyId: string; now: Date } & (
  | { answer: 'QUOTED'; reason?: undefined }
  | { answer: 'DECLINED'; reason: string }
)

/** Stops the clock with the working minutes that the answer took; a later answer leaves the first time. */
export const stopClock = async (tx: Tx, answer: Answer, settings: SettingsInForce): Promise<void> => {
  const { requestId, round, companyId, now } = answer
  const own = (await invitationsOf(tx, requestId, round)).find((row) => row.company_id === companyId)
  const used =
    own && !own.answered_at
      ? usedMinutes(clockOf(own), now, await agentCalendar(tx, companyId, settings))
      : undefined
  await recordAnswer(tx, { ...answer, used })
}
