// What is done to the product while people work with it; each scenario ends when what it took away is back.
import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { withClient } from '../start/database.ts'
import { fill } from './around.ts'
import { freeze, kill, pidOf } from './processes.ts'
import type { Stand } from './stand.ts'

const root = path.join(import.meta.dirname, '../..')
const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))

export type Scenario = {
  name: string
  /** How often it is done in a row. */
  times?: number
  run: (stand: Stand) => Promise<void>
}

const frozenFor =
  (seconds: number, pid: (stand: Stand) => number | Promise<number>): Scenario['run'] =>
  async (stand) => {
    const wake = freeze(await pid(stand))
    await sleep(seconds)
    wake()
  }

export const embeddedScenarios: readonly Scenario[] = [
  { name: 'the embedded database is killed', times: 10, run: async ({ database }) => kill(database.pid()) },
  { name: 'the embedded database is frozen for 20 s', run: frozenFor(20, ({ database }) => database.pid()) },
]

const away =
  (seconds: number): Scenario['run'] =>
  async ({ database }) => {
    await database.stop()
    await sleep(seconds)
    await database.start()
  }

export const besideScenarios: readonly Scenario[] = [
  { name: 'the database is restarted', times: 3, run: away(0) },
  { name: 'the database is stopped for a minute', run: away(60) },
  { name: 'the database is frozen for 20 s', run: frozenFor(20, ({ database }) => database.pid()) },
  {
    name: 'the database is killed',
    times: 3,
    run: async ({ database }) => {
      kill(database.pid())
      await database.start()
    },
  },
  {
    name: 'every connection is terminated',
    times: 3,
    run: ({ database }) =>
      withClient(database.ownerUrl, async (client) => {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
      }),
  },
  { name: 'the API is killed', times: 5, run: async ({ product }) => kill(await pidOf(product.pid, 'api')) },
  {
    name: 'the worker is killed',
    times: 5,
    run: async ({ product }) => kill(await pidOf(product.pid, 'worker')),
  },
  {
    name: 'the gateway is killed',
    times: 3,
    run: async ({ product }) => kill(await pidOf(product.pid, 'sandbox')),
  },
  {
    name: 'the worker is frozen for 20 s',
    run: frozenFor(20, ({ product }) => pidOf(product.pid, 'worker')),
  },
  {
    name: 'the gateway is frozen for 20 s',
    run: frozenFor(20, ({ product }) => pidOf(product.pid, 'sandbox')),
  },
  {
    name: 'a second API process joins and is killed',
    run: async ({ product, database, urls, dataDir, gateway }) => {
      const { port } = new URL(product.url)
      const second = `http://127.0.0.1:${Number(port) + 7}`
      const child = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.js')], {
        env: {
          PATH: process.env['PATH'],
          PORT: new URL(second).port,
          PUBLIC_URL: product.url,
          DATABASE_URL: database.ownerUrl,
          DATA_DIR: dataDir,
          REQUEST_CEILINGS: '0',
          LOG_LEVEL: 'warn',
          PAYMENT_URL: gateway.url,
          PAYMENT_API_KEY: gateway.apiKey,
          PAYMENT_OUTLET: gateway.outlet,
          PAYMENT_WEBHOOK_SECRET: 'of the second process',
        },
        stdio: 'ignore',
      })
      for (let tries = 0; tries < 100; tries++) {
        const answer = await fetch(`${second}/readyz`).catch(() => undefined)
        if (answer?.ok) break
        await sleep(0.1)
      }
      urls.push(second)
      await sleep(5)
      kill(child.pid!)
      await sleep(1)
      urls.pop()
    },
  },
]

const withoutFor =
  (seconds: number, part: 'fileStore' | 'scanner', how: 'cut' | 'freeze'): Scenario['run'] =>
  async ({ around }) => {
    const proxy = around![part]!
    proxy[how]()
    await sleep(seconds)
    proxy.restore()
  }

/** People who pay go on paying while that is the matter. */
const paidMeanwhile =
  (seconds: number): Scenario['run'] =>
  async ({ load }) => {
    const before = load.acknowledged.payments.size
    await sleep(seconds)
    if (load.acknowledged.payments.size === before) throw new Error('nobody could pay')
  }

export const outsideScenarios: readonly Scenario[] = [
  { name: 'the mail server takes connections and says nothing', run: paidMeanwhile(30) },
  { name: 'the file store refuses for 20 s', run: withoutFor(20, 'fileStore', 'cut') },
  { name: 'the file store is silent for 20 s', run: withoutFor(20, 'fileStore', 'freeze') },
  { name: 'the scanner refuses for 20 s', run: withoutFor(20, 'scanner', 'cut') },
  { name: 'the scanner is silent for 20 s', run: withoutFor(20, 'scanner', 'freeze') },
  {
    name: '300 senders of a letter a second',
    run: async ({ product }) => {
      const { port } = new URL(product.url)
      const sockets = Array.from({ length: 300 }, (_, index) => {
        const socket = net.connect({ host: '127.0.0.1', port: Number(port) })
        socket.on('error', () => undefined)
        socket.resume()
        socket.write(
          index % 2 === 0
            ? 'GET /api/'
            : 'POST /api/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
        )
        return socket
      })
      for (let second = 0; second < 25; second++) {
        for (const socket of sockets) if (!socket.destroyed) socket.write('a')
        await sleep(1)
      }
      const left = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length
      sockets.forEach((socket) => socket.destroy())
      if (left > 0) throw new Error(`${left} of them were not cut`)
    },
  },
]

const fullFor =
  (seconds: number, disk: 'files' | 'logs'): Scenario['run'] =>
  async ({ around, load }) => {
    const refused = () => [...load.acknowledged.refusals.keys()].some((what) => what.startsWith('507'))
    const makeRoom = fill(around!.disks![disk])
    await sleep(seconds)
    makeRoom()
    if (disk === 'files' && !refused()) throw new Error('no upload was refused with 507')
  }

export const diskScenarios: readonly Scenario[] = [
  { name: 'the disk of the files is full for 15 s', run: fullFor(15, 'files') },
  { name: 'the disk of the logs is full for 15 s', run: fullFor(15, 'logs') },
]
