// A read-only snapshot of the database that outlives one call: what is read of it piece by piece fits together.
import { sql } from './sql.ts'
import type { Db, Tx } from './db.ts'

export type Snapshot = { tx: Tx; close: () => Promise<void> }

/** Reading a long list takes more than a usual statement; a reader who takes nothing for so long has gone. */
const limits = { statement: '60s', idle: '60s' }

/** Holds one connection until it is closed; whoever opens one closes it, whatever happens. */
export const openSnapshot = async (db: Db): Promise<Snapshot> => {
  const opened = Promise.withResolvers<Tx>()
  const ended = Promise.withResolvers<void>()
  const whole = db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    await sql`select set_config('statement_timeout', ${limits.statement}, true),
      set_config('idle_in_transaction_session_timeout', ${limits.idle}, true)`.execute(tx)
    opened.resolve(tx)
    await ended.promise
  })
  // A connection that breaks meanwhile is reported by the statement that needed it.
  whole.catch(opened.reject)
  const tx = await opened.promise
  return {
    tx,
    close: () => {
      ended.resolve()
      return whole.catch(() => undefined)
    },
  }
}

export const inSnapshot = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const snapshot = await openSnapshot(db)
  try {
    return await work(snapshot.tx)
  } finally {
    await snapshot.close()
  }
}
