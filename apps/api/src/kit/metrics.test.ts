// /metrics as a scraper meets it: calls by verb and status, what the database knows, and a database that is away.
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { quiet, testApp, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { operatorMetrics } from '../overview/metrics.store.ts'
import { addProcessMetrics, openMetrics, type Metrics } from './metrics.ts'
import { serveMetrics, type MetricsServer } from './metrics-server.ts'

let app: TestApp
let metrics: Metrics
let server: MetricsServer
let port: number
beforeAll(async () => {
  metrics = openMetrics()
  app = await testApp({ metrics })
  addProcessMetrics(metrics, app.db)
  metrics.add(() => operatorMetrics(app.db))
  server = serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: quiet })
  port = await server.listening
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const get = async (path = '/metrics', method = 'GET', at = port) => {
  const { promise, resolve } = Promise.withResolvers<http.IncomingMessage>()
  http.request({ port: at, path, method, host: '127.0.0.1' }, resolve).end()
  const response = await promise
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, text, type: response.headers['content-type'] }
}
/** The value of a line by its beginning. */
const valueOf = (text: string, start: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${start} `))
      ?.split(' ')
      .at(-1) ?? NaN,
  )

test('counts calls by verb and status with their durations', async () => {
  const person = await addPerson(app.db, 'customer')
  for (let count = 0; count < 3; count++) await app.ask(person, getUserProfile)
  await app.ask(null, getUserProfile)
  const { text, type } = await get()
  expect(type).toContain('version=0.0.4')
  expect(valueOf(text, 'marsa_call_duration_seconds_count{verb="getUserProfile",status="200"}')).toBe(3)
  expect(valueOf(text, 'marsa_call_duration_seconds_count{verb="getUserProfile",status="401"}')).toBe(1)
  expect(
    valueOf(text, 'marsa_call_duration_seconds_bucket{verb="getUserProfile",status="200",le="+Inf"}'),
  ).toBe(3)
  expect(text).not.toContain(person.email)
})

test('says what waits, what is open and what the checks have found', async () => {
  const before = (await get()).text
  await app.owner.query(
    `select graphile_worker.add_job('probe', '{}'::json, run_at => now() - interval '90 seconds')`,
  )
  await app.owner.query(
    `insert into outbox_messages (channel, topic, key, recipient, language, subject, body)
     values ('mail', 'probe', 'a', 'a@test.example', 'en', '', '')`,
  )
  await app.owner.query(`insert into integrity_checks (kind, faults) values ('ledger', '{"one","two"}')`)
  const { text } = await get()
  expect(valueOf(text, 'marsa_jobs_due') - valueOf(before, 'marsa_jobs_due')).toBe(1)
  expect(valueOf(text, 'marsa_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90)
  expect(valueOf(text, 'marsa_outbox_waiting') - valueOf(before, 'marsa_outbox_waiting')).toBe(1)
  expect(valueOf(text, 'marsa_integrity_faults{check="ledger"}')).toBe(2)
  expect(valueOf(text, 'marsa_event_streams')).toBe(0)
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(valueOf(text, 'marsa_pool_connections{state="idle"}')).toBeGreaterThan(0)
  // Every line is one a scraper can read.
  for (const each of text.trim().split('\n'))
    expect(each).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/)
})

test('a part that cannot be read leaves the others', async () => {
  const alone = openMetrics()
  alone.add(() => Promise.reject(new Error('no database')))
  alone.add(() => [{ name: 'here', help: 'Still here.', samples: [{ labels: { a: 'x"\n' }, value: 1 }] }])
  const text = await alone.write()
  expect(text).toContain('here{a="x\\"\\n"} 1')
  expect(valueOf(text, 'marsa_metrics_unread_total')).toBe(1)
})

test('a taken port is said and tried again until it is free', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port: taken } = other.address() as net.AddressInfo
  const { promise: warned, resolve } = Promise.withResolvers<unknown>()
  const log = { ...quiet, info: () => undefined, error: () => undefined, warn: resolve }
  const late = serveMetrics(metrics, {
    host: '127.0.0.1',
    port: taken,
    log,
    pauses: { firstMs: 1, longestMs: 1 },
  })
  expect(await warned).toMatchObject({ err: { code: 'EADDRINUSE' }, port: taken })
  other.close()
  expect(await late.listening).toBe(taken)
  expect((await get('/metrics', 'GET', taken)).status).toBe(200)
  await late.close()
})

test('answers nothing else', async () => {
  expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404])
})
