// An agent's answer clock on its own calendar: stopped by the first answer, and what is left of it for who looks.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { usedMinutes, type ClockFacts } from '@marsa/model/quotes/answer-clock.ts'
import type { Db, Tx } from '../kit/db.ts'
import { calendarMaker } from '../reference/door.ts'
import { hoursOf, invitationsOf, recordAnswer, type InvitationRow } from './invitations.store.ts'

/** The hours in which one agent answers: its own, or the market's, without holidays and its own closed days. */
export const agentCalendar = async (
  db: Db,
  companyId: string,
  settings: SettingsInForce,
): Promise<WorkCalendar> => {
  const { answer_week, closed_days } = await hoursOf(db, companyId)
  return (await calendarMaker(db))(answer_week ?? settings['calendar.market-week'], closed_days)
}

export const clockOf = (row: InvitationRow): ClockFacts => ({
  answerMinutes: row.answer_minutes,
  dueAt: row.due_at,
  pausedAt: row.paused_at,
  leftMinutes: row.left_minutes,
  stoodMinutes: row.stood_minutes,
})

type Answer = { requestId: string; round: number; companyId: string; now: Date } & (
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
