// Fills the demo world exactly once for a database, and notices when an earlier filling was interrupted.
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts'
import { recreateDatabase, withClient, type OpenDatabase } from './database.ts'
import { LaunchError, step } from './progress.ts'
import { runChild } from './run-child.ts'

type State = 'none' | 'started' | 'done'

// Beside schema_migrations and like it not of the application: what the launcher knows about this database.
const readState = (url: string): Promise<State> =>
  withClient(url, async (client) => {
    await client.query(
      `create table if not exists public.installation (key text primary key, value text not null)`,
    )
    const { rows } = await client.query<{ value: State }>(
      `select value from public.installation where key = 'demo'`,
    )
    return rows[0]?.value ?? 'none'
  })

const writeState = (url: string, state: State): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into public.installation (key, value) values ('demo', $1) on conflict (key) do update set value = $1`,
      [state],
    )
  })

/** Runs the filling in a process of its own; a second start finds it done and costs one query. */
export const ensureDemoWorld = async (
  root: string,
  config: Config,
  database: OpenDatabase,
  env: Record<string, string | undefined>,
): Promise<void> => {
  const script = path.join(root, 'apps/demo/src/main.ts')
  const state = await readState(database.ownerUrl)
  if (state === 'done') return
  if (state === 'started') {
    if (!database.server)
      throw new LaunchError(
        'the demo world was interrupted while it was filled; empty the database of DATABASE_URL or set DEMO=0',
      )
    await step('Clearing an interrupted demo world', async () => {
      await recreateDatabase(database.server!)
      fs.rmSync(path.join(config.dataDir, 'files'), { recursive: true, force: true })
      await prepareDatabase(database.ownerUrl)
      await readState(database.ownerUrl)
    })
  }
  await step('Filling the demo world (first start only)', async () => {
    await writeState(database.ownerUrl, 'started')
    // As the owner: the moments that were played are set in tables that nobody else may change.
    await runChild(script, [], { cwd: root, env: { ...env, DATABASE_URL: database.ownerUrl } })
    await writeState(database.ownerUrl, 'done')
  })
}
