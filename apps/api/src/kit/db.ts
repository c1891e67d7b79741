// The database: one pool of prepared statements, typed values, and transactions that know who acts and retry conflicts.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { writeGathered } from './last-writes.ts'
import { sql, type Result, type Runner, type Sql } from './sql.ts'

/** A pool or a transaction; stores take either. */
export type Db = Runner & {
  readonly isTransaction: boolean
  /** Runs `work` in one transaction: committed with its result, rolled back with its error. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Waits for what runs and closes every connection. */
  destroy(): Promise<void>
}
export type Tx = Db & { readonly isTransaction: true }

const oid = { int8: 20, date: 1082, timestamptz: 1184 }
const two = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

/** Reads `2026-11-20 07:59:30.123456+00`, as sessions in UTC write it; other forms are left to the driver, which is slower. */
const instant = (text: string): unknown => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/.test(text))
    return pg.types.getTypeParser(oid.timestamptz, 'text')(text)
  const ms = text.length > 22 ? Math.floor(Number(`0${text.slice(19, -3)}`) * 1000) : 0
  const day = [two(text, 0) * 100 + two(text, 2), two(text, 5) - 1, two(text, 8)] as const
  return new Date(Date.UTC(...day, two(text, 11), two(text, 14), two(text, 17), ms))
}

const parsers: Record<number, (value: string) => unknown> = {
  [oid.int8]: BigInt,
  [oid.date]: (value) => value,
  [oid.timestamptz]: instant,
}
const types = {
  getTypeParser: (id: number, format?: string) =>
    parsers[id] ?? pg.types.getTypeParser(id, (format ?? 'text') as 'text'),
} as unknown as pg.CustomTypesConfig

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url')))
  return name
}

/** Every statement of a client runs prepared under a name made from its text: planning is paid once a connection. */
class PreparedClient extends pg.Client {
  // @ts-expect-error pg overloads `query` by callback, stream and config; the product only ever calls (text, values)
  override query(text: unknown, values?: unknown, ...rest: unknown[]): unknown {
    const call = super.query.bind(this) as (...all: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return call(text, values, ...rest)
    return call({ name: nameOf(text), text, values }, ...rest)
  }
}

type Queried = { query: (text: string, values?: unknown[]) => Promise<pg.QueryResult> }
const runOn = async <Row>(on: Queried, text: string, values: readonly unknown[]): Promise<Result<Row>> => {
  const { rows: found, rowCount } = await on.query(text, values as unknown[])
  return { rows: found as Row[], count: rowCount ?? 0 }
}

const transactionOn = (client: Queried): Tx => ({
  isTransaction: true,
  run: (text, values) => runOn(client, text, values),
  transaction: () => Promise.reject(new Error('transactions do not nest')),
  destroy: () => Promise.reject(new Error('a transaction is ended by its work')),
})

/** The pool as stores see it. A connection whose rollback fails is thrown away. */
const databaseOn = (pool: Pick<pg.Pool, 'connect' | 'query' | 'end'>): Db => ({
  isTransaction: false,
  run: (text, values) => runOn(pool as Queried, text, values),
  transaction: async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const tx = transactionOn(client)
      const result = await work(tx)
      await writeGathered(tx)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((problem: Error) => {
        broken = problem
      })
      throw error
    } finally {
      client.release(broken)
    }
  },
  destroy: () => pool.end(),
})

const pools = new WeakMap<Db, pg.Pool>()
const clients = new WeakMap<Db, Set<pg.PoolClient>>()

/** Time limits of every application connection, in milliseconds; docs/operations.md says them. */
export const databaseLimits = {
  connectMs: 3_000,
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
}

/** The role of those who may only look; it is made by the migration like the application's. */
export const readOnlyRole = 'marsa_readonly'

/** A pool that outlives its connections: one that breaks, idle or in use, is reported by a query, and another is opened. */
export const poolOf = (url: string, config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...config })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** `connectMs` is how long a caller waits for a connection. */
export type DbOptions = { max?: number; role?: string | null; connectMs?: number }

/** Opens a pool. Sessions run as the application role, which owns nothing, with the time limits of docs/operations.md. */
export const openDb = (
  url: string,
  { max = 4, role = 'marsa_app', connectMs = databaseLimits.connectMs }: DbOptions = {},
): Db => {
  const settings = [
    ...(role ? [`-c role=${role}`] : []),
    `-c statement_timeout=${databaseLimits.statementMs}`,
    `-c lock_timeout=${databaseLimits.lockMs}`,
    `-c idle_in_transaction_session_timeout=${databaseLimits.idleInTransactionMs}`,
  ]
  const pool = poolOf(url, {
    max,
    Client: PreparedClient as unknown as typeof pg.Client,
    options: settings.join(' '),
    types,
    // For a new connection and for a free one alike.
    connectionTimeoutMillis: connectMs,
  })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => void open.add(client))
  pool.on('remove', (client) => open.delete(client))
  const db = databaseOn(pool)
  pools.set(db, pool)
  clients.set(db, open)
  return db
}

/** The socket of a connection, which the driver does not give away. */
export const socketOf = (client: pg.ClientBase): { destroy: () => void } =>
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream

/** Breaks all connections of a pool at once: what waits for a database that does not answer fails now. */
export const dropConnections = (db: Db): void =>
  clients.get(db)?.forEach((client) => socketOf(client).destroy())

/** Where a value goes in a statement that is kept. */
class Place {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

export const rows = async <Row>(db: Db, statement: Sql): Promise<Row[]> =>
  (await statement.execute(db)).rows as Row[]

/**
 * A statement whose text is made at its first use and kept, for the few that are long and asked for often: `build` gets
 * a place for each value and must not look at it.
 */
export const kept = <Values extends object, Row>(
  build: (places: Values) => Sql,
): ((db: Db, values: Values) => Promise<Row[]>) => {
  let made: { text: string; keys: readonly (keyof Values)[] } | undefined
  const make = () => {
    const places = new Proxy({} as Values, { get: (_, key) => new Place(key as string) })
    const { text, values } = build(places)
    return { text, keys: values.map((found) => (found as Place).key as keyof Values) }
  }
  return async (db, values) => {
    const { text, keys } = (made ??= make())
    return (
      await db.run<Row>(
        text,
        keys.map((key) => values[key]),
      )
    ).rows
  }
}

/** The single row of a statement, or undefined. */
export const maybe = async <Row>(db: Db, statement: Sql): Promise<Row | undefined> =>
  (await rows<Row>(db, statement))[0]

/** The single row of a statement that must answer one. */
export const one = async <Row>(db: Db, statement: Sql): Promise<Row> => {
  const row = await maybe<Row>(db, statement)
  if (!row) throw new Error('a statement that must answer a row answered none')
  return row
}

/** Who acts in a transaction, for audit rows; a timer or an event acts as nobody. */
export type Acting = { userId?: string; subjectId?: string; sessionId?: string; requestId?: string }

const retried = new Set(['40001', '40P01'])

const lastWork = new WeakMap<Db, (tx: Tx) => Promise<void>>()

/** What every transaction of this database does before it is committed, but for those that only read. */
export const beforeCommit = (db: Db, work: (tx: Tx) => Promise<void>): void => void lastWork.set(db, work)

/** PostgreSQL's error code, where the error came from it. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

// Of sockets, and of PostgreSQL while it starts, stops, or has no connection left.
const awayCodes = new Set(
  [
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN',
    '57P01 57P02 57P03 53300',
  ].flatMap((names) => names.split(' ')),
)
// The driver gives these no code.
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

/** Whether an error says that the database cannot be reached at the moment, not that a statement is wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  awayCodes.has(codeOf(error) ?? '') || (error instanceof Error && awayMessages.test(error.message))

/**
 * The values of `Acting` as settings of the transaction, read by the audit columns' defaults. A command finds its rows by keys, for
 * which one plan is as good as another: without the last setting PostgreSQL plans anew, each time, what is given a list of them.
 */
export const actingSettings = (acting: Acting): Sql => sql`
  set_config('marsa.user', ${acting.userId ?? ''}, true), set_config('marsa.subject', ${acting.subjectId ?? ''}, true),
  set_config('marsa.session', ${acting.sessionId ?? ''}, true), set_config('marsa.request', ${acting.requestId ?? ''}, true),
  set_config('plan_cache_mode', 'force_generic_plan', true)`

/**
 * Runs `work` in one READ COMMITTED transaction; on a serialization failure or deadlock it starts over, three times
 * at most. `work` must not reach outside the database: it may run more than once.
 */
export const transaction = <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  first?: (tx: Tx) => Promise<unknown>,
): Promise<T> =>
  attempts(db, async (tx) => {
    await first?.(tx)
    const result = await work(tx)
    await lastWork.get(db)?.(tx)
    return result
  })

const attempts = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === 3 || !retried.has(codeOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt))
    }
  }
}

/** A transaction of a timer, a queue or a start-up step: audited as the system. */
export const systemTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, work)

/**
 * Runs `work` in one transaction as the role that may read and nothing else: what somebody may only look at cannot be
 * changed, whatever the verb does (Z02, Z03).
 */
export const readOnlyTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  attempts(db, async (tx) => {
    await sql`select set_config('role', ${readOnlyRole}, true), set_config('transaction_read_only', 'on', true)`.execute(
      tx,
    )
    return work(tx)
  })

const readers = new WeakMap<Db, Db>()

/** A connection of the pool inside a transaction of the reading role, which is undone when it is given back. */
const readingClient = async (pool: pg.Pool) => {
  const client = await pool.connect()
  try {
    await client.query(`begin transaction read only; set local role ${readOnlyRole}`)
  } catch (error) {
    client.release(true)
    throw error
  }
  const query = client.query.bind(client)
  const release = (): void => void client.query('rollback').then(() => client.release(), client.release)
  return { query, release }
}

/** A pool whose every statement runs as the role that may read. */
const readersOf = (pool: pg.Pool) =>
  ({
    connect: () => readingClient(pool),
    query: async (text: string, values: unknown[]) => {
      const client = await readingClient(pool)
      try {
        return await client.query(text, values)
      } finally {
        client.release()
      }
    },
    end: async () => undefined,
  }) as unknown as pg.Pool

/** The same database for those who may only look: every statement runs as the role that may read and nothing else. */
export const readingOnly = (db: Db): Db => {
  const known = readers.get(db)
  if (known) return known
  const pool = pools.get(db)
  if (!pool) throw new Error('only a pool can be read from')
  const guarded = readersOf(pool)
  const reader = databaseOn(guarded)
  readers.set(db, reader)
  return reader
}

/** How many connections a pool holds, how many of them rest, and how many callers wait for one. */
export const poolUse = (db: Db): { open: number; idle: number; waiting: number } => {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** Runs a text of SQL without parameters, for commands that take none. */
export const command = async (db: Db, text: string): Promise<void> => {
  await db.run(text, [])
}
