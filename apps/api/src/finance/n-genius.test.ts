// The N-Genius adapter against the sandbox gateway, both real processes over HTTP, with every button of the hosted page.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { choose, startSandbox, type Sandbox } from '../../test/sandbox-gateway.ts'
import { paymentNoticeHeader } from '../kit/config.ts'
import { temporaryFolder } from '../kit/embedded-postgres.ts'
import { abandonSession, returnFromGateway } from './follow-session.ts'
import { GatewayError, type Gateway, type OrderRequest } from './gateway.ts'
import { nGenius } from './n-genius.ts'
import { receiveNotice } from './receive-notice.ts'
import { findOpenRefund } from './refunds.store.ts'
import { runRefund } from './refund-session.ts'
import type { FinanceParts } from './session.ts'
import { findSession } from './sessions.store.ts'
import { startPayment } from './start-payment.ts'
import { sweepSession } from './sweep-session.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
let sandbox: Sandbox
let gateway: Gateway
let parts: FinanceParts
const folder = temporaryFolder('sandbox')
const journal = path.join(folder, 'orders.jsonl')

/** Receives webhooks as the API's route does, and lets a test wait for the next one. */
const heard: (() => void)[] = []
const receiver = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    void receiveNotice(parts, 'agreed', request.headers[paymentNoticeHeader], JSON.parse(body)).finally(
      () => {
        response.end()
        heard.shift()?.()
      },
    )
  })
})
const nextNotice = () => new Promise<void>((resolve) => heard.push(resolve))

beforeAll(async () => {
  world = await financeWorld()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  sandbox = await startSandbox(journal, {
    WEBHOOK_URL: hook,
    WEBHOOK_HEADER_KEY: paymentNoticeHeader,
    WEBHOOK_HEADER_VALUE: 'agreed',
    LATE_MS: '0',
  })
  gateway = nGenius(sandbox)
  parts = { ...world.parts, gateway }
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  receiver.close()
  await world.close()
  fs.rmSync(folder, { recursive: true })
})

const begin = async () => {
  const subjectId = await world.newSubject()
  const { id } = await world.open(world.wanted(subjectId))
  const { redirectUrl } = await startPayment(parts, id)
  return { subjectId, id, redirectUrl }
}
const state = async (id: string) => (await findSession(world.db, id))!.state
const request = (key: string, amountFils = 1000n): OrderRequest => ({
  key,
  amountFils,
  currency: 'AED',
  language: 'ar',
  description: {
    title: { en: 'Down payment <b>', ar: 'الدفعة المقدمة' },
    lines: [{ en: 'Quotation', ar: 'عرض', amount: '10.00' }],
  },
  expiresAt: new Date(Date.now() + 60_000),
  returnUrl: 'http://marsa.invalid/en/payment/return?session=1',
  cancelUrl: 'http://marsa.invalid/en/payment/return?session=1&left=1',
})

test('Approve: the notice alone pays, the browser comes back to the same truth', async () => {
  const { subjectId, id, redirectUrl } = await begin()
  const notified = nextNotice()
  const back = await choose(redirectUrl, 'approve')
  await notified
  expect(await state(id)).toBe('SUCCEEDED')
  expect(new URL(back!).searchParams.get('session')).toBe(id)
  expect(new URL(back!).searchParams.get('ref')).toBe((await findSession(world.db, id))!.gatewayRef)
  expect((await returnFromGateway(parts, world.payer, id)).state).toBe('SUCCEEDED')
  expect((await world.subject(subjectId)).paid).toBe(1)
})

test('Decline, and a second press changes nothing', async () => {
  const { id, redirectUrl } = await begin()
  const notified = nextNotice()
  await choose(redirectUrl, 'decline')
  await notified
  expect(await state(id)).toBe('FAILED')
  expect(await choose(redirectUrl, 'approve')).toBeNull()
})

test('Abandon leaves the order open; giving up cancels it', async () => {
  const { id, redirectUrl } = await begin()
  expect(await choose(redirectUrl, 'abandon')).toContain('left=1')
  expect(await state(id)).toBe('PENDING')
  const notified = nextNotice()
  await abandonSession(parts, world.payer, id)
  await notified
  expect(await state(id)).toBe('CANCELLED')
})

test('Approve without notice is found by the sweeper', async () => {
  const { id, redirectUrl } = await begin()
  await choose(redirectUrl, 'approve-silently')
  expect(await state(id)).toBe('PENDING')
  await sweepSession(parts, id)
  expect(await state(id)).toBe('SUCCEEDED')
})

test('Approve late: the success after the end finds the subject closed, and goes back at the gateway too', async () => {
  const { subjectId, id, redirectUrl } = await begin()
  await choose(redirectUrl, 'approve-late')
  await sweepSession(parts, id)
  expect(await state(id)).toBe('PENDING')
  await world.endLease(id)
  await world.owner.query(`update payable_subjects set state = 'CLOSED' where id = $1`, [subjectId])
  const approved = [nextNotice(), nextNotice()]
  await sweepSession(parts, id)
  await Promise.all(approved)
  expect(await state(id)).toBe('REFUNDING')
  await runRefund(parts, (await findOpenRefund(world.db, id))!.id)
  expect(await state(id)).toBe('REFUNDED')
  const { gatewayRef } = (await findSession(world.db, id))!
  expect(await gateway.find(gatewayRef!)).toMatchObject({ status: 'refunded', refundedFils: 481_388n })
})

test('one order a key, also under race; another amount is refused', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => gateway.open(request('key-1'))))
  expect(new Set(orders.map((order) => order.ref)).size).toBe(1)
  await expect(gateway.open(request('key-1', 1001n))).rejects.toBeInstanceOf(GatewayError)
})

test('refunds in parts, and the same refund twice goes back once', async () => {
  const order = await gateway.open(request('key-2'))
  const isStillMine = async () => undefined
  await expect(gateway.refund(order.ref, 400n, isStillMine)).rejects.toBeInstanceOf(GatewayError)
  await choose(order.payUrl, 'approve-silently')
  const overtaken = () => Promise.reject(new Error('taken over'))
  await expect(gateway.refund(order.ref, 400n, overtaken)).rejects.toThrow('taken over')
  expect(await gateway.find(order.ref)).toMatchObject({ refundedFils: 0n })
  expect(await gateway.refund(order.ref, 400n, isStillMine)).toMatchObject({
    status: 'succeeded',
    refundedFils: 400n,
  })
  expect(await gateway.refund(order.ref, 400n, isStillMine)).toMatchObject({ refundedFils: 400n })
  expect(await gateway.refund(order.ref, 1000n, isStillMine)).toMatchObject({
    status: 'refunded',
    refundedFils: 1000n,
    amountFils: 1000n,
  })
  await expect(gateway.refund(order.ref, 1001n, isStillMine)).rejects.toBeInstanceOf(GatewayError)
  expect(await gateway.cancel(order.ref)).toMatchObject({ status: 'refunded' })
})

test('a lost token is replaced, a wrong key is refused, silence ends in time', async () => {
  const impostor = nGenius({ ...sandbox, apiKey: 'd3Jvbmc=' })
  await expect(impostor.find('x')).rejects.toBeInstanceOf(GatewayError)
  expect(await gateway.find('unknown')).toBeUndefined()
  const silent = http.createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const deaf = nGenius({
    ...sandbox,
    url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    timeoutMs: 50,
  })
  await expect(deaf.find('x')).rejects.toThrow('no answer')
  silent.closeAllConnections()
  silent.close()
})

test('the gateway survives kill -9: orders, payments and refunds are all there, a torn last line is dropped', async () => {
  const [from, to] = [new Date(0), new Date(Date.now() + 60_000)]
  const order = await gateway.open(request('key-3'))
  await choose(order.payUrl, 'approve-silently')
  const before = await gateway.list(from, to)
  const port = new URL(sandbox.url).port
  await sandbox.end('SIGKILL')
  await expect(gateway.find(order.ref)).rejects.toBeInstanceOf(GatewayError)
  fs.appendFileSync(journal, '{"reference":"torn')
  sandbox = await startSandbox(journal, { PORT: port })
  expect(await gateway.list(from, to)).toEqual(before)
  expect((await gateway.find(order.ref))!.status).toBe('succeeded')
})

test('the hosted page is marked as simulated in both languages and escapes what it shows', async () => {
  const order = await gateway.open(request('key-4'))
  const english = await (await fetch(`${order.payUrl}&language=en`)).text()
  const arabic = await fetch(order.payUrl)
  expect(english).toContain('This page is simulated')
  expect(english).toContain('Down payment &lt;b&gt;')
  expect(arabic.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await arabic.text()).toContain('هذه صفحة محاكاة')
  expect((await fetch(`${sandbox.url}/?code=nobody`)).status).toBe(404)
})
