// All SQL of invitations: who is asked for a quotation, their answers, and their clocks.
import { sql } from 'kysely'
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import { one, rows, type Db, type Tx } from '../kit/db.ts'

export type Agent = {
  id: string
  name_en: string
  name_ar: string
  /** The agent's own working time; null where the market's week holds. */
  answer_week: WorkCalendar['week'] | null
  closed_days: string[]
}

/** Approved agents that carry this mode. */
export const agentsFor = (db: Db, mode: string): Promise<Agent[]> =>
  rows(
    db,
    sql`select id, name_en, name_ar, answer_week,
        array(select to_char(d, 'YYYY-MM-DD') from unnest(closed_days) d) as closed_days
      from companies
      where kind = 'agent' and approved_at is not null and suspended_at is null and modes @> ${[mode]}::text[] order by id`,
  )

export const invite = async (
  tx: Tx,
  invitation: {
    requestId: string
    round: number
    agents: readonly { id: string; dueAt: Date }[]
    now: Date
    minutes: number
  },
): Promise<void> => {
  await sql`insert into freight_invitations (request_id, round, company_id, invited_at, answer_minutes, due_at)
    select ${invitation.requestId}, ${invitation.round}, agent, ${invitation.now}, ${invitation.minutes}, due
    from unnest(${invitation.agents.map(({ id }) => id)}::uuid[],
      ${invitation.agents.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as invited (agent, due)`.execute(
    tx,
  )
}

export type InvitationRow = {
  company_id: string
  invited_at: Date
  due_at: Date
  answer_minutes: number
  answered_at: Date | null
  answer: 'QUOTED' | 'DECLINED' | null
  /** The clock stands since then with so many working minutes left, while the customer is asked for more (F6). */
  paused_at: Date | null
  left_minutes: number | null
  /** Working minutes for which it stood after it had run out, and those that the answer took. */
  stood_minutes: number
  used_minutes: number | null
}

export const invitationsOf = (db: Db, requestId: string, round: number): Promise<InvitationRow[]> =>
  rows(db, sql`select * from freight_invitations where request_id = ${requestId} and round = ${round}`)

/** Stops an agent's answer clock; a later answer leaves the first time. */
export const recordAnswer = async (
  tx: Tx,
  answer: {
    requestId: string
    round: number
    companyId: string
    answer: 'QUOTED' | 'DECLINED'
    reason?: string | undefined
    /** Working minutes that the first answer took. */
    used: number | undefined
    now: Date
  },
): Promise<void> => {
  await sql`update freight_invitations set answered_at = coalesce(answered_at, ${answer.now}), answer = ${answer.answer},
      reason = ${answer.reason ?? null}, used_minutes = coalesce(used_minutes, ${answer.used ?? null}::int),
      paused_at = null, left_minutes = null
    where request_id = ${answer.requestId} and round = ${answer.round} and company_id = ${answer.companyId}`.execute(
    tx,
  )
}

/** Stops an agent's clock with the working minutes that are left. */
export const pauseClock = async (
  tx: Tx,
  clock: { requestId: string; round: number; companyId: string; leftMinutes: number; now: Date },
): Promise<void> => {
  await sql`update freight_invitations set paused_at = ${clock.now}, left_minutes = ${clock.leftMinutes}
    where request_id = ${clock.requestId} and round = ${clock.round} and company_id = ${clock.companyId}
      and answered_at is null`.execute(tx)
}

/** Lets it run again until `dueAt`. */
export const resumeClock = async (
  tx: Tx,
  clock: { requestId: string; round: number; companyId: string; dueAt: Date; stoodMinutes: number },
): Promise<void> => {
  await sql`update freight_invitations set paused_at = null, left_minutes = null, due_at = ${clock.dueAt},
      stood_minutes = stood_minutes + ${clock.stoodMinutes}
    where request_id = ${clock.requestId} and round = ${clock.round} and company_id = ${clock.companyId}
      and answered_at is null`.execute(tx)
}

/** The hours in which one agent answers. */
export const hoursOf = (db: Db, companyId: string): Promise<Pick<Agent, 'answer_week' | 'closed_days'>> =>
  one(
    db,
    sql`select answer_week, array(select to_char(d, 'YYYY-MM-DD') from unnest(closed_days) d) as closed_days
      from companies where id = ${companyId}`,
  )

/** Opens the window again after a correction; who has quoted or declined has answered all the same. */
export const reopenWindow = async (tx: Tx, requestId: string, until: Date): Promise<void> => {
  await sql`update freight_requests set window_ends_at = ${until}, pending_review = false where id = ${requestId}`.execute(
    tx,
  )
}

/** Raises a stream event for every agent that was invited to a round. */
export const publishToInvited = async (
  tx: Tx,
  requestId: string,
  round: number,
  kind: string,
): Promise<void> => {
  await sql`insert into stream_events (company_id, kind, subject_id)
    select company_id, ${kind}, request_id from freight_invitations where request_id = ${requestId} and round = ${round}`.execute(
    tx,
  )
}
