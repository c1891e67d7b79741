// A file store that is away or hangs: uploads and downloads are refused within its limits, nothing is half stored, the rest goes on.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { documentWorld, type DocumentWorld } from '../../test/document-world.ts'
import { makePdf } from '../../test/made-files.ts'
import { one } from '../kit/db.ts'
import type { Files } from '../kit/files.ts'
import { openFiles } from '../kit/open-files.ts'

const limits = { connectMs: 2_000, silentMs: 1_000 }

let world: DocumentWorld
let folder: Files
let stored: { documentId: string; content: Buffer }
const servers: net.Server[] = []
beforeAll(async () => {
  world = await documentWorld()
  folder = world.files
  const content = makePdf('x'.repeat(50_000))
  const answer = await world.upload(world.owner, [['here.pdf', content]])
  stored = { content, ...((await answer.json()) as [{ documentId: string }])[0] }
})
beforeEach(() => {
  world.errors.length = 0
})
afterAll(async () => {
  for (const server of servers) server.close()
  await world.end()
})

const serving = async (server: net.Server): Promise<void> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const { port } = server.address() as AddressInfo
  world.parts.files = await openFiles(
    `s3://key:secret@127.0.0.1:${port}/documents`,
    folder.quarantine,
    limits,
  )
}
const answering = (listener: RequestListener): Promise<void> => serving(http.createServer(listener))
const upload = () => world.upload(world.owner, [['new.pdf', makePdf('y'.repeat(2_000_000))]])
const download = () => world.ask(world.owner, `FreightAPI/DocumentDownload?documentId=${stored.documentId}`)
const documents = async (): Promise<number> =>
  (await one<{ n: number }>(world.db, sql`select count(*)::int as n from documents`)).n

const hang = (): void => undefined
const drain = (request: IncomingMessage): void => void request.resume()
const halfAnswer = (_: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': stored.content.length })
  response.write(stored.content.subarray(0, 1_000))
}

const away: [string, () => Promise<void>, string][] = [
  [
    'is not there',
    async () => {
      await serving(net.createServer())
      servers.pop()!.close()
    },
    'ECONNREFUSED',
  ],
  ['takes connections and says nothing', () => serving(net.createServer(hang)), 'not a byte moved'],
  ['takes the body and says nothing', () => answering(drain), 'not a byte moved'],
  [
    'refuses us',
    () =>
      answering((request, response) => {
        request.resume()
        response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>')
      }),
    'InvalidAccessKeyId',
  ],
  [
    'is overloaded',
    () =>
      answering((request, response) => {
        request.resume()
        response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      }),
    'SlowDown',
  ],
]

test.each(away)(
  'a store that %s: uploads and downloads answer 503, and the log knows why',
  async (_, begin, cause) => {
    await begin()
    const before = await documents()
    const calls = [upload(), download()]
    // Beside them everything else is answered.
    const list = await world.ask(world.owner, `FreightAPI/GetDocuments?RequestId=${world.requestId}`)
    expect(list.status).toBe(200)
    for (const call of calls) {
      const answer = await call
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await answer.json()).toMatchObject({ code: 'kit.files-away' })
    }
    expect(world.errors).toHaveLength(2)
    for (const line of world.errors) expect(line).toContain(cause)
    expect(await documents()).toBe(before)
    expect(await readdir(folder.quarantine)).toEqual([])
  },
)

test('an answer that stops in the middle is cut, one that only comes slowly is not', async () => {
  await answering(halfAnswer)
  expect((await download()).status).toBe(503)

  await answering((_, response) => {
    response.writeHead(200, { 'content-length': stored.content.length })
    const parts = Array.from({ length: 10 }, (__, part) =>
      stored.content.subarray(
        Math.floor((part * stored.content.length) / 10),
        Math.floor(((part + 1) * stored.content.length) / 10),
      ),
    )
    const timer = setInterval(() => {
      response.write(parts.shift()!)
      if (parts.length > 0) return
      clearInterval(timer)
      response.end()
    }, limits.silentMs / 4)
  })
  const answer = await download()
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(stored.content)).toBe(true)
})

test('a store that puts off once is asked again', async () => {
  let asked = 0
  await answering((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(asked++ === 0 ? 503 : 200).end())
  })
  expect((await upload()).status).toBe(200)
  expect(asked).toBe(2)
})
