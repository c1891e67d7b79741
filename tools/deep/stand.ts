// One product under test with everything around it, each part where it can be taken away.
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres, temporaryFolder } from '../../apps/api/src/kit/embedded-postgres.ts'
import { startProduct, type Product } from '../../e2e/kit/product.ts'
import { runningDatabaseUrl, withClient } from '../start/database.ts'
import type { Around } from './around.ts'
import type { Gateway } from './books.ts'
import { startLoad, type Load } from './load.ts'
import { watch, type Watch } from './watch.ts'

export type Database = {
  ownerUrl: string
  pid: () => number
  /** Stops it in order, as an operator does. */
  stop: () => Promise<void>
  start: () => Promise<void>
}
export type Stand = {
  product: Product
  database: Database
  gateway: Gateway
  load: Load
  watch: Watch
  /** Where people are sent; a scenario may add a second process. */
  urls: string[]
  around: Around | undefined
  dataDir: string
  end: () => Promise<void>
}

/** A server beside the product, as an operator runs one. */
export const databaseBeside = async (directory: string): Promise<Database> => {
  let server = await startEmbeddedPostgres({ directory })
  await withClient(server.url, (client) => client.query('create database marsa'))
  return {
    ownerUrl: server.databaseUrl('marsa'),
    pid: () => server.process.pid!,
    stop: () => server.stop(),
    start: async () => {
      // A server that was killed leaves processes that notice it a moment later.
      if (server.process.exitCode === null && server.process.signalCode === null)
        await once(server.process, 'exit')
      server = await startEmbeddedPostgres({ directory, samePort: true })
    },
  }
}

const embedded = (dataDir: string): Database => ({
  ownerUrl: runningDatabaseUrl(dataDir),
  pid: () =>
    Number(fs.readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
  stop: async () => undefined,
  start: async () => undefined,
})

const gatewayOf = (dataDir: string): Gateway => {
  const { apiKey, outlet, port } = JSON.parse(
    fs.readFileSync(path.join(dataDir, 'sandbox/settings.json'), 'utf8'),
  ) as { apiKey: string; outlet: string; port: number }
  return { url: `http://127.0.0.1:${port}`, apiKey, outlet }
}

export const setUp = async (options: {
  beside?: boolean
  around?: (dataDir: string) => Promise<Around>
}): Promise<Stand> => {
  const dataDir = temporaryFolder('marsa-deep')
  const around = await options.around?.(dataDir)
  const beside = options.beside ? await databaseBeside(path.join(dataDir, 'beside')) : undefined
  const product = await startProduct(dataDir, {
    REQUEST_CEILINGS: '0',
    ...(beside && { DATABASE_URL: beside.ownerUrl }),
    ...around?.settings,
  })
  const database = beside ?? embedded(dataDir)
  const urls = [product.url]
  // Who makes people and who works reads them there.
  process.env['BASE_URL'] = product.url
  process.env['DATA_DIR'] = dataDir
  process.env['DATABASE_URL'] = database.ownerUrl
  const load = await startLoad(() => urls, { customers: 4 })
  const watching = watch(load.read)
  return {
    product,
    database,
    gateway: gatewayOf(dataDir),
    load,
    watch: watching,
    urls,
    around,
    dataDir,
    end: async () => {
      watching.stop()
      await product.end()
      await beside?.stop()
      await around?.end()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
