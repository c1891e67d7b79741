// Stored goods over HTTP: every guard of their steps, the space that was measured, the final quotation and its money.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { listLedgerFaults, listTaxInvoices } from '../../finance/door.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import {
  place,
  storageCharges,
  storageWorldOf,
  type Stored,
  type StorageWorld,
} from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = storageWorldOf(app)
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const field = async (answer: Promise<Answer>) => (await answer).body.fieldErrors[0]
const view = (at: Stored) => world.view(at.customer, at)
const both = { pickup: place(), deliveryAsPickup: true }
const messages = (at: Stored) =>
  rows<{ template: string; params: Record<string, unknown> }>(
    app.db,
    sql`select template, params from notifications where subject_id = ${at.requestId} and user_id = ${at.customer.userId} order by id`,
  )
const oneIs200 = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length
const shiftEnd = (at: Stored, end: string) =>
  app.owner.query(`update storage_details set start_date = $2::date - 30, end_date = $2 where id = $1`, [
    at.requestId,
    end,
  ])

describe('a step of the goods', () => {
  test('comes in the order of the plan, once, with money and proof before the goods leave', async () => {
    const at = await world.booked({ form: both })
    expect(await code(world.report(at, 'STORED'))).toBe('warehouse.step-too-early')
    expect(await code(world.report(at, 'DELIVERED'))).toBe('warehouse.step-too-early')
    world.must(await world.report(at, 'PICKED_UP'))
    expect(await code(world.report(at, 'PICKED_UP'))).toBe('warehouse.step-done')
    expect(await code(world.report(at, 'STORED', { measuredCBM: undefined }))).toBe('warehouse.measure-first')
    world.must(await world.report(at, 'STORED'))
    expect(await code(world.report(at, 'OUT_FOR_DELIVERY'))).toBe('warehouse.balance-open')
    world.must(await world.finalQuote(at))
    expect(await code(world.report(at, 'OUT_FOR_DELIVERY'))).toBe('warehouse.balance-open')
    await world.payFinal(at)
    world.must(await world.report(at, 'OUT_FOR_DELIVERY'))
    expect(await code(world.report(at, 'DELIVERED'))).toBe('warehouse.proof-first')
    expect(await code(world.complete(at))).toBe('warehouse.not-delivered')
    await world.reach(at, 'DELIVERED')
    expect(await code(world.report(at, 'DELIVERED'))).toBe('warehouse.step-done')
    expect((await messages(at)).map(({ template }) => template)).toEqual(
      expect.arrayContaining([
        'storage-PICKED_UP',
        'storage-STORED',
        'storage-OUT_FOR_DELIVERY',
        'storage-DELIVERED',
      ]),
    )
    const { timeline } = await view(at)
    expect(timeline.map((entry: { code: string }) => entry.code)).toEqual([
      'QS_RCD',
      'QS_AWP',
      'QS_PPA',
      'PICKED_UP',
      'STORED',
      'QS_AWAITING_FINAL_PAY',
      'QS_FINAL_PAY_RECEIVED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ])
  })

  test('of pickup or delivery is no part of storage that was not asked to be fetched or brought', async () => {
    const at = await world.stored()
    for (const step of ['PICKED_UP', 'OUT_FOR_DELIVERY'] as const)
      expect(await code(world.report(at, step))).toBe('warehouse.step-not-part')
    await world.document(at.winner, at.requestId, 'PROOF_OF_DELIVERY')
    expect(await code(world.report(at, 'DELIVERED'))).toBe('warehouse.balance-open')
  })

  test('does not stand on a proof that was returned', async () => {
    const at = await world.stored({ pay: 'whole' })
    const proof = await world.document(at.winner, at.requestId, 'PROOF_OF_DELIVERY')
    await app.owner.query(
      `update documents set state = 'RETURNED', move = 'return', moved_as = 'desk' where id = $1`,
      [proof],
    )
    expect(await code(world.report(at, 'DELIVERED'))).toBe('warehouse.proof-first')
  })

  test('is the winner’s: for the other warehouse the storage is not there, and a customer cannot report', async () => {
    const at = await world.booked({ warehouses: 2 })
    expect((await world.report({ ...at, winner: at.warehouses[1]! }, 'STORED')).status).toBe(404)
    expect((await world.report({ ...at, winner: at.customer }, 'STORED')).status).toBe(403)
    const open = await world.quoted()
    expect((await world.report(open, 'STORED')).status).toBe(404)
  })

  test('has not happened yet when its time is ahead, and a version that is not the newest is too late', async () => {
    const at = await world.booked()
    const later = new Date(app.clock.now().getTime() + 120_000).toISOString()
    expect(await field(world.report(at, 'STORED', { at: later }))).toMatchObject({
      field: 'at',
      code: 'warehouse.future-event',
    })
    const { version } = await view(at)
    expect(await code(world.report(at, 'STORED', { version: version - 1 }))).toBe('kit.moved-on')
    const earlier = new Date(app.clock.now().getTime() - 3_600_000).toISOString()
    const { body } = world.must(await world.report(at, 'STORED', { version, at: earlier, note: 'Bay 4' }))
    expect(body).toEqual({ status: 'STORED', version: version + 1, finalOwed: false })
    const { timeline } = await view(at)
    expect(timeline.find((entry: { code: string }) => entry.code === 'STORED')).toMatchObject({
      note: 'Bay 4',
      by: 'agent',
      at: toOffset(new Date(earlier)),
    })
  })

  test('of ten that are reported at once, one counts', async () => {
    const at = await world.booked()
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.report(at, 'STORED')))
    expect(oneIs200(answers)).toBe(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['warehouse.step-done']),
    )
    expect((await messages(at)).filter(({ template }) => template === 'storage-STORED')).toHaveLength(1)
  })
})

describe('the space that is measured', () => {
  test.each([
    [10.5, false],
    [9.5, false],
    [10.51, true],
    [9.49, true],
  ])('of %d cubic metres where ten are booked owes a new final quotation: %s', async (measuredCBM, owed) => {
    const at = await world.booked({ pay: 'whole' })
    const { body } = world.must(await world.report(at, 'STORED', { measuredCBM }))
    expect(body.finalOwed).toBe(owed)
    expect((await view(at)).measuredCBM).toBe(measuredCBM)
    const sent = (await messages(at)).filter(({ template }) => template === 'storage-space-differs')
    expect(sent).toHaveLength(owed ? 1 : 0)
    await world.document(at.winner, at.requestId, 'PROOF_OF_DELIVERY')
    expect((await world.report(at, 'DELIVERED')).body.code).toBe(owed ? 'warehouse.balance-open' : undefined)
    if (!owed) return
    world.must(await world.finalQuote(at, '900.00'))
    world.must(await world.report(at, 'DELIVERED'))
  })

  test('has two decimals and is above zero', async () => {
    const at = await world.booked()
    for (const [measuredCBM, problem] of [
      [0, 'warehouse.space-required'],
      [10.123, 'warehouse.space-decimals'],
      [20_001, 'warehouse.space-most'],
    ] as const)
      expect((await field(world.report(at, 'STORED', { measuredCBM }))).code).toBe(problem)
  })
})

describe('the final quotation', () => {
  test('is not below what was paid down, and is the winner’s alone', async () => {
    const at = await world.booked({ warehouses: 2 })
    const post = (rate: string, person = at.winner) => world.finalQuote({ ...at, winner: person }, rate)
    // 551.25 was paid: 375.00 with handling is 551.25, a fils less is not enough.
    expect(await code(post('374.99'))).toBe('quotes.final-below-down-payment')
    expect((await post('400.00', at.warehouses[1])).status).toBe(404)
    expect((await post('400.00', at.customer)).status).toBe(403)
    expect(world.must(await post('375.00')).body).toEqual({
      totalEstimate: '551.25',
      balance: '0.00',
      status: 'QS_FINAL_PAY_RECEIVED',
      needsConsent: false,
    })
    expect(await code(post('400.00'))).toBe('warehouse.final-paid')
  })

  test('keeps the down payment of its day as the least; where the whole was paid, the least is half', async () => {
    const admin = await addPerson(app.db, 'admin')
    const setDown = (value: number, version: number) =>
      world.done(admin, saveSetting, {
        query: { key: 'payments.warehouse-down-percent' },
        body: { value, version, reason: 'As the test wants' },
      })
    await setDown(30, 0)
    const at = await world.booked()
    await setDown(50, 1)
    expect((await view(at)).money.paid).toBe('330.75')
    expect(await code(world.finalQuote(at, '164.99'))).toBe('quotes.final-below-down-payment')
    expect(world.must(await world.finalQuote(at, '165.00')).body.balance).toBe('0.00')
    const whole = await world.booked({ pay: 'whole' })
    world.must(await world.report(whole, 'STORED', { measuredCBM: 5, confirmedCBM: 5 }))
    expect(await code(world.finalQuote(whole, '374.99'))).toBe('quotes.final-below-down-payment')
    expect(world.must(await world.finalQuote(whole, '375.00')).body.balance).toBe('0.00')
  })

  test('waits while it is being paid, may be posted again before, and not once the goods are delivered', async () => {
    const at = await world.stored()
    world.must(await world.finalQuote(at, '1000.00'))
    expect(world.must(await world.finalQuote(at, '1100.00')).body.balance).toBe('761.25')
    const query = { QuoteID: at.quotations[0]!.id }
    const { sessionId } = await world.done(at.customer, storage.payStorage, { query, way: 1 })
    expect(await code(world.finalQuote(at))).toBe('quotes.payment-in-progress')
    world.must(await world.settle(sessionId, 'succeeded'))
    await world.reach(at, 'DELIVERED')
    expect(await code(world.finalQuote(at))).toBe('warehouse.step-done')
  })

  test('and its payment at once leave a payment of what is due, whoever was first', async () => {
    const at = await world.stored()
    world.must(await world.finalQuote(at))
    const query = { QuoteID: at.quotations[0]!.id }
    const [posted, paid] = await Promise.all([
      world.finalQuote(at, '1100.00'),
      app.ask(at.customer, storage.payStorage, { query, way: 1 }),
    ])
    world.must(paid)
    expect(posted.status === 200 || posted.body.code === 'quotes.payment-in-progress').toBe(true)
    expect(paid.body.amount).toBe((await view(at)).money.balance)
    world.must(await world.settle(paid.body.sessionId, 'succeeded'))
    expect((await view(at)).status).toBe('QS_FINAL_PAY_RECEIVED')
  })

  test('that is lower gives back what is over from as many payments as it takes, each with a credit note', async () => {
    const at = await world.booked()
    world.must(await world.report(at, 'STORED', { measuredCBM: 10 }))
    world.must(await world.finalQuote(at, '900.00'))
    const second = await world.payFinal(at)
    const until = addDays((await view(at)).endDate, 30)
    world.must(await app.ask(at.customer, storage.askExtension, { ...world.of(at), body: { until } }))
    world.must(await world.finalQuote(at, '1200.00', { endDate: until }))
    const third = await world.payFinal(at)
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    // 551.25, 551.25 and 315.00 were paid; 551.25 stay.
    expect(world.must(await world.finalQuote(at, '375.00')).body).toMatchObject({
      totalEstimate: '551.25',
      balance: '0.00',
    })
    await app.work()
    expect([third, second, at.sessionId].map((id) => app.gateway.order(id).refundedFils)).toEqual([
      31_500n,
      55_125n,
      0n,
    ])
    await world.reach(at, 'DELIVERED')
    await world.document(at.winner, at.requestId, 'INVOICE')
    world.must(await world.complete(at))
    expect(await world.balances(at.requestId)).toEqual({ gateway_clearing: -55_125n, agent_payable: 55_125n })
    const documents = await listTaxInvoices(app.db, at.requestId)
    expect(documents.map(({ kind, totalFils, advanceFils }) => [kind, totalFils, advanceFils])).toEqual([
      ['advance', 55_125n, 0n],
      ['advance', 55_125n, 0n],
      ['advance', 31_500n, 0n],
      ['credit-note', 31_500n, 0n],
      ['credit-note', 55_125n, 0n],
      ['final', 55_125n, 55_125n],
    ])
  })

  test('on credit is taken at once, up to the limit and down again', async () => {
    const customer = await world.customer({ creditFils: 150_000n })
    const at = await world.stored({ pay: 'credit', customer })
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    expect(await code(world.finalQuote(at, '1300.00'))).toBe('finance.credit-limit')
    expect(world.must(await world.finalQuote(at, '1200.00')).body.balance).toBe('0.00')
    expect(await world.balances(at.requestId)).toEqual({
      credit_exposure: -141_750n,
      customer_advance: 141_750n,
    })
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    world.must(await world.finalQuote(at, '800.00'))
    expect(await world.balances(at.requestId)).toEqual({
      credit_exposure: -99_750n,
      customer_advance: 99_750n,
    })
  })
})

describe('a longer time', () => {
  const ask = (at: Stored, until: string, person = at.customer) =>
    app.ask(person, storage.askExtension, { ...world.of(at), body: { until } })
  const withdraw = (at: Stored) => app.ask(at.customer, storage.withdrawExtension, world.of(at))
  const end = async (at: Stored): Promise<string> => (await view(at)).endDate

  test('is asked for while the goods are stored, for a later day, within five years', async () => {
    const at = await world.booked({ pay: 'whole' })
    const day = addDays(await end(at), 30)
    expect(await code(ask(at, day))).toBe('warehouse.not-stored')
    await world.reach(at, 'STORED')
    expect(await field(ask(at, await end(at)))).toMatchObject({
      field: 'until',
      code: 'warehouse.extension-earlier',
    })
    expect(await code(ask(at, addDays(await end(at), 5 * 366)))).toBe('warehouse.too-long')
    expect(await code(withdraw(at))).toBe('warehouse.extension-not-asked')
    world.must(await ask(at, day))
    expect(await code(ask(at, day))).toBe('warehouse.extension-asked')
    world.must(await withdraw(at))
    world.must(await ask(at, day))
    const asked = await rows(
      app.db,
      sql`select from notifications where user_id = ${at.winner.userId} and template = 'storage-extension-asked'`,
    )
    expect(asked).toHaveLength(2)
    expect((await ask(at, day, await world.customer())).status).toBe(404)
  })

  test('is offered with a final quotation, holds once that is paid, and can no longer be taken back before', async () => {
    const at = await world.stored({ pay: 'whole' })
    const [before, day] = [await end(at), addDays(await end(at), 30)]
    expect(await code(world.finalQuote(at, '1200.00', { endDate: day }))).toBe('warehouse.final-paid')
    world.must(await ask(at, addDays(before, 60)))
    expect(await field(world.finalQuote(at, '1200.00', { endDate: before }))).toMatchObject({
      field: 'endDate',
      code: 'warehouse.extension-earlier',
    })
    world.must(await world.finalQuote(at, '1200.00', { endDate: day }))
    expect((await view(at)).extension).toMatchObject({ until: addDays(before, 60), offeredUntil: day })
    expect(await end(at)).toBe(before)
    expect(await code(withdraw(at))).toBe('warehouse.extension-offered')
    await world.payFinal(at)
    expect(await view(at)).toMatchObject({ endDate: day, extension: null, status: 'QS_FINAL_PAY_RECEIVED' })
    expect((await view(at)).timeline.at(-1)).toMatchObject({ code: 'EXTENDED', note: day })
  })

  test('that nobody asked for is not offered', async () => {
    const at = await world.stored()
    const day = addDays(await end(at), 30)
    expect(await code(world.finalQuote(at, '1000.00', { endDate: day }))).toBe(
      'warehouse.extension-not-asked',
    )
  })

  test('that costs nothing more holds at once, and the overstay is over with it', async () => {
    const at = await world.stored({ pay: 'whole' })
    const today = dayOf(app.clock.now())
    await shiftEnd(at, addDays(today, -1))
    expect((await view(at)).overstay).toBe(true)
    await app.owner.query(`update storage_details set overstay_since = $2 where id = $1`, [
      at.requestId,
      today,
    ])
    world.must(await ask(at, addDays(today, 20)))
    expect(
      world.must(await world.finalQuote(at, '900.00', { endDate: addDays(today, 20) })).body.balance,
    ).toBe('0.00')
    expect(await view(at)).toMatchObject({ endDate: addDays(today, 20), extension: null, overstay: false })
    const { since } = await one<{ since: string | null }>(
      app.db,
      sql`select overstay_since as since from storage_details where id = ${at.requestId}`,
    )
    expect(since).toBeNull()
  })

  test('falls with the quotation that offered it, when a newer one offers none', async () => {
    const at = await world.stored()
    const before = await end(at)
    world.must(await ask(at, addDays(before, 30)))
    world.must(await world.finalQuote(at, '1200.00', { endDate: addDays(before, 30) }))
    world.must(await world.finalQuote(at, '1000.00'))
    expect((await view(at)).extension).toMatchObject({ offeredUntil: null })
    await world.payFinal(at)
    expect(await end(at)).toBe(before)
  })

  test('that nobody answered ends when the goods leave', async () => {
    const at = await world.stored({ pay: 'whole' })
    world.must(await ask(at, addDays(await end(at), 30)))
    await world.reach(at, 'DELIVERED')
    expect((await view(at)).extension).toBeNull()
  })
})

test('the charges of a final quotation keep the rules of any quotation', async () => {
  const at = await world.stored()
  const body = { charges: [{ code: 'storage', buyingRate: '900.00', sellingRate: '900.00' }] }
  const post = app.ask(at.winner, storage.postStorageFinalQuote, { ...world.of(at), body })
  expect(await field(post)).toMatchObject({
    field: 'charges.0.sellingRate',
    code: 'quotes.selling-equals-buying',
  })
  const foreign = await world.document(at.customer, at.requestId, 'OTHER')
  const filed = { charges: storageCharges(), fileDocumentId: foreign }
  expect(
    await code(app.ask(at.winner, storage.postStorageFinalQuote, { ...world.of(at), body: filed })),
  ).toBe('quotes.file-required')
})
