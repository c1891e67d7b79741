// Serving a contract: what never leaves, what never enters, and what an error says to the caller.
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { z } from 'zod'
import { allProblems } from '@marsa/model/all.ts'
import { anyone, everyone, type Actor } from '@marsa/model/kit/access.ts'
import { endpoint } from '@marsa/model/kit/endpoint.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { answerProblem } from './answer-problem.ts'
import { systemClock } from './clock.ts'
import type { Db } from './db.ts'
import { openCallLimits } from './call-limits.ts'
import { serve, signedIn, type Server } from './serve.ts'

const answer = z.strictObject({
  name: z.string(),
  list: z.array(z.strictObject({ price: z.string() })),
  none: z.string().nullable(),
})
const read = endpoint({
  verb: 'look',
  method: 'GET',
  path: 'look/{Id}',
  policy: anyone,
  query: z.strictObject({ Id: z.string(), text: z.string().optional() }),
  answer,
  cache: 60,
})
const fail = endpoint({
  verb: 'fail',
  method: 'POST',
  path: 'fail',
  policy: anyone,
  body: z.strictObject({ how: z.string() }),
  answer: z.strictObject({}),
})
const own = endpoint({
  verb: 'own',
  method: 'GET',
  path: 'own',
  policy: everyone,
  answer: z.strictObject({ role: z.string() }),
})

const failures: Record<string, unknown> = {
  detail: new Error('password of the database is hunter2'),
  great: Object.assign(new Error('out of range for type integer'), { code: '22003' }),
  moved: Object.assign(new Error('no move'), { code: 'MA001' }),
  locked: Object.assign(new Error('lock'), { code: '55P03' }),
  down: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  known: new Problem('accounts.locked', { minutes: 15 }),
  fields: new Problem(
    'kit.invalid',
    { least: '1.00', most: '2.00' },
    { 'charges.0.sellingRate': 'quotes.above-range' },
  ),
}

const http = Fastify({ routerOptions: { caseSensitive: false } })
const callLimits = openCallLimits({
  db: {} as Db,
  secret: 'for tests',
  log: pino({ level: 'silent' }),
  now: () => 1_800_000_000_000,
})
const server: Server = {
  http: http,
  db: {} as Db, // no verb here asks the database
  isDatabaseUp: () => true,
  clock: systemClock,
  secret: 'for tests',
  callLimits,
  authenticate: async (token) => {
    if (token !== 'good' && token !== 'busy') throw new Problem('kit.signed-out')
    return { role: 'customer', language: 'ar', sessionId: token } as Actor
  },
}

beforeAll(async () => {
  http.setErrorHandler(answerProblem(allProblems) as never)
  serve(server, read, async ({ query }) => ({
    name: query.Id,
    list: [{ price: '1.00', buyingRate: '0.50' }],
    none: null,
    margin: '50',
  }))
  serve(server, fail, async ({ body }) => {
    throw failures[body.how]
  })
  serve(server, own, async (call) => ({ role: signedIn(call).role }))
  await http.ready()
})
afterAll(async () => {
  callLimits.close()
  await http.close()
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })
const failing = (how: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'POST', url: '/api/fail', headers, payload: { how } })

test('a field that the contract does not name never leaves, at any depth', async () => {
  const response = await get('/api/look/a')
  expect(response.json()).toEqual({ name: 'a', list: [{ price: '1.00' }], none: null })
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('names match in every case, the path wins over the query, and an unknown name is refused', async () => {
  expect((await get('/API/LOOK/a?ID=b')).json()).toMatchObject({ name: 'a' })
  expect((await get('/api/look/a?Margin=1')).json().fieldErrors).toEqual([
    expect.objectContaining({ field: 'Margin', code: 'kit.field.unknown' }),
  ])
  expect((await get('/api/look/a?text=1&text=2')).statusCode).toBe(422)
  expect((await get('/api/look/a?__proto__=1&constructor=2')).statusCode).toBe(422)
})

test('a bearer token is needed where no visitor is named, and a wrong one is refused everywhere', async () => {
  expect((await get('/api/own')).statusCode).toBe(401)
  expect((await get('/api/own', { authorization: 'Bearer good' })).json()).toEqual({ role: 'customer' })
  for (const authorization of ['Bearer bad', 'bearer good', 'Basic good', 'Bearer  good'])
    expect([authorization, (await get('/api/own', { authorization })).statusCode]).toEqual([
      authorization,
      401,
    ])
  expect((await get('/api/look/a', { authorization: 'Bearer bad' })).statusCode).toBe(401)
})

describe('an error', () => {
  test('that nobody foresaw gives a number to quote and no detail', async () => {
    const response = await failing('detail')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('hunter2')
    expect(response.json()).toMatchObject({
      status: 'FAILED',
      code: 'kit.unknown',
      params: { requestId: expect.any(String) },
    })
    expect(response.json().errorMessage).toContain(response.json().params.requestId)
  })

  test.each([
    ['moved', 409, 'kit.moved-on'],
    ['great', 400, 'kit.malformed'],
    ['locked', 409, 'kit.busy'],
    ['down', 503, 'kit.unavailable'],
  ])('of the kind %s is answered %i %s', async (how, status, code) => {
    const response = await failing(how)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  test('that locks says so by its status, with the figures of its sentence', async () => {
    expect((await failing('known')).json()).toMatchObject({
      status: 'LOCKED',
      code: 'accounts.locked',
      params: { minutes: 15 },
    })
  })

  test('names each field with a sentence in the caller’s language', async () => {
    const [field] = (await failing('fields', { 'x-language': 'ar' })).json().fieldErrors
    expect(field).toEqual({
      field: 'charges.0.sellingRate',
      code: 'quotes.above-range',
      message: 'أعلى من النطاق المسموح. أدخل مبلغًا من 1.00 إلى 2.00 درهم.',
    })
  })

  test('is kept in no cache, whatever the answer would have been', async () => {
    expect((await get('/api/look/a?wrong=1')).headers['cache-control']).toBe('no-store')
    expect((await get('/api/look/a')).headers['cache-control']).toBe('public, max-age=60')
    expect((await get('/api/own', { authorization: 'Bearer good' })).headers['cache-control']).toBe(
      'no-store',
    )
  })
})

test('who calls too often is refused before anything is asked, by address and by session', async () => {
  const from = (remoteAddress: string, headers = {}) =>
    http.inject({ url: '/api/own', remoteAddress, headers: { 'x-language': 'en', ...headers } })
  for (let count = 0; count < rateLimits['calls.address'].points; count++)
    callLimits.countAddress('198.51.100.9')
  const refused = await from('198.51.100.9')
  expect([refused.statusCode, refused.json().errorMessage]).toEqual([
    429,
    'Too many attempts in a short time. Please try again in 1 min.',
  ])
  expect(refused.headers['retry-after']).toBe('60')
  expect((await from('198.51.100.10')).statusCode).toBe(401)
  for (let count = 0; count < rateLimits['calls.session'].points; count++) callLimits.countSession('busy')
  expect((await from('198.51.100.10', { authorization: 'Bearer busy' })).statusCode).toBe(429)
})

test('a contract without a policy does not start', () => {
  expect(() =>
    serve(server, { ...read, verb: 'open', policy: undefined as never }, async () => ({})),
  ).toThrow('open has no policy')
})
