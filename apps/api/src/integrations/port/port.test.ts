// Gate events from the port's own process to the table: forged, old, replayed, repeated, lost, late and out of order notices, and
// a port that goes away and comes back.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { receivePortNotice } from '@marsa/model/integrations/port-endpoints.ts'
import { quiet, testApp, type Answer } from '../../../test/app.ts'
import { startSandboxPort, type SandboxPort } from '../../../test/sandbox-port.ts'
import { portNoticePath } from '../../kit/config.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { signatureOf } from '../sign.ts'
import { askPort, PortError, type Port } from './ask-port.ts'
import { pollPort } from './poll-port.ts'
import { portSignatureHeader } from './receive-port-notice.ts'
import { takePortEvent } from './take-port-event.ts'

const webhookSecret = 'agreed with the port'
const folder = temporaryFolder('sandbox-port')
const journal = path.join(folder, 'journal.ndjson')
type Notice = { body: string; signature: string }
let app: Awaited<ReturnType<typeof testApp>>
let sandbox: SandboxPort
let port: Port

/** Stands where the API listens: notes every notice and passes it on, or loses it. */
let isLosing = false
const notices: (Notice & { answer?: Answer })[] = []
const receiver = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const notice = { body, signature: String(request.headers[portSignatureHeader]) }
    void (isLosing ? Promise.resolve(undefined) : send(notice)).then((answer) => {
      notices.push({ ...notice, ...(answer && { answer }) })
      response.writeHead(answer?.status ?? 503).end(() => receiver.emit('told'))
    })
  })
})
const told = async (count: number): Promise<void> => {
  while (notices.length < count) await once(receiver, 'told')
}
const send = ({ body, signature }: Notice): Promise<Answer> =>
  app.raw('POST', portNoticePath, null, {
    body,
    headers: { 'content-type': 'application/json', [portSignatureHeader]: signature },
  })
const signed = (eventID: string, secret = webhookSecret, ageSeconds = 0): Notice => {
  const body = JSON.stringify({ eventID })
  return { body, signature: signatureOf(secret, Math.floor(Date.now() / 1000) - ageSeconds, body) }
}

type Row = {
  event_id: string
  slot_id: string | null
  queue_reason: string | null
  body: { truckPlate: string }
}
const kept = async (...ids: string[]): Promise<Row[]> =>
  (
    await app.owner.query<Row>(
      'select * from port_events where event_id = any($1) order by array_position($1::text[], event_id)',
      [ids],
    )
  ).rows
const ids = async () =>
  (await app.owner.query<{ event_id: string }>('select event_id from port_events')).rows.map(
    ({ event_id }) => event_id,
  )
/** What the worker runs every minute. */
const timer = () =>
  app.jobs.find(({ name }) => name === 'integrations.poll-port')!.run({} as never, { db: app.db, log: quiet })
const countIn = async (...wanted: string[]) => (await kept(...wanted)).length

let hour = 0
const slotOf = (at: number) => new Date(Date.UTC(2026, 10, 24, at))
const appointment = (direction: 'IMPORT' | 'EXPORT' = 'IMPORT') =>
  port.book({
    container: 'CSQU3054383',
    plate: 'AE-DU B 48210',
    direction,
    slot: slotOf(hour++),
  })

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  sandbox = await startSandboxPort(journal, {
    WEBHOOK_URL: hook,
    WEBHOOK_SECRET: webhookSecret,
    MINUTE_MS: '5',
  })
  port = askPort({ ...sandbox, webhookSecret })
  app = await testApp({ port })
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  receiver.close()
  await app.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(() => {
  isLosing = false
  notices.length = 0
})

test('the notice alone brings the event, which waits in the queue while no truck is under way', async () => {
  const id = await sandbox.pass(await appointment())
  await told(1)
  expect(notices[0]!.answer).toMatchObject({ status: 200, body: { known: true } })
  expect(await kept(id)).toMatchObject([
    { slot_id: null, queue_reason: 'unmatched', body: { eventID: id, truckPlate: 'AE-DU B 48210' } },
  ])
})

test('forged and old notices are refused and change nothing', async () => {
  const id = await sandbox.pass(await appointment(), 'without-notice')
  const refused = async (notice: Notice) => (await send(notice)).body.code
  expect(await refused(signed(id, 'guess'))).toBe('integrations.notice-refused')
  expect(await refused({ ...signed(id), signature: signed('other').signature })).toBe(
    'integrations.notice-refused',
  )
  expect((await app.ask(null, receivePortNotice, { body: { eventID: id } })).status).toBe(403)
  expect(await refused(signed(id, webhookSecret, 301))).toBe('integrations.notice-old')
  expect(await countIn(id)).toBe(0)
})

test('a signed notice of an event that the port does not know is nothing', async () => {
  expect(await send(signed('made-up'))).toMatchObject({ status: 200, body: { known: false } })
  expect(await countIn('made-up')).toBe(0)
})

test('a body that is no notice is refused', async () => {
  const wrong = (body: string) =>
    send({ body, signature: signatureOf(webhookSecret, Date.now() / 1000, body) })
  expect((await wrong('{"eventID":')).body.code).toBe('kit.malformed')
  expect((await wrong('{"eventID":"a b"}')).status).toBe(422)
  expect((await wrong('{}')).status).toBe(422)
})

test('replayed, repeated and raced, an event is kept and handed over once', async () => {
  const id = await sandbox.pass(await appointment(), 'twice')
  await told(2)
  expect(notices.map(({ answer }) => answer?.body.known)).toEqual([true, true])
  expect((await send(notices[0]!)).body).toEqual({ known: true })
  expect(await countIn(id)).toBe(1)
  let handed = 0
  const counting = { ...app.port, onPortEvent: async () => ({ reason: `seen-${'x'.repeat(++handed)}` }) }
  const event = { ...(await port.find(id))!, eventID: 'raced' }
  await Promise.all(Array.from({ length: 6 }, () => takePortEvent(counting, event)))
  expect([handed, (await kept('raced'))[0]!.queue_reason]).toEqual([1, 'seen-x'])
})

test('what fails on the way is not half kept', async () => {
  const event = { ...(await port.list(null))!.events[0]!, eventID: 'failed' }
  const failing = () => Promise.reject(new Error('no slot can be locked'))
  await expect(takePortEvent({ ...app.port, onPortEvent: failing }, event)).rejects.toThrow('no slot')
  expect(await countIn('failed')).toBe(0)
  await takePortEvent(app.port, event)
  expect(await kept('failed')).toMatchObject([{ slot_id: null, queue_reason: 'unmatched' }])
})

test('an event whose notice was dropped is found by the next look at the list, and only what is new is read', async () => {
  const id = await sandbox.pass(await appointment(), 'without-notice')
  expect(await countIn(id)).toBe(0)
  await timer()
  expect(await countIn(id)).toBe(1)
  const asked: (string | null)[] = []
  const watched = { ...port, list: (after: string | null) => (asked.push(after), port.list(after)) }
  await pollPort({ ...app.port, port: watched })
  expect(asked).toEqual([id])
})

test('late and in the wrong order, each event comes as the port lets it be known', async () => {
  const number = await appointment('EXPORT')
  const first = await sandbox.pass(number, 'after-next')
  await pollPort(app.port)
  expect(await countIn(first)).toBe(0)
  const second = await sandbox.pass(number, 'mistyped')
  await told(2)
  expect(notices.map(({ body }) => JSON.parse(body).eventID).toSorted()).toEqual([first, second].toSorted())
  expect((await kept(second))[0]!.body.truckPlate).toBe('AE-DU B 48201')
  const late = await sandbox.pass(await appointment(), 'late')
  await told(3)
  expect(await countIn(first, second, late)).toBe(3)
})

test('a notice that was not taken comes again', async () => {
  isLosing = true
  const id = await sandbox.pass(await appointment())
  await told(1)
  isLosing = false
  while (!notices.at(-1)!.answer) await once(receiver, 'told')
  expect(notices.at(-1)!.answer!.body).toEqual({ known: true })
  expect(await countIn(id)).toBe(1)
})

test('an event that cannot be read, or has not happened, waits in the queue and holds up none after it', async () => {
  const [event] = (await port.list(null))!.events
  const events = [
    { ...event, eventID: 'planned', eventClassifierCode: 'PLN' },
    { eventID: 'odd', note: '\u0000\ud800' },
    { ...event, eventID: 'good' },
  ]
  const list = async () => ({ events, cursor: (event as { eventID: string }).eventID, more: false })
  await pollPort({ ...app.port, port: { ...port, list } })
  expect((await kept('planned', 'odd', 'good')).map((row) => row.queue_reason)).toEqual([
    'unreadable',
    'unreadable',
    'unmatched',
  ])
})

test('a port that is killed is away, says so in time, and what it knew is found when it is back', async () => {
  const number = await appointment()
  const id = await sandbox.pass(number, 'without-notice')
  const { port: at } = new URL(sandbox.url)
  const before = (await ids()).length
  await sandbox.end('SIGKILL')
  await expect(port.find(id)).rejects.toBeInstanceOf(PortError)
  await expect(pollPort(app.port)).rejects.toThrow('GET /events')
  expect(await send(signed(id))).toMatchObject({ status: 200, body: { known: false } })
  await timer() // the timer waits for the next minute instead of failing
  expect((await ids()).length).toBe(before)
  fs.appendFileSync(journal, '{"passage":{"torn')
  sandbox = await startSandboxPort(journal, { PORT: at })
  await pollPort(app.port)
  expect(await countIn(id)).toBe(1)
  expect(
    await port.book({
      container: 'CSQU3054383',
      plate: 'AE-DU B 48210',
      direction: 'IMPORT',
      slot: slotOf(hour - 1),
    }),
  ).toBe(number)
})

test('a port that was set up anew is read from its beginning', async () => {
  const empty = await startSandboxPort(path.join(folder, 'anew.ndjson'))
  const anew = askPort({ ...empty, webhookSecret })
  const number = await anew.book({
    container: 'MSKU9070323',
    plate: 'AE-AZ 17 50412',
    direction: 'EXPORT',
    slot: slotOf(8),
  })
  const id = await empty.pass(number)
  await pollPort({ ...app.port, port: anew })
  expect(await countIn(id)).toBe(1)
  await empty.end('SIGTERM')
})

test('a wrong key, a refused appointment, another shape and silence are clear errors', async () => {
  await expect(askPort({ ...sandbox, apiKey: 'other', webhookSecret }).list(null)).rejects.toThrow('401')
  const wrong = { container: 'none', plate: 'B 1', direction: 'IMPORT', slot: new Date() } as const
  await expect(port.book(wrong)).rejects.toThrow(
    '422 {"code":422,"message":"container must be like CSQU3054383"}',
  )
  await expect(askPort({ url: null, apiKey: '', webhookSecret: '' }).list(null)).rejects.toThrow(
    'no port is set up',
  )
  const silent = http.createServer((request, response) => {
    if (request.url?.includes('odd')) response.end('{}')
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const deaf = askPort({ url, apiKey: 'key', webhookSecret, timeoutMs: 50 })
  await expect(deaf.list(null)).rejects.toThrow('no answer')
  await expect(deaf.find('odd')).rejects.toThrow('another shape')
  silent.closeAllConnections()
  silent.close()
})
