// An agent's answer clock that stands while somebody else has to answer: the customer a question, or the desk about a price.
import { addWorkingMinutes } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { leftMinutes, stoodFor } from '@marsa/model/requests/answer-clock.ts'
import type { Tx } from '../../kit/db.ts'
import { agentCalendar, clockOf, invitationsOf, type InvitationRow } from '../../requests/door.ts'
import type { RequestRow } from '../requests.store.ts'
import { pauseClock, resumeClock } from './invitations.store.ts'

type Timed = { now: Date; settings: SettingsInForce }

const invitationOf = async (
  tx: Tx,
  { id, round }: RequestRow,
  companyId: string,
): Promise<InvitationRow | undefined> =>
  (await invitationsOf(tx, id, round)).find((row) => row.company_id === companyId)

/** The clock stands from now; one that stands already does so from then. */
export const pause = async (
  tx: Tx,
  request: RequestRow,
  companyId: string,
  { now, settings }: Timed,
): Promise<void> => {
  const invitation = await invitationOf(tx, request, companyId)
  if (!invitation || invitation.paused_at) return
  const calendar = await agentCalendar(tx, companyId, settings)
  await pauseClock(tx, {
    requestId: request.id,
    round: request.round,
    companyId,
    leftMinutes: leftMinutes(clockOf(invitation), now, calendar),
    now,
  })
}

/** The clock goes on with what was left of it; a clock that had run out stays where it was. */
export const resume = async (
  tx: Tx,
  request: RequestRow,
  companyId: string,
  { now, settings }: Timed,
): Promise<void> => {
  const paused = await invitationOf(tx, request, companyId)
  if (!paused?.paused_at) return
  const left = paused.left_minutes ?? 0
  const calendar = await agentCalendar(tx, companyId, settings)
  const dueAt = left ? addWorkingMinutes(now, left, calendar) : paused.due_at
  const stoodMinutes = stoodFor(clockOf(paused), now, calendar)
  await resumeClock(tx, { requestId: request.id, round: request.round, companyId, dueAt, stoodMinutes })
}
