// Clients that send slowly or stop in the middle are cut; those that only have much to send or read are not.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { transaction } from '../src/kit/db.ts'
import { publish } from '../src/kit/events.ts'
import { addressOf, testApp, type TestApp } from './app.ts'
import { formFor } from './freight-forms.ts'
import { makePdf } from './made-files.ts'
import { openStream } from './message-world.ts'
import { addPerson, type Person } from './people.ts'
import { worldOf } from './world.ts'

// Shorter than documented, and long enough for a busy machine.
const patience = { headersMs: 700, bodyMs: 1_500, leastBytes: 2_000, wholeMs: 60_000, checkMs: 50 }

let app: TestApp
let port: number
let person: Person
let requestId: string
beforeAll(async () => {
  app = await testApp({ patience })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as AddressInfo).port
  person = await addPerson(app.db, 'customer')
  const form = formFor('sea-import-port', app.clock.now())
  requestId = (await worldOf(app).draft(person, form)).RequestId
})
afterAll(() => app.close())

/** A connection that sends what it is told, and all that came back once it has ended. */
const connect = async () => {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  // A connection that is cut while we send is reset.
  socket.on('error', () => undefined)
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  socket.on('close', () => resolve(heard))
  return { socket, ended }
}
const cutAnswer = /^(HTTP\/1\.1 408 .*)?$/s

test('headers that do not end are cut', async () => {
  const { socket, ended } = await connect()
  socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n')
  expect(await ended).toMatch(cutAnswer)
})

test('a connection that says nothing is cut', async () => {
  expect(await (await connect()).ended).toMatch(cutAnswer)
})

const head = (path: string, type: string, length: number, token = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${token && `authorization: Bearer ${token}\r\n`}\r\n`

test.each([
  ['stops', 0],
  ['drips', 100],
])('a body that %s is cut', async (_, drops) => {
  const { socket, ended } = await connect()
  socket.write(head(addressOf(signIn), 'application/json', 5_000))
  let cut = false
  void ended.then(() => (cut = true))
  for (let drop = 0; drop < drops && !cut; drop++) {
    socket.write(' ')
    await pause(40)
  }
  expect(await ended).toMatch(cutAnswer)
})

/** A multipart body of one PDF, and its content type. */
const upload = async () => {
  const form = new FormData()
  form.set('RequestId', requestId)
  form.set('docCode', 'PACKING_LIST')
  form.append('files', new Blob([new Uint8Array(makePdf('x'.repeat(120_000)))]), 'list.pdf')
  const made = new Response(form)
  return { type: made.headers.get('content-type')!, bytes: Buffer.from(await made.arrayBuffer()) }
}

test('an upload that stops is cut, and nothing of it stays', async () => {
  const { type, bytes } = await upload()
  const { socket, ended } = await connect()
  socket.write(head(addressOf(uploadDocuments), type, bytes.length, person.token))
  socket.write(bytes.subarray(0, 60_000))
  expect(await ended).toMatch(cutAnswer)
  await expect.poll(() => readdir(app.files.quarantine)).toEqual([])
})

test('an upload that is refused early is not kept open by what it does not send', async () => {
  const { type, bytes } = await upload()
  const { socket, ended } = await connect()
  socket.write(head(addressOf(uploadDocuments), type, bytes.length, 'nobody'))
  socket.write(bytes.subarray(0, 60_000))
  expect(await ended).toMatch(/^HTTP\/1\.1 401 /)
})

test('an upload that keeps moving may take longer, beside a stream and a slow reader', async () => {
  const stream = await openStream(`http://127.0.0.1:${port}`, person.token)
  await stream.take(1)
  const reader = await connect()
  reader.socket.pause()
  reader.socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')

  const { type, bytes } = await upload()
  const { socket, ended } = await connect()
  socket.write(
    head(addressOf(uploadDocuments), type, bytes.length, person.token).replace(
      '\r\n',
      '\r\nconnection: close\r\n',
    ),
  )
  for (let at = 0; at < bytes.length; at += 5_000) {
    socket.write(bytes.subarray(at, at + 5_000))
    await pause(150)
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /)

  reader.socket.resume()
  expect((await reader.ended).length).toBeGreaterThan(100_000)
  await transaction(app.db, (tx) => publish(tx, { companyId: person.companyId, kind: 'notification' }))
  expect((await stream.take(1))[0]?.kind).toBe('notification')
  stream.leave()
})
