// What runs a job: its payload read, timers added anew; and all that are due run once, for tests and for filling a database.
import { Logger as WorkerLogger, runOnce, type TaskList } from 'graphile-worker'
import { sql } from './sql.ts'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { one, openDb, poolOf, type Db } from './db.ts'
import type { Job } from './jobs.ts'
import { applicationOptions } from './migrate.ts'

/** A job of any payload. */
export type AnyJob = Omit<Job, 'payload' | 'run'> & {
  payload: z.ZodType
  run: (payload: never, parts: RunParts) => Promise<void>
}

type RunParts = { db: Db; log: Logger }

/** Adds the next run of a timer by database time; `keep` leaves one that waits already where it is. */
export const addTimer = async (db: Db, name: string, seconds: number, keep: boolean): Promise<void> => {
  await one(
    db,
    sql`select graphile_worker.add_job(identifier => ${name}::text, payload => '{}'::json,
      run_at => now() + make_interval(secs => ${seconds}), max_attempts => 10, job_key => ${`timer:${name}`}::text,
      job_key_mode => ${keep ? 'preserve_run_at' : 'replace'}::text) as added`,
  )
}

const runJob = (job: AnyJob, payload: unknown, parts: RunParts): Promise<void> =>
  job.run(job.payload.parse(payload) as never, parts)

/** A timer that fails is reported and comes again all the same. */
const runTimer = async (job: AnyJob, everySeconds: number, parts: RunParts): Promise<void> => {
  try {
    await runJob(job, {}, parts)
  } catch (error) {
    parts.log.error({ err: error, job: job.name }, 'a timer failed')
  }
  await addTimer(parts.db, job.name, everySeconds, false)
}

export const tasksOf = (jobs: readonly AnyJob[], parts: RunParts): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown) =>
        job.everySeconds === undefined ? runJob(job, payload, parts) : runTimer(job, job.everySeconds, parts),
    ]),
  )

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

export const loggerOf = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => log[levels[level as keyof typeof levels]](message))

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** Takes each connection back once: the library gives one back twice when its listening fails while it stops. */
const takeBackOnce = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool)
  const once = (connected: Connected): void =>
    connect((error, client, release) => {
      let isBack = false
      connected(error, client, () => {
        if (!isBack) release()
        isBack = true
      })
    })
  pool.connect = ((connected?: Connected) => (connected ? once(connected) : connect())) as pg.Pool['connect']
}

/** The pool of the worker's library, which waits longer than calls do. */
export const workerPool = (url: string, max: number): pg.Pool => {
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }
  const pool = poolOf(url, { max, options: applicationOptions, ...limits })
  takeBackOnce(pool)
  return pool
}

/** Runs every job that is due, and those they add that are due, then ends. A failed one stays for its next try. */
export const runJobsOn = (pool: pg.Pool, db: Db, jobs: readonly AnyJob[], log: Logger): Promise<void> =>
  runOnce({
    pgPool: pool,
    taskList: tasksOf(jobs, { db, log }),
    noHandleSignals: true,
    logger: loggerOf(log),
  })

/** The same on connections of its own. */
export const runJobs = async (url: string, jobs: readonly AnyJob[], log: Logger): Promise<void> => {
  const pool = workerPool(url, 4)
  const db = openDb(url)
  try {
    await runJobsOn(pool, db, jobs, log)
  } finally {
    await db.destroy()
    await pool.end()
  }
}
