// The calls of payments over HTTP: the payer's own session, a stranger's view of it, and the gateway's notice.
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { financeWorld, type Person } from '../../test/finance-world.ts'
import { answerProblem } from '../kit/answer-problem.ts'
import { paymentNoticeHeader, paymentNoticePath } from '../kit/config.ts'
import { financeRoutes } from './routes.ts'
import { returnUrl, startPayment } from './start-payment.ts'

const http = Fastify({ routerOptions: { caseSensitive: false } })
let world: Awaited<ReturnType<typeof financeWorld>>
beforeAll(async () => {
  world = await financeWorld()
  const actorOf = (person: Person, role: Actor['role']): Actor => ({
    ...person,
    role,
    sessionId: person.userId,
    email: 'a@test.example',
    firstName: 'A',
    lastName: 'B',
    language: 'en',
    companyName: { en: 'A', ar: 'أ' },
    agentCode: null,
    modes: [],
    isCompanyAdmin: false,
    isCreditCustomer: false,
    capabilities: [],
  })
  const stranger = { companyId: world.agent.companyId, userId: world.agent.userId }
  const actors: Record<string, Actor> = {
    payer: actorOf(world.payer, 'customer'),
    stranger: actorOf(stranger, 'business'),
    agent: actorOf(stranger, 'clearing-agent'),
  }
  http.setErrorHandler(answerProblem({ ...kitProblems, ...financeProblems }))
  const authenticate = async (token: string): Promise<Actor> => {
    const actor = actors[token]
    if (!actor) throw new Problem('kit.signed-out')
    return actor
  }
  const clock = { now: () => new Date() }
  financeRoutes(
    { http, db: world.db, isDatabaseUp: () => true, clock, secret: 'for tests', authenticate },
    world.parts,
    'agreed',
  )
})
afterAll(async () => {
  await http.close()
  await world.close()
})

const call = (
  who: string | null,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: object = {},
) =>
  http.inject({
    method,
    url,
    headers: { ...(who && { authorization: `Bearer ${who}` }), ...headers },
    ...(payload && { payload }),
  })

test('the page that a payer comes back to knows what was paid for also without a session', async () => {
  const opened = await world.open(world.wanted(await world.newSubject()))
  const { searchParams } = new URL(returnUrl(world.parts, opened))
  expect([searchParams.get('session'), searchParams.get('of')]).toEqual([opened.id, opened.subjectKind])
})

test('the payer sees and ends an own session; for others it does not exist', async () => {
  const { id } = await world.open(world.wanted(await world.newSubject()))
  await startPayment(world.parts, id)
  const status = `/api/payments/status?sessionId=${id}`
  expect((await call('payer', 'GET', status)).json()).toMatchObject({
    sessionId: id,
    status: 'OPEN',
    isKnown: false,
    amount: '4813.88',
    part: 'down',
    subjectNumber: 'FR-26-018472',
  })
  for (const [who, code] of [
    ['stranger', 404],
    ['agent', 403],
    [null, 401],
  ] as const) {
    expect((await call(who, 'GET', status)).statusCode).toBe(code)
    for (const path of ['complete', 'abandon'])
      expect((await call(who, 'POST', `/api/payments/${path}`, { sessionId: id })).statusCode).toBe(code)
  }
  expect((await call('payer', 'GET', status)).json()).toMatchObject({
    status: 'OPEN',
    receiptNumber: null,
  })
  world.gateway.settle(id, { status: 'succeeded' })
  const claim = { sessionId: id, status: 'FAILED' }
  expect((await call('payer', 'POST', '/api/payments/complete', claim)).statusCode).toBe(422)
  expect((await call('payer', 'POST', '/api/payments/complete', { sessionId: id })).json()).toMatchObject({
    status: 'SUCCEEDED',
    isKnown: true,
    receiptNumber: expect.stringMatching(/^RCT-\d\d-\d{7}$/),
  })
})

test('a notice needs the agreed header, where the gateway is told to send it', async () => {
  const { id } = await world.open(world.wanted(await world.newSubject()))
  await startPayment(world.parts, id)
  world.gateway.settle(id, { status: 'succeeded' })
  const notice = { eventId: 'e', eventName: 'PURCHASED', order: { reference: world.gateway.order(id).ref } }
  expect((await call(null, 'POST', paymentNoticePath, notice)).statusCode).toBe(403)
  expect(
    (await call(null, 'POST', paymentNoticePath, notice, { [paymentNoticeHeader]: 'guess' })).statusCode,
  ).toBe(403)
  expect((await call('payer', 'GET', `/api/payments/status?sessionId=${id}`)).json()).toMatchObject({
    status: 'OPEN',
  })
  const notified = await call(null, 'POST', paymentNoticePath, notice, { [paymentNoticeHeader]: 'agreed' })
  expect([notified.statusCode, notified.json()]).toEqual([200, { known: true }])
  expect((await call('payer', 'GET', `/api/payments/status?sessionId=${id}`)).json()).toMatchObject({
    status: 'SUCCEEDED',
  })
})
