// Background work: jobs are rows written in the transaction that wants them, and run later by the worker process.
import { sql } from './sql.ts'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { one, type Db } from './db.ts'

/** A kind of job. `run` gets ids, loads fresh rows, and does nothing more when run twice. */
export type Job<Payload = unknown> = {
  name: string
  payload: z.ZodType<Payload>
  /** A timer: added at every start of a worker and again after each run, so many seconds later. Its payload is `{}`. */
  everySeconds?: number
  /** What it waits for outside, a mail server or a gateway: such jobs wait behind each other and behind nobody else. */
  lane?: string
  run: (payload: Payload, parts: { db: Db; log: Logger }) => Promise<void>
}

export const job = <Payload>(definition: Job<Payload>): Job<Payload> => definition

export type JobOptions = {
  /** Not before this instant. */
  runAt?: Date
  /** A job with the same key that has not run yet is replaced. */
  key?: string
  /** Tries before it is given up and listed as dead; 10 unless stated. */
  maxAttempts?: number
  /** Jobs of one queue run one after another. */
  queue?: string
}

/** Removes a job that waits or was given up. */
export const removeJob = async (tx: Db, key: string): Promise<void> => {
  await one(tx, sql`select graphile_worker.remove_job(${key}) as removed`)
}

/** Adds a job inside the caller's transaction: it runs if and only if that commits. */
export const enqueue = async (
  tx: Db,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> => {
  await one(
    tx,
    sql`select id from graphile_worker.add_job(
      identifier => ${name}::text, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 10}::int,
      job_key => ${options.key ?? null}::text)`,
  )
}
