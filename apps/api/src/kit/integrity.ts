// Checks that recompute what must hold, and their results as rows: what the log and the metrics tell an operator.
import { sql } from './sql.ts'
import type { Logger } from 'pino'
import { rows, systemTransaction, transaction, type Db, type Tx } from './db.ts'

export type CheckKind = 'ledger' | 'audit' | 'credit' | 'express' | 'e-invoices'

/** Faults that are kept of one check; the count in the log is of all. */
const mostKept = 1_000

/** A transaction for work that reads whole tables and may take its time. */
export const unhurried = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, work, (tx) => sql`select set_config('statement_timeout', '30min', true)`.execute(tx))

/** Runs a check, writes its result, and says so in the log when something is wrong. */
export const runCheck = async (
  { db, log }: { db: Db; log: Logger },
  kind: CheckKind,
  check: () => Promise<string[]>,
): Promise<void> => {
  const faults = await check()
  await systemTransaction(db, (tx) =>
    sql`insert into integrity_checks (kind, faults) values (${kind}, ${faults.slice(0, mostKept)}::text[])`.execute(
      tx,
    ),
  )
  if (faults.length > 0)
    log.error(
      { check: kind, faults: faults.length, first: faults.slice(0, 5) },
      'an integrity check found faults',
    )
}

export type CheckResult = { kind: CheckKind; checkedAt: Date; faults: number }

/** The newest result of each kind. */
export const newestChecks = (db: Db): Promise<CheckResult[]> =>
  rows(
    db,
    sql`select distinct on (kind) kind, checked_at as "checkedAt", cardinality(faults) as faults
      from integrity_checks order by kind, id desc`,
  )

/** Deletes what a condition finds in portions, so that none of them outlasts the time of a statement. */
export const deleteInPortions = async (db: Db, table: string, condition: string): Promise<number> => {
  let deleted = 0
  for (;;) {
    const found = sql`select ctid from ${sql.table(table)} where ${sql.raw(condition)} limit 5000`
    const { count } = await sql`delete from ${sql.table(table)} where ctid = any(array(${found}))`.execute(db)
    deleted += count
    if (count === 0) return deleted
  }
}
