// Which sandboxes the demo starts: each reaches the product, and the product each of them, with secrets that outlive a start.
import fs from 'node:fs'
import net from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../apps/api/src/kit/config.ts'
import { temporaryFolder } from '../../apps/api/src/kit/embedded-postgres.ts'
import type { ChildSpec } from './children.ts'
import { startSandboxes } from './sandbox.ts'

const root = path.join(import.meta.dirname, '../..')
const dataDir = temporaryFolder('marsa-sandboxes')
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

const start = async (env: Record<string, string> = {}) => {
  const started: ChildSpec[] = []
  const config = readConfig({ DATA_DIR: dataDir, PORT: '39400', ...env }, { embedded: true })
  const settings = await startSandboxes(root, config, { start: (spec) => started.push(spec) }, {})
  return { names: started.map(({ name }) => name), envs: started.map((spec) => spec.env), settings }
}

test("all start beside the product, know each other's secrets, and keep them", async () => {
  const { names, envs, settings } = await start()
  expect(names).toEqual([
    'sandbox',
    'sandbox-port',
    'sandbox-carrier',
    'sandbox-asp',
    'sandbox-shipping-line',
  ])
  const [gateway, port, carrier, provider, line] = envs as [
    ChildSpec['env'],
    ChildSpec['env'],
    ChildSpec['env'],
    ChildSpec['env'],
    ChildSpec['env'],
  ]
  expect(envs.map((env) => env['PORT'])).toEqual(['39401', '39402', '39403', '39404', '39405'])
  expect(settings).toEqual({
    PAYMENT_URL: 'http://127.0.0.1:39401',
    PAYMENT_API_KEY: gateway['GATEWAY_API_KEY'],
    PAYMENT_OUTLET: gateway['GATEWAY_OUTLET'],
    PAYMENT_WEBHOOK_SECRET: gateway['WEBHOOK_HEADER_VALUE'],
    PORT_SYSTEM_URL: 'http://127.0.0.1:39402',
    PORT_SYSTEM_API_KEY: port['PORT_API_KEY'],
    PORT_SYSTEM_WEBHOOK_SECRET: port['WEBHOOK_SECRET'],
    CARRIER_URL: 'http://127.0.0.1:39403',
    CARRIER_USER: carrier['CARRIER_USER'],
    CARRIER_KEY: carrier['CARRIER_KEY'],
    CARRIER_WEBHOOK_SECRET: carrier['WEBHOOK_SECRET'],
    EINVOICE_URL: 'http://127.0.0.1:39404',
    EINVOICE_KEY: provider['ASP_KEY'],
    EINVOICE_WEBHOOK_SECRET: provider['WEBHOOK_SECRET'],
    SHIPPING_LINE_URL: 'http://127.0.0.1:39405',
    SHIPPING_LINE_API_KEY: line['LINE_API_KEY'],
  })
  expect(carrier['WEBHOOK_URL']).toBe('http://127.0.0.1:39400/api/Express/Carrier/Notice')
  expect(provider['WEBHOOK_URL']).toBe('http://127.0.0.1:39400/api/einvoice/notice')
  expect(port['WEBHOOK_URL']).toBe('http://127.0.0.1:39400/api/integrations/port/events')
  expect(line['CALLBACK_URL']).toBe('http://127.0.0.1:39400/api/FreightAPI/TransportEvents')
  expect(new Set(Object.values(settings)).size).toBe(Object.values(settings).length)
  expect((await start()).settings).toEqual(settings)
})

test('a place that is taken moves all of them on, without meeting each other', async () => {
  const other = net.createServer().listen(39401, '127.0.0.1')
  await once(other, 'listening')
  expect((await start()).envs.map((env) => env['PORT'])).toEqual([
    '39402',
    '39403',
    '39404',
    '39405',
    '39406',
  ])
  other.close()
})

test('of two places that are taken, nobody who moves on meets one who keeps theirs', async () => {
  const others = [39401, 39402].map((port) => net.createServer().listen(port, '127.0.0.1'))
  await Promise.all(others.map((other) => once(other, 'listening')))
  expect((await start()).envs.map((env) => env['PORT'])).toEqual([
    '39403',
    '39404',
    '39405',
    '39406',
    '39407',
  ])
  for (const other of others) other.close()
})

test('what a real server is set for is not simulated, and without the demo nothing is', async () => {
  const gate = {
    PORT_SYSTEM_URL: 'https://port.example',
    PORT_SYSTEM_API_KEY: 'k',
    PORT_SYSTEM_WEBHOOK_SECRET: 's',
  }
  expect((await start(gate)).names).toEqual([
    'sandbox',
    'sandbox-carrier',
    'sandbox-asp',
    'sandbox-shipping-line',
  ])
  const card = {
    PAYMENT_URL: 'https://pay.example',
    PAYMENT_API_KEY: 'k',
    PAYMENT_OUTLET: 'o',
    PAYMENT_WEBHOOK_SECRET: 's',
  }
  expect((await start(card)).names).toEqual([
    'sandbox-port',
    'sandbox-carrier',
    'sandbox-asp',
    'sandbox-shipping-line',
  ])
  const parcels = {
    CARRIER_URL: 'https://carrier.example',
    CARRIER_USER: 'u',
    CARRIER_KEY: 'k',
    CARRIER_WEBHOOK_SECRET: 's',
  }
  const invoices = { EINVOICE_URL: 'https://asp.example', EINVOICE_KEY: 'k', EINVOICE_WEBHOOK_SECRET: 's' }
  expect((await start(invoices)).names).toEqual([
    'sandbox',
    'sandbox-port',
    'sandbox-carrier',
    'sandbox-shipping-line',
  ])
  expect((await start(parcels)).names).toEqual([
    'sandbox',
    'sandbox-port',
    'sandbox-asp',
    'sandbox-shipping-line',
  ])
  expect(await start({ DEMO: '0' })).toEqual({ names: [], envs: [], settings: {} })
})
