// Changes of a booking of trucks: proposed, answered, posted by difference, and what races with them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import type { SlotView } from '@marsa/model/trucks/execution/road-views.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckPlace } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { lapseChanges } from './answer.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [provider, rival, stranger, desk] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  stranger = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const hour = 3_600_000
/** Days between bookings, so that no vehicle is in the way of another. */
let days = 3

/** Three trucks at 333.33, 1,049.99 with VAT (vector 2), some days ahead. */
const booked = async (change: Partial<TruckForm> = {}, creditFils = 50_000_00n) => {
  const customer = await addPerson(app.db, 'business', { creditFils })
  const at = (hours: number) =>
    new Date(app.clock.now().getTime() + days * 24 * hour + hours * hour).toISOString()
  days += 1
  const form = { trucks: 3, weightKg: 9_000, pickupAt: at(0), dropoffAt: at(6), ...change }
  const id = await world.sent(customer, form)
  const quotationId = await world.quote(provider, id, '999.99')
  await world.accept(customer, quotationId)
  return { id, customer, form }
}
const changes = (person: Person, id: string) => world.done(person, road.listChanges, { query: { id } })
const propose = (person: Person, id: string, change: object, total = '1049.99') =>
  app.ask(person, road.proposeChange, {
    query: { id },
    body: { ...noChange, reason: 'Plans have changed', total, ...change },
  })
const proposed = async (...given: Parameters<typeof propose>): Promise<string> => {
  const { status, body } = await propose(...given)
  expect([status, body.code]).toEqual([200, undefined])
  return body.changeId
}
const answer = (person: Person, id: string, agreed = true, reason: string | null = null) =>
  app.ask(person, road.answerChange, { query: { id }, body: { agreed, reason } })
const withdraw = (person: Person, id: string) =>
  app.ask(person, road.withdrawChange, { query: { id }, body: {} })
const slots = async (id: string): Promise<SlotView[]> => (await world.timeline(provider, id)).slots
const used = async ({ companyId }: Person) =>
  -(await balanceOf(app.db, { kind: 'credit_exposure', ownerId: companyId }))
const higher = { rates: [{ code: 'truck-tariff', rate: '400.00' }] }

test('one truck less long before pickup: the share comes back, the rest is the booking (vector 21)', async () => {
  const { id, customer } = await booked()
  const [, second] = await slots(id)
  expect(await changes(customer, id)).toMatchObject({
    proposeRefusal: null,
    dropPercent: 0,
    lines: [{ code: 'truck-tariff', rate: '333.33', quantity: 3 }],
  })
  const drop = { drop: [second!.slot] }
  expect((await propose(customer, id, drop, '700.00')).body.code).toBe('trucks.change-total')
  const changeId = await proposed(customer, id, drop, '699.99')
  expect(await world.view(provider, id)).toMatchObject({ turn: { side: 'agent', action: 'answer-change' } })
  expect((await answer(customer, changeId)).body.code).toBe('trucks.change-own')
  for (const person of [rival, stranger]) {
    expect((await answer(person, changeId)).status).toBe(404)
    expect((await withdraw(person, changeId)).status).toBe(404)
    expect((await propose(person, id, drop, '699.99')).status).toBe(404)
  }
  expect((await answer(provider, changeId)).status).toBe(200)
  expect(await used(customer)).toBe(699_99n)
  const posted = await rows(
    app.db,
    sql`select kind, amount_fils from ledger_transactions where subject_id = ${id} order by posted_at, id`,
  )
  expect(posted).toMatchObject([
    { kind: 'credit.confirmed', amount_fils: 1_049_99n },
    { kind: 'credit.reduced', amount_fils: 350_00n },
  ])
  expect((await slots(id)).map(({ n }) => n)).toEqual([1, 3])
  expect(await world.view(customer, id)).toMatchObject({
    form: { trucks: 2 },
    money: { total: '699.99', paid: '699.99' },
    quotation: { totalEstimate: '699.99', charges: [{ quantity: 2 }] },
  })
  const { timeline } = await world.view(customer, id)
  expect(timeline.at(-1)).toMatchObject({ code: 'TRUCK_CHANGED', by: 'agent', amount: '699.99' })
  expect((await changes(desk, id)).changes).toMatchObject([
    { state: 'AGREED', by: 'customer', dropped: [2], before: '1049.99', after: '699.99', kept: '0.00' },
  ])
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what is kept of a dropped truck stays kept, is invoiced, and is owed to the provider', async () => {
  const { id, customer, form } = await booked({
    pickupAt: new Date(app.clock.now().getTime() + 10 * hour).toISOString(),
    dropoffAt: new Date(app.clock.now().getTime() + 16 * hour).toISOString(),
  })
  app.clock.pass(hour)
  const [first] = await slots(id)
  expect(await changes(customer, id)).toMatchObject({ dropPercent: 25 })
  expect(await changes(provider, id)).toMatchObject({ dropPercent: 0 })
  const changeId = await proposed(customer, id, { drop: [first!.slot] }, '787.49')
  await answer(provider, changeId)
  expect(await used(customer)).toBe(787_49n)
  const terms = () => world.done(customer, calls.cancelTerms, { query: { id } })
  // 87.50 is kept anyway, and a quarter of the rest.
  expect((await terms()).rules.find(({ stage }: { stage: string }) => stage === 'late')).toMatchObject({
    fee: '262.50',
    refund: '524.99',
  })
  const later = new Date(Date.parse(form.pickupAt) + 72 * hour).toISOString()
  const times = {
    proposedPickup: later,
    proposedDelivery: new Date(Date.parse(later) + 6 * hour).toISOString(),
  }
  await answer(provider, await proposed(customer, id, times, '787.49'))
  expect(await terms()).toMatchObject({ stage: 'free', refund: '699.99' })
  await world.allocate(provider, id)
  app.clock.pass(85 * hour)
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
  for (const { extraId, withdrawRefusal } of (await world.done(provider, road.listExtras, { query: { id } }))
    .extras)
    if (withdrawRefusal === null)
      await world.done(provider, road.withdrawExtra, { query: { id: extraId }, body: {} })
  const payable = await balanceOf(app.db, { kind: 'agent_payable', ownerId: provider.companyId })
  await world.done(provider, calls.complete, { query: { id }, body: {} })
  expect((await balanceOf(app.db, { kind: 'agent_payable', ownerId: provider.companyId })) - payable).toBe(
    787_49n,
  )
  const [invoice] = await rows<{ total_fils: bigint; lines: { en: string; total: string }[] }>(
    app.db,
    sql`select total_fils, lines from tax_invoices where subject_id = ${id} and kind = 'final'`,
  )
  expect(invoice).toMatchObject({
    total_fils: 787_49n,
    lines: [{ total: '699.99' }, { en: 'Cancellation fee of a dropped truck', total: '87.50' }],
  })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a higher price is a purchase within the line; the provider does not read what is missing', async () => {
  const { id, customer } = await booked({}, 1_100_00n)
  const over = await propose(customer, id, higher, '1260.00')
  expect([over.status, over.body.code]).toEqual([422, 'finance.credit-limit'])
  expect((await propose(provider, id, higher, '1260.00')).body.code).toBe('trucks.change-credit')
  const within = { rates: [{ code: 'truck-tariff', rate: '349.00' }] }
  const changeId = await proposed(provider, id, within, '1099.35')
  expect((await answer(customer, changeId)).status).toBe(200)
  expect(await used(customer)).toBe(1_099_35n)
  expect(await world.view(customer, id)).toMatchObject({ money: { total: '1099.35', balance: '0.00' } })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('dates, places and a larger truck: trucks that suit no more are allocated anew', async () => {
  const { id, customer, form } = await booked()
  await world.allocate(provider, id)
  expect(await world.view(customer, id)).toMatchObject({ status: 'TRUCK_ALLOCATED' })
  const dropoff = truckPlace({
    emirate: 'SH',
    area: 'Industrial Area 13',
    street: 'Street 9',
    building: 'Gate 2',
  })
  const proposedDelivery = new Date(Date.parse(form.dropoffAt) + 2 * hour).toISOString()
  await answer(provider, await proposed(customer, id, { dropoff, proposedDelivery }))
  expect(await world.view(customer, id)).toMatchObject({
    status: 'TRUCK_ALLOCATED',
    form: { dropoff: { area: 'Industrial Area 13' } },
  })
  const larger = { truckType: 'CURTAIN_SIDE', rates: [{ code: 'truck-tariff', rate: '500.00' }] }
  await answer(customer, await proposed(provider, id, larger, '1575.00'))
  expect(await world.view(customer, id)).toMatchObject({
    status: 'CONFIRMED',
    form: { truckType: 'CURTAIN_SIDE' },
  })
  expect((await slots(id)).map(({ truck, earlier }) => [truck, earlier.length])).toEqual([
    [null, 1],
    [null, 1],
    [null, 1],
  ])
  const links = await rows(
    app.db,
    sql`select l.id from driver_links l join truck_slots s on s.id = l.slot_id where s.request_id = ${id} and l.revoked_at is null`,
  )
  expect(links).toEqual([])
  await world.allocate(provider, id, { type: 'CURTAIN_SIDE', payloadKg: 24_000 })
  expect(await world.view(customer, id)).toMatchObject({
    status: 'TRUCK_ALLOCATED',
    money: { total: '1575.00' },
  })
  const shares = await rows(app.db, sql`select tariff_fils from truck_slots where request_id = ${id}`)
  expect(shares).toEqual([{ tariff_fils: 500_00n }, { tariff_fils: 500_00n }, { tariff_fils: 500_00n }])
})

test('a refusal needs its reason, a proposal may be taken back, and without an answer it lapses', async () => {
  const { id, customer } = await booked()
  const first = await proposed(customer, id, { weightKg: 8_000 })
  expect((await propose(provider, id, higher, '1260.00')).body.code).toBe('trucks.change-open')
  expect((await answer(provider, first, false)).body.code).toBe('trucks.reason-required')
  expect((await answer(provider, first, false, 'The crew is fixed')).status).toBe(200)
  expect((await answer(provider, first)).body.code).toBe('trucks.change-over')
  const second = await proposed(customer, id, { weightKg: 8_000 })
  expect((await withdraw(provider, second)).status).toBe(403)
  expect((await withdraw(customer, second)).status).toBe(200)
  const third = await proposed(provider, id, higher, '1260.00')
  app.clock.pass(12 * hour - 1_000)
  await lapseChanges(app.db, app.clock)
  expect((await changes(customer, id)).changes[0]).toMatchObject({ state: 'PROPOSED', answerRefusal: null })
  app.clock.pass(1_000)
  expect((await answer(customer, third)).body.code).toBe('trucks.change-over')
  await lapseChanges(app.db, app.clock)
  await lapseChanges(app.db, app.clock)
  expect((await changes(customer, id)).changes.map(({ state }: { state: string }) => state)).toEqual([
    'LAPSED',
    'WITHDRAWN',
    'REFUSED',
  ])
  expect(await used(customer)).toBe(1_049_99n)
})

test('what changes nothing, or what the road has overtaken, is refused', async () => {
  const { id, customer } = await booked()
  expect((await propose(customer, id, {})).body.code).toBe('trucks.change-nothing')
  const heavy = await propose(customer, id, { weightKg: 90_000 })
  expect(heavy.body.fieldErrors).toMatchObject([{ field: 'weightKg', code: 'trucks.too-heavy' }])
  expect(heavy.body.fieldErrors[0].message).toContain('13')
  const [first] = await slots(id)
  const changeId = await proposed(customer, id, { drop: [first!.slot] }, '699.99')
  await world.allocate(provider, id)
  await world.done(provider, road.addEvent, { query: { id }, body: world.step(first!.slot, 'AT_LOADING') })
  expect((await answer(provider, changeId)).body.code).toBe('trucks.change-drop-late')
  expect((await changes(provider, id)).changes[0]).toMatchObject({ state: 'PROPOSED' })
})

test('of two proposals at once one stands, and of two answers one', async () => {
  const { id, customer } = await booked()
  const both = await Promise.all([
    propose(customer, id, { weightKg: 8_000 }),
    propose(provider, id, higher, '1260.00'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [open] = (await changes(customer, id)).changes
  const other = open!.by === 'agent' ? customer : provider
  const answers = await Promise.all([
    answer(other, open!.changeId),
    answer(other, open!.changeId, false, 'No, thank you'),
    answer(other, open!.changeId),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a change races the cancellation and the allocation; whichever is later meets the other', async () => {
  const { id, customer } = await booked()
  const [first] = await slots(id)
  const changeId = await proposed(customer, id, { drop: [first!.slot] }, '699.99')
  const [answered, cancelled] = await Promise.all([
    answer(provider, changeId),
    app.ask(customer, calls.cancel, { query: { id }, body: { reason: 'Not needed' } }),
  ])
  expect(cancelled.status).toBe(200)
  expect([200, 409]).toContain(answered.status)
  expect(await used(customer)).toBe(0n)
  expect((await changes(customer, id)).changes[0]!.state).toBe(answered.status === 200 ? 'AGREED' : 'LAPSED')

  const next = await booked()
  const [slot] = await slots(next.id)
  const drop = await proposed(next.customer, next.id, { drop: [slot!.slot] }, '699.99')
  await Promise.all([answer(provider, drop), world.allocate(provider, next.id).catch(() => undefined)])
  expect((await changes(provider, next.id)).changes[0]!.state).toBe('AGREED')
  const left = await slots(next.id)
  expect(left).toHaveLength(2)
  const held = await rows(
    app.db,
    sql`select a.id from truck_allocations a where a.slot_id = ${slot!.slot} and a.until is null`,
  )
  expect(held).toEqual([])
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('in every state of a change each side does its part, and nobody else has one', async () => {
  const { id, customer } = await booked()
  const made: Record<string, string> = {}
  const ask = () => proposed(customer, id, { weightKg: 9_000 - Object.keys(made).length * 100 - 100 })
  made['AGREED'] = await ask()
  await answer(provider, made['AGREED'])
  made['REFUSED'] = await ask()
  await answer(provider, made['REFUSED'], false, 'The crew is fixed')
  made['WITHDRAWN'] = await ask()
  await withdraw(customer, made['WITHDRAWN'])
  made['LAPSED'] = await ask()
  app.clock.pass(12 * hour)
  await lapseChanges(app.db, app.clock)
  made['PROPOSED'] = await ask()
  const code = async (asked: ReturnType<typeof answer>) => {
    const { status, body } = await asked
    return status === 200 ? 'ok' : body.code.replace('trucks.', '')
  }
  for (const [state, changeId] of Object.entries(made)) {
    const isOpen = state === 'PROPOSED'
    expect([state, await code(answer(customer, changeId))]).toEqual([state, 'change-own'])
    expect([state, await code(withdraw(provider, changeId))]).toEqual([state, 'kit.forbidden'])
    expect([state, await code(answer(desk, changeId))]).toEqual([state, 'kit.forbidden'])
    expect([state, await code(withdraw(desk, changeId))]).toEqual([state, 'kit.forbidden'])
    for (const person of [rival, stranger]) {
      expect([state, await code(answer(person, changeId))]).toEqual([state, 'change-not-found'])
      expect([state, await code(withdraw(person, changeId))]).toEqual([state, 'change-not-found'])
    }
    if (!isOpen) expect([state, await code(answer(provider, changeId))]).toEqual([state, 'change-over'])
    expect([state, await code(withdraw(customer, changeId))]).toEqual([state, isOpen ? 'ok' : 'change-over'])
  }
})

test('a change that posts another amount than both sides agreed on is not stored', async () => {
  const { id, customer } = await booked()
  const changeId = await proposed(customer, id, { weightKg: 8_000 })
  await expect(
    app.owner.query(
      `update truck_changes set state = 'AGREED', move = 'agree', moved_as = 'agent', version = version + 1, answered_by = proposed_by,
        answered_at = now(), quotation_id = (select quotation_id from requests where id = request_id), after_fils = after_fils - 1
        where id = $1`,
      [changeId],
    ),
  ).rejects.toThrow(/posted/)
})
