// Calls against a small HTTP server: addresses, headers, refusals, one renewal on 401, the event stream.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyone } from '@marsa/model/kit/access.ts'
import { endpoint } from '@marsa/model/kit/endpoint.ts'
import { stubBrowser } from './browser-globals.ts'

type Answer = { status?: number; body?: unknown; text?: string; type?: string }
type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

const ok = z.object({ done: z.boolean() })
const id = z.string()
const read = endpoint({
  verb: 'read',
  method: 'GET',
  path: 'things/{id}',
  policy: anyone,
  query: z.object({ id, word: id.optional() }),
  answer: ok,
})
const write = endpoint({
  verb: 'write',
  method: 'POST',
  path: 'things',
  policy: anyone,
  body: z.object({ name: id }),
  answer: ok,
})
const writingGet = endpoint({
  verb: 'remove',
  method: 'GET',
  path: 'Remove',
  twins: [{ method: 'DELETE' }],
  writes: true,
  policy: anyone,
  query: z.object({ id }),
  answer: ok,
})
const polled = endpoint({
  verb: 'poll',
  method: 'GET',
  path: 'poll',
  policy: anyone,
  answer: ok,
  background: true,
})

let server: Server
let answers: Answer[]
let seen: Seen[]
let kit: typeof import('../../src/kit/call.ts')
let session: (typeof import('../../src/kit/session.ts'))['session']
let live: typeof import('../../src/kit/live.ts')

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await textOf(request),
    })
    const { status = 200, body = { done: true }, text, type = 'application/json' } = answers.shift() ?? {}
    response.writeHead(status, { 'content-type': type }).end(text ?? JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stubBrowser()
  const { port } = server.address() as AddressInfo
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => real(`http://127.0.0.1:${port}${url}`, init))
  kit = await import('../../src/kit/call.ts')
  ;({ session } = await import('../../src/kit/session.ts'))
  live = await import('../../src/kit/live.ts')
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))
beforeEach(() => {
  answers = []
  seen = []
  session.idleWith(() => false)
  session.begin({ token: 'one', refreshToken: 'id.0', expiresTime: 300 }, false)
})

const refused = {
  status: 'FAILED',
  errorMessage: 'سجّل الدخول',
  code: 'kit.signed-out',
  params: {},
  fieldErrors: [],
}
const caught = async (work: Promise<unknown>) => {
  const problem: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(problem instanceof kit.Refusal)) throw new Error('no refusal')
  return problem
}

describe('a call', () => {
  it('fills the path, leaves empty values out, speaks the language of the page and shows its token', async () => {
    expect(await kit.call(read, { query: { id: 'a/b', word: '' } })).toEqual({ done: true })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/things/a%2Fb' })
    expect(seen[0]?.headers).toMatchObject({ 'x-language': 'ar', authorization: 'Bearer one' })
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
  })

  it('that writes carries a key, the one it was given where there is one', async () => {
    await kit.call(write, { body: { name: 'x' } })
    await kit.call(write, { body: { name: 'x' }, idempotencyKey: 'mine' })
    expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen[1]).toMatchObject({ body: '{"name":"x"}', headers: { 'idempotency-key': 'mine' } })
  })

  it('takes the answer that was asked for ahead, once, and only to the same question', async () => {
    await kit.callAhead({ method: 'GET', path: 'things/7?word=a' })
    await kit.callAhead(write, { body: { name: 'x' } })
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    answers = [{ status: 404 }]
    await caught(kit.call(read, { query: { id: '7', word: 'b' } }))
    await kit.call(write, { body: { name: 'x' } })
    expect(await kit.call(read, { query: { id: '7', word: 'a' } })).toEqual({ done: true })
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/things/7?word=a',
      '/api/things',
      '/api/things/7?word=b',
    ])
    expect(seen[0]?.headers).toMatchObject({ 'x-language': 'ar', authorization: 'Bearer one' })
    await kit.call(read, { query: { id: '7', word: 'a' } })
    expect(seen).toHaveLength(4)
  })

  it('asks again for whoever signs in meanwhile, and for a visitor', async () => {
    for (const number of ['9', '10']) await kit.callAhead({ method: 'GET', path: `things/${number}` })
    session.begin({ token: 'two', refreshToken: 'other.0', expiresTime: 300 }, false)
    await kit.call(read, { query: { id: '9' } })
    session.end('signed-out')
    await kit.call(read, { query: { id: '10' } })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer one',
      'Bearer one',
      'Bearer two',
      undefined,
    ])
  })

  it('asks again when what was asked for ahead is old by now', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await kit.callAhead({ method: 'GET', path: 'things/8' })
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await kit.call(read, { query: { id: '8' } })
    expect(seen).toHaveLength(2)
  })

  it('never goes out as a GET that writes', async () => {
    await kit.call(writingGet, { query: { id: '7' } })
    expect(seen[0]).toMatchObject({ method: 'DELETE', url: '/api/Remove?id=7' })
  })

  it('turns a refusal into a problem with its sentence and its fields', async () => {
    const fieldErrors = [{ field: 'name', code: 'kit.field.required', message: 'املأ الحقل' }]
    answers = [{ status: 422, body: { ...refused, code: 'kit.invalid', errorMessage: 'راجع', fieldErrors } }]
    const problem = await caught(kit.call(write, { body: { name: '' } }))
    expect(problem).toMatchObject({
      code: 'kit.invalid',
      sentence: 'راجع',
      status: 422,
      fieldSentences: { name: 'املأ الحقل' },
    })
    expect(kit.isUncertain(problem)).toBe(false)
  })

  it('without an answer is offline, and with nonsense unavailable; both may be tried again', async () => {
    answers = [{ status: 502, text: '<html>', type: 'text/html' }]
    const nonsense = await caught(kit.call(read, { query: { id: '1' } }))
    vi.stubGlobal('fetch', vi.fn(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch')))
    const silence = await caught(kit.call(read, { query: { id: '1' } }))
    expect([nonsense.code, silence.code].map((code) => code)).toEqual(['kit.unavailable', 'kit.offline'])
    expect([nonsense, silence].every(kit.isUncertain)).toBe(true)
  })
})

describe('a session that the server does not know', () => {
  it('is renewed once and the call repeated with the same key', async () => {
    session.renewWith(async () => ({ token: 'two', refreshToken: 'id.1', expiresTime: 300 }))
    answers = [{ status: 401, body: refused }]
    expect(await kit.call(write, { body: { name: 'x' } })).toEqual({ done: true })
    expect(seen.map((each) => each.headers.authorization)).toEqual(['Bearer one', 'Bearer two'])
    expect(seen[0]?.headers['idempotency-key']).toBe(seen[1]?.headers['idempotency-key'])
    expect(session.state().status).toBe('in')
  })

  it('is over when the renewed token is refused as well', async () => {
    session.renewWith(async () => ({ token: 'two', refreshToken: 'id.1', expiresTime: 300 }))
    answers = [
      { status: 401, body: refused },
      { status: 401, body: refused },
    ]
    expect((await caught(kit.call(read, { query: { id: '1' } }))).status).toBe(401)
    expect(session.state()).toEqual({ status: 'out', end: 'refused' })
  })

  it('stays as it is when a call in the background meets it while nobody is there', async () => {
    const renewer = vi.fn(async () => undefined)
    session.renewWith(renewer)
    session.idleWith(() => true)
    answers = [{ status: 401, body: refused }]
    expect((await caught(kit.call(polled))).status).toBe(401)
    expect([session.state().status, renewer.mock.calls.length]).toEqual(['in', 0])
  })
})

describe('the event stream', () => {
  it('reads events over chunk borders, skips comments, and resumes after the last one', async () => {
    const stop = new AbortController()
    const event = (n: number) => `id: ${n}-1\r\ndata: {"kind":"freight.changed","subjectId":"s${n}"}\r\n\r\n`
    answers = [
      { text: `: hello\n\n${event(1)}${event(2)}`, type: 'text/event-stream' },
      { text: event(3), type: 'text/event-stream' },
    ]
    const events: string[] = []
    const gaps = vi.fn()
    await live.follow(stop.signal, {
      onEvent: ({ id: at, subjectId }) => {
        events.push(`${at} ${subjectId}`)
        if (events.length === 3) stop.abort()
      },
      onGap: gaps,
    })
    expect(events).toEqual(['1-1 s1', '2-1 s2', '3-1 s3'])
    expect(seen.map((each) => each.headers['last-event-id'])).toEqual([undefined, '2-1'])
    expect(gaps).toHaveBeenCalledTimes(1)
  })
})
