// Events from the carrier's own process to the product: applied, repeated, mistyped, sent while the product is away, with a wrong key.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { revokeApiKey } from '@marsa/model/integrations/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { sql } from '../../kit/sql.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addKey } from '../../../test/integrator.ts'
import { startSandboxLine, type SandboxLine } from '../../../test/sandbox-shipping-line.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

const folder = temporaryFolder('sandbox-line')
const journal = path.join(folder, 'journal.ndjson')
/** Until the next try, and until a late event leaves. */
const env = { MINUTE_MS: '600' }
let app: TestApp
let world: World
let line: SandboxLine

/** Stands where the API listens, and may be taken away. */
const door = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { authorization = '', 'content-type': type = '' } = request.headers
    void app
      .raw('POST', request.url!, null, {
        body: body as unknown as object,
        headers: { authorization, 'content-type': type },
      })
      .then((answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.raw),
      )
  })
})
let port = 0
const open = async (): Promise<void> => {
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  port = (door.address() as AddressInfo).port
}
const shut = async (): Promise<void> => {
  const closed = once(door, 'close')
  door.close()
  door.closeAllConnections()
  await closed
}

beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  await open()
  line = await startSandboxLine(journal, env)
})
afterAll(async () => {
  await line.end('SIGTERM')
  await shut()
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

let counted = 0
const password = 'Marsa#2026-own'
/** A key of the agent who carries a shipment, whose bill of lading or air waybill stands in its request. */
const carried = async (carriage: 'sea-import-port' | 'air-import-port' = 'sea-import-port') => {
  const bySea = carriage === 'sea-import-port'
  const serial = String(1_000_000 + ++counted)
  const number = bySea ? `MRSU${serial}` : `176-${serial}${Number(serial) % 7}`
  const journey = await world.booked({
    agents: 1,
    carriage,
    form: bySea ? { blNumber: number } : { awbNumber: number },
  })
  await sql`update users set is_company_admin = true, password_hash = ${await hashPassword(password)}
    where id = ${journey.winner.userId}`.execute(app.db)
  await world.done(journey.winner, passCheck, { body: { password } })
  // What a process keeps of people is forgotten when the database tells it, a moment after the change.
  let key: Awaited<ReturnType<typeof addKey>> | undefined
  const keyed = async () => (key = await addKey(app, journey.winner, 'events.write').catch(() => undefined))
  await expect.poll(keyed).toBeDefined()
  const { token, keyId } = key!
  const today = dayOf(app.clock.now())
  const booking = {
    mode: bySea ? 'sea' : 'air',
    callbackUrl: `http://127.0.0.1:${port}/api/FreightAPI/TransportEvents`,
    callbackKey: token,
    [bySea ? 'transportDocumentReference' : 'waybillNumber']: number,
    origin: bySea ? 'CNSHA' : 'HKG',
    destination: bySea ? 'AEJEA' : 'DXB',
    plannedDeparture: today,
    plannedArrival: addDays(today, 20),
  }
  return { journey, booking, keyId, id: await line.subscribe(booking) }
}
/** The card of a booking on the page of the carrier. */
const card = async (id: string): Promise<string> =>
  new RegExp(`<article class="card" id="${id}">.*?</article>`, 's').exec(await line.page())?.[0] ?? ''
const milestones = async (journey: Journey): Promise<string[]> =>
  (await world.view(journey.customer, journey)).timeline.map(({ code }: { code: string }) => code)

test('a departure is applied, the customer reads it, and told twice it is one', async () => {
  const { journey, id } = await carried()
  await line.happen(id, 0, 'twice')
  await expect.poll(() => card(id)).toContain('duplicate, nothing done')
  for (const said of ['applied', journey.number, 'DEPARTED']) expect(await card(id)).toContain(said)
  expect((await milestones(journey)).filter((code) => code === 'DEPARTED')).toHaveLength(1)
})

test('by air a departure is applied too, and what the plan does not know is noted', async () => {
  const { journey, id } = await carried('air-import-port')
  for (const step of [0, 1, 2]) await line.happen(id, step)
  await expect.poll(() => card(id)).toContain('noted')
  expect(await milestones(journey)).toEqual(expect.arrayContaining(['DEPARTED', 'QS_ARRIVE']))
})

test('an estimate moves the arrival, and a mistyped number belongs to nobody', async () => {
  const { journey, booking, id } = await carried()
  await line.happen(id, 0)
  await line.happen(id, 1, 'estimate')
  const later = addDays(booking.plannedArrival, 1)
  await expect.poll(async () => (await world.view(journey.customer, journey)).eta).toBe(later)
  await line.happen(id, 2, 'mistyped')
  await expect.poll(() => card(id)).toContain('unknown shipment')
  expect(await milestones(journey)).not.toContain('QS_ARRIVE')
})

test('in the wrong order the later event waits for the earlier, and one that waits can be retracted', async () => {
  const { journey, id } = await carried()
  await line.happen(id, 0)
  await line.happen(id, 1, 'after-next')
  await line.happen(id, 2)
  await expect.poll(() => milestones(journey)).toEqual(expect.arrayContaining(['QS_ARRIVE', 'QS_DIS']))
  expect(await card(id)).toContain('waiting for what comes before')
  await line.happen(id, 3, 'retracted')
  await expect.poll(() => card(id)).toMatch(/Retraction.*>retracted</)
  expect(await card(id)).toContain('Ready for pick-up</button>')
})

test('an event that happens while the product is away arrives once both are back', async () => {
  const { journey, id } = await carried()
  await shut()
  await line.happen(id, 0)
  await expect.poll(() => card(id)).toContain('not answered, tries:')
  await line.end('SIGKILL')
  line = await startSandboxLine(journal, env)
  await open()
  await expect.poll(() => card(id)).toContain('applied')
  expect(await milestones(journey)).toContain('DEPARTED')
})

test('a key that has ended is refused, which the page says, and another one sends what was refused', async () => {
  const { journey, booking, keyId, id } = await carried()
  await world.done(journey.winner, revokeApiKey, { query: { keyId } })
  await line.happen(id, 0)
  await expect.poll(() => card(id)).toContain('the key is wrong or has ended (401)')
  const narrow = await addKey(app, journey.winner, 'shipments.read')
  expect(await line.subscribe({ ...booking, callbackKey: narrow.token })).toBe(id)
  await expect.poll(() => card(id)).toContain('does not allow events of carriers (403)')
  expect(await milestones(journey)).not.toContain('DEPARTED')
  const { token } = await addKey(app, journey.winner, 'events.write')
  await line.subscribe({ ...booking, callbackKey: token })
  await expect.poll(() => milestones(journey)).toContain('DEPARTED')
})
