// All SQL of invitations: who is asked for a quotation, and the answers.
import { sql } from '../kit/sql.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import { isApprovedAgent } from '../accounts/door.ts'
import { one, rows, type Db, type Tx } from '../kit/db.ts'

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

/** The hours in which an agent answers; without a week of its own the market's holds. */
export type AnswerHours = { answer_week: WorkCalendar['week'] | null; closed_days: string[] }

/** The columns of `AnswerHours`, of a selection from companies. */
export const answerHours = sql`answer_week, array(select to_char(d, 'YYYY-MM-DD') from unnest(closed_days) d) as closed_days`

/** Approved companies with somebody of the role that quotes, each asked once a round. */
export const approvedAgents = (db: Db, role: Role): Promise<(AnswerHours & { id: string })[]> =>
  rows(
    db,
    sql`select c.id, ${answerHours} from companies c
      where ${isApprovedAgent}
        and exists (select from users u where u.company_id = c.id and u.role = ${role} and u.status = 'ACTIVE')
      order by c.id`,
  )

export const hoursOf = (db: Db, companyId: string): Promise<AnswerHours> =>
  one(db, sql`select ${answerHours} from companies where id = ${companyId}`)

export type Inviting = {
  requestId: string
  round: number
  agents: readonly { id: string; dueAt: Date }[]
  now: Date
  /** Working minutes that each has. */
  minutes: number
}

export type RecordedAnswer = {
  requestId: string
  round: number
  companyId: string
  answer: 'QUOTED' | 'DECLINED'
  reason?: string | undefined
  /** Working minutes that the first answer took. */
  used: number | undefined
  now: Date
}

export const invite = async (tx: Tx, { requestId, round, agents, now, minutes }: Inviting): Promise<void> => {
  const ids = agents.map(({ id }) => id)
  await sql`update request_invitations set is_current = false
    where request_id = ${requestId} and round < ${round} and company_id = any(${ids}::uuid[])`.execute(tx)
  await sql`insert into request_invitations (request_id, line, created_at, round, company_id, invited_at, answer_minutes, due_at)
    select ${requestId}, r.line, r.created_at, ${round}, agent, ${now}, ${minutes}, due
    from requests r, unnest(${ids}::uuid[],
      ${agents.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as invited (agent, due)
    where r.id = ${requestId}`.execute(tx)
}

export const invitationsOf = (db: Db, requestId: string, round: number): Promise<InvitationRow[]> =>
  rows(db, sql`select * from request_invitations where request_id = ${requestId} and round = ${round}`)

/** Stops an agent's answer clock; a later answer leaves the first time. */
export const recordAnswer = async (tx: Tx, answer: RecordedAnswer): Promise<void> => {
  await sql`update request_invitations set answered_at = coalesce(answered_at, ${answer.now}), answer = ${answer.answer},
      reason = ${answer.reason ?? null}, used_minutes = coalesce(used_minutes, ${answer.used ?? null}::int),
      paused_at = null, left_minutes = null
    where request_id = ${answer.requestId} and round = ${answer.round} and company_id = ${answer.companyId}`.execute(
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
    select company_id, ${kind}, request_id from request_invitations where request_id = ${requestId} and round = ${round}`.execute(
    tx,
  )
}

export type StandingRow = {
  company_id: string
  rating: number | null
  /** Requests of the line that it has completed. */
  completed: number
  answer_minutes: number | null
}

/** Of each agent of a round: mean rating, completed requests of the line, and the working minutes that its answer took. */
export const standingsOf = (
  db: Db,
  line: QuotedLine,
  requestId: string,
  round: number,
): Promise<StandingRow[]> =>
  rows(
    db,
    sql`select i.company_id,
        (select round(avg(f.rating), 1)::float from request_feedback f where f.agent_id = i.company_id) as rating,
        (select count(*)::int from requests r
          where r.line = ${line} and r.agent_id = i.company_id and r.tab = 'completed') as completed,
        i.used_minutes as answer_minutes
      from request_invitations i where i.request_id = ${requestId} and i.round = ${round}`,
  )
