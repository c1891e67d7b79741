// docs/api.md says what is: its examples are run against the product as it listens, its tables are those of the model.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webhookEventNames, webhookEvents } from '@marsa/model/integrations/events.ts'
import { apiScopes } from '@marsa/model/kit/scope.ts'
import { testApp, type TestApp } from './app.ts'
import { hookServer, type HookServer } from './hook-server.ts'
import { addBundle } from './bundle.ts'
import { addKey, addManager, addWebhook } from './integrator.ts'
import { programsFolder } from './programs.ts'
import { worldOf, type Journey } from './world.ts'

const run = promisify(execFile)
const guide = fs.readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const client = new URL('../../../packages/client/src/client.ts', import.meta.url).href

/** Blocks of the page in their order. */
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}))

let app: TestApp
let hook: HookServer
let journey: Journey
let folder: string
const env: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp({ localWebhooks: true })
  hook = await hookServer()
  folder = await mkdtemp(join(tmpdir(), 'marsa-guide-'))
  env['PATH'] = `${await programsFolder(folder)}${delimiter}${process.env['PATH']}`
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const person = await addManager(app)
  const { secret } = await addWebhook(app, person, hook.url, ['quote.received'])
  journey = await worldOf(app).quoted({ customer: person, agents: 1 })
  await app.work()
  env['MARSA_URL'] = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  env['MARSA_KEY'] = (await addKey(app, person, 'shipments.read', 'documents.read', 'requests.write')).token
  await addBundle(app, person, 'SILVER')
  const shop = ['parcels.write', 'parcels.pay', 'shipments.read', 'documents.read'] as const
  env['SHOP_KEY'] = (await addKey(app, person, ...shop)).token
  env['WEBHOOK_SECRET'] = secret
  env['SIGNATURE'] = String(hook.heard[0]!.headers['marsa-signature'])
  env['BODY'] = hook.heard[0]!.body
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await hook.close()
  await app.close()
})

const shell = async (text: string): Promise<string> => (await run('sh', ['-e', '-c', text], { env })).stdout
const program = async (text: string): Promise<string> => {
  const file = join(folder, 'example.ts')
  await writeFile(file, text.replace(`'@marsa/client'`, `'${client}'`))
  return (
    await run(process.execPath, ['--no-warnings', '--import', pathToFileURL(file).href, '-e', ''], { env })
  ).stdout
}
const examples = (kind: string, named: string) =>
  blocks.filter((each) => each.kind === kind && each.text.includes(named))

/** The keys that an example shows are there. */
const expectShape = (shown: unknown, is: unknown): void => {
  if (Array.isArray(shown)) return expectShape(shown[0], (is as unknown[])[0])
  if (typeof shown !== 'object' || shown === null) return expect(typeof is).toBe(typeof shown)
  for (const [key, value] of Object.entries(shown)) {
    expect(is).toHaveProperty([key])
    expectShape(value, (is as Record<string, unknown>)[key])
  }
}

const curls = blocks.flatMap(({ kind, text }, index) =>
  kind === 'sh' && text.includes('curl')
    ? [{ text, shown: JSON.parse(blocks[index + 1]!.text) as Record<string, unknown> }]
    : [],
)

describe('the examples', () => {
  test('with curl answer what the page shows', async () => {
    expect(curls).toHaveLength(3)
    for (const { text, shown } of curls) {
      const answer = JSON.parse(await shell(text)) as Record<string, unknown>
      expectShape(shown, answer)
      for (const key of ['code', 'errorMessage']) expect(answer[key]).toBe(shown[key])
    }
    const first = JSON.parse(await shell(curls[2]!.text)) as object
    expect(JSON.parse(await shell(curls[2]!.text))).toEqual(first)
  })

  test('with the client run', async () => {
    const [example] = examples('ts', 'marsaClient')
    const lines = (await program(example!.text)).trim().split('\n')
    expect(lines[0]).toMatch(/^FR-\d\d-\d+ \d+$/)
    expect(lines.some((line) => line.startsWith(journey.number))).toBe(true)
    expect(lines.slice(-2)).toEqual(['true', expect.stringMatching(/^422 \S+ true$/)])
  })

  test('of a shop create, pay with credits, label and track a parcel', async () => {
    const [example] = examples('ts', 'SHOP_KEY')
    const [shown] = blocks.filter(({ kind, text }) => kind === 'text' && text.includes('CREATED'))
    expect(await program(example!.text.replace("'label.pdf'", `'${join(folder, 'label.pdf')}'`))).toBe(
      shown!.text,
    )
    expect(fs.readFileSync(join(folder, 'label.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('of a webhook are what arrives, checked by the client and by hand', async () => {
    const [shown] = blocks.filter((each) => each.kind === 'json' && each.text.includes('createdAt'))
    expectShape(JSON.parse(shown!.text), JSON.parse(env['BODY']!))
    expect(await program(examples('ts', 'readWebhook')[0]!.text)).toBe(`quote.received ${journey.number}\n`)
    expect(await shell(examples('sh', 'openssl')[0]!.text)).toContain(env['SIGNATURE']!.split('v1=')[1]!)
  })
})

const rowsOf = (head: string): string[][] =>
  guide
    .slice(guide.indexOf(head))
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )

test('its tables are those of the model', () => {
  expect(rowsOf('| scope |').map(([name]) => name)).toEqual([...apiScopes])
  const notified = (name: keyof typeof webhookEvents) =>
    webhookEvents[name].for.length > 1 ? 'both' : webhookEvents[name].for[0]
  expect(rowsOf('| event |').filter(([name]) => name)).toEqual(
    webhookEventNames.map((name) => [name, notified(name), webhookEvents[name].text.en]),
  )
})
