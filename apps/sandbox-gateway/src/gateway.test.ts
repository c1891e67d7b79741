// The gateway's own rules: tokens, outlet, idempotent orders, what it refuses, one notice an event, late answers after a restart.
import fs from 'node:fs'
import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildGateway } from './gateway.ts'
import { openJournal } from './journal.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const body = (change: object = {}) => ({
  action: 'PURCHASE',
  amount: { currencyCode: 'AED', value: 1000 },
  merchantOrderReference: 'reference-1',
  merchantAttributes: { redirectUrl: 'http://shop.invalid/back' },
  ...change,
})

type Answer = {
  reference: string
  _links: { payment: { href: string } }
  _embedded: {
    payment: {
      state: string
      reference: string
      _embedded: { 'cnp:capture': { _links: { 'cnp:refund': { href: string } } }[] }
    }[]
  }
}

let clock = Date.parse('2026-11-24T08:00:00Z')
const start = (name: string, notice?: { url: string }) => {
  const app = buildGateway({
    apiKey: 'key',
    outlet: 'outlet-1',
    journalFile: path.join(folder, name),
    publicUrl: () => 'http://gateway.invalid',
    now: () => new Date(clock),
    lateMs: 0,
    ...(notice && { notice }),
  })
  const token = async (key = 'key') =>
    app.inject({
      method: 'POST',
      url: '/identity/auth/access-token',
      headers: { authorization: `Basic ${key}` },
    })
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, bearer?: string) => {
    const authorization = `Bearer ${bearer ?? (await token()).json<{ access_token: string }>().access_token}`
    const headers = {
      authorization,
      ...(payload && { 'content-type': 'application/vnd.ni-payment.v2+json' }),
    }
    return app.inject({
      method,
      url: `/transactions/outlets/outlet-1/orders${url}`,
      headers,
      ...(payload && { payload }),
    })
  }
  const press = (order: Answer, outcome: string) =>
    app.inject({
      method: 'POST',
      url: `/${new URL(order._links.payment.href).search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    })
  const pay = () => app.inject({ method: 'POST', url: '/_sim/payouts' })
  return { app, token, call, press, pay }
}

test('a token lasts five minutes and only the service account gets one', async () => {
  const { app, token, call } = start('tokens')
  expect((await token('other')).statusCode).toBe(401)
  const issued = (await token()).json<{ access_token: string; expires_in: number }>()
  expect(issued.expires_in).toBe(300)
  clock += 299_000
  expect((await call('GET', '', undefined, issued.access_token)).statusCode).toBe(200)
  clock += 1_000
  expect((await call('GET', '', undefined, issued.access_token)).statusCode).toBe(401)
  expect((await call('GET', '', undefined, `${clock + 1e9}.forged`)).statusCode).toBe(401)
  await app.close()
})

test('an order is one by its reference, and a wrong one is refused with the reason', async () => {
  const { app, call } = start('orders')
  const first = await call('POST', '', body())
  const again = await call('POST', '', body())
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json<Answer>().reference).toBe(first.json<Answer>().reference)
  expect((await call('POST', '', body({ amount: { currencyCode: 'AED', value: 999 } }))).statusCode).toBe(409)
  for (const wrong of [
    { action: 'AUTH' },
    { amount: { currencyCode: 'USD', value: 1 } },
    { amount: { currencyCode: 'AED', value: 0 } },
    { amount: { currencyCode: 'AED', value: 1.5 } },
    { merchantOrderReference: '' },
    { merchantAttributes: { redirectUrl: 'javascript:alert(1)' } },
    { merchantDefinedData: { lines: '{' } },
  ])
    expect([
      wrong,
      (await call('POST', '', body({ merchantOrderReference: 'other', ...wrong }))).statusCode,
    ]).toEqual([wrong, 422])
  const elsewhere = await app.inject({
    method: 'GET',
    url: '/transactions/outlets/outlet-2/orders',
    headers: {
      authorization: `Bearer ${(await app.inject({ method: 'POST', url: '/identity/auth/access-token', headers: { authorization: 'Basic key' } })).json<{ access_token: string }>().access_token}`,
    },
  })
  expect(elsewhere.statusCode).toBe(403)
  await app.close()
})

test('the list pages through a period', async () => {
  const { app, call } = start('list')
  const from = new Date(clock).toISOString()
  for (const index of [1, 2, 3]) await call('POST', '', body({ merchantOrderReference: `r-${index}` }))
  clock += 1000
  const to = new Date(clock).toISOString()
  await call('POST', '', body({ merchantOrderReference: 'later' }))
  const page = async (number: number) =>
    (await call('GET', `?from=${from}&to=${to}&page=${number}&size=2`)).json<{
      _embedded: { orders: { merchantOrderReference: string }[] }
      page: object
    }>()
  const [first, second] = [await page(0), await page(1)]
  expect(
    [...first._embedded.orders, ...second._embedded.orders].map((order) => order.merchantOrderReference),
  ).toEqual(['r-1', 'r-2', 'r-3'])
  expect(first.page).toEqual({ size: 2, number: 0, totalElements: 3, totalPages: 2 })
  await app.close()
})

test('what was captured cannot be cancelled; refunds end at the amount', async () => {
  const { app, call, press } = start('refunds')
  const order = (await call('POST', '', body())).json<Answer>()
  expect((await press(order, 'approve')).headers['location']).toBe(
    `http://shop.invalid/back?ref=${order.reference}`,
  )
  expect((await call('PUT', `/${order.reference}/cancel`)).statusCode).toBe(409)
  const paid = (await call('GET', `/${order.reference}`)).json<Answer>()._embedded.payment[0]!
  const link = new URL(paid._embedded['cnp:capture'][0]!._links['cnp:refund'].href)
  // The API was asked at another host than the hosted pages are at; its links stay there.
  expect([link.hostname, new URL(order._links.payment.href).hostname]).toEqual([
    'localhost',
    'gateway.invalid',
  ])
  const refundUrl = link.pathname.replace(/^.*\/orders/, '')
  const refund = (value: number) => call('POST', refundUrl, { amount: { currencyCode: 'AED', value } })
  expect((await refund(400)).json<Answer>()._embedded.payment[0]!.state).toBe('PARTIALLY_REFUNDED')
  expect((await refund(601)).statusCode).toBe(422)
  expect((await refund(600)).json<Answer>()._embedded.payment[0]!.state).toBe('REFUNDED')
  expect((await refund(1)).statusCode).toBe(422)
  await app.close()
})

test('a card that was closed takes no refund', async () => {
  const { app, call, press } = start('closed')
  const order = (await call('POST', '', body())).json<Answer>()
  const close = async () =>
    (await app.inject({ method: 'POST', url: `/_sim/orders/${order.reference}/close-card` })).statusCode
  expect(await close()).toBe(409)
  await press(order, 'approve')
  expect([await close(), await close()]).toEqual([303, 409])
  const paid = (await call('GET', `/${order.reference}`)).json<Answer>()._embedded.payment[0]!
  const link = new URL(paid._embedded['cnp:capture'][0]!._links['cnp:refund'].href)
  const refused = await call('POST', link.pathname.replace(/^.*\/orders/, ''), {
    amount: { currencyCode: 'AED', value: 400 },
  })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    'The card is closed',
  ])
  await app.close()
})

test('each event is told once, without a second try when the receiver fails', async () => {
  const heard: { eventName: string }[] = []
  const receiver = http.createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      heard.push(JSON.parse(text) as { eventName: string })
      response.writeHead(500).end(() => receiver.emit('told'))
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { app, call, press } = start('notices', {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  })
  const orders = await Promise.all(
    [1, 2, 3].map(async (index) =>
      (await call('POST', '', body({ merchantOrderReference: `n-${index}` }))).json<Answer>(),
    ),
  )
  const outcomes = ['approve', 'approve-silently', 'decline']
  for (const [index, order] of orders.entries()) {
    const notified = outcomes[index] === 'approve-silently' ? undefined : once(receiver, 'told')
    await press(order, outcomes[index]!)
    await notified
  }
  expect(heard.map((notice) => notice.eventName)).toEqual(['PURCHASED', 'DECLINED'])
  receiver.closeAllConnections()
  receiver.close()
  await app.close()
})

test('a late approval that was waiting comes after a restart too', async () => {
  const file = path.join(folder, 'late')
  const first = start('late')
  const order = (await first.call('POST', '', body())).json<Answer>()
  await first.press(order, 'approve-late')
  await first.call('PUT', `/${order.reference}/cancel`)
  await first.app.close()
  const kept = fs.readFileSync(file, 'utf8').trim().split('\n')
  fs.writeFileSync(file, `${kept.filter((line) => !line.includes('"PURCHASED"')).join('\n')}\n`)
  const receiver = http.createServer((_request, response) => response.end())
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const notified = once(receiver, 'request')
  const second = start('late', { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` })
  await notified
  expect((await second.call('GET', `/${order.reference}`)).json<Answer>()._embedded.payment[0]!.state).toBe(
    'PURCHASED',
  )
  receiver.closeAllConnections()
  receiver.close()
  await second.app.close()
})

test('a journal forgets only a line that was never finished', () => {
  const file = path.join(folder, 'torn')
  const first = openJournal<{ n: number }>(file)
  first.append({ n: 1 })
  first.append({ n: 2 })
  first.close()
  fs.appendFileSync(file, '{"n":')
  const second = openJournal<{ n: number }>(file)
  expect(second.entries).toEqual([{ n: 1 }, { n: 2 }])
  second.append({ n: 3 })
  second.close()
  expect(openJournal<{ n: number }>(file).entries).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('a payout holds what came since the last one, less fees with VAT, and its report adds up', async () => {
  const { app, call, press, pay } = start('payouts')
  const order = (
    await call('POST', '', body({ amount: { currencyCode: 'AED', value: 981_150 } }))
  ).json<Answer>()
  await press(order, 'approve')
  expect((await pay()).statusCode).toBe(303)
  const report = async (): Promise<string[]> => {
    const page = await app.inject({ method: 'GET', url: '/console' })
    const [, href] = /href="(\/_sim\/payouts\/[^"]+)"/.exec(page.body)!
    return (await app.inject({ method: 'GET', url: href! })).body.trim().split('\r\n')
  }
  // V13: 2.2 % of 9,811.50 and 5 % of that.
  const rows = await report()
  expect(rows[1]).toMatch(/^NI-20261124-01,2026-11-24,SALE,.*,AED,9811\.50,215\.85,10\.79,9584\.86$/)
  expect(rows[2]).toMatch(/^NI-20261124-01,2026-11-24,PAYOUT,,,,AED,9811\.50,215\.85,10\.79,9584\.86$/)
  const charge = () => app.inject({ method: 'POST', url: `/_sim/orders/${order.reference}/chargeback` })
  expect([(await charge()).statusCode, (await charge()).statusCode]).toEqual([303, 409])
  await pay()
  expect(
    (await report()).slice(1).map((row) => row.split(',').slice(2, 3).concat(row.split(',').slice(7))),
  ).toEqual([
    ['CHARGEBACK', '-9811.50', '0.00', '0.00', '-9811.50'],
    ['FEE', '0.00', '25.00', '1.25', '-26.25'],
    ['PAYOUT', '-9811.50', '25.00', '1.25', '-9837.75'],
  ])
  // Nothing is paid out twice, also after a restart.
  await pay()
  expect((await report())[1]).toContain('NI-20261124-02')
  await app.close()
  const second = start('payouts')
  await second.pay()
  expect((await second.app.inject({ method: 'GET', url: '/console' })).body).not.toContain('NI-20261124-03')
  await second.app.close()
})
