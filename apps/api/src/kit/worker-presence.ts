// Tells living workers from dead ones, on any number of machines: each keeps a lock on a connection of its own, which ends
// with its process. What a dead worker had in hand is given to the others.
import pg from 'pg'
import type { Logger } from 'pino'
import { applicationOptions } from './migrate.ts'
import { growingPauses, pauses } from './pauses.ts'

export type Presence = {
  /** Stands for a runner from now on, by the id under which it locks jobs. */
  enter: (runner: string) => void
  leave: (runner: string) => void
  /** Resolves as soon as others can see that the runner lives, or when it is to end: only then it may take a job. */
  isSeen: (runner: string) => Promise<void>
  close: () => Promise<void>
}

/** Time between two looks; what a dead worker had in hand is free after two of them, so that a short break costs nothing. */
const checkMs = 2_000
/** First part of the locks' keys, so that no other lock of the product meets them. */
const lockClass = 7_216

// A machine that is switched off says nothing: after some twenty seconds the server ends its connection, and with it the lock.
const options = [
  applicationOptions,
  '-c tcp_keepalives_idle=10',
  '-c tcp_keepalives_interval=5',
  '-c tcp_keepalives_count=2',
  '-c tcp_user_timeout=20000',
].join(' ')

// Shared, because two ids may have one hash; a look takes the same lock alone, for as long as the statement lasts.
const holdLock = `select pg_advisory_lock_shared(${lockClass}, hashtext($1))`
const dropLock = `select pg_advisory_unlock_shared(${lockClass}, hashtext($1))`

/** Somebody has asked for the same job again while it ran: its successor has taken its key, and it is not to run again. */
const isReplaced = 'j.key is null and j.attempts >= j.max_attempts and j.updated_at > j.locked_at'

/**
 * Finds runners that hold jobs and are seen by nobody, and frees the jobs of those that were dead at the last look too. One
 * that was killed in its last try stays, as given up.
 */
const presenceQuery = `
  with dead as materialized (
    select id from (
      select distinct locked_by as id from graphile_worker._private_jobs where locked_by like 'pool-%'
      union select locked_by from graphile_worker._private_job_queues where locked_by like 'pool-%') holders
    where id <> all($1::text[]) and pg_try_advisory_xact_lock(${lockClass}, hashtext(id))),
  gone as (select id from dead where id = any($2::text[])),
  replaced as (
    delete from graphile_worker._private_jobs j using gone
    where j.locked_by = gone.id and ${isReplaced}),
  freed as (
    update graphile_worker._private_jobs j set locked_at = null, locked_by = null, last_error = 'its worker has died'
    from gone where j.locked_by = gone.id and (${isReplaced}) is not true
    returning j.id),
  queues as (
    update graphile_worker._private_job_queues q set locked_at = null, locked_by = null from gone where q.locked_by = gone.id)
  select coalesce(array_agg(id), '{}') as dead, (select count(*) from freed)::int as freed from dead`

type PresenceRow = { dead: string[]; freed: number }

export const openPresence = (url: string, log: Pick<Logger, 'warn'>): Presence => {
  const own = new Set<string>()
  let seen = new Set<string>()
  let suspects: string[] = []
  let closed = false
  let waiting: (() => void)[] = []
  const rest = pauses()

  const wakeWaiting = (): void => {
    const woken = waiting
    waiting = []
    woken.forEach((resolve) => resolve())
  }
  const showOwn = async (client: pg.Client): Promise<void> => {
    for (const id of own) {
      if (seen.has(id)) continue
      await client.query(holdLock, [id])
      seen.add(id)
    }
    for (const id of seen) {
      if (own.has(id)) continue
      await client.query(dropLock, [id])
      seen.delete(id)
    }
    wakeWaiting()
  }
  const freeDead = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<PresenceRow>(presenceQuery, [[...own], suspects])
    const [{ dead, freed }] = rows as [PresenceRow]
    suspects = dead
    if (freed > 0) log.warn({ freed }, 'jobs of a worker that has died are run by another one')
  }
  const watch = async (client: pg.Client, connected: () => void): Promise<void> => {
    client.on('error', rest.end) // the next statement fails, and a new connection is opened
    await client.connect()
    connected()
    let due = performance.now()
    while (!closed) {
      await showOwn(client)
      if (performance.now() >= due) {
        await freeDead(client)
        due = performance.now() + checkMs
      }
      await rest.begin(due - performance.now())
    }
  }
  const keepWatching = async (): Promise<void> => {
    const growing = growingPauses()
    while (!closed) {
      const client = new pg.Client({
        connectionString: url,
        options,
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
      })
      try {
        await watch(client, growing.reset)
      } catch (error) {
        if (!closed) log.warn({ err: error }, 'this worker cannot be seen by others and takes no jobs')
      }
      seen = new Set()
      suspects = []
      void client.end().catch(() => undefined)
      if (!closed) await rest.begin(growing.next())
    }
  }
  const kept = keepWatching()
  return {
    enter: (runner) => {
      own.add(runner)
      rest.end()
    },
    leave: (runner) => {
      own.delete(runner)
      rest.end()
      wakeWaiting()
    },
    isSeen: async (runner) => {
      while (!closed && own.has(runner) && !seen.has(runner))
        await new Promise<void>((resolve) => void waiting.push(resolve))
    },
    close: async () => {
      closed = true
      rest.end()
      wakeWaiting()
      await kept
    },
  }
}
