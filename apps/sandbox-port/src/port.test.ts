// The port's own rules: key, appointments, gates in their order, what goes wrong on purpose, notices with retries, restarts.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signatureOf } from '../../sandbox-gateway/src/signed-notice.ts'
import { afterTry, mistyped, type Appointment, type PortEvent } from './passage.ts'
import { buildPort } from './port.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'port-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const booking = {
  container: 'CSQU3054383',
  plate: 'AE-DU B 48210',
  direction: 'IMPORT',
  slot: '2026-11-24T08:00:00+04:00',
}
type Listed = { events: PortEvent[]; cursor: string | null; more: boolean }

const start = (name: string, options: { url?: string; minuteMs?: number } = {}) => {
  const app = buildPort({
    apiKey: 'key',
    journalFile: path.join(folder, name),
    minuteMs: options.minuteMs ?? 1,
    ...(options.url && { notice: { url: options.url, secret: 'secret' } }),
  })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, key = 'key') =>
    app.inject({
      method,
      url: `/v1${url}`,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    })
  const book = async (change: object = {}) =>
    (await call('POST', '/appointments', { ...booking, ...change })).json<Appointment>()
  const pass = (appointment: string, manner?: string) =>
    call('POST', `/appointments/${appointment}/passages`, manner ? { manner } : {})
  const list = async (query = '') => (await call('GET', `/events${query}`)).json<Listed>()
  return { app, call, book, pass, list }
}

/** A receiver that answers by the given statuses, then 200, and lets a test wait for the next notice. */
const receiver = async (...statuses: number[]) => {
  const heard: { body: string; signature: string }[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['x-port-signature']) })
      response.writeHead(statuses.shift() ?? 200).end(() => server.emit('heard'))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    until: async (count: number) => {
      while (heard.length < count) await once(server, 'heard')
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('only callers with the key are answered', async () => {
  const { app, call } = start('key')
  for (const url of ['/events', '/events/x'])
    expect((await call('GET', url, undefined, 'other')).statusCode).toBe(401)
  expect((await call('POST', '/appointments', booking, '')).statusCode).toBe(401)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  await app.close()
})

test('an appointment is one by its content, and a wrong one is refused with the reason', async () => {
  const { app, call } = start('appointments')
  const first = await call('POST', '/appointments', booking)
  const again = await call('POST', '/appointments', { ...booking, plate: 'ae-du  b 48210' })
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(first.json()).toMatchObject({ appointment: 'APT-000001', slot: '2026-11-24T04:00:00.000Z' })
  expect(again.json()).toEqual(first.json())
  for (const wrong of [
    { container: 'CSQX3054383' },
    { plate: 'B <1>' },
    { plate: 'NONE' },
    { direction: 'BOTH' },
    { slot: '2026-11-24' },
  ])
    expect([wrong, (await call('POST', '/appointments', { ...booking, ...wrong })).statusCode]).toEqual([
      wrong,
      422,
    ])
  await app.close()
})

const codes = (event: PortEvent) => [event.equipmentEventTypeCode, event.emptyIndicatorCode, event.facility]

test('an import goes in, out with its container and back to the depot empty; an export the other way', async () => {
  const { app, book, pass, list, call } = start('gates')
  const byDirection: Record<string, string[][]> = {}
  for (const direction of ['IMPORT', 'EXPORT']) {
    const { appointment } = await book({ direction })
    byDirection[direction] = []
    for (let passed = await pass(appointment); passed.statusCode === 201; passed = await pass(appointment))
      byDirection[direction].push(codes(passed.json<PortEvent>()))
  }
  expect(byDirection).toEqual({
    IMPORT: [
      ['GTIN', 'LADEN', 'AEJEA-T1'],
      ['GTOT', 'LADEN', 'AEJEA-T1'],
      ['GTIN', 'EMPTY', 'AEJEA-DEPOT'],
    ],
    EXPORT: [
      ['GTOT', 'EMPTY', 'AEJEA-DEPOT'],
      ['GTIN', 'LADEN', 'AEJEA-T1'],
    ],
  })
  expect((await pass('APT-000001')).statusCode).toBe(409)
  expect((await pass('APT-000009')).statusCode).toBe(404)
  const [event] = (await list()).events
  expect(event).toMatchObject({
    eventClassifierCode: 'ACT',
    equipmentReference: booking.container,
    truckPlate: booking.plate,
    appointment: 'APT-000001',
  })
  expect((await call('GET', `/events/${event!.eventID}`)).json()).toEqual(event)
  await app.close()
})

test('the list goes on after a cursor, and says when it never gave that one out', async () => {
  const { app, book, pass, list, call } = start('cursor')
  expect(await list()).toEqual({ events: [], cursor: null, more: false })
  const { appointment } = await book()
  for (const _ of [1, 2, 3]) await pass(appointment)
  const first = await list('?limit=2')
  expect([first.events.length, first.more]).toEqual([2, true])
  const rest = await list(`?after=${first.cursor}&limit=2`)
  expect([rest.events.length, rest.more]).toEqual([1, false])
  expect(await list(`?after=${rest.cursor}`)).toEqual({ events: [], cursor: rest.cursor, more: false })
  expect((await call('GET', '/events?after=nobody')).statusCode).toBe(410)
  expect((await call('GET', '/events?limit=201')).statusCode).toBe(422)
  await app.close()
})

test('late, in the wrong order and mistyped, as the console lets it happen', async () => {
  const { app, book, pass, list, call } = start('manners', { minuteMs: 20 })
  const { appointment } = await book()
  const held = (await pass(appointment, 'after-next')).json<PortEvent>()
  expect((await list()).events).toEqual([])
  expect((await call('GET', `/events/${held.eventID}`)).statusCode).toBe(404)
  const wrong = (await pass(appointment, 'mistyped')).json<PortEvent>()
  expect((await list()).events.map(({ eventID }) => eventID)).toEqual([wrong.eventID, held.eventID])
  expect(wrong.truckPlate).toBe('AE-DU B 48201')
  expect((await pass(appointment, 'after-next')).statusCode).toBe(409)
  expect((await pass(appointment, 'never')).statusCode).toBe(422)
  const late = (await pass(appointment, 'late')).json<PortEvent>()
  expect((await list()).events.length).toBe(2)
  await expect.poll(async () => (await list()).events.at(-1)).toEqual(late)
  await app.close()
})

test.each([
  ['AE-DU B 48210', 'AE-DU B 48201'],
  ['SA 1234 ABC', 'SA 1243 ABC'],
  ['AE-AZ 17 5', 'AE-AZ 71 5'],
  ['B 11', 'B 12'],
  ['B 199', 'B 919'],
])('%s is mistyped as %s', (plate, typed) => expect(mistyped(plate)).toBe(typed))

test('a notice is signed over the time and its body, and repeated and dropped where that is asked for', async () => {
  const told = await receiver()
  const { app, book, pass } = start('notices', { url: told.url })
  const { appointment } = await book()
  await pass(appointment, 'without-notice')
  const { eventID } = (await pass(appointment, 'twice')).json<PortEvent>()
  await told.until(2)
  expect(told.heard.map(({ body }) => body)).toEqual([
    JSON.stringify({ eventID }),
    JSON.stringify({ eventID }),
  ])
  const { body, signature } = told.heard[0]!
  expect(signature).toBe(signatureOf('secret', Number(/^t=(\d+)/.exec(signature)![1]), body))
  told.close()
  await app.close()
})

test('signs as agreed', () => {
  expect(signatureOf('port-demo-secret', 1795497150, '{"eventID":"e1"}')).toBe(
    't=1795497150,v1=8a4be329eddcc7f368a46522e756eacf00c692984dc5d38e44bb042d52f2f5a9',
  )
})

test('a notice that is not taken comes again after 1, 5, 30 and 120 minutes, and then no more', () => {
  const now = new Date('2026-11-24T08:00:00Z')
  let notice = { left: 1, tries: 0, dueAt: now.toISOString() as string | null }
  const minutes: (number | null)[] = []
  for (let tries = 0; tries < 5; tries++) {
    notice = afterTry(notice, false, now, 60_000)
    minutes.push(notice.dueAt === null ? null : (Date.parse(notice.dueAt) - now.getTime()) / 60_000)
  }
  expect(minutes).toEqual([1, 5, 30, 120, null])
})

test('what waits is told after a restart, with every appointment and event as it was', async () => {
  const told = await receiver(500)
  const first = start('restart', { url: told.url, minuteMs: 60_000 })
  const { appointment } = await first.book()
  await first.pass(appointment)
  await first.pass(appointment, 'after-next')
  await told.until(1)
  await expect.poll(() => fs.readFileSync(path.join(folder, 'restart'), 'utf8')).toContain('"tries":1')
  const before = await first.list()
  await first.app.close()
  fs.appendFileSync(path.join(folder, 'restart'), '{"passage":')
  // The minute of the retry is over.
  const file = path.join(folder, 'restart')
  fs.writeFileSync(
    file,
    fs.readFileSync(file, 'utf8').replace(/"dueAt":"2026[^"]*"/g, '"dueAt":"2026-01-01T00:00:00Z"'),
  )
  const second = start('restart', { url: told.url })
  await told.until(2)
  expect(told.heard[1]!.body).toBe(told.heard[0]!.body)
  expect(await second.list()).toEqual(before)
  expect((await second.book()).appointment).toBe(appointment)
  await second.pass(appointment)
  expect((await second.list()).events.map(codes)).toEqual([
    ['GTIN', 'LADEN', 'AEJEA-T1'],
    ['GTIN', 'EMPTY', 'AEJEA-DEPOT'],
    ['GTOT', 'LADEN', 'AEJEA-T1'],
  ])
  told.close()
  await second.app.close()
})

test('the console says that it is simulated, makes appointments and lets a truck through once a press', async () => {
  const { app, list } = start('console')
  const press = (url: string, payload: Record<string, string>, site = 'same-origin') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: new URLSearchParams(payload).toString(),
    })
  const show = async (language = 'en') => (await app.inject(`/?language=${language}`)).body
  expect(await show()).toContain('This port is simulated')
  expect(await show('ar')).toContain('هذا ميناء محاكاة')
  expect(await show()).toContain('No truck is expected')
  const entered = { ...booking, slot: '2026-11-24T08:00' }
  const refused = await press('/', { ...entered, container: '"><script>' })
  expect([refused.statusCode, refused.body.includes('<script>')]).toEqual([422, false])
  expect((await press('/', entered)).headers['location']).toBe('/?language=en#APT-000001')
  expect(
    (await press('/appointments/APT-000001', { manner: 'now', step: '0' }, 'cross-site')).statusCode,
  ).toBe(403)
  for (const _ of [1, 2]) await press('/appointments/APT-000001', { manner: 'now', step: '0' })
  expect((await list()).events.length).toBe(1)
  expect(await show()).toContain('Gate out')
  await app.close()
})
