// The carrier's own rules: subscriptions, events by sea and by air, what goes wrong on purpose, retries, restarts, the console.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { afterTry, mistyped, newHappening, type Message } from './happening.ts'
import { buildLine } from './line.ts'
import { openReceiver } from '../test/receiver.ts'
import { steps, type Subscription } from './booking.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'line-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const bySea = {
  mode: 'sea',
  callbackUrl: 'http://127.0.0.1:9/events',
  callbackKey: 'mk_secret-1234',
  transportDocumentReference: 'MRSU100201',
  equipmentReference: 'CSQU3054383',
  origin: 'CNSHA',
  destination: 'AEJEA',
  plannedDeparture: '2026-11-20',
  plannedArrival: '2026-12-09',
}
const byAir = {
  ...bySea,
  mode: 'air',
  transportDocumentReference: undefined,
  equipmentReference: undefined,
  waybillNumber: '176-12345675',
  origin: 'HKG',
  destination: 'DXB',
}

const start = (name: string, { minuteMs = 10 } = {}) => {
  const app = buildLine({ apiKey: 'key', journalFile: path.join(folder, name), minuteMs })
  const call = (method: 'GET' | 'POST' | 'DELETE', way = '', payload?: object, key = 'key') =>
    app.inject({
      method,
      url: `/v2/event-subscriptions${way}`,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    })
  const subscribe = async (body: object) => (await call('POST', '', body)).json<Subscription>().subscriptionID
  const press = (url: string, payload: Record<string, string>, site = 'same-origin') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: new URLSearchParams(payload).toString(),
    })
  const show = async (language = 'en') => (await app.inject(`/?language=${language}`)).body
  let pressed = 0
  const happen = (id: string, manner = 'now', step = pressed++) =>
    press(`/bookings/${id}`, { manner, step: String(step) })
  return { app, call, subscribe, press, show, happen }
}

test('only callers with the key subscribe, list and remove, and no answer tells the key of the callback', async () => {
  const { app, call } = start('key')
  expect((await call('GET', '', undefined, 'other')).statusCode).toBe(401)
  expect((await call('POST', '', bySea, '')).statusCode).toBe(401)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  const made = await call('POST', '', bySea)
  const { callbackKey, ...listed } = bySea
  expect([made.statusCode, made.body.includes(callbackKey)]).toEqual([201, false])
  const { subscriptionID } = made.json<Subscription>()
  expect((await call('GET')).json()).toMatchObject([{ ...listed, subscriptionID }])
  expect((await call('GET', `/${subscriptionID}`)).json()).toMatchObject(listed)
  expect((await call('DELETE', `/${subscriptionID}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/${subscriptionID}`)).statusCode).toBe(404)
  expect((await call('GET', `/${subscriptionID}`)).statusCode).toBe(404)
  expect((await call('GET')).json()).toEqual([])
  await app.close()
})

test.each([
  [{ mode: 'rail' }, 'mode'],
  [{ transportDocumentReference: 'ABC' }, 'transportDocumentReference'],
  [{ transportDocumentReference: '', equipmentReference: '' }, 'transportDocumentReference'],
  [{ equipmentReference: 'CSQX3054383' }, 'equipmentReference'],
  [{ origin: 'Shanghai' }, 'origin'],
  [{ destination: 'DXB' }, 'destination'],
  [{ plannedDeparture: '2026-02-30' }, 'plannedDeparture'],
  [{ plannedArrival: '2026-11-19' }, 'plannedArrival'],
  [{ next: 'DEP' }, 'next'],
  [{ callbackUrl: 'ftp://127.0.0.1/' }, 'callbackUrl'],
  [{ callbackKey: 'short' }, 'callbackKey'],
  [{ mode: 'air', waybillNumber: '12' }, 'waybillNumber'],
])('a subscription with %j is refused for its %s', async (change, name) => {
  const { app, call } = start('wrong')
  const answer = await call('POST', '', { ...bySea, ...change })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining(`${name}: `),
  ])
  await app.close()
})

test('tells of a way by sea as DCSA writes it, and of one by air in the codes of IATA', async () => {
  const told = await openReceiver()
  const { app, subscribe, happen, show } = start('ways')
  const sea = await subscribe({ ...bySea, callbackUrl: told.url })
  for (const step of steps.sea.keys()) await happen(sea, 'now', step)
  expect(await show()).toContain('Everything has happened')
  const air = await subscribe({ ...byAir, callbackUrl: told.url })
  for (const step of steps.air.keys()) await happen(air, 'now', step)
  const events = told.calls.flatMap((each) => each.events)
  expect(told.calls.every(({ key }) => key === 'Bearer mk_secret-1234')).toBe(true)
  expect(events[0]).toEqual({
    eventID: expect.any(String),
    eventDateTime: expect.any(String),
    eventType: 'TRANSPORT',
    eventClassifierCode: 'ACT',
    transportEventTypeCode: 'DEPA',
    UNLocationCode: 'CNSHA',
    transportDocumentReference: 'MRSU100201',
    equipmentReference: 'CSQU3054383',
  })
  expect(
    events
      .slice(0, 6)
      .map((each) => [
        each['transportEventTypeCode'] ?? each['equipmentEventTypeCode'],
        each['emptyIndicatorCode'],
      ]),
  ).toEqual([
    ['DEPA', undefined],
    ['ARRI', undefined],
    ['DISC', 'LADEN'],
    ['AVPU', 'LADEN'],
    ['GTOT', 'LADEN'],
    ['GTIN', 'EMPTY'],
  ])
  expect(events[6]).toEqual({
    eventID: expect.any(String),
    eventDateTime: expect.any(String),
    eventCode: 'DEP',
    eventTimeType: 'ACTUAL',
    airportCode: 'HKG',
    waybillNumber: '176-12345675',
  })
  expect(events.slice(6).map((each) => [each['eventCode'], each['airportCode']])).toEqual([
    ['DEP', 'HKG'],
    ['ARR', 'DXB'],
    ['RCF', 'DXB'],
    ['NFD', 'DXB'],
    ['DLV', 'DXB'],
  ])
  await told.close()
  await app.close()
})

test('late, in the wrong order, in one batch, and twice with the same id', async () => {
  const told = await openReceiver({ result: 'waiting' }, { result: 'applied' }, { result: 'duplicate' })
  const { app, subscribe, happen, show } = start('manners')
  const id = await subscribe({ ...bySea, callbackUrl: told.url })
  await happen(id, 'after-next')
  expect([told.calls.length, await show()]).toEqual([0, expect.stringContaining('held back')])
  await happen(id, 'late')
  await expect.poll(() => told.calls.flatMap(({ events }) => events).length).toBe(2)
  const [arrived, left] = told.calls.flatMap(({ events }) => events)
  expect([arrived!['transportEventTypeCode'], left!['transportEventTypeCode']]).toEqual(['ARRI', 'DEPA'])
  const before = told.calls.length
  await happen(id, 'twice')
  await expect.poll(() => told.calls.length).toBe(before + 2)
  expect(told.calls.at(-1)).toEqual(told.calls.at(-2))
  await happen(id, 'not-at-all')
  expect([told.calls.length, await show()]).toEqual([before + 2, expect.stringContaining('nobody was told')])
  await told.close()
  await app.close()
})

test('what is due at once leaves in one call', async () => {
  const told = await openReceiver()
  const { app, subscribe, happen } = start('batch', { minuteMs: 10_000 })
  const id = await subscribe({ ...bySea, callbackUrl: told.url })
  await told.close()
  await happen(id)
  await happen(id)
  await app.close()
  await told.reopen()
  const file = path.join(folder, 'batch')
  fs.writeFileSync(
    file,
    fs.readFileSync(file, 'utf8').replace(/"dueAt":"\d[^"]*"/g, '"dueAt":"2026-01-01T00:00:00Z"'),
  )
  const again = start('batch')
  await expect.poll(() => told.calls.map(({ events }) => events.length)).toEqual([2])
  await told.close()
  await again.app.close()
})

test('an estimate and a retraction leave the event itself still to come', async () => {
  const told = await openReceiver({ result: 'noted' }, { result: 'applied' }, { result: 'retracted' })
  const { app, subscribe, happen, show } = start('estimate')
  const id = await subscribe({ ...bySea, callbackUrl: told.url, next: 'ARRI', plannedArrival: '2099-12-09' })
  await happen(id, 'estimate')
  expect(told.calls[0]!.events).toMatchObject([
    { eventClassifierCode: 'EST', transportEventTypeCode: 'ARRI', eventDateTime: '2099-12-10T00:00:00.000Z' },
  ])
  await happen(id, 'retracted')
  await expect.poll(() => told.calls.length).toBe(3)
  const [event, retraction] = [told.calls[1]!.events[0]!, told.calls[2]!.events[0]!]
  expect(retraction).toEqual({ ...event, eventID: retraction.eventID, retractedEventID: event.eventID })
  expect(retraction.eventID).not.toBe(event.eventID)
  await expect.poll(() => show()).toContain('Retraction')
  expect(await show()).toContain('<button class="push">Arrive</button>')
  await told.close()
  await app.close()
})

test.each([
  ['MRSU100201', 'MRSU100210'],
  ['CSQU3054383', 'CSQU3054338'],
  ['176-12345675', '176-12345657'],
  ['B11', 'B12'],
])('%s is mistyped as %s', (number, typed) => expect(mistyped(number)).toBe(typed))

test('a mistyped number and what the receiver says of it are shown', async () => {
  const told = await openReceiver(
    { result: 'unknown-shipment' },
    { result: 'applied', quoteNumber: 'FR-26-000018', milestone: 'QS_ARRIVE' },
    { result: 'future-word' },
  )
  const { app, subscribe, happen, show } = start('mistyped')
  const id = await subscribe({ ...bySea, callbackUrl: told.url })
  await happen(id, 'mistyped')
  expect(told.calls[0]!.events).toMatchObject([
    { transportDocumentReference: 'MRSU100210', equipmentReference: 'CSQU3054338' },
  ])
  for (const said of ['unknown shipment', 'MRSU100210', 'With a mistyped number'])
    expect(await show()).toContain(said)
  expect(await show('ar')).toContain('شحنة غير معروفة')
  await happen(id)
  await happen(id)
  for (const said of ['applied', 'FR-26-000018', 'QS_ARRIVE', 'future-word'])
    expect(await show()).toContain(said)
  await told.close()
  await app.close()
})

const booked: Subscription = { ...bySea, mode: 'sea', subscriptionID: '1', createdAt: '2026-11-20T08:00:00Z' }

test('whoever is away is asked again after 5 and 15 seconds, 1, 5 and 15 minutes, and every 15 from then on', () => {
  const now = new Date('2026-11-24T08:00:00Z')
  let message: Message = newHappening(booked, steps.sea[0]!, 'now', now, 0).messages[0]!
  const seconds: number[] = []
  for (let tries = 0; tries < 7; tries++) {
    message = afterTry(message, { at: '', status: tries % 2 ? 503 : null }, now, 60_000)
    seconds.push((Date.parse(message.dueAt!) - now.getTime()) / 1000)
  }
  expect(seconds).toEqual([5, 15, 60, 300, 900, 900, 900])
  expect(message.answers).toHaveLength(1)
})

test.each([
  [401, 'the key is wrong or has ended'],
  [403, 'does not allow events of carriers'],
  [422, 'refused with 422'],
])('after %s nothing more is sent until another key is given', async (status, said) => {
  const told = await openReceiver(status)
  const { app, subscribe, call, happen, show } = start(`refused-${status}`)
  const booking = { ...bySea, callbackUrl: told.url }
  const id = await subscribe(booking)
  await happen(id)
  expect(await show()).toContain(said)
  const again = await call('POST', '', { ...booking, callbackKey: 'mk_another-key' })
  expect([again.statusCode, again.json<Subscription>().subscriptionID]).toEqual([200, id])
  await expect
    .poll(() => told.calls.map(({ key }) => key))
    .toEqual(['Bearer mk_secret-1234', 'Bearer mk_another-key'])
  expect(told.calls[1]!.events).toEqual(told.calls[0]!.events)
  await told.close()
  await app.close()
})

test('an event that could not be sent is kept over a restart, and sent once its receiver is back', async () => {
  const told = await openReceiver()
  const first = start('restart', { minuteMs: 60_000 })
  const id = await first.subscribe({ ...bySea, callbackUrl: told.url })
  await told.close()
  await first.happen(id)
  expect(await first.show()).toContain('not answered, tries: 1')
  await first.app.close()
  const file = path.join(folder, 'restart')
  // Cut by a crash; and the pause of the retry is over.
  fs.appendFileSync(file, '{"happening":')
  fs.writeFileSync(
    file,
    fs.readFileSync(file, 'utf8').replace(/"dueAt":"\d[^"]*"/g, '"dueAt":"2026-01-01T00:00:00Z"'),
  )
  await told.reopen()
  const second = start('restart')
  await expect.poll(() => second.show()).toContain('applied')
  expect(told.calls).toHaveLength(1)
  expect((await second.call('GET', `/${id}`)).json()).toMatchObject({ origin: 'CNSHA' })
  await second.happen(id, 'now', 1)
  expect(told.calls[1]!.events).toMatchObject([{ transportEventTypeCode: 'ARRI' }])
  await told.close()
  await second.app.close()
})

test('the console says that it is simulated, subscribes by a form, and lets things happen once a press', async () => {
  const told = await openReceiver()
  const { app, press, show, call } = start('console')
  expect(await show()).toContain('This carrier is simulated')
  expect(await show('ar')).toContain('هذا ناقل محاكاة')
  expect(await show()).toContain('Nobody has subscribed')
  const entered = Object.fromEntries(
    Object.entries({ ...bySea, callbackUrl: told.url, waybillNumber: '', next: '' }),
  ) as Record<string, string>
  expect((await press('/?language=en', entered, 'cross-site')).statusCode).toBe(403)
  const refused = await press('/?language=en', { ...entered, origin: '"><script>', callbackKey: 'short' })
  expect([refused.statusCode, refused.body.includes('<script>'), refused.body.includes('short')]).toEqual([
    422,
    false,
    false,
  ])
  for (const said of ['Check the marked fields', 'By sea CNSHA, by air HKG.', 'value="AEJEA"'])
    expect(refused.body).toContain(said)
  expect(refused.body).toContain('aria-describedby="origin-problem"')
  expect((await press('/?language=ar', { ...entered, origin: '' })).body).toContain('بحرًا CNSHA، وجوًا HKG.')
  const made = await press('/?language=ar', entered)
  const [{ subscriptionID: id }] = (await call('GET')).json<[Subscription]>()
  expect([made.statusCode, made.headers['location']]).toEqual([303, `/?language=ar#${id}`])
  const pressed = { manner: 'now', step: '0' }
  expect((await press(`/bookings/${id}`, pressed, 'cross-site')).statusCode).toBe(403)
  for (const _ of [1, 2]) await press(`/bookings/${id}`, pressed)
  expect(told.calls).toHaveLength(1)
  for (const said of ['Depart', 'applied', 'CNSHA', '…1234']) expect(await show()).toContain(said)
  expect(await show()).not.toContain(bySea.callbackKey)
  for (const said of ['مغادرة السفينة', 'طُبّق']) expect(await show('ar')).toContain(said)
  await press(`/bookings/${id}/remove`, {})
  expect(await show()).toContain('Nobody has subscribed')
  await told.close()
  await app.close()
})
