// Brings a database to the shape this version needs: one process at a time, each step whole or not at all.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runMigrations as runWorkerMigrations, Logger } from 'graphile-worker'
import pg from 'pg'
import { readOnlyRole } from './db.ts'
import { openJobsToApplication, openTablesToReaders } from './migrate-grants.ts'

export type MigrateOptions = {
  /** Runs last, in a transaction and under the lock, at every start; keep it idempotent. */
  after?: (client: pg.Client) => Promise<void>
  /** Folder of `NNNN-name.sql` files. */
  folder?: string
  /** Hears the name of each file before it is applied. */
  progress?: (file: string) => void
}

/** The database cannot be brought to the needed shape; the message is one line for the person who runs it. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MigrationError'
  }
}

/** The role that the application acts as; it owns nothing, so it can neither change tables nor escape their rules. */
export const applicationRole = 'marsa_app'

/** Start-up option for every pool of the API and the worker: `new pg.Pool({ connectionString, options })`. */
export const applicationOptions = `-c role=${applicationRole}`

const ownFolder = path.join(import.meta.dirname, '../../migrations')
const lockKey = 7_216_390_024
const leastServerVersion = 180_000

type Migration = { name: string; text: string; checksum: string }

const readMigrations = (folder: string): Migration[] => {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const numbers = new Set<string>()
  return names.toSorted().map((name) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationError(`migrations/${name} must be named like 0001-name.sql`)
    if (numbers.has(number)) throw new MigrationError(`two migrations have the number ${number}`)
    numbers.add(number)
    const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

const codeOf = (problem: unknown): string => (problem as { code?: string }).code ?? ''
const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

const checkServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number; name: string; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
       pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  )
  const server = rows[0]
  if (!server || server.version < leastServerVersion)
    throw new MigrationError(`the database server is PostgreSQL ${server?.name}; 18 or newer is needed`)
  if (server.encoding !== 'UTF8')
    throw new MigrationError(`the database has encoding ${server.encoding}; UTF8 is needed`)
}

// Roles belong to the whole server, so migrations of two databases can meet here: losing that race is fine.
const ensureRole = async (client: pg.Client, role: string): Promise<void> => {
  const known = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (!known.rowCount) {
    try {
      await client.query(`create role ${role} nologin`)
    } catch (problem) {
      if (codeOf(problem) === '42501')
        throw new MigrationError(
          `the database user may not create roles; run "create role ${role} nologin; grant ${role} to <user>" as an administrator`,
        )
      if (!['42710', '23505'].includes(codeOf(problem))) throw problem
    }
  }
  for (let attempt = 1; ; attempt++) {
    const member = await client.query(`select 1 where pg_has_role(current_user, $1, 'SET')`, [role])
    if (member.rowCount) return
    try {
      await client.query(`grant ${role} to current_user`)
    } catch (problem) {
      // XX000 is "tuple concurrently updated": another database's migration granted at the same moment.
      if (codeOf(problem) !== 'XX000' || attempt === 5) throw problem
    }
  }
}

const ensureTable = async (client: pg.Client): Promise<void> => {
  await client.query(`create table if not exists public.schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  await client.query(`grant select on public.schema_migrations to ${applicationRole}`)
}

const lineOf = (text: string, position: string | undefined): string =>
  position ? ` line ${text.slice(0, Number(position)).split('\n').length}` : ''

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  try {
    await client.query('begin')
    await client.query(migration.text)
    await client.query('insert into public.schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    const line = lineOf(migration.text, (problem as { position?: string }).position)
    throw new MigrationError(`migrations/${migration.name}${line}: ${messageOf(problem)}`)
  }
}

const applyAll = async (client: pg.Client, options: MigrateOptions): Promise<string[]> => {
  const migrations = readMigrations(options.folder ?? ownFolder)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  // None of its files is known: it was made on a base that was written anew since.
  if (applied.size > 0 && migrations.length > 0 && !migrations.some(({ name }) => applied.has(name)))
    throw new MigrationError(
      'the data was made by an earlier version and cannot be carried over; start with an empty DATA_DIR or DATABASE_URL',
    )
  for (const name of applied.keys())
    if (!migrations.some((each) => each.name === name))
      throw new MigrationError(
        `the database was used by a newer version: it has ${name}, which this one does not know`,
      )
  const waiting: Migration[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) waiting.push(migration)
    else if (checksum !== migration.checksum)
      throw new MigrationError(
        `migrations/${migration.name} was changed after it was applied; add a new file instead`,
      )
    else if (waiting[0])
      throw new MigrationError(
        `migrations/${waiting[0].name} comes before ${migration.name}, which is applied`,
      )
  }
  for (const migration of waiting) {
    options.progress?.(migration.name)
    await apply(client, migration)
  }
  return waiting.map((each) => each.name)
}

const quiet = new Logger(() => () => undefined)

const migrateJobs = async (client: pg.Client, databaseUrl: string): Promise<void> => {
  await runWorkerMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: quiet })
  await client.query(openJobsToApplication(applicationRole))
}

/**
 * Applies all waiting migrations, the job queue's own, and `after`; answers the names of the files applied now.
 * Any number of processes may call it together: they wait for each other. `databaseUrl` is that of the owner.
 */
export const migrate = async (databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'marsa migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Without this a database user with the name of one of our schemas would create its tables there.
    await client.query(`set client_min_messages = warning; set search_path = public`)
    // A user called like one of our schemas would otherwise get the tables in that schema.
    await client.query(`set search_path = public`)
    await checkServer(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await ensureRole(client, applicationRole)
    await ensureRole(client, readOnlyRole)
    await ensureTable(client)
    const applied = await applyAll(client, options)
    await migrateJobs(client, databaseUrl)
    await client.query(openTablesToReaders(readOnlyRole))
    if (options.after) {
      await client.query('begin')
      await options.after(client)
      await client.query('commit')
    }
    return applied
  } finally {
    await client.end()
  }
}
