// All SQL of what pages report about themselves.
import { sql } from '../../kit/sql.ts'
import type { ReportAction } from '@marsa/model/overview/transaction-log.ts'
import type { Report } from '@marsa/model/overview/transaction-log-endpoints.ts'
import { deleteInPortions } from '../../kit/integrity.ts'
import { rows, type Db } from '../../kit/db.ts'

export type NewReport = { action: ReportAction; message: string; reader: Report['reader']; now: Date }

export const insertReport = async (db: Db, { action, message, reader, now }: NewReport): Promise<void> => {
  await sql`insert into transaction_log (at, action, message, reader) values (${now}, ${action}, ${message}, ${reader})`.execute(
    db,
  )
}

export type ReportRow = {
  id: bigint
  at: Date
  action: ReportAction
  message: string
  reader: Report['reader']
}

export const reportPage = (
  db: Db,
  {
    action,
    before,
    limit,
  }: { action?: ReportAction | undefined; before?: string | undefined; limit: number },
): Promise<ReportRow[]> =>
  rows(
    db,
    sql`select id, at, action, message, reader from transaction_log
      where ${action === undefined ? sql`true` : sql`action = ${action}`}
        and ${before === undefined ? sql`true` : sql`id < ${before}::bigint`}
      order by id desc limit ${sql.lit(limit)}`,
  )

export const forgetReports = (db: Db, days: number): Promise<number> =>
  deleteInPortions(db, 'transaction_log', `at < now() - interval '${days} days'`)
