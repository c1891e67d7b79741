// The scanner client against a daemon that speaks clamd's INSTREAM protocol and knows one bad file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { virusScan } from './scan-for-viruses.ts'

const command = 'zINSTREAM\0'
const bad = 'a file known to be harmful'

/** Reads the command and length-prefixed chunks until the empty one; answers as clamd does. */
const serveScan = (socket: Socket): void => {
  let heard = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes])
    const body: Buffer[] = []
    for (let at = command.length; at + 4 <= heard.length;) {
      const length = heard.readUInt32BE(at)
      if (length === 0) {
        const found = Buffer.concat(body).includes(bad)
        const whole = heard.toString('latin1', 0, command.length) === command
        socket.end(whole ? (found ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0') : 'UNKNOWN COMMAND\0')
        return
      }
      body.push(heard.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
  })
}

let folder: string
let daemon: Server
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
  daemon = createServer(serveScan)
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve))
  address = `tcp://127.0.0.1:${(daemon.address() as { port: number }).port}`
})
afterAll(async () => {
  daemon.close()
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
  await expect(virusScan(address)(await fileOf(`${'x'.repeat(100_000)}${bad}`))).rejects.toMatchObject({
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

test('an address of another kind is refused in words', () => {
  expect(() => virusScan('http://host')).toThrow('CLAMAV_URL must begin with')
})
