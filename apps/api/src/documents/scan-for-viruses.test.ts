// The scanner client against a daemon that speaks clamd's INSTREAM protocol and knows one bad file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { harmful, startScanner } from '../../test/outside-servers.ts'
import { virusScan } from './scan-for-viruses.ts'

let folder: string
let scanner: Awaited<ReturnType<typeof startScanner>>
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
  scanner = await startScanner()
  address = `tcp://127.0.0.1:${scanner.port}`
})
afterAll(async () => {
  scanner.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (content: string | Buffer): Promise<string> => {
  const path = join(folder, randomBytes(6).toString('hex'))
  await writeFile(path, content)
  return path
}

test('a clean file passes, also a large one', async () => {
  await expect(virusScan(address)(await fileOf(randomBytes(2_000_000)))).resolves.toBeUndefined()
})

test('a finding refuses the file', async () => {
  await expect(virusScan(address)(await fileOf(`${'x'.repeat(100_000)}${harmful}`))).rejects.toMatchObject({
    code: 'documents.infected',
  })
})

test('a scanner that is away, or hangs up, refuses every file', async () => {
  const path = await fileOf('clean')
  const rude = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
  const { port } = rude.address() as { port: number }
  await expect(virusScan(`tcp://127.0.0.1:${port}`)(path)).rejects.toMatchObject({
    code: 'documents.unchecked',
  })
  await new Promise((resolve) => rude.close(resolve))
  await expect(virusScan(`tcp://127.0.0.1:${port}`)(path)).rejects.toMatchObject({
    code: 'documents.unchecked',
  })
})

describe('a scanner that takes connections', () => {
  const limits = { connectMs: 2_000, silentMs: 1_000, wholeMs: 60_000 }
  const scanBy = async (
    serve: (socket: Socket) => void,
    path: string,
    own: Partial<typeof limits> = {},
  ): Promise<void> => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      serve(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as { port: number }
      await virusScan(`tcp://127.0.0.1:${port}`, { ...limits, ...own })(path)
    } finally {
      server.close()
    }
  }

  test.each<[string, (socket: Socket) => void, string, Partial<typeof limits>?]>([
    ['and takes nothing', (socket: Socket) => socket.pause(), 'is silent'],
    ['and never answers', (socket: Socket) => socket.resume(), 'is silent'],
    [
      'and goes on for ever without a verdict',
      (socket: Socket) => {
        socket.resume()
        const drip = setInterval(() => socket.write('.'), 50)
        socket.on('close', () => clearInterval(drip))
      },
      'did not finish in time',
      { wholeMs: 2_500 },
    ],
    [
      'and answers an error',
      (socket: Socket) => void socket.resume().end('INSTREAM size limit exceeded. ERROR\0'),
      'answered: INSTREAM size limit exceeded',
    ],
    [
      'and answers an error before it takes anything',
      (socket: Socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.resume()),
      'answered: INSTREAM size limit exceeded',
    ],
    [
      'and answers before it has the whole file',
      (socket: Socket) => void socket.end('stream: OK\0', () => socket.resume()),
      'did not wait for the whole file',
    ],
  ])('%s refuses the file, with the cause', async (_, serve, cause, own = {}) => {
    await expect(scanBy(serve, await fileOf(randomBytes(9_000_000)), own)).rejects.toMatchObject({
      code: 'documents.unchecked',
      cause: { message: expect.stringContaining(cause) },
    })
  })
})

test('an address of another kind is refused in words', () => {
  expect(() => virusScan('http://host')).toThrow('CLAMAV_URL must begin with')
})
