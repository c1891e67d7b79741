// What the launcher does while something it needs is away: it waits and starts again, and never gives up.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../apps/api/src/kit/config.ts'
import { temporaryFolder } from '../../apps/api/src/kit/embedded-postgres.ts'
import { growingPauses } from '../../apps/api/src/kit/pauses.ts'
import { startChildren } from './children.ts'
import { openDatabase, withClient, type OpenDatabase } from './database.ts'
import { untilReachable } from './until-reachable.ts'

const root = path.join(import.meta.dirname, '../..')
vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the embedded database', () => {
  const dataDir = temporaryFolder('marsa-outage')
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(readConfig({ DATA_DIR: dataDir }, { embedded: true }))
    await withClient(database.ownerUrl, (client) => client.query('create table kept (round int)'))
  })
  afterAll(async () => {
    await database.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  const postmaster = (): number =>
    Number(fs.readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

  test('is started again at the same address whenever it is killed, with what was committed', async () => {
    for (const round of [1, 2, 3]) {
      await withClient(database.ownerUrl, (client) => client.query('insert into kept values ($1)', [round]))
      const killed = postmaster()
      process.kill(killed, 'SIGKILL')
      await vi.waitFor(
        () =>
          withClient(database.ownerUrl, async (client) => {
            expect((await client.query('select round from kept order by round')).rowCount).toBe(round)
            expect(postmaster()).not.toBe(killed)
          }),
        60_000,
      )
    }
  })
})

describe('a database that cannot be reached', () => {
  const where = 'db.example:5432/marsa'
  const refusal = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

  test('is waited for', async () => {
    const answers = [refusal, refusal, refusal]
    const work = async () => {
      const fail = answers.pop()
      if (fail) throw fail()
      return 'there'
    }
    expect(await untilReachable(where, work, growingPauses({ firstMs: 1, longestMs: 2 }))).toBe('there')
    expect(answers).toHaveLength(0)
  })

  test('is not waited for when it is there and refuses', async () => {
    const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' })
    await expect(untilReachable(where, () => Promise.reject(wrong))).rejects.toBe(wrong)
  })
})

// Answers once, then ends; every later start ends at once.
const restless = `
import fs from 'node:fs'
import http from 'node:http'
fs.appendFileSync(process.argv[2], 'start\\n')
if (fs.readFileSync(process.argv[2], 'utf8') !== 'start\\n') process.exit(1)
const server = http.createServer((_, answer) => answer.end('ready', () => setTimeout(() => process.exit(1), 50)))
server.listen(0, '127.0.0.1', () => fs.writeFileSync(process.argv[3], String(server.address().port)))
`

describe('a process that keeps ending', () => {
  test('is started again every time', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marsa-restless-'))
    const [script, starts, port] = ['restless.mjs', 'starts', 'port'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string]
    fs.writeFileSync(script, restless)
    const children = startChildren(root, path.join(folder, 'logs'), {
      firstMs: 1,
      mostMs: 2,
      forgottenMs: 60_000,
    })
    try {
      children.start({
        name: 'restless',
        script: path.relative(root, script),
        args: [starts, port],
        env: process.env,
      })
      const address = await vi.waitFor(() => `http://127.0.0.1:${fs.readFileSync(port, 'utf8')}/`, 20_000)
      await children.ready('restless', address, 20)
      await vi.waitFor(
        () => expect(fs.readFileSync(starts, 'utf8').split('\n').length).toBeGreaterThan(9),
        60_000,
      )
    } finally {
      await children.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  })
})
