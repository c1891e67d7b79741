// All SQL of what happens on credit by itself: reminders, suspensions, applications that stay incomplete; by the database's clock.
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import type { ApplicationRow } from './applications.store.ts'
import { receivables, type ReceivableRow } from './receivables.store.ts'

export const databaseNow = async (db: Db): Promise<Date> =>
  (await one<{ now: Date }>(db, sql`select now() as now`)).now

/** The day in the Emirates so many minutes ago: what is done at 00:05 sees a new day five minutes late. */
export const dayInDubai = async (db: Db, minutesAgo = 0): Promise<string> =>
  (
    await one<{ day: string }>(
      db,
      sql`select ((now() - make_interval(mins => ${minutesAgo})) at time zone 'Asia/Dubai')::date as day`,
    )
  ).day

export type RemindedRow = ReceivableRow & { sent: number[] }

/** Open invoices whose due day is near or past, with the reminders that were sent. */
export const listToRemind = (db: Db, dueBy: string): Promise<RemindedRow[]> =>
  rows(
    db,
    sql`select r.*, coalesce((select array_agg(m.days::int) from credit_reminders m where m.invoice_id = r.invoice_id), '{}') as sent
      from (${receivables()}) r where r.open_fils > 0 and r.due_on <= ${dueBy}::date order by r.due_on, r.number`,
  )

/** True for whoever sends it first. */
export const noteReminder = async (tx: Tx, invoiceId: string, days: number): Promise<boolean> =>
  (
    await rows(
      tx,
      sql`insert into credit_reminders (invoice_id, days) values (${invoiceId}, ${days})
        on conflict do nothing returning invoice_id`,
    )
  ).length > 0

/** Companies with an open account, not lifted on the day, that owe so much on invoices due by another. */
export const listToSuspend = (
  db: Db,
  { dueBy, on, leastFils }: { dueBy: string; on: string; leastFils: bigint },
): Promise<{ company_id: string; fils: bigint }[]> =>
  rows(
    db,
    sql`select r.company_id, sum(r.open_fils)::bigint as fils from (${receivables()}) r
      join credit_accounts c on c.company_id = r.company_id
      where c.state = 'APPROVED' and (c.lift_until is null or c.lift_until < ${on}::date)
        and r.open_fils > 0 and r.due_on <= ${dueBy}::date
      group by r.company_id having sum(r.open_fils) >= ${leastFils} and sum(r.open_fils) > 0 order by r.company_id`,
  )

/** Applications in which nothing has been done for so many days. */
export const listQuiet = (db: Db, days: number): Promise<Pick<ApplicationRow, 'id'>[]> =>
  rows(
    db,
    sql`select p.id from credit_applications p where p.state = 'PENDING'
      and p.applied_at < now() - make_interval(days => ${days})
      and not exists (select from documents d where d.subject_kind = 'credit-application' and d.subject_id = p.id
        and d.created_at > now() - make_interval(days => ${days}))
      order by p.id limit 200`,
  )
