// A booking from its allocation to its completion: trucks and drivers, what happens on the road, the invoice and the settlement.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toOffset } from '@marsa/model/kit/day.ts'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { toRiyadh } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { completeDelivered } from '../jobs.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, rival, stranger, desk, second] = [] as unknown as Person[] as [
  Person,
  Person,
  Person,
  Person,
  Person,
  Person,
]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 50_000_00n })
  stranger = await addPerson(app.db, 'business')
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
  second = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const hour = 3_600_000
const day = (days: number) => ({
  pickupAt: new Date(app.clock.now().getTime() + days * 24 * hour).toISOString(),
  dropoffAt: new Date(app.clock.now().getTime() + days * 24 * hour + 6 * hour).toISOString(),
})
const turn = async (person: Person, id: string) => (await world.view(person, id)).turn
const report = (person: Person, id: string, body: object) =>
  app.ask(person, road.addEvent, { query: { id }, body })
const plain = ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const
const chosen = (slot: string, vehicleId: string, driverId: string, change: object = {}) => ({
  slot,
  vehicleId,
  driverId,
  reason: null,
  transfer: null,
  ...change,
})
const allocate = (person: Person, id: string, slots: object[]) =>
  app.ask(person, road.allocate, { query: { id }, body: { slots } })

test('two trucks are allocated one after the other, driven, delivered with proof, and completed with an invoice', async () => {
  const { id } = await world.booked(customer, provider, day(2))
  expect(await turn(provider, id)).toMatchObject({ action: 'allocate-trucks' })
  const { slots, allocated } = await world.timeline(customer, id)
  expect([slots.length, allocated]).toEqual([2, 0])
  const shares = await rows(
    app.db,
    sql`select tariff_fils from truck_slots where request_id = ${id} order by n`,
  )
  expect(shares).toEqual([{ tariff_fils: 380_00n }, { tariff_fils: 380_00n }])
  const first = await allocate(provider, id, [
    chosen(slots[0]!.slot, await world.vehicle(provider), await world.driver(provider)),
  ])
  expect(first.body).toMatchObject({ allocated: 1, of: 2, status: 'CONFIRMED' })
  expect((await report(provider, id, world.step(slots[0]!.slot, 'AT_LOADING'))).body.code).toBe(
    'trucks.not-allocated',
  )
  app.clock.pass(60_000)
  const since = toOffset(app.clock.now())
  expect(await world.allocate(provider, id)).toMatchObject({ allocated: 2, status: 'TRUCK_ALLOCATED' })
  const seen = await world.view(customer, id)
  expect(seen.status).toBe('TRUCK_ALLOCATED')
  expect(Date.parse(seen.statusSince)).toBeGreaterThanOrEqual(Date.parse(since))
  const { items } = await world.done(customer, calls.list, { query: { status: 'TRUCK_ALLOCATED' } })
  expect(items).toMatchObject([{ id, status: 'TRUCK_ALLOCATED' }])
  expect(await turn(provider, id)).toMatchObject({ action: 'report-event' })
  expect((await world.timeline(customer, id)).slots[1]).toMatchObject({
    truck: { plate: expect.stringMatching(/^AE-DU B /), driverEn: 'Ravi Kumar', vehicleId: null },
  })
  expect((await world.done(customer, calls.cancelTerms, { query: { id } })).refusal).toBeNull()
  await world.drive(provider, id, ['AT_LOADING'])
  expect((await world.done(customer, calls.cancelTerms, { query: { id } })).refusal).toBe(
    'trucks.cancel-late',
  )
  expect((await app.ask(provider, calls.complete, { query: { id }, body: {} })).body.code).toBe(
    'trucks.not-delivered',
  )
  await world.drive(provider, id, plain.slice(1))
  expect(await turn(provider, id)).toMatchObject({ action: 'complete' })
  const { delivered } = await world.done(customer, road.listDeliveries, {})
  expect(delivered.filter((row: { id: string }) => row.id === id)).toHaveLength(2)
  await world.done(provider, calls.complete, { query: { id }, body: {} })
  expect(await world.view(customer, id)).toMatchObject({
    status: 'COMPLETED',
    money: { invoices: [{ kind: 'final' }] },
  })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a truck booked for the next hours is told of no fee that cannot apply any more', async () => {
  const id = await world.sent(customer, { trucks: 1, weightKg: 5_000, ...day(1 / 4) })
  const quotationId = await world.quote(provider, id)
  app.clock.pass(3 * hour)
  await world.accept(customer, quotationId)
  const { stage, rules } = await world.done(customer, calls.cancelTerms, { query: { id } })
  expect([stage, rules.map((rule: { stage: string }) => rule.stage)]).toEqual([
    'free',
    ['unpaid', 'free', 'last'],
  ])
})

test('a skipped step is refused by its name, a passed one too, and the same one answers with the first', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000, ...day(4) })
  await world.allocate(provider, id)
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  const skipped = await report(provider, id, world.step(slot, 'ENROUTE'))
  expect([skipped.status, skipped.body.code]).toEqual([409, 'trucks.event-skipped'])
  expect(skipped.body.errorMessage).toContain('At loading')
  const [one, other] = await Promise.all([
    report(provider, id, world.step(slot, 'AT_LOADING')),
    report(provider, id, world.step(slot, 'AT_LOADING', { deviceEventId: 'phone-1' })),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.eventId).toBe(other.body.eventId)
  expect([one.body.isRepeat, other.body.isRepeat].toSorted()).toEqual([false, true])
  await world.drive(provider, id, ['LOADING_COMPLETED'])
  const passed = await report(provider, id, world.step(slot, 'AT_LOADING', { at: '2026-01-01T00:00:00Z' }))
  expect([passed.status, passed.body.code]).toEqual([409, 'trucks.event-backward'])
  const early = await report(provider, id, world.step(slot, 'ENROUTE', { at: '2026-01-01T00:00:00Z' }))
  expect([early.status, early.body.code]).toEqual([422, 'trucks.event-before-previous'])
  app.clock.pass(13 * hour)
  const at = new Date(app.clock.now().getTime() - 12.5 * hour).toISOString()
  await world.done(provider, road.addEvent, { query: { id }, body: world.step(slot, 'ENROUTE', { at }) })
  await world.drive(provider, id, ['AT_UNLOADING'])
  const unproved = await report(provider, id, world.step(slot, 'DELIVERED'))
  expect(unproved.status).toBe(422)
  expect(unproved.body.fieldErrors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'files',
    'receiver',
  ])
  const { events } = (await world.timeline(customer, id)).slots[0]!
  expect(events.map(({ code, isLate }: { code: string; isLate: boolean }) => [code, isLate])).toEqual([
    ['AT_LOADING', false],
    ['LOADING_COMPLETED', false],
    ['ENROUTE', true],
    ['AT_UNLOADING', false],
  ])
})

test('an unfit vehicle or driver is refused with the reason, and listed with it', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000, ...day(8) })
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  const ended = { number: 'M-1', until: '2026-11-21' }
  const whole = { number: 'M-2', until: '2029-01-01' }
  const [fit, driver] = [await world.vehicle(provider), await world.driver(provider)]
  const unfit: [string, string, string][] = [
    [
      await world.vehicle(provider, { papers: { mulkiya: ended, insurance: whole, gccCover: null } }),
      driver,
      'trucks.document-ends',
    ],
    [await world.vehicle(provider, { payloadKg: 4_999 }), driver, 'trucks.payload-low'],
    [await world.vehicle(provider, { type: 'BOX_TRUCK', subtype: 'DRY' }), driver, 'trucks.other-type'],
    [await world.vehicle(rival), driver, 'trucks.vehicle-not-found'],
    [fit, await world.driver(rival), 'trucks.driver-not-found'],
  ]
  for (const [vehicleId, driverId, code] of unfit) {
    const refused = await allocate(provider, id, [chosen(slot, vehicleId, driverId)])
    expect([refused.body.code, code]).toEqual([code, code])
  }
  const { vehicles } = await world.done(provider, road.listCandidates, { query: { id } })
  const faultsOf = (vehicleId: string) =>
    vehicles
      .find((each: { vehicleId: string }) => each.vehicleId === vehicleId)
      .faults.map(({ code }: { code: string }) => code)
  expect([faultsOf(fit), faultsOf(unfit[0]![0]), faultsOf(unfit[2]![0])]).toEqual([
    [],
    ['trucks.document-ends'],
    ['trucks.other-type'],
  ])
  for (const person of [rival, stranger]) {
    const { status } = await app.ask(person, road.getTimeline, { query: { id } })
    expect(status).toBe(404)
  }
})

test('of two bookings at one time only one gets the vehicle; a plate of another provider warns the desk', async () => {
  const when = day(10)
  const bookings = await Promise.all(
    [1, 2].map(() => world.booked(customer, provider, { trucks: 1, weightKg: 5_000, ...when })),
  )
  const plate = { country: 'AE', emirate: 'DU', code: 'K', number: '777' }
  const vehicleId = await world.vehicle(provider, { plate })
  const answers = await Promise.all(
    bookings.map(async ({ id }) => {
      const { slot } = (await world.timeline(provider, id)).slots[0]!
      return allocate(provider, id, [chosen(slot, vehicleId, await world.driver(provider))])
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('trucks.vehicle-busy')
  const inUse = await app.ask(provider, road.retireVehicle, { query: { id: vehicleId }, body: {} })
  expect(inUse.body.code).toBe('trucks.in-use')
  const other = await world.booked(customer, rival, { trucks: 1, weightKg: 5_000, ...when })
  const { slot } = (await world.timeline(rival, other.id)).slots[0]!
  const twin = await world.vehicle(rival, { plate })
  expect((await allocate(rival, other.id, [chosen(slot, twin, await world.driver(rival))])).status).toBe(200)
  const warned = await rows(
    app.db,
    sql`select from notifications where template = 'line-truck-elsewhere' and subject_id = ${other.id}`,
  )
  expect(warned.length).toBeGreaterThan(0)
})

test('an exchange says why, tells of the transfer once goods are on the truck, and keeps both trucks', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000, ...day(12) })
  await world.allocate(provider, id)
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  const [vehicleId, driverId] = [await world.vehicle(provider), await world.driver(provider)]
  const silent = await allocate(provider, id, [chosen(slot, vehicleId, driverId)])
  expect(silent.body.code).toBe('trucks.reason-required')
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED'])
  const reason = 'Broke down'
  const bare = await allocate(provider, id, [chosen(slot, vehicleId, driverId, { reason })])
  expect(bare.body.fieldErrors).toHaveLength(3)
  const photo = await world.document(provider, id, 'CONDITION_PHOTO')
  const transfer = { place: 'Exit 119', at: app.clock.now().toISOString(), photo }
  const done = await allocate(provider, id, [chosen(slot, vehicleId, driverId, { reason, transfer })])
  expect(done.status).toBe(200)
  const after = (await world.timeline(customer, id)).slots[0]!
  expect(after).toMatchObject({
    earlier: [{ plate: truck!.plate, reason, place: 'Exit 119' }],
    state: { code: 'LOADING_COMPLETED' },
  })
  expect(after.truck!.plate).not.toBe(truck!.plate)
  await world.drive(provider, id, ['ENROUTE', 'AT_UNLOADING'])
  const late = await allocate(provider, id, [
    chosen(slot, await world.vehicle(provider), await world.driver(provider), { reason }),
  ])
  expect(late.body.code).toBe('trucks.reallocate-late')
})

test('an import waits for its container before and for its empty after; the desk waives it', async () => {
  const port = {
    movementType: 'PORT' as const,
    portDirection: 'IMPORT' as const,
    port: 'AEJEA' as const,
    truckType: 'FLAT_BED' as const,
    subType: 'CONTAINER_CHASSIS' as const,
    trucks: 1,
    returnLocation: 'Depot 4, Jebel Ali',
    returnBy: '2027-02-01',
  }
  const { id } = await world.booked(customer, provider, { ...port, ...day(14) })
  expect(await turn(customer, id)).toMatchObject({ action: 'add-container' })
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  const chassis = { type: 'FLAT_BED', subtype: 'CONTAINER_CHASSIS', payloadKg: 24_000 } as const
  const [vehicleId, driverId] = [await world.vehicle(provider, chassis), await world.driver(provider)]
  const early = await allocate(provider, id, [chosen(slot, vehicleId, driverId)])
  expect(early.body.code).toBe('trucks.container-first')
  const wrong = await app.ask(customer, road.setContainer, {
    query: { id },
    body: { containerNo: 'CSQU3054384' },
  })
  expect(wrong.body.code).toBe('trucks.container-wrong')
  await world.done(customer, road.setContainer, { query: { id }, body: { containerNo: 'csqu 305438 3' } })
  expect(await world.view(customer, id)).toMatchObject({ form: { containerNo: 'CSQU3054383' } })
  expect((await allocate(provider, id, [chosen(slot, vehicleId, driverId)])).status).toBe(200)
  await world.drive(provider, id, [
    'GATE_IN',
    'AT_LOADING',
    'LOADING_COMPLETED',
    'GATE_OUT',
    'ENROUTE',
    'AT_UNLOADING',
    'DELIVERED',
  ])
  expect(await turn(provider, id)).toMatchObject({ action: 'return-empty' })
  const open = await app.ask(provider, calls.complete, { query: { id }, body: {} })
  expect(open.body.code).toBe('trucks.empty-open')
  await world.done(desk, road.waiveEmpty, { query: { id }, body: { slot, reason: 'Sold with the goods' } })
  expect(await turn(provider, id)).toMatchObject({ action: 'complete' })
  app.clock.pass(47 * hour)
  await completeDelivered(app.db, app.clock)
  expect(await world.view(customer, id)).toMatchObject({ status: 'TRUCK_ALLOCATED' })
  app.clock.pass(1 * hour)
  await completeDelivered(app.db, app.clock)
  expect(await world.view(customer, id)).toMatchObject({ status: 'COMPLETED' })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('across a border every post has three steps, in order, and loading needs a seal', async () => {
  const { id } = await world.booked(customer, provider, {
    ...toRiyadh(),
    trucks: 1,
    weightKg: 5_000,
    ...day(20),
  })
  await world.allocate(provider, id)
  await world.bringPapers(customer, provider, id)
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  await world.drive(provider, id, ['AT_LOADING'])
  const bare = await report(provider, id, world.step(slot, 'LOADING_COMPLETED'))
  expect(bare.body.fieldErrors).toMatchObject([{ field: 'seal', code: 'trucks.seal-required' }])
  const done = (code: string, change: object = {}) =>
    world.done(provider, road.addEvent, { query: { id }, body: world.step(slot, code, change) })
  await done('LOADING_COMPLETED', { seal: 'SL-4471' })
  await done('ENROUTE')
  for (const post of ['GHUWAIFAT', 'BATHA'])
    for (const code of ['BORDER_WAITING', 'BORDER_SUBMITTED', 'BORDER_CLEARED']) {
      const ahead = await report(provider, id, world.step(slot, 'AT_UNLOADING'))
      expect(ahead.body.code).toBe('trucks.event-skipped')
      await done(code, { post })
    }
  await done('AT_UNLOADING')
  expect((await world.timeline(customer, id)).slots[0]!.next).toEqual([{ code: 'DELIVERED', post: null }])
})

test('one of the desk asks for a correction, another confirms it, and the old row stays struck out', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000, ...day(24) })
  await world.allocate(provider, id)
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED'])
  const events = async () => (await world.timeline(desk, id)).slots[0]!.events
  const [arrived, loaded] = await events()
  const reason = 'The driver came earlier'
  const ask = (eventId: string, at: string | null) =>
    app.ask(desk, road.askCorrection, { query: { id }, body: { eventId, at, reason } })
  expect((await ask(arrived.eventId, null)).body.code).toBe('trucks.correction-inside')
  const at = toOffset(new Date(app.clock.now().getTime() - hour))
  const { correctionId } = (await ask(arrived.eventId, at)).body
  expect((await ask(arrived.eventId, at)).body.code).toBe('trucks.correction-open')
  const decide = (person: Person) =>
    app.ask(person, road.decideCorrection, { query: { id: correctionId }, body: { confirmed: true } })
  expect((await decide(desk)).body.code).toBe('trucks.correction-own')
  expect((await decide(second)).status).toBe(200)
  expect((await decide(second)).body.code).toBe('trucks.correction-not-found')
  const after = await events()
  expect(after.filter(({ struck }: { struck: string | null }) => struck !== null)).toMatchObject([
    { eventId: arrived.eventId, struck: reason },
  ])
  const moved = after.find((each: { source: string }) => each.source === 'DESK')
  expect(moved.at).toBe(at)
  const strike = (await ask(loaded.eventId, null)).body
  await world.done(second, road.decideCorrection, {
    query: { id: strike.correctionId },
    body: { confirmed: true },
  })
  expect((await world.timeline(provider, id)).slots[0]!.next).toEqual([
    { code: 'LOADING_COMPLETED', post: null },
  ])
})
