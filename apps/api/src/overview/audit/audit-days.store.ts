// SQL of the chains that the audit trail is sealed into, day by day.
import { sql } from '../../kit/sql.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'

export type SealedDay = { day: string; sealed: number; sealed_at: Date | null }

/** The last days on which something was sealed; positions run from 1 in each of them. */
export const sealedDays = (db: Db, most: number): Promise<SealedDay[]> =>
  rows(
    db,
    sql`with recursive days as (
        (select max(day) as day from audit_seal_runs)
        union all
        select (select max(r.day) from audit_seal_runs r where r.day < days.day) from days where days.day is not null)
      select d.day, coalesce(last.position, 0)::int as sealed, last.at as sealed_at
      from (select day from days where day is not null limit ${sql.lit(most)}) d
      cross join lateral (select position, at from audit_seal_runs r where r.day = d.day order by id desc limit 1) last
      order by d.day desc`,
  )

/** Rows that came after the newest sealing. */
export const waitingRows = async (db: Db): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from audit_log a
        where a.id > coalesce((select reached from audit_seal_runs order by id desc limit 1), 0)`,
    )
  ).count

export const lastAuditCheck = (db: Db): Promise<{ at: Date; faults: number } | undefined> =>
  maybe(
    db,
    sql`select checked_at as at, cardinality(faults) as faults from integrity_checks where kind = 'audit' order by id desc limit 1`,
  )
