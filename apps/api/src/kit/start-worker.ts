// Runs jobs until it is told to stop. Each lane has its own slots, so that whatever hangs holds up its own lane alone; a lane
// whose database has gone comes back with it.
import { EventEmitter } from 'node:events'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import type { Db } from './db.ts'
import { growingPauses, pauses } from './pauses.ts'
import { addTimer, loggerOf, workerPool, tasksOf, type AnyJob } from './run-jobs.ts'
import { openPresence, type Presence } from './worker-presence.ts'

export type WorkerOptions = {
  url: string
  db: Db
  jobs: readonly AnyJob[]
  log: Logger
  /** Jobs that a lane runs at the same time. */
  concurrency?: number
}
export type RunningWorker = {
  /** Takes no more jobs and waits for those that run. */
  stop: () => Promise<void>
}

type Parts = { db: Db; log: Logger; pool: Pool; presence: Presence; concurrency: number }
type Lane = { stop: () => Promise<void> }

const lanesOf = (jobs: readonly AnyJob[]): AnyJob[][] =>
  [...new Set(jobs.map(({ lane }) => lane))].map((lane) => jobs.filter((job) => job.lane === lane))

// What a job has come to is written one moment later, in a batch: only then does the library survive that it cannot be.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** A lane that runs from now on; it begins again with a new id whenever the library gives up. */
const startLane = (jobs: readonly AnyJob[], { db, log, pool, presence, concurrency }: Parts): Lane => {
  const growing = growingPauses()
  const rest = pauses()
  let runner: Runner | undefined
  let stopping = false
  let letGo: () => void
  const released = new Promise<void>((resolve) => void (letGo = resolve))

  const runUntilItEnds = async (): Promise<void> => {
    for (const job of jobs) if (job.everySeconds !== undefined) await addTimer(db, job.name, 0, true)
    let id = ''
    const events = new EventEmitter() as WorkerEvents
    events.on('pool:create', ({ workerPool }) => presence.enter((id = workerPool.id)))
    try {
      runner = await run({
        pgPool: pool,
        events,
        taskList: tasksOf(jobs, { db, log }),
        concurrency,
        preset,
        // Asked before each job is taken; it forbids nothing, it waits.
        forbiddenFlags: () => Promise.race([presence.isSeen(id), released]).then(() => null),
        pollInterval: 1_000,
        noHandleSignals: true,
        logger: loggerOf(log),
        parsedCronItems: [],
      })
      growing.reset()
      if (stopping) await runner.stop()
      await runner.promise
    } finally {
      runner = undefined
      presence.leave(id)
    }
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      try {
        await runUntilItEnds()
        if (!stopping) log.error('a runner of jobs has ended; another one begins')
      } catch (error) {
        log.error({ err: error }, 'a runner of jobs could not begin; it is tried again')
      }
      if (!stopping) await rest.begin(growing.next())
    }
  }
  const kept = keepRunning()
  return {
    stop: async () => {
      stopping = true
      letGo()
      rest.end()
      await runner?.stop().catch(() => undefined) // refused by one that has just ended by itself
      await kept
    },
  }
}

export const startWorker = ({ url, db, jobs, log, concurrency = 4 }: WorkerOptions): RunningWorker => {
  const lanes = lanesOf(jobs)
  // Each lane listens on a connection; the others are for taking jobs and writing down what they have come to.
  const pool = workerPool(url, lanes.length + concurrency)
  const presence = openPresence(url, log)
  const running = lanes.map((lane) => startLane(lane, { db, log, pool, presence, concurrency }))
  return {
    stop: async () => {
      await Promise.all(running.map((lane) => lane.stop()))
      await presence.close()
      await pool.end()
    },
  }
}
