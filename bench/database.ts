// The benchmark's own PostgreSQL: flushed to disk like the product's, in a temporary folder, gone when the run ends.
import fs from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres, temporaryFolder } from '../apps/api/src/kit/embedded-postgres.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { seedLarge } from '../apps/demo/src/seed.ts'
import { makeBareTables } from './bare-tables.ts'
import { openShipments } from './targets.ts'

/** A customer does not grow because the product has more of them. */
const requestsPerCustomer = 100

/** Keys of calls that came before: a product in use plans its statements for a table that has some. */
const keysOfADay = `insert into idempotency_keys (user_id, key, route, body_hash, answer)
  select gen_random_uuid(), gen_random_uuid()::text, 'bench', '\\x00', '{}' from generate_series(1, 20000)`

export type BenchDatabase = {
  /** Address of a database with so many requests, made on first use. */
  withRequests: (count: number) => Promise<string>
  /** Address of a database of this name, made and filled on first use. */
  filled: (name: string, fill: (owner: pg.Client) => Promise<void>) => Promise<string>
  stop: () => Promise<void>
}

export const openOwner = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

export const startDatabase = async (say: (line: string) => void): Promise<BenchDatabase> => {
  const directory = temporaryFolder('marsa-bench')
  const server = await startEmbeddedPostgres({ directory }).catch((problem: unknown) => {
    fs.rmSync(directory, { recursive: true, force: true })
    throw problem
  })
  const made = new Map<string, string>()
  const filled: BenchDatabase['filled'] = async (name, fill) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const admin = await openOwner(server.url)
    await admin.query(`create database ${name}`)
    await admin.end()
    const url = server.databaseUrl(name)
    const began = performance.now()
    await prepareDatabase(url)
    const owner = await openOwner(url)
    await fill(owner)
    await owner.query(keysOfADay)
    await owner.query('vacuum analyze idempotency_keys')
    // What the filling left for the disk would be written for minutes, under the first measurement.
    await owner.query('checkpoint')
    await owner.end()
    say(`filled ${name} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    made.set(name, url)
    return url
  }
  return {
    filled,
    withRequests: (count) =>
      filled(`bench_${count}`, async (owner) => {
        await seedLarge(server.databaseUrl(`bench_${count}`), {
          requests: count,
          customers: count / requestsPerCustomer,
        })
        await openShipments(owner)
        await makeBareTables(owner)
      }),
    stop: async () => {
      await server.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
