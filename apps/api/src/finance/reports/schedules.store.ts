// All SQL of reports that are sent by themselves.
import type { ReportFormat, ReportId } from '@marsa/model/finance/reports/report-list.ts'
import type { ScheduleWish } from '@marsa/model/finance/reports/schedule-endpoints.ts'
import type { Cadence } from '@marsa/model/finance/reports/schedule.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type ScheduleRow = {
  id: string
  report: ReportId
  choices: ScheduleWish['choices']
  format: ReportFormat
  cadence: Cadence
  day: number | null
  at: string
  is_active: boolean
  owner_id: string
  owner: string
  recipients: string[]
  next_at: Date
  last_at: Date | null
  last_outcome: 'sent' | 'nobody' | 'failed' | null
  last_sent: number | null
}

const columns = sql`s.id, s.report, s.choices, s.format, s.cadence, s.day, s.at, s.is_active, s.owner_id,
  (select u.first_name || ' ' || u.last_name from users u where u.id = s.owner_id) as owner, s.recipients, s.next_at, s.last_at,
  s.last_outcome, s.last_sent`

export const listScheduleRows = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<(ScheduleRow & { count: number })[]> =>
  rows(
    db,
    sql`select ${columns}, count(*) over ()::int as count from report_schedules s where s.ended_at is null
      order by s.id limit ${limit} offset ${offset}`,
  )

export const lockSchedule = (tx: Tx, id: string): Promise<ScheduleRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from report_schedules s where s.id = ${id} and s.ended_at is null for update of s`,
  )

/** Those that are due; whoever locks them next finds their next time. */
export const dueSchedules = (db: Db): Promise<{ id: string; next_at: Date }[]> =>
  rows(
    db,
    sql`select id, next_at from report_schedules where is_active and ended_at is null and next_at <= now() order by next_at limit 100`,
  )

export const databaseNow = async (db: Db): Promise<Date> =>
  (await one<{ at: Date }>(db, sql`select now() as at`)).at

export const insertSchedule = async (
  tx: Tx,
  { wish, ownerId, nextAt }: { wish: ScheduleWish; ownerId: string; nextAt: Date },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into report_schedules (report, choices, format, cadence, day, at, owner_id, recipients, next_at)
        values (${wish.report}, ${JSON.stringify(wish.choices)}::jsonb, ${wish.format}, ${wish.cadence}, ${wish.day},
          ${wish.at}, ${ownerId}, ${wish.recipientIds}::uuid[], ${nextAt}) returning id`,
    )
  ).id

export const pauseScheduleRow = async (
  tx: Tx,
  id: string,
  isActive: boolean,
  nextAt: Date,
): Promise<void> => {
  await sql`update report_schedules set is_active = ${isActive}, next_at = ${nextAt} where id = ${id}`.execute(
    tx,
  )
}

export const endScheduleRow = async (tx: Tx, id: string): Promise<void> => {
  await sql`update report_schedules set is_active = false, ended_at = now() where id = ${id}`.execute(tx)
}

export const noteRun = async (
  tx: Tx,
  id: string,
  run: { outcome: 'sent' | 'nobody' | 'failed'; sent: number; nextAt: Date | undefined },
): Promise<void> => {
  await sql`update report_schedules set last_at = now(), last_outcome = ${run.outcome}, last_sent = ${run.sent},
    next_at = coalesce(${run.nextAt ?? null}::timestamptz, next_at) where id = ${id}`.execute(tx)
}

export type FinancePerson = { id: string; name: string; email: string }

/** People who may read finance now; of those who are named, or all. */
export const financePeople = (
  db: Db,
  roles: readonly string[],
  among: readonly string[] | undefined,
): Promise<FinancePerson[]> =>
  rows(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name as name, u.email from users u
      where u.role = any(${[...roles]}::text[]) and u.status = 'ACTIVE'
        and (${among ? [...among] : null}::uuid[] is null or u.id = any(${among ? [...among] : null}::uuid[]))
      order by name, u.id limit 200`,
  )
