// API keys: what opens to one is what its contract names and its scopes hold, as its maker, until it ends.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { allEndpoints } from '@marsa/model/all.ts'
import { signOut } from '@marsa/model/accounts/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { scopesFor } from '@marsa/model/integrations/api-key.ts'
import * as calls from '@marsa/model/integrations/endpoints.ts'
import { may } from '@marsa/model/kit/access.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { apiScopes } from '@marsa/model/kit/scope.ts'
import { one, rows } from '../kit/db.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { formFor } from '../../test/freight-forms.ts'
import { addKey, addManager } from '../../test/integrator.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { worldOf, type Journey } from '../../test/world.ts'

let app: TestApp
let person: Person
let journey: Journey
beforeAll(async () => {
  app = await testApp()
  person = await addManager(app)
  journey = await worldOf(app).quoted({ customer: person })
})
afterAll(() => app.close())

const byKey = async (...scopes: Parameters<typeof addKey>[2][]) => addKey(app, person, ...scopes)
const see = (caller: { token: string }, requestId = journey.requestId) =>
  app.ask(caller, freight.viewShipment, { query: { RequestId: requestId } })

test('a key sees what its maker sees, of its own company alone', async () => {
  const key = await byKey('shipments.read')
  const { status, body } = await see(key)
  expect([status, body]).toEqual([200, (await see(person)).body])
  const other = await worldOf(app).submitted({ customer: await addManager(app) })
  expect((await see(key, other.requestId)).body.code).toBe('freight.not-found')
})

test('every contract is closed to a key, but for those that name a scope it has', async () => {
  const none = await byKey('reference.read')
  const all = await byKey(...apiScopes)
  const ask = (token: string, endpoint: (typeof allEndpoints)[number], way: number) => {
    const method = way > 0 ? endpoint.twins![way - 1]!.method : endpoint.method
    const path = (way > 0 && endpoint.twins![way - 1]!.path) || endpoint.path
    const url = `/api/${path.replace(/\{\w+\}/g, randomUUID())}`
    return app.raw(
      method,
      url,
      { token },
      { ip: '192.0.2.7', ...(method !== 'GET' && method !== 'DELETE' && { body: {} }) },
    )
  }
  // 600 calls a minute are less than these.
  const refill = () => app.owner.query(`delete from limit_counters where budget = 'calls.key'`)
  for (const endpoint of allEndpoints) {
    await refill()
    for (const way of [0, ...(endpoint.twins ?? []).map((_, index) => index + 1)]) {
      const codes = [await ask(none.token, endpoint, way), await ask(all.token, endpoint, way)].map(
        ({ body }) => body?.code as string,
      )
      const refused = may(person, endpoint.policy)
        ? 'kit.key-scope'
        : expect.stringMatching(/^kit\.(forbidden|key-scope|read-only)$/)
      if (endpoint.scope === undefined)
        expect([endpoint.verb, way, ...codes]).toEqual([endpoint.verb, way, refused, refused])
      else {
        if (endpoint.scope !== 'reference.read')
          expect([endpoint.verb, codes[0]]).toEqual([endpoint.verb, refused])
        if (may(person, endpoint.policy))
          expect([endpoint.verb, codes[1]]).not.toEqual([endpoint.verb, 'kit.key-scope'])
      }
    }
  }
})

test('money, people, and keys themselves name no scope', () => {
  const open = allEndpoints.filter((each) => each.scope).map((each) => each.verb)
  for (const verb of [
    'acceptQuote',
    'pay',
    'cancelRequest',
    'inviteUser',
    'createApiKey',
    'createWebhook',
    'signOut',
    'updateProfile',
    'completePayment',
  ])
    expect(open).not.toContain(verb)
  expect(new Set(allEndpoints.flatMap((each) => each.scope ?? []))).toEqual(new Set(apiScopes))
  for (const role of ['business', 'clearing-agent'] as const)
    for (const scope of scopesFor(role))
      expect([
        role,
        scope,
        allEndpoints.some((each) => each.scope === scope && may({ role }, each.policy)),
      ]).toEqual([role, scope, true])
})

test('what a key writes is in the audit trail under its maker, with the key', async () => {
  const key = await byKey('requests.write')
  const saved = await app.ask(key, freight.saveRequest, {
    body: { form: formFor('sea-import-port', app.clock.now()) },
    key: 'integration-1',
  })
  expect(saved.status).toBe(200)
  const trail = await rows<{ actor_id: string; session_id: string; request_id: string }>(
    app.db,
    sql`select actor_id, session_id, request_id from audit_log where object_id = ${saved.body.RequestId}`,
  )
  expect(trail).toEqual([
    {
      actor_id: person.userId,
      session_id: key.keyId,
      request_id: expect.stringContaining(`${key.token.slice(0, 7)}…${key.token.slice(-4)}`),
    },
  ])
})

describe('a key ends', () => {
  const ended = async (end: (keyId: string, maker: Person) => Promise<unknown>) => {
    const maker = await addManager(app)
    const key = await addKey(app, maker, 'shipments.read')
    const list = () => app.ask(key, freight.listShipments)
    expect((await list()).status).toBe(200)
    await end(key.keyId, maker)
    return (await list()).body.code as string
  }
  test('when it is revoked, at once', async () => {
    const code = await ended((keyId, maker) => app.ask(maker, calls.revokeApiKey, { query: { keyId } }))
    expect(code).toBe('kit.key-wrong')
  })
  test.each([
    ['when its time is over', (id: string) => sql`update api_keys set expires_at = now() where id = ${id}`],
    [
      'with the account of its maker',
      (_: string, { userId }: Person) => sql`update users set status = 'DISABLED' where id = ${userId}`,
    ],
    [
      'when its maker is no administrator any more',
      (_: string, { userId }: Person) => sql`update users set is_company_admin = false where id = ${userId}`,
    ],
    [
      'with the suspension of its company',
      (_: string, { companyId }: Person) =>
        sql`update companies set suspended_at = now() where id = ${companyId}`,
    ],
  ])('%s', async (_, change) => {
    expect(await ended((id, maker) => change(id, maker).execute(app.db))).toBe('kit.key-wrong')
  })
  test('and one that was never made opens nothing', async () => {
    for (const token of ['mk_', `mk_${'x'.repeat(32)}`])
      expect((await app.raw('GET', '/api/FreightAPI/GetQuoteList', { token })).status).toBe(401)
  })
})

test('a key is said once, stored as a hash, and its use is noted', async () => {
  const { keyId, token } = await byKey('shipments.read')
  expect(token).toMatch(/^mk_[\w-]{32}$/)
  const { rows: stored } = await app.owner.query('select * from api_keys where id = $1', [keyId])
  expect(JSON.stringify(stored)).not.toContain(token)
  const listed = async () =>
    ((await app.ask(person, calls.listApiKeys)).body.items as calls.ApiKey[]).find(
      (each) => each.keyId === keyId,
    )!
  expect(await listed()).toMatchObject({ lastUsedAt: null, state: 'active', scopes: ['shipments.read'] })
  expect(JSON.stringify(await listed())).not.toContain(token)
  await app.ask({ token }, freight.listShipments)
  expect((await listed()).lastUsedAt).not.toBeNull()
})

test('a key has a limit of its own', async () => {
  const [busy, calm] = [await byKey('shipments.read'), await byKey('shipments.read')]
  await app.ask(busy, freight.listShipments)
  await app.owner.query(`update limit_counters set spent = $1 where budget = 'calls.key'`, [
    rateLimits['calls.key'].points,
  ])
  expect((await app.ask(busy, freight.listShipments)).body.code).toBe('kit.too-many')
  expect((await app.ask(calm, freight.listShipments)).status).toBe(200)
  await app.owner.query(`delete from limit_counters where budget = 'calls.key'`)
})

test('a key that signs out ends nothing', async () => {
  const key = await byKey('shipments.read')
  expect((await app.ask(key, signOut)).body.code).toBe('kit.key-scope')
  expect((await app.ask(person, freight.listShipments)).status).toBe(200)
})

test('only administrators of companies make keys, a limited number, after a fresh check', async () => {
  const body = { label: 'Our system', scopes: ['shipments.read'], days: 30 }
  for (const role of ['customer', 'admin', 'desk'] as const)
    expect((await app.ask(await addPerson(app.db, role), calls.createApiKey, { body })).status).toBe(403)
  const colleague = await addPerson(app.db, 'business', { companyId: person.companyId })
  expect((await app.ask(colleague, calls.createApiKey, { body })).body.code).toBe(
    'integrations.not-authorised',
  )
  const late = await addManager(app)
  await app.owner.query('update sessions set checked_at = null where id = $1', [late.sessionId])
  expect((await app.ask(late, calls.createApiKey, { body })).body.code).toBe('factors.check-needed')
  const many = await addManager(app)
  for (let count = 0; count < 20; count++) await addKey(app, many, 'shipments.read')
  expect((await app.ask(many, calls.createApiKey, { body })).body.code).toBe('integrations.too-many')
  const { n } = await one<{ n: number }>(
    app.db,
    sql`select count(*)::int as n from api_keys where company_id = ${late.companyId}`,
  )
  expect(n).toBe(0)
})
