// Trucks at the port's gates, with the port as a process of its own: appointments, steps from its events, and the desk's queue.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { containerCheckDigit } from '@marsa/model/reference/identifiers.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { quiet, testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { startSandboxPort, type Manner, type SandboxPort } from '../../../test/sandbox-port.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { askPort } from '../../integrations/port/ask-port.ts'
import { pollPort } from '../../integrations/port/poll-port.ts'
import { rows } from '../../kit/db.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { sql } from '../../kit/sql.ts'

const folder = temporaryFolder('gates-port')
let app: TestApp
let sandbox: SandboxPort
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, desk] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  sandbox = await startSandboxPort(path.join(folder, 'journal.ndjson'), { MINUTE_MS: '5' })
  app = await testApp({ port: askPort({ ...sandbox, webhookSecret: 'agreed' }) })
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 50_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  await app.close()
  fs.rmSync(folder, { recursive: true })
})

const chassis = { type: 'FLAT_BED', subtype: 'CONTAINER_CHASSIS', payloadKg: 24_000 } as const
/** An import whose truck is allocated, with its appointment at the port. */
const imported = async (n: number) => {
  const pickupAt = new Date(app.clock.now().getTime() + (n + 2) * 86_400_000)
  const { id } = await world.booked(customer, provider, {
    movementType: 'PORT',
    portDirection: 'IMPORT',
    port: 'AEJEA',
    containerNo: `CSQU30543${n}${containerCheckDigit(`CSQU30543${n}`)}`,
    truckType: 'FLAT_BED',
    subType: 'CONTAINER_CHASSIS',
    trucks: 1,
    returnLocation: 'Depot 4, Jebel Ali',
    returnBy: '2027-02-01',
    pickupAt: pickupAt.toISOString(),
    dropoffAt: new Date(pickupAt.getTime() + 6 * 3_600_000).toISOString(),
  })
  await world.allocate(provider, id, chassis)
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  await app.jobs
    .find(({ name }) => name === 'trucks.book-gate')!
    .run({ slotId: slot } as never, {
      db: app.db,
      log: quiet,
    })
  return { id, slot, plate: truck!.plate, appointment: (await steps(id)).appointment! }
}
const steps = async (id: string) => {
  const { events, truck } = (await world.timeline(desk, id)).slots[0]!
  return {
    codes: events.map(({ code, source }: { code: string; source: string }) => `${code} ${source}`),
    appointment: truck?.appointment ?? null,
  }
}
const passes = async (appointment: string, manner: Manner = 'without-notice') => {
  const eventId = await sandbox.pass(appointment, manner)
  await pollPort(app.port)
  return eventId
}
const queued = async (eventId: string) =>
  (await world.done(desk, road.listGateEvents, {})).events.find(
    (each: { eventId: string }) => each.eventId === eventId,
  )
const asked = (id: string) =>
  rows<{ params: { step: { en: string } } }>(
    app.db,
    sql`select params from notifications where template = 'line-truck-asked' and subject_id = ${id} and user_id = ${provider.userId}`,
  )

test('the gates report the way of a container: in, out, and the empty back, which needs no receipt', async () => {
  const { id, appointment } = await imported(0)
  expect(appointment).toMatch(/^APT-\d+$/)
  await passes(appointment)
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED'])
  await passes(appointment)
  await world.drive(provider, id, ['ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
  await passes(appointment)
  expect((await steps(id)).codes).toEqual([
    'GATE_IN PORT',
    'AT_LOADING PROVIDER',
    'LOADING_COMPLETED PROVIDER',
    'GATE_OUT PORT',
    'ENROUTE PROVIDER',
    'AT_UNLOADING PROVIDER',
    'DELIVERED PROVIDER',
    'EMPTY_RETURN PORT',
  ])
})

test('before its turn a gate event waits, the provider is asked for the step, and with it both stand', async () => {
  const { id, slot, appointment } = await imported(1)
  await passes(appointment)
  const out = await passes(appointment)
  expect((await steps(id)).codes).toEqual(['GATE_IN PORT'])
  expect((await asked(id)).map(({ params }) => params.step.en)).toEqual(['At loading'])
  await world.drive(provider, id, ['AT_LOADING'])
  expect((await steps(id)).codes).toHaveLength(2)
  await world.drive(provider, id, ['LOADING_COMPLETED'])
  expect((await steps(id)).codes).toEqual([
    'GATE_IN PORT',
    'AT_LOADING PROVIDER',
    'LOADING_COMPLETED PROVIDER',
    'GATE_OUT PORT',
  ])
  expect(
    await rows(app.db, sql`select slot_id, is_waiting from port_events where event_id = ${out}`),
  ).toEqual([{ slot_id: slot, is_waiting: false }])
})

test('another plate sets no status and waits for the desk, who places it with a reason', async () => {
  const { id, slot, appointment } = await imported(2)
  const eventId = await passes(appointment, 'mistyped')
  expect((await steps(id)).codes).toEqual([])
  expect(await queued(eventId)).toMatchObject({
    reason: 'other-plate',
    trucks: [{ slot, id, code: 'GATE_IN', isSame: false }],
  })
  const place = (body: object) => app.ask(desk, road.placeGateEvent, { body })
  expect((await place({ eventId, slot, reason: '' })).body.fieldErrors).toMatchObject([{ field: 'reason' }])
  const reason = 'The port mistyped the plate'
  const answers = await Promise.all([place({ eventId, slot, reason }), place({ eventId, slot, reason })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await steps(id)).codes).toEqual(['GATE_IN PORT'])
  expect(await queued(eventId)).toBeUndefined()
})

test('what the truck has passed waits for the desk as well, and is dismissed for good', async () => {
  const { id, slot, appointment } = await imported(3)
  await world.drive(provider, id, ['GATE_IN', 'AT_LOADING'])
  const eventId = await passes(appointment)
  expect(await queued(eventId)).toMatchObject({ reason: 'passed', trucks: [{ slot, isSame: true }] })
  const again = await app.ask(desk, road.placeGateEvent, {
    body: { eventId, slot, reason: 'It is this one' },
  })
  expect([again.status, again.body.code]).toEqual([409, 'trucks.event-backward'])
  await world.done(desk, road.dismissGateEvent, { body: { eventId, reason: 'The provider has reported it' } })
  expect(await queued(eventId)).toBeUndefined()
  const gone = await app.ask(desk, road.dismissGateEvent, { body: { eventId, reason: 'Once more' } })
  expect(gone.body.code).toBe('trucks.gate-not-found')
})

test('an exchanged truck gets an appointment of its own, and the old plate opens no gate', async () => {
  const { id, slot, appointment } = await imported(4)
  const chosen = {
    slot,
    vehicleId: await world.vehicle(provider, chassis),
    driverId: await world.driver(provider),
    reason: 'Broke down',
    transfer: null,
  }
  await world.done(provider, road.allocate, { query: { id }, body: { slots: [chosen] } })
  expect((await steps(id)).appointment).toBeNull()
  await app.work()
  const after = (await steps(id)).appointment
  expect([after !== null, after === appointment]).toEqual([true, false])
  expect((await queued(await passes(appointment)))!.reason).toBe('other-plate')
})
