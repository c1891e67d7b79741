// Opens the database of an installation: ours in the data folder, or the server named by DATABASE_URL.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../apps/api/src/kit/embedded-postgres.ts'
import { growingPauses } from '../../apps/api/src/kit/pauses.ts'
import { requireDatabase } from './preflight.ts'
import { LaunchError, step } from './progress.ts'

export type OpenDatabase = {
  /** Address of who owns the tables: for migrations and the filling of the demo. */
  ownerUrl: string
  stop: () => Promise<void>
  /** The embedded server as it was first started; null for a server of the user's. */
  server: EmbeddedPostgres | null
}

const name = 'marsa'
const folderOf = (dataDir: string) => path.join(dataDir, 'postgres')

/** Address of the embedded server that a running launcher holds, as its owner, for commands that join it. */
export const runningDatabaseUrl = (dataDir: string): string => {
  const file = path.join(folderOf(dataDir), 'credentials.json')
  const { user, password, port } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
}

export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const ensureDatabase = (server: EmbeddedPostgres): Promise<void> =>
  withClient(server.url, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!known.rowCount) await client.query(`create database ${name}`)
  })

/** Empties an embedded database; only for a demo world whose filling was interrupted. */
export const recreateDatabase = (server: EmbeddedPostgres): Promise<void> =>
  withClient(server.url, async (client) => {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
  })

/**
 * Starts the embedded server again whenever it ends by itself, at the same address, for as long as it takes; API and
 * worker answer that it is away meanwhile. Answers what ends it for good.
 */
const keepRunning = (directory: string, first: EmbeddedPostgres): (() => Promise<void>) => {
  let server = first
  let isStopping = false
  let starting: Promise<void> | undefined

  const startAgain = async (): Promise<void> => {
    console.error(`  The database ended and is started again; see ${path.join(directory, 'server.log')}`)
    const pauses = growingPauses({ longestMs: 5_000 })
    while (!isStopping) {
      try {
        server = await startEmbeddedPostgres({ directory, samePort: true })
        watch()
        console.error('  The database is back.')
        return
      } catch (problem) {
        console.error(
          `  The database does not start: ${problem instanceof Error ? problem.message : problem}`,
        )
        await new Promise((resolve) => setTimeout(resolve, pauses.next()))
      }
    }
  }
  const watch = (): void =>
    void server.process.once('exit', () => {
      if (!isStopping) starting = startAgain()
    })
  watch()
  return async () => {
    isStopping = true
    await starting
    await server.stop()
  }
}

export const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl) {
    const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl
    await requireDatabase('DATABASE_URL', config.databaseUrl)
    if (ownerUrl !== config.databaseUrl) await requireDatabase('DATABASE_OWNER_URL', ownerUrl)
    return { ownerUrl, stop: async () => undefined, server: null }
  }
  const directory = folderOf(config.dataDir)
  const created = fs.existsSync(path.join(directory, 'cluster'))
  const open = async () => {
    const started = await startEmbeddedPostgres({ directory })
    await ensureDatabase(started)
    return started
  }
  try {
    const server = created ? await open() : await step('Creating the database', open)
    return { ownerUrl: server.databaseUrl(name), stop: keepRunning(directory, server), server }
  } catch (problem) {
    throw new LaunchError(problem instanceof Error ? problem.message : String(problem))
  }
}
