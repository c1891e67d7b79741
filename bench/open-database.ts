// One seeded database with everything the measurements need of it.
import type pg from 'pg'
import { openOwner, type BenchDatabase } from './database.ts'
import { freePort, startFloor, startProduct, type Server, type Servers } from './processes.ts'
import { prepareScenarios, type Scenarios } from './scenarios.ts'
import { signInAll } from './sessions.ts'
import { bookedTargets } from './targets.ts'

const mostTargets = 60_000

/** Where the run keeps its files, and the secret that signs its tokens. */
export type Run = { folder: string; secret: string }

export type OpenedDatabase = {
  owner: pg.Client
  scenarios: Scenarios
  startProduct: () => Promise<Server>
  startFloor: () => Promise<Server>
  /** Product and floor at once, ended when the work is done. */
  withServers: <T>(work: (servers: Servers) => Promise<T>) => Promise<T>
  /** Tokens of so many sessions of different people. */
  tokens: (count: number) => Promise<string[]>
  close: () => Promise<void>
}

export const openDatabase = async (
  database: BenchDatabase,
  requests: number,
  { folder, secret }: Run,
  people = 1_000,
): Promise<OpenedDatabase> => {
  const url = await database.withRequests(requests)
  const owner = await openOwner(url)
  const targets = await bookedTargets(owner, mostTargets)
  const floorPort = await freePort()
  const scenarios = await prepareScenarios({ url, owner, targets, secret, folder, floorPort, people })
  const product = () => startProduct({ databaseUrl: url, folder, secret })
  const floor = () => startFloor(scenarios.planFile, floorPort)
  return {
    owner,
    scenarios,
    startProduct: product,
    startFloor: floor,
    withServers: async (work) => {
      const servers = { product: await product(), floor: await floor() }
      try {
        return await work(servers)
      } finally {
        await Promise.all([servers.product.stop(), servers.floor.stop()])
      }
    },
    tokens: async (count) => {
      const { rows } = await owner.query<{ id: string }>(
        `select id from users where role = 'business' order by id limit $1`,
        [count],
      )
      const each = Math.ceil(count / rows.length)
      return [
        ...(
          await signInAll(
            owner,
            rows.map(({ id }) => id),
            secret,
            each,
          )
        ).values(),
      ]
        .flat()
        .slice(0, count)
    },
    close: () => owner.end(),
  }
}
