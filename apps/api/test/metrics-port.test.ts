// API and worker start, work and end in order while something else holds the port of their figures.
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../src/kit/embedded-postgres.ts'
import { testApp, type TestApp } from './app.ts'
import { freePort, startProgram } from './started.ts'

const folder = temporaryFolder('marsa-metrics')
let app: TestApp
let holder: net.Server
beforeAll(async () => {
  app = await testApp()
  holder = net.createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
})
afterAll(async () => {
  holder.close()
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

test.each(['main', 'worker'] as const)('%s with a taken port', async (program) => {
  const { port } = holder.address() as AddressInfo
  const started = await startProgram({
    program,
    databaseUrl: app.database.url,
    folder,
    env: { METRICS_PORT: String(program === 'main' ? port : port - 1) },
  })
  await started.logged('the metrics port cannot be opened')
  await started.logged(program === 'main' ? '"listening"' : '"working"')
  expect(await started.end()).toBe(0)
})

test('a worker whose figures are looked at ends at once', async () => {
  const port = await freePort()
  const started = await startProgram({
    program: 'worker',
    databaseUrl: app.database.url,
    folder,
    env: { METRICS_PORT: String(port - 1) },
  })
  await started.logged('"working"')
  const watcher = net.connect(port, '127.0.0.1')
  watcher.write('GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(watcher, 'data')
  expect(await started.end()).toBe(0)
  watcher.destroy()
})
