// Waiting that is counted from what happened, claims with a receipt, their answers, and what the credit account is charged.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareReport } from '@marsa/model/trucks/execution/bare-report.ts'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import type { ExtraView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { availableOf, balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { rows, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { storeTruckEvent } from '../execution/store-event.ts'
import { completeDelivered } from '../jobs.ts'
import { answerOverdue } from './answers.ts'

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
const minute = 60_000

/** One truck whose pickup was a day ago, so that steps may be reported with their times; 760.00 and VAT on credit. */
const booked = async (creditFils = 50_000_00n) => {
  const customer = await addPerson(app.db, 'business', { creditFils })
  const pickupAt = app.clock.now().getTime() + 5 * hour
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickupAt).toISOString(),
    dropoffAt: new Date(pickupAt + 6 * hour).toISOString(),
  })
  await world.allocate(provider, id)
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  app.clock.pass(29 * hour)
  const step = (code: string, afterPickup: number, change: object = {}) =>
    world.done(provider, road.addEvent, {
      query: { id },
      body: world.step(slot, code, { at: new Date(pickupAt + afterPickup).toISOString(), ...change }),
    })
  const deliver = async (afterPickup = 8 * hour) => {
    await step('ENROUTE', 4 * hour)
    await step('AT_UNLOADING', 6 * hour)
    const files = [await world.document(provider, id, 'PROOF_OF_DELIVERY')]
    await step('DELIVERED', afterPickup, { receiver: 'Omar Said', files })
  }
  return { id, slot, customer, pickupAt, step, deliver }
}
const extras = (person: Person, id: string) => world.done(person, road.listExtras, { query: { id } })
const only = async (person: Person, id: string) => {
  const found = await extras(person, id)
  expect(found.extras).toHaveLength(1)
  return found.extras[0]!
}
const answer = (person: Person, id: string, agreed: boolean, reason: string | null = null) =>
  app.ask(person, road.answerExtra, { query: { id }, body: { agreed, reason } })
const complete = (id: string) => app.ask(provider, calls.complete, { query: { id }, body: {} })
const used = async ({ companyId }: Person) =>
  -(await balanceOf(app.db, { kind: 'credit_exposure', ownerId: companyId }))
const turn = async (person: Person, id: string) => (await world.view(person, id)).turn
const claim = async (id: string, slot: string, change: object = {}) =>
  app.ask(provider, road.claimExtra, {
    query: { id },
    body: {
      slot,
      code: 'toll',
      amount: '16.00',
      note: null,
      receipt: await world.document(provider, id, 'OTHER'),
      ...change,
    },
  })

test('waiting beyond the free hours is claimed by itself, agreed, invoiced, charged and owed to the provider', async () => {
  const { id, customer, step, deliver } = await booked()
  const before = await used(customer)
  // Vector 6: there 20 minutes early, loaded 3:25 after the slot began, 2 hours free, 75 an hour.
  await step('AT_LOADING', -20 * minute)
  const running = (await extras(customer, id)).clocks
  expect(running).toMatchObject([{ code: 'waiting', stop: 'LOADING', isRunning: true, isCapped: true }])
  await step('LOADING_COMPLETED', 3 * hour + 25 * minute)
  const claimed = await only(customer, id)
  expect(claimed).toMatchObject({
    code: 'waiting',
    stop: 'LOADING',
    units: 2,
    net: '150.00',
    vat: '7.50',
    state: 'CLAIMED',
    answerRefusal: null,
  })
  expect((await extras(provider, id)).clocks).toMatchObject([
    { isRunning: false, net: '150.00', sentence: { en: expect.stringContaining('3 h 25 min') } },
  ])
  await deliver()
  expect(await turn(customer, id)).toMatchObject({ side: 'customer', action: 'answer-extras' })
  expect((await complete(id)).body.code).toBe('trucks.extras-open')
  for (const person of [stranger, rival])
    expect((await answer(person, claimed.extraId, true)).status).toBeGreaterThan(400)
  expect((await answer(customer, claimed.extraId, true)).status).toBe(200)
  expect((await answer(customer, claimed.extraId, true)).body.code).toBe('trucks.extra-answered')
  const payable = await balanceOf(app.db, { kind: 'agent_payable', ownerId: provider.companyId })
  expect((await complete(id)).status).toBe(200)
  expect((await used(customer)) - before).toBe(157_50n)
  expect((await balanceOf(app.db, { kind: 'agent_payable', ownerId: provider.companyId })) - payable).toBe(
    955_50n,
  )
  const [invoice] = await rows<{ total_fils: bigint; lines: { en: string; quantity?: number }[] }>(
    app.db,
    sql`select total_fils, lines from tax_invoices where subject_id = ${id} and kind = 'final'`,
  )
  expect(invoice!.total_fils).toBe(955_50n)
  expect(invoice!.lines.at(-1)).toMatchObject({
    en: expect.stringMatching(/^Waiting at loading, AE-DU/),
    quantity: 2,
  })
  expect(await world.view(customer, id)).toMatchObject({ money: { total: '955.50', paid: '955.50' } })
  const [owed] = await rows(
    app.db,
    sql`select v.amount_fils from credit_receivables v join tax_invoices i on i.id = v.invoice_id where i.subject_id = ${id}`,
  )
  expect(owed).toEqual({ amount_fils: 955_50n })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('an extra charge is an obligation: it passes the limit, and nothing more is bought (vector 14)', async () => {
  const { id, customer, step, deliver } = await booked(798_00n + 50n)
  await step('AT_LOADING', -20 * minute)
  await step('LOADING_COMPLETED', 3 * hour + 25 * minute)
  await deliver()
  await answer(customer, (await only(customer, id)).extraId, true)
  expect((await complete(id)).status).toBe(200)
  expect(await used(customer)).toBe(955_50n)
  expect(await availableOf(app.db, { kind: 'credit_exposure', ownerId: customer.companyId })).toBe(0n)
  const next = await world.sent(customer)
  const quotationId = await world.quote(provider, next, '300.00')
  const refused = await app.ask(customer, calls.accept, {
    query: { id: quotationId },
    body: { terms: true, pay: 'credit' },
  })
  expect(refused.body.code).toBe('finance.credit-limit')
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a claim needs a receipt of its own; an objection goes to the desk, who grants a part with a reason', async () => {
  const { id, slot, customer, step, deliver } = await booked()
  const wrong = await claim(id, slot, { code: 'truck-tariff' })
  expect(wrong.body.fieldErrors).toMatchObject([{ field: 'code', code: 'trucks.extra-code' }])
  const receipt = await world.document(customer, id, 'OTHER')
  expect((await claim(id, slot, { receipt })).body.code).toBe('documents.id')
  const { extraId } = (await claim(id, slot)).body
  const objection = () => answer(customer, extraId, false, 'There is no toll on this way')
  expect((await answer(customer, extraId, false)).body.code).toBe('trucks.reason-required')
  const early = await app.ask(desk, road.decideExtra, {
    query: { id: extraId },
    body: { amount: '4.00', reason: 'One gate alone' },
  })
  expect(early.body.code).toBe('trucks.extra-not-objected')
  expect((await objection()).status).toBe(200)
  await step('AT_LOADING', 0)
  await step('LOADING_COMPLETED', hour)
  await deliver()
  expect(await turn(customer, id)).toMatchObject({ side: 'desk', action: 'decide-extras' })
  expect((await complete(id)).body.code).toBe('trucks.extras-open')
  const decide = (amount: string) =>
    app.ask(desk, road.decideExtra, { query: { id: extraId }, body: { amount, reason: 'One gate alone' } })
  expect((await decide('16.01')).body.code).toBe('trucks.extra-above')
  expect((await decide('4.00')).status).toBe(200)
  expect(await only(provider, id)).toMatchObject({
    state: 'DECIDED',
    charged: '4.20',
    reason: 'One gate alone',
  })
  const before = await used(customer)
  expect((await complete(id)).status).toBe(200)
  expect((await used(customer)) - before).toBe(4_20n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('silence agrees to what machines prove, and passes the rest on to the desk', async () => {
  const { id, slot, customer, step, pickupAt } = await booked()
  const { extraId } = (await claim(id, slot)).body
  await step('AT_LOADING', 0)
  await step('LOADING_COMPLETED', hour)
  await step('ENROUTE', 4 * hour)
  await systemTransaction(app.db, (tx) =>
    storeTruckEvent(
      tx,
      {
        ...bareReport,
        slotId: slot,
        code: 'AT_UNLOADING',
        post: null,
        source: 'GEOFENCE',
        at: new Date(pickupAt + 6 * hour),
      },
      { userId: null, now: app.clock.now() },
    ),
  )
  const files = [
    await world.document(provider, id, 'PROOF_OF_DELIVERY'),
    await world.document(provider, id, 'HAND_OVER_SIGNATURE'),
  ]
  await step('DELIVERED', 10 * hour, { receiver: 'Omar Said', files })
  app.clock.pass(47 * hour)
  await answerOverdue(app.db, app.clock)
  const states = async () =>
    Object.fromEntries(
      (await extras(customer, id)).extras.map(({ code, state, bySilence }: ExtraView) => [
        code,
        [state, bySilence],
      ]),
    )
  expect(await states()).toEqual({ toll: ['CLAIMED', false], waiting: ['CLAIMED', false] })
  app.clock.pass(1 * hour)
  await answerOverdue(app.db, app.clock)
  expect(await states()).toEqual({ toll: ['OBJECTED', true], waiting: ['AGREED', true] })
  expect((await world.view(customer, id)).status).toBe('TRUCK_ALLOCATED')
  await world.done(provider, road.withdrawExtra, { query: { id: extraId }, body: {} })
  await completeDelivered(app.db, app.clock)
  expect(await world.view(customer, id)).toMatchObject({ status: 'COMPLETED', money: { total: '955.50' } })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a clock whose claim the provider gives up claims no more', async () => {
  const { id, customer, step, deliver } = await booked()
  await step('AT_LOADING', 0)
  await step('LOADING_COMPLETED', 3 * hour)
  const { extraId } = await only(customer, id)
  await world.done(provider, road.withdrawExtra, { query: { id: extraId }, body: {} })
  await deliver()
  expect((await extras(customer, id)).extras).toEqual([])
  expect((await complete(id)).status).toBe(200)
  expect(await world.view(customer, id)).toMatchObject({ money: { total: '798.00' } })
})

test('a correction of a time overtakes what the clock has claimed, and the answer races the completion', async () => {
  const second = await addPerson(app.db, 'desk')
  const { id, customer, step, deliver, pickupAt } = await booked()
  await step('AT_LOADING', 0)
  await step('LOADING_COMPLETED', 4 * hour - minute)
  const claimed = await only(customer, id)
  expect(claimed).toMatchObject({ units: 2 })
  const loaded = (await world.timeline(desk, id)).slots[0]!.events.at(-1)!
  const { correctionId } = await world.done(desk, road.askCorrection, {
    query: { id },
    body: {
      eventId: loaded.eventId,
      at: new Date(pickupAt + 2.5 * hour).toISOString(),
      reason: 'The gate list says 10:30',
    },
  })
  await world.done(second, road.decideCorrection, { query: { id: correctionId }, body: { confirmed: true } })
  const anew = await only(customer, id)
  expect([anew.units, anew.extraId === claimed.extraId]).toEqual([1, false])
  expect((await answer(customer, claimed.extraId, true)).status).toBe(404)
  await deliver()
  const answers = await Promise.all([
    answer(customer, anew.extraId, true),
    answer(customer, anew.extraId, false, 'Too long'),
    complete(id),
  ])
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([200, 409])
  expect(await listLedgerFaults(app.db)).toEqual([])
})
