// The client is what the contracts say today, and says refusals as problems.
import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '@marsa/model/all.ts'
import { generated } from '../generate.ts'
import { marsaClient, MarsaProblem, readWebhook, type Calls } from './client.ts'
import { ways } from './generated.ts'
import { typeOf } from './type-of.ts'

test('the generated file is committed as it is; `npm run client` writes it', () => {
  expect(fs.readFileSync(new URL('generated.ts', import.meta.url), 'utf8')).toBe(generated())
})

test('it has every call that a key can be allowed, and no other', () => {
  expect(Object.keys(ways).toSorted()).toEqual(
    allEndpoints.flatMap((each) => (each.scope ? [each.verb] : [])).toSorted(),
  )
})

test.each([
  [
    { type: 'object', properties: { a: { type: 'string' }, 'b-c': { type: 'integer' } }, required: ['a'] },
    '{ a: string; "b-c"?: number }',
  ],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: ['x', 'y'] } }, '("x" | "y")[]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ const: 3 }, '3'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{}, 'unknown'],
])('%j is written as %s', (schema, written) => expect(typeOf(schema)).toBe(written))

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const sent: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Response.json(body, { status, headers })
  }) as typeof globalThis.fetch
  return { sent, client: marsaClient({ url: 'https://portal.example/', key: 'mk_test', fetch }) }
}

describe('a call', () => {
  test('goes to its address with the key, and answers the answer', async () => {
    const { sent, client } = answering(200, { totalCount: 0 })
    const answer: Calls['listShipments']['answer'] = await client.listShipments({
      query: { status: 'all', pageSize: 5 },
    })
    expect(answer).toEqual({ totalCount: 0 })
    expect(sent[0]!.url).toBe('https://portal.example/api/FreightAPI/GetQuoteList?status=all&pageSize=5')
    expect(sent[0]!.init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer mk_test' } })
    expect(sent[0]!.init.headers).not.toHaveProperty('idempotency-key')
  })

  test('that writes carries the key of its intention, or a new one', async () => {
    const { sent, client } = answering(200, {})
    await client.submitRequest(
      { query: { id: 'a/b' }, body: { terms: true } },
      { idempotencyKey: 'order-4711' },
    )
    await client.submitRequest({ query: { id: 'a' }, body: { terms: true } })
    const keys = sent.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key'])
    expect(keys).toEqual(['order-4711', expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(sent[0]!.url).toContain('a%2Fb')
  })

  test('that is refused throws the problem with its fields, and the seconds to wait', async () => {
    const fieldErrors = [{ field: 'pageSize', code: 'kit.field.invalid', message: 'Not valid' }]
    const { client } = answering(
      429,
      { code: 'kit.too-many', errorMessage: 'Too many', fieldErrors },
      { 'retry-after': '30' },
    )
    const problem = await client.listShipments().catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(MarsaProblem)
    expect(problem).toMatchObject({
      status: 429,
      code: 'kit.too-many',
      message: 'Too many',
      retryAfter: 30,
      fieldErrors,
    })
  })
})

describe('a webhook', () => {
  const body = '{"id":"1","type":"test","createdAt":"2026-11-20T08:00:00.000Z","data":{}}'
  const at = 1_800_000_000
  const now = new Date(at * 1000)
  const signed = (key: string, text = body, time = at) =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`

  test('is read where its signature fits', async () => {
    expect(await readWebhook('whsec_1', signed('whsec_1'), body, { now })).toEqual(JSON.parse(body))
  })

  test.each([
    ['another secret', signed('whsec_2'), body],
    ['another body', signed('whsec_1'), body.replace('test', 'quote.received')],
    ['another time', signed('whsec_1').replace(String(at), String(at + 1)), body],
    ['an old time', signed('whsec_1', body, at - 301), body],
    ['no signature', null, body],
    ['half a signature', signed('whsec_1').slice(0, -1), body],
  ])('of %s is refused', async (_, signature, text) => {
    await expect(readWebhook('whsec_1', signature, text, { now })).rejects.toThrow('signature')
  })
})
