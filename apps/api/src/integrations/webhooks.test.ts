// Webhooks: entered by administrators, told in the transaction of the change, delivered at least once to a real server.
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import * as calls from '@marsa/model/integrations/endpoints.ts'
import { mostAttempts, secondsToNext } from '@marsa/model/integrations/webhook.ts'
import { one, rows, systemTransaction } from '../kit/db.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { accepts, fails, hookServer, type HookServer } from '../../test/hook-server.ts'
import { addManager, addWebhook } from '../../test/integrator.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { worldOf, type World } from '../../test/world.ts'
import { claimDelivery, emit } from './deliveries.store.ts'
import { deliver } from './deliver.ts'

let app: TestApp
let world: World
let hook: HookServer
let person: Person
beforeAll(async () => {
  app = await testApp({ localWebhooks: true })
  world = worldOf(app)
  hook = await hookServer()
  person = await addManager(app)
})
afterAll(async () => {
  await hook.close()
  await app.close()
})
afterEach(async () => {
  hook.answers(accepts)
  hook.heard.length = 0
  await app.owner.query('delete from webhooks')
})

const log = async (webhookId: string) =>
  (await app.ask(person, calls.listDeliveries, { query: { webhookId } })).body.items as calls.Delivery[]
/** The jobs that wait are due now. */
const hasten = async () => {
  await app.owner.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await app.owner.query(`update webhook_deliveries set next_at = now() where state = 'WAITING'`)
}
const subject = {
  kind: 'freight-request' as const,
  id: '01a00000-0000-7000-8000-000000000000',
  number: 'FR-26-000018',
}
const tell = (companyId = person.companyId) =>
  systemTransaction(app.db, (tx) => emit(tx, [{ companyId, name: 'shipment.booked', subject }]))

test('an event arrives signed, with its id, and the log says so', async () => {
  const { webhookId, secret } = await addWebhook(app, person, hook.url)
  await tell()
  await app.work()
  expect(hook.heard).toHaveLength(1)
  const [{ body, headers }] = hook.heard as [HookServer['heard'][number]]
  const [, time, mac] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['marsa-signature']))!
  expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(mac)
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60)
  const [entry] = await log(webhookId)
  expect(JSON.parse(body)).toEqual({
    id: entry!.eventId,
    type: 'shipment.booked',
    createdAt: expect.any(String),
    data: { subject },
  })
  expect(headers['marsa-event-id']).toBe(entry!.eventId)
  expect(entry).toMatchObject({
    state: 'DELIVERED',
    nextAt: null,
    body,
    attempts: [{ number: 1, status: 200, fault: null, answer: 'thank you' }],
  })
})

test('what really happens to a request is told to its own company, and to nobody else', async () => {
  await addWebhook(app, person, hook.url, ['request.submitted', 'quote.received', 'shipment.booked'])
  const other = await addManager(app)
  const stranger = await hookServer()
  await addWebhook(app, other, stranger.url)
  const rival = await addManager(app, 'clearing-agent')
  await addWebhook(app, rival, stranger.url, ['request.invited', 'quote.awarded', 'quote.not-awarded'])
  const journey = await world.booked({ customer: person })
  await app.work()
  const types = hook.heard.map(
    ({ body }) => JSON.parse(body) as { type: string; data: { subject: { id: string; number: string } } },
  )
  expect(types.map(({ type }) => type).toSorted()).toEqual([
    'quote.received',
    'quote.received',
    'request.submitted',
    'shipment.booked',
  ])
  for (const { data } of types)
    expect(data.subject).toEqual({ kind: 'freight-request', id: journey.requestId, number: journey.number })
  expect(stranger.heard).toEqual([])
  await stranger.close()
})

test('an invited agent hears of the invitation and the outcome, and nothing of a rival', async () => {
  const journey = await world.quoted({ customer: person })
  const [winner, loser] = journey.agents as [Person, Person]
  for (const agent of [winner, loser])
    await app.owner.query(
      `insert into webhooks (company_id, created_by, label, address, events, secret_sealed) values ($1, $2, 'x1', $3, '{quote.awarded,quote.not-awarded,quote.received}', '\\x00')`,
      [agent.companyId, agent.userId, hook.url],
    )
  await world.settle((await world.accept(journey, 'half')).body.sessionId, 'succeeded')
  const found = await rows<{ company_id: string; name: string; data: unknown }>(
    app.db,
    sql`select company_id, name, data from webhook_events where company_id in (${winner.companyId}, ${loser.companyId})`,
  )
  const data = { subject: { kind: 'freight-request', id: journey.requestId, number: journey.number } }
  expect(found.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { company_id: winner.companyId, name: 'quote.awarded', data },
    { company_id: loser.companyId, name: 'quote.not-awarded', data },
  ])
  for (const { companyId } of [winner, loser])
    for (const rival of [winner, loser])
      if (rival.companyId !== companyId) expect(JSON.stringify(found)).not.toContain(rival.userId)
})

describe('an event', () => {
  test('of a change that is rolled back was never told', async () => {
    const { webhookId } = await addWebhook(app, person, hook.url)
    await expect(
      systemTransaction(app.db, async (tx) => {
        await emit(tx, [{ companyId: person.companyId, name: 'shipment.booked', subject }])
        throw new Error('it did not happen')
      }),
    ).rejects.toThrow('it did not happen')
    await app.work()
    expect([hook.heard, await log(webhookId)]).toEqual([[], []])
  })

  test('nobody has chosen writes nothing', async () => {
    await addWebhook(app, person, hook.url, ['payment.failed'])
    const count = async () =>
      (await one<{ n: number }>(app.db, sql`select count(*)::int as n from webhook_events`)).n
    const before = await count()
    await tell()
    expect(await count()).toBe(before)
  })
})

describe('a delivery that fails', () => {
  test('is tried again, with the same event id and body, until it arrives', async () => {
    const { webhookId } = await addWebhook(app, person, hook.url)
    hook.answers(fails)
    await tell()
    await app.work()
    const [first] = await log(webhookId)
    expect(first).toMatchObject({
      state: 'WAITING',
      attempts: [{ status: 500, fault: 'status', answer: 'out of order' }],
    })
    await app.work()
    expect(hook.heard).toHaveLength(1)
    hook.answers(accepts)
    await hasten()
    await app.work()
    expect(hook.heard).toHaveLength(2)
    expect(hook.heard[1]!.body).toBe(hook.heard[0]!.body)
    expect(await log(webhookId)).toMatchObject([
      {
        state: 'DELIVERED',
        attempts: [
          { number: 2, status: 200 },
          { number: 1, status: 500 },
        ],
      },
    ])
  })

  test('ends after its tries, which take a day; and can be sent again by hand', async () => {
    expect(Array.from({ length: mostAttempts }, (_, index) => secondsToNext(index + 1))).toEqual([
      15,
      60,
      240,
      960,
      3840,
      15360,
      21600,
      21600,
      21600,
      undefined,
    ])
    const { webhookId } = await addWebhook(app, person, hook.url)
    hook.answers(fails)
    await tell()
    for (let index = 0; index < mostAttempts; index++) {
      await hasten()
      await app.work()
    }
    const [ended] = await log(webhookId)
    expect(ended).toMatchObject({ state: 'FAILED', nextAt: null })
    expect(ended!.attempts).toHaveLength(mostAttempts)
    await hasten()
    await app.work()
    expect(hook.heard).toHaveLength(mostAttempts)
    hook.answers(accepts)
    const query = { deliveryId: ended!.deliveryId }
    expect((await app.ask(person, calls.replayDelivery, { query })).status).toBe(200)
    expect((await app.ask(person, calls.replayDelivery, { query })).body.code).toBe('kit.moved-on')
    await app.work()
    expect(await log(webhookId)).toMatchObject([{ state: 'DELIVERED', eventId: ended!.eventId }])
  })

  test('because its worker was killed comes again', async () => {
    const { webhookId } = await addWebhook(app, person, hook.url)
    await tell()
    const [entry] = await log(webhookId)
    // The worker took it and died: its claim runs out, and its job is gone.
    expect(await claimDelivery(app.db, entry!.deliveryId, 60)).toBeDefined()
    await app.work()
    expect(hook.heard).toHaveLength(0)
    await app.owner.query(`update webhook_deliveries set next_at = now() - interval '5 minutes'`)
    await app.owner.query(`select graphile_worker.add_job('integrations.sweep-deliveries', '{}')`)
    await app.work()
    expect(hook.heard).toHaveLength(1)
    expect(await log(webhookId)).toMatchObject([{ state: 'DELIVERED' }])
  })

  test('is made once where several workers take it at the same time', async () => {
    const { webhookId } = await addWebhook(app, person, hook.url)
    await tell()
    const [entry] = await log(webhookId)
    const claims = await Promise.all([1, 2, 3].map(() => claimDelivery(app.db, entry!.deliveryId, 60)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    await app.owner.query(`update webhook_deliveries set next_at = now()`)
    const parts = { secret: 'a secret for tests that is long enough', localWebhooks: true }
    await deliver(app.db, entry!.deliveryId, parts)
    await deliver(app.db, entry!.deliveryId, parts)
    expect(hook.heard).toHaveLength(1)
  })

  test('by a redirect or an address that has moved inside is not followed', async () => {
    const { webhookId } = await addWebhook(app, person, hook.url)
    hook.answers((response) => response.writeHead(307, { location: hook.url }).end())
    await tell()
    await app.work()
    expect((await log(webhookId))[0]!.attempts).toMatchObject([{ status: 307, fault: 'redirect' }])
    await app.owner.query(`update webhooks set address = 'https://127.0.0.1:1/'`)
    await hasten()
    await app.work()
    expect((await log(webhookId))[0]!.attempts[0]).toMatchObject({ status: null, fault: 'private' })
    expect(hook.heard).toHaveLength(1)
  })
})

test('an address that fails for a day is switched off, its administrators are written to once, and can resume it', async () => {
  const { webhookId } = await addWebhook(app, person, hook.url)
  await addPerson(app.db, 'portal', { companyId: person.companyId })
  hook.answers(fails)
  await tell()
  await app.work()
  await app.owner.query(`update webhooks set failing_since = now() - interval '25 hours'`)
  await tell()
  await hasten()
  await app.work()
  const listed = async () => (await app.ask(person, calls.listWebhooks)).body.items as calls.Webhook[]
  expect(await listed()).toMatchObject([{ state: 'FAILING' }])
  const mails = await rows(
    app.db,
    sql`select recipient from outbox_messages where topic = 'webhook-given-up'`,
  )
  expect(mails).toEqual([{ recipient: person.email }])
  const calledSoFar = hook.heard.length
  await tell()
  await hasten()
  await app.work()
  expect(hook.heard).toHaveLength(calledSoFar)
  expect((await app.ask(person, calls.testWebhook, { query: { webhookId } })).body.code).toBe(
    'integrations.paused',
  )
  const body = { label: 'Our system', address: hook.url, events: ['shipment.booked'], isActive: true }
  expect((await app.ask(person, calls.changeWebhook, { query: { webhookId }, body })).status).toBe(200)
  expect(await listed()).toMatchObject([{ state: 'ACTIVE', failingSince: null }])
  hook.answers(accepts)
  expect((await app.ask(person, calls.testWebhook, { query: { webhookId } })).status).toBe(200)
  await app.work()
  expect(JSON.parse(hook.heard.at(-1)!.body)).toMatchObject({ type: 'test', data: {} })
})

describe('entering an address', () => {
  const enter = (who: Person, address: string, events: string[] = ['shipment.booked']) =>
    app.ask(who, calls.createWebhook, { body: { label: 'Our system', address, events } })

  test('is for administrators who have just shown who they are', async () => {
    const colleague = await addPerson(app.db, 'business', { companyId: person.companyId })
    expect((await enter(colleague, hook.url)).body.code).toBe('integrations.not-authorised')
    const late = await addManager(app)
    await app.owner.query('update sessions set checked_at = null where id = $1', [late.sessionId])
    expect((await enter(late, hook.url)).body.code).toBe('factors.check-needed')
  })

  test.each([
    ['http://example.com/', 'integrations.address'],
    ['ftp://localhost/', 'integrations.address'],
    ['https://user:word@example.com/', 'integrations.address'],
    ['nothing', 'integrations.address'],
  ])('%s is refused', async (address, code) => {
    expect((await enter(person, address)).body.fieldErrors).toContainEqual(
      expect.objectContaining({ field: 'address', code }),
    )
  })

  test.each([
    'https://127.0.0.1/',
    'https://10.0.0.8/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/',
  ])('%s leads inside', async (address) =>
    expect((await enter(person, address)).body.code).toBe('integrations.address-private'),
  )

  test('says its secret once: neither the list nor the row holds it, and a new one replaces it', async () => {
    const { webhookId, secret } = await addWebhook(app, person, hook.url)
    expect(secret).toMatch(/^whsec_[\w-]{32}$/)
    expect(JSON.stringify((await app.ask(person, calls.listWebhooks)).body)).not.toContain(secret)
    const { rows: stored } = await app.owner.query('select secret_sealed from webhooks')
    expect((stored[0].secret_sealed as Buffer).includes(secret)).toBe(false)
    const renewed = (await app.ask(person, calls.renewWebhookSecret, { query: { webhookId } })).body
      .secret as string
    await tell()
    await app.work()
    const [, time, mac] = /^t=(\d+),v1=(\w+)$/.exec(String(hook.heard[0]!.headers['marsa-signature']))!
    const macOf = (key: string) =>
      createHmac('sha256', key).update(`${time}.${hook.heard[0]!.body}`).digest('hex')
    expect([macOf(renewed) === mac, macOf(secret) === mac]).toEqual([true, false])
  })
})
