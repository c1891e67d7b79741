// The wire contract: what the call list documents is there, every way of every contract is mounted, OpenAPI says the same.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { allEndpoints, allProblems } from '@marsa/model/all.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { openApi } from '../src/openapi.ts'
import { addressOf, testApp, type TestApp } from './app.ts'
import { addPerson } from './people.ts'
import { worldOf } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Documented = {
  call: string
  method: string
  path: string
  query?: string[]
  body?: string[]
  answer?: string[]
  items?: string[]
}
const documented = JSON.parse(
  fs.readFileSync(new URL('./documented-calls.json', import.meta.url), 'utf8'),
) as Documented[]

const keysOf = (schema: unknown): string[] => {
  const { shape, element } = (schema ?? {}) as { shape?: object; element?: { shape?: object } }
  return Object.keys(shape ?? element?.shape ?? {})
}

describe.each(documented.map((row) => [row.call, row.path, row] as const))('%s %s', (call, path, row) => {
  const endpoint = allEndpoints.find((each) => each.call === call)
  test('is a contract with the documented method and spelling', () => {
    expect(endpoint).toMatchObject({ method: row.method, path })
    const missing = (wanted: string[] | undefined, schema: unknown) =>
      (wanted ?? []).filter((name) => !keysOf(schema).includes(name))
    expect(missing(row.query, endpoint?.query)).toEqual([])
    expect(missing(row.body, endpoint?.body)).toEqual([])
    expect(missing(row.answer ?? row.items, endpoint?.answer)).toEqual([])
  })
})

const pageFields = ['pageIndex', 'pageNumber', 'page'] as const
const counted = allEndpoints.flatMap(({ verb, query, body }) =>
  [query, body].flatMap((schema) =>
    keysOf(schema)
      .filter((key) => key === 'pageSize' || pageFields.some((field) => field === key))
      .map((key) => ({ verb, key, field: (schema as z.ZodObject<Record<string, z.ZodType>>).shape[key]! })),
  ),
)
test.each(counted.filter(({ verb, key }) => verb !== 'getLocaleContent' && key !== 'pageSize'))(
  '$verb counts its pages from one',
  ({ field }) => {
    expect(field.parse(undefined)).toBe(1)
    expect(field.safeParse('0').success).toBe(false)
  },
)
test.each(counted.filter(({ key }) => key === 'pageSize'))(
  '$verb answers at most a hundred rows',
  ({ field }) => {
    expect(field.parse('100')).toBe(100)
    expect(field.safeParse('101').success).toBe(false)
  },
)

test('no contract claims a call that the list does not have', () => {
  const known = documented.map((row) => row.call)
  expect(
    allEndpoints.flatMap((each) => (each.call && !known.includes(each.call) ? [each.call] : [])),
  ).toEqual([])
})

type Way = [name: string, endpoint: Endpoint, way: number, method: string]
const ways: Way[] = allEndpoints.flatMap((endpoint) =>
  [endpoint.method, ...(endpoint.twins ?? []).map((twin) => twin.method)].map((method, way): Way => [
    `${method} ${endpoint.twins?.[way - 1]?.path ?? endpoint.path}`,
    endpoint,
    way,
    method,
  ]),
)

/** Some value for each path parameter; whether it exists does not matter here. */
const anyPath = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, 'commodities']))

test.each(ways)('%s is mounted', (_name, endpoint, way, method) => {
  const route = `/api/${(endpoint.twins?.[way - 1]?.path ?? endpoint.path).replace(/\{(\w+)\}/g, ':$1')}`
  expect(app.http.hasRoute({ method, url: route })).toBe(true)
})

test.each(ways.filter(([, endpoint]) => !('visitor' in endpoint.policy)))(
  '%s answers 401 to nobody and to a token that is none, in every letter case, and in no cache',
  async (_name, endpoint, way, method) => {
    const url = addressOf(endpoint, anyPath(endpoint), way)
    const given = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const answers = [await app.raw(method, url, { token: 'x'.repeat(48) }, given)]
    for (const spelled of [url, url.toUpperCase(), url.toLowerCase(), `${url}/`])
      answers.push(await app.raw(method, spelled, null, given))
    for (const { status, body, headers } of answers)
      expect([status, body.code, headers['cache-control']]).toEqual([401, 'kit.signed-out', 'no-store'])
  },
)

/** The values that a call cannot do without in its address. */
const needed = (endpoint: Endpoint): string[] =>
  Object.entries((endpoint.query as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {}).flatMap(
    ([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]),
  )

/** Bodies that may hold more: they are the gateway's, the port's and the carrier's, and nothing in them is believed. */
const notices = ['receivePaymentNotice', 'receivePortNotice', 'receiveCarrierNotice', 'receiveEInvoiceNotice']
const closed = ways.filter(
  ([, endpoint, , method]) => endpoint.body && method !== 'GET' && !notices.includes(endpoint.verb),
)

test.each(closed)(
  '%s knows no further fields, and no other media type',
  async (_name, endpoint, way, method) => {
    const url = addressOf(
      endpoint,
      Object.fromEntries(
        [...Object.keys(anyPath(endpoint)), ...needed(endpoint)].map((name) => [
          name,
          ['month', 'period'].includes(name) ? '2026-01' : randomUUID(),
        ]),
      ),
      way,
    )
    const role = 'visitor' in endpoint.policy ? undefined : (Object.keys(endpoint.policy)[0] as Role)
    const person = role ? await addPerson(app.db, role) : null
    const { status, body } = await app.raw(method, url, person, { body: { surely_unknown: 1 } })
    expect(status).toBe(422)
    expect(body.fieldErrors).toContainEqual(
      expect.objectContaining({ field: 'surely_unknown', code: 'kit.field.unknown' }),
    )
    const text = await app.raw(method, url, person, {
      body: 'x',
      headers: { 'content-type': 'application/x-unknown' },
    })
    expect([text.status, text.body.code]).toEqual([allProblems['kit.malformed']!.status, 'kit.malformed'])
  },
)

const described = await openApi()

describe('openapi', () => {
  const text = () => `${JSON.stringify(described, null, 2)}\n`

  test('is committed as it is; `npm run openapi` writes it', () => {
    expect(fs.readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')).toBe(text())
  })

  test('is served, with a page for people', async () => {
    expect((await app.raw('GET', '/api/openapi.json')).body).toEqual(JSON.parse(text()))
    const page = await app.raw('GET', '/api/docs')
    expect(String(page.headers['content-type'])).toContain('text/html')
    for (const { verb } of allEndpoints) expect(page.raw.toString()).toContain(`id="${verb}"`)
  })

  test('names every way, once, with an operation id of its own', () => {
    const { paths } = described as { paths: Record<string, Record<string, { operationId: string }>> }
    const operations = Object.values(paths).flatMap((path) =>
      Object.values(path).map((each) => each.operationId),
    )
    expect(operations).toHaveLength(ways.length)
    expect(operations.filter((id, index) => operations.indexOf(id) !== index)).toEqual([])
  })
})

describe('every answer', () => {
  test('has the headers that keep a page safe, and an unknown path is a problem like others', async () => {
    const answer = await app.raw('GET', '/api/nothing/here')
    expect([answer.status, answer.body.code]).toEqual([404, 'kit.not-found'])
    for (const { headers } of [answer, await app.raw('GET', '/livez'), await app.raw('GET', '/readyz')])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      })
  })

  test('in another spelling of its parameters is the same', async () => {
    const world = worldOf(app)
    const journey = await world.quoted({ agents: 1 })
    const read = async (name: string) =>
      (
        await app.raw(
          'GET',
          `/api/freightapi/viewquotecustomer?${name}=${journey.quotations[0]!.id}`,
          journey.customer,
        )
      ).body
    expect(await read('QUOTEID')).toEqual(await read('QuoteId'))
    expect((await read('QuoteId')).QuotationId).toBe(journey.quotations[0]!.id)
  })

  test('that is malformed, too large or unexpected says nothing of what went wrong inside', async () => {
    const person = await addPerson(app.db, 'customer')
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      app.raw('POST', addressOf(freight.saveRequest), person, { body, headers })
    expect((await post('{"form":', { 'content-type': 'application/json' })).body.code).toBe('kit.malformed')
    expect((await post({ form: { remarks: 'x'.repeat(1024 * 1024) } })).body.code).toBe('kit.too-large')
    expect((await post({ ['__proto__x']: 1 })).status).toBe(422)
    expect((await app.raw('GET', '/api/FreightAPI/GetQuoteList?pageIndex=1e9', person)).status).toBe(422)
  })

  test('a number out of its range says so, with the limit', async () => {
    const person = await addPerson(app.db, 'customer')
    const wrong = async (query: string, language = 'en') => {
      const address = `/api/FreightAPI/GetQuoteList?${query}`
      const { status, body } = await app.raw('GET', address, person, { headers: { 'x-language': language } })
      expect(status).toBe(422)
      return Object.fromEntries(
        body.fieldErrors.map(({ field, message }: { field: string; message: string }) => [field, message]),
      )
    }
    expect(await wrong('pageSize=500')).toEqual({ pageSize: 'This number is too large: 100 at most.' })
    expect(await wrong('pageSize=500', 'ar')).toEqual({
      pageSize: 'هذا الرقم أكبر من المسموح به، والحد الأقصى 100.',
    })
    expect(await wrong('pageIndex=0')).toEqual({ pageIndex: 'This number is too small: 1 at least.' })
    const both = 'This number is outside the allowed range.'
    expect(await wrong('pageSize=500&pageIndex=99999')).toEqual({ pageSize: both, pageIndex: both })
  })
})

test('every upload says its files and the fields beside them', () => {
  const bare = Object.entries(described['paths'] as Record<string, Record<string, unknown>>).filter(
    ([, ways]) => JSON.stringify(ways).includes('"multipart/form-data":{}'),
  )
  expect(bare).toEqual([])
  expect(JSON.stringify((described['paths'] as object)['/api/chat/attach' as never])).toContain(
    '"file":{"type":"string","format":"binary"}},"required":["clientId","file"]',
  )
})
