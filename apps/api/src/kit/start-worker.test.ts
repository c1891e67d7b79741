// Workers that die, and workers whose database goes away: what they had in hand is run by another one, and nobody loses a
// job that he still runs.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from './sql.ts'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { firstLine } from '../../test/sandbox-gateway.ts'
import { openDb, rows, type Db } from './db.ts'
import { enqueue, job } from './jobs.ts'
import { workerPool, type AnyJob } from './run-jobs.ts'
import { startWorker, type RunningWorker } from './start-worker.ts'

let database: TestDatabase
let db: Db
let admin: pg.Client
const workers: RunningWorker[] = []
const children: ChildProcess[] = []
const ends: (() => void)[] = []

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
})
beforeEach(async () => {
  database = await testDatabase()
  db = openDb(database.url)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const end of ends.splice(0)) end()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await db.destroy()
  await database.drop()
})
afterAll(() => admin.end())

const quiet = pino({ level: 'silent' })
const start = (...jobs: AnyJob[]): RunningWorker => {
  const worker = startWorker({ url: database.url, db, jobs, log: quiet })
  workers.push(worker)
  return worker
}
const stop = async (worker: RunningWorker): Promise<void> => {
  workers.splice(workers.indexOf(worker), 1)
  await worker.stop()
}

/** A job that counts its runs and ends when it is told to. */
const held = (name: string, lane?: string) => {
  let runs = 0
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => void (end = resolve))
  ends.push(end)
  const definition = job({
    name,
    payload: z.object({}),
    ...(lane && { lane }),
    run: () => {
      runs += 1
      return ended
    },
  })
  return { definition, end, runs: () => runs }
}
const quick = (name: string, lane?: string) => {
  const made = held(name, lane)
  made.end()
  return made
}
const jobsLeft = () =>
  rows<{ task: string; locked: boolean; attempts: number }>(
    db,
    sql`select task_identifier as task, locked_at is not null as locked, attempts from graphile_worker.jobs order by id`,
  )

/** Another process begins the job `name` and is killed in the middle of it. */
const beginAndKill = async (name: string, between?: () => Promise<void>): Promise<void> => {
  const script = path.join(import.meta.dirname, '../../test/work-until-killed.ts')
  const child = spawn(process.execPath, [script, database.url, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  expect(await firstLine(child)).toBe('begun')
  await between?.()
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
const patient = { timeout: 60_000, interval: 50 }

test('what a killed worker had begun is run by another one; what a living worker runs is not', async () => {
  const [long, killed] = [held('long'), quick('killed')]
  const alive = start(long.definition)
  await enqueue(db, 'long', {})
  await expect.poll(long.runs, patient).toBe(1)
  await enqueue(db, 'killed', {})
  await beginAndKill('killed')
  start(killed.definition, quick('long').definition)
  await expect.poll(killed.runs, patient).toBe(1)
  await expect.poll(jobsLeft, patient).toEqual([{ task: 'long', locked: true, attempts: 1 }])
  expect(long.runs()).toBe(1)
  long.end()
  await stop(alive)
  expect(await jobsLeft()).toEqual([])
})

test('a worker that lives already takes over, too', async () => {
  const other = quick('other')
  start(other.definition)
  await enqueue(db, 'other', {})
  await expect.poll(other.runs, patient).toBe(1)
  await enqueue(db, 'killed', {})
  await beginAndKill('killed')
  await expect.poll(async () => (await jobsLeft()).map(({ locked }) => locked), patient).toEqual([false])
})

test('a job that was asked for again while it ran leaves only its successor behind', async () => {
  const killed = quick('killed')
  await enqueue(db, 'killed', {}, { key: 'one' })
  await beginAndKill('killed', () => enqueue(db, 'killed', {}, { key: 'one' }))
  start(killed.definition)
  await expect.poll(jobsLeft, patient).toEqual([])
  expect(killed.runs()).toBe(1)
})

test('a job that dies with its worker at its last try is given up and says why', async () => {
  const other = quick('other')
  await enqueue(db, 'killed', {}, { maxAttempts: 1 })
  await beginAndKill('killed')
  start(other.definition)
  await expect
    .poll(
      () => rows(db, sql`select attempts, last_error from graphile_worker.jobs where locked_at is null`),
      patient,
    )
    .toEqual([{ attempts: 1, last_error: 'its worker has died' }])
})

const cutPresence = async (): Promise<void> => {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.classid = 7216 and d.datname = $1`,
    [nameOf()],
  )
  expect(rowCount).toBeGreaterThan(0)
}
const nameOf = () => new URL(database.url).pathname.slice(1)

test('a worker that is out of sight for a moment keeps its job', async () => {
  const [long, killed] = [held('long'), quick('killed')]
  start(long.definition)
  await enqueue(db, 'long', {})
  await expect.poll(long.runs, patient).toBe(1)
  await cutPresence()
  await enqueue(db, 'killed', {})
  await beginAndKill('killed')
  const again = quick('long')
  start(killed.definition, again.definition)
  await expect.poll(killed.runs, patient).toBe(1)
  expect([long.runs(), again.runs()]).toEqual([1, 0])
  long.end()
})

/** Nobody reaches the database until it is opened again. */
const closeDatabase = async (): Promise<void> => {
  await admin.query(`alter database ${nameOf()} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nameOf()])
}
/** Adds a job as soon as the test's own connections have come back. */
const add = async (name: string): Promise<void> => {
  const added = () =>
    enqueue(db, name, {}).then(
      () => true,
      () => false,
    )
  await expect.poll(added, patient).toBe(true)
}
const openDatabase = () => admin.query(`alter database ${nameOf()} allow_connections true`)

test('a worker outlives its database: a result that it could not write down is worked out again', async () => {
  const [cut, after] = [held('cut'), quick('after')]
  start(cut.definition, after.definition)
  await enqueue(db, 'cut', {})
  await expect.poll(cut.runs, patient).toBe(1)
  await closeDatabase()
  cut.end()
  await openDatabase()
  await add('after')
  await expect.poll(after.runs, patient).toBe(1)
  await expect.poll(jobsLeft, patient).toEqual([])
})

test('a worker begins before its database is there, and stops while it is away', async () => {
  const after = quick('after')
  await closeDatabase()
  await stop(start(after.definition))
  const worker = start(after.definition)
  await openDatabase()
  await add('after')
  await expect.poll(after.runs, patient).toBe(1)
  await closeDatabase()
  await stop(worker)
  await openDatabase()
})

test('a lane that hangs holds up nobody else', async () => {
  const [hanging, money] = [held('hanging', 'mail'), quick('money')]
  start(hanging.definition, money.definition)
  for (let n = 0; n < 12; n++) await enqueue(db, 'hanging', {})
  await expect.poll(hanging.runs, patient).toBe(4)
  await enqueue(db, 'money', {})
  await expect.poll(money.runs, patient).toBe(1)
  expect(hanging.runs()).toBe(4)
  hanging.end()
})

test('a connection that the library gives back twice is taken back once', async () => {
  const pool = workerPool(database.url, 1)
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, _, release) => {
      if (error) return reject(error)
      release()
      release()
      resolve()
    })
  })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  await pool.end()
})
