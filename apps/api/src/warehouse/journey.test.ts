// Storage from request to rating over HTTP: the rows W1-W14 of the decisions, and the money that stands behind them.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { listBookFaults, listLedgerFaults, listTaxInvoices } from '../finance/door.ts'
import { readTaxInvoiceData } from '../finance/document-data.ts'
import { rows } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import {
  place,
  storageForm,
  storageWorldOf,
  type Stored,
  type StorageWorld,
} from '../../test/storage-world.ts'
import { closeWindows, expireQuotes } from './timers.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterEach(async () =>
  expect([...(await listLedgerFaults(app.db)), ...(await listBookFaults(app.db))]).toEqual([]),
)
afterAll(() => app.close())

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const status = async (at: Stored): Promise<string> => (await world.view(at.customer, at)).status
const reason = { reason: 'Because of the test' }
/** What the list of the warehouse that has won says of its own quotation. */
const listedTotal = async (at: Stored): Promise<string | null> => {
  const { items } = (await world.done(at.winner, storage.listStorages, {})) as { items: StorageSummary[] }
  return items.find((row) => row.storageRequestID === at.requestId)?.lowestQuote ?? null
}
const byId = (at: Stored) => ({ query: { storageRequestID: at.requestId } })
const messagesOf = async (at: Stored, template: string): Promise<string[]> =>
  (
    await rows<{ user_id: string }>(
      app.db,
      sql`select user_id from notifications where subject_id = ${at.requestId} and template = ${template}`,
    )
  ).map((row) => row.user_id)
const invoiceSums = async (at: Stored) =>
  Promise.all(
    (await listTaxInvoices(app.db, at.requestId)).map(async (row) => {
      const { kind, total, advance, due, paid } = await readTaxInvoiceData(app.db, row)
      return { kind, total, advance, due, paid }
    }),
  )

test('W1: a request needs space above zero and a start before its end, gets its number and asks all warehouses', async () => {
  const customer = await world.customer()
  const save = (change: Parameters<typeof storageForm>[1]) =>
    app.ask(customer, storage.saveStorage, {
      body: { storageRequestID: null, form: storageForm(app.clock.now(), change) },
    })
  expect((await save({ cbm: 0 })).body.fieldErrors[0].code).toBe('warehouse.space-required')
  const { startDate } = storageForm(app.clock.now())
  expect((await save({ endDate: startDate })).body.fieldErrors[0].code).toBe('warehouse.end-before-start')
  expect((await save({ pickup: place({ area: '' }) })).status).toBe(422)
  const at = await world.requested({ customer })
  expect(at.number).toMatch(/^WH-\d\d-\d{6}$/)
  expect(await status(at)).toBe('QS_RCD')
  expect((await messagesOf(at, 'storage-invited')).toSorted()).toEqual(
    at.warehouses.map(({ userId }) => userId).toSorted(),
  )
})

test('W2: a request changes until a quotation is in', async () => {
  const at = await world.requested()
  const edit = (cbm: number) =>
    app.ask(at.customer, storage.saveStorage, {
      body: { storageRequestID: at.requestId, form: storageForm(app.clock.now(), { cbm }) },
    })
  world.must(await edit(12.5))
  expect((await world.view(at.customer, at)).form.cbm).toBe(12.5)
  await world.quote(at, at.winner)
  expect(await code(edit(15))).toBe('warehouse.quoted-already')
})

test('W3, W4: the first quotation brings the decision to the customer, further ones join it', async () => {
  const asked = await world.requested()
  const first = await world.quote(asked, asked.warehouses[0]!)
  expect(await status(first)).toBe('QS_AWP')
  const second = await world.quote(first, asked.warehouses[1]!, '1000.00')
  expect(await status(second)).toBe('QS_AWP')
  const compared = await world.done(asked.customer, storage.compareStorageQuotes, byId(asked))
  expect(compared.quotations.map((each: { isLowest: boolean }) => each.isLowest)).toEqual([true, false])
  expect(await messagesOf(asked, 'storage-quote')).toEqual([asked.customer.userId, asked.customer.userId])
})

test('W5: half is paid by card, the other warehouse is notified, the goods are awaited', async () => {
  const at = await world.accepted({ warehouses: 2 })
  expect(await status(at)).toBe('QS_AWP')
  world.must(await world.settle(at.sessionId, 'succeeded'))
  expect(await world.view(at.customer, at)).toMatchObject({
    status: 'QS_PPA',
    goods: 'AWAITED',
    money: { total: '1102.50', paid: '551.25', balance: '551.25' },
  })
  expect(await world.balances(at.requestId)).toEqual({
    gateway_clearing: -55_125n,
    customer_advance: 55_125n,
  })
  expect(await messagesOf(at, 'storage-not-awarded')).toEqual([at.warehouses[1]!.userId])
})

test.each(['whole', 'credit'] as const)('W6: paid %s, nothing is left to pay', async (pay) => {
  const customer = await world.customer(pay === 'credit' ? { creditFils: 1_000_000n } : {})
  const at = await world.booked({ pay, customer })
  expect(await world.view(customer, at)).toMatchObject({
    status: 'QS_FINAL_PAY_RECEIVED',
    money: { paid: '1102.50', balance: '0.00' },
  })
})

test('a request that fails on our side is said not to be submitted, in the language of the page', async () => {
  const customer = await world.customer()
  await app.owner.query('alter table request_events rename to warehouse_events_away')
  const { status: http, body } = await app.ask(customer, storage.saveStorage, {
    body: { storageRequestID: null, form: storageForm(app.clock.now()) },
    headers: { 'x-language': 'ar' },
  })
  await app.owner.query('alter table warehouse_events_away rename to request_events')
  expect([http, body.code]).toEqual([500, 'kit.not-submitted'])
  expect(body.errorMessage).toContain('لم يتم إرسال طلبك بنجاح')
})

test('the documented body of a storage quotation is taken, and a draft says what it lacks', async () => {
  const at = await world.requested()
  const send = (change: object) =>
    app.ask(at.winner, storage.submitStorageQuote, {
      body: {
        RequestId: at.requestId,
        charges: [{ code: 'storage', buyingRate: '800.00', sellingRate: '1000.00' }],
        additionalCharges: [],
        buyingRate: '800.00',
        sellingRate: '1000.00',
        commissionPercentage: 25,
        termsAndConditions: true,
        downPayment: '525.00',
        isDraft: false,
        ...change,
      },
    })
  const draft = world.must(await send({ isDraft: true })).body
  expect(draft.warnings).toMatchObject([{ field: 'fileDocumentId', code: 'quotes.file-required' }])
  const vendorQuoteFile = await world.document(at.winner, at.requestId, 'VENDOR_QUOTE')
  const wrong = (await send({ vendorQuoteFile, downPayment: '500.00' })).body
  expect(wrong.fieldErrors).toMatchObject([{ field: 'downPayment', code: 'quotes.sum-differs' }])
  expect(world.must(await send({ vendorQuoteFile })).body).toMatchObject({
    state: 'Q_SUBMITTED',
    warnings: [],
  })
})

test('storage is not paid before its terms are accepted, and the refusal names the call that accepts them', async () => {
  const at = await world.quoted({ warehouses: 1 })
  const { id } = at.quotations[0]!
  for (const way of [0, 1]) {
    const { body } = await app.ask(at.customer, storage.payStorage, { query: { QuoteID: id }, way })
    expect(body.code).toBe('quotes.terms-first')
    expect(body.errorMessage).toContain(`acceptStorageQuote, POST /api/Warehouse/AcceptQuote/${id}`)
  }
})

test('W7: a payment that fails leaves the request where it was, and it may be tried again', async () => {
  const at = await world.accepted()
  world.must(await world.settle(at.sessionId, 'failed'))
  expect(await status(at)).toBe('QS_AWP')
  const [quotation] = await rows<{ state: string }>(
    app.db,
    sql`select state from quotations where subject_id = ${at.requestId}`,
  )
  expect(quotation!.state).toBe('Q_FAILED')
  expect((await world.accept(at)).status).toBe(200)
})

test('W8: the last rejected quotation ends the request once nobody else may answer', async () => {
  const at = await world.quoted()
  const [first, last] = at.quotations
  const reject = (id: string) =>
    world.done(at.customer, storage.rejectStorageQuote, { query: { id }, body: {} })
  await reject(first!.id)
  expect(await status(at)).toBe('QS_AWP')
  await reject(last!.id)
  expect(await status(at)).toBe('QS_REJ')
})

test('W9: time ends what nobody answers and quotations that run out; it may be asked for again', async () => {
  const [silent, quoted] = [await world.requested(), await world.quoted()]
  await app.owner.query(
    `update requests set window_ends_at = now() - interval '1 second' where id = any($1)`,
    [[silent.requestId, quoted.requestId]],
  )
  await closeWindows(app.db, app.clock)
  expect(await status(silent)).toBe('EXPIRED')
  await app.owner.query(
    `update quotations set valid_until = now() - interval '1 second' where subject_id = $1`,
    [quoted.requestId],
  )
  await expireQuotes(app.db, app.clock)
  expect(await status(quoted)).toBe('EXPIRED')
  const { startDate, endDate } = storageForm(app.clock.now())
  world.must(
    await app.ask(silent.customer, storage.reinitiateStorage, {
      ...world.of(silent),
      body: { startDate, endDate },
    }),
  )
  expect(await status(silent)).toBe('QS_RCD')
})

test('W10: before payment its customer cancels, unless a payment is open', async () => {
  const at = await world.accepted()
  const cancel = () => app.ask(at.customer, storage.cancelStorage, { ...byId(at), body: reason })
  expect(await code(cancel())).toBe('warehouse.payment-open')
  world.must(await world.settle(at.sessionId, 'cancelled'))
  world.must(await cancel())
  expect(await status(at)).toBe('QS_CAN')
})

test('W11: paid storage is cancelled by staff with the fee of the rule, and not once it is stored', async () => {
  const at = await world.booked({ pay: 'whole' })
  const desk = await addPerson(app.db, 'desk')
  const cancel = (of: Stored, person = desk) =>
    app.ask(person, storage.cancelStorage, { ...byId(of), body: reason })
  expect(await code(cancel(at, at.customer))).toBe('warehouse.cancel-support')
  world.must(await cancel(at))
  await app.work()
  // Ten percent of 1102.50 are kept and owed to the warehouse; the rest is back on the card.
  expect(await world.balances(at.requestId)).toEqual({ gateway_clearing: -11_025n, agent_payable: 11_025n })
  expect(app.gateway.order(at.sessionId).refundedFils).toBe(99_225n)
  expect((await invoiceSums(at)).map(({ kind, total }) => [kind, total])).toEqual([
    ['advance', '1102.50'],
    ['credit-note', '992.25'],
  ])
  const stored = await world.stored()
  expect(await code(cancel(stored))).toBe('warehouse.cancel-stored')
})

test('W12, W13, W14: the final quotation is paid, the goods leave, all advances are netted, the warehouse is owed the whole', async () => {
  const door = await world.booked({ form: { pickup: place(), deliveryAsPickup: true } })
  await world.reach(door, 'PICKED_UP', 'STORED')
  expect(await code(world.report(door, 'OUT_FOR_DELIVERY'))).toBe('warehouse.balance-open')
  expect(world.must(await world.finalQuote(door)).body).toEqual({
    totalEstimate: '1207.50',
    balance: '656.25',
    status: 'QS_AWAITING_FINAL_PAY',
    needsConsent: false,
  })
  expect(await messagesOf(door, 'storage-final-quote')).toEqual([door.customer.userId])
  expect(await listedTotal(door)).toBe('1207.50')
  const failed = await world.done(door.customer, storage.payStorage, {
    query: { QuoteID: door.quotations[0]!.id },
    way: 1,
  })
  world.must(await world.settle(failed.sessionId, 'failed'))
  expect(await status(door)).toBe('QS_AWAITING_FINAL_PAY')
  await world.payFinal(door)
  expect(await status(door)).toBe('QS_FINAL_PAY_RECEIVED')
  await world.reach(door, 'OUT_FOR_DELIVERY', 'DELIVERED')
  expect(await code(world.complete(door))).toBe('warehouse.invoice-first')
  await world.document(door.winner, door.requestId, 'INVOICE')
  world.must(await world.complete(door))
  expect(await status(door)).toBe('QS_CMP')
  expect(await world.balances(door.requestId)).toEqual({
    gateway_clearing: -120_750n,
    agent_payable: 120_750n,
  })
  expect(await invoiceSums(door)).toEqual([
    { kind: 'advance', total: '551.25', advance: '0.00', due: '0.00', paid: '551.25' },
    { kind: 'advance', total: '656.25', advance: '0.00', due: '0.00', paid: '656.25' },
    { kind: 'final', total: '1207.50', advance: '1207.50', due: '0.00', paid: '0.00' },
  ])
  expect(await messagesOf(door, 'storage-completed')).toEqual([door.customer.userId])
  expect(await code(world.complete(door))).toBe('warehouse.not-booked')
})

test('the final invoice names every advance and declares VAT once', async () => {
  const at = await world.completed()
  const [first, second, final] = await Promise.all(
    (await listTaxInvoices(app.db, at.requestId)).map((row) => readTaxInvoiceData(app.db, row)),
  )
  const notes = final!.notes.map(({ en }) => en).join(' ')
  expect([notes.includes(first!.number), notes.includes(second!.number)]).toEqual([true, true])
  expect(final!.advanceVat).toBe((Number(first!.vat) + Number(second!.vat)).toFixed(2))
  expect(Number(final!.vatDue)).toBeCloseTo(Number(final!.vat) - Number(final!.advanceVat), 10)
})

test('on credit nothing is invoiced before the end, and the whole stays due then', async () => {
  const customer = await world.customer({ creditFils: 1_000_000n })
  const at = await world.completed({ pay: 'credit', customer })
  expect(await invoiceSums(at)).toEqual([
    { kind: 'final', total: '1102.50', advance: '0.00', due: '1102.50', paid: '0.00' },
  ])
  expect(await world.balances(at.requestId)).toEqual({ credit_exposure: -110_250n, agent_payable: 110_250n })
})

test('it is rated once, with a comment, by its customer, and only when it is complete', async () => {
  const under = await world.delivered()
  const rate = (of: Stored, body: Record<string, unknown>, person = of.customer) =>
    app.ask(person, storage.rateStorage, { ...world.of(of), body })
  const given = { rating: 5, comments: 'Clean and dry' }
  expect(await code(rate(under, given))).toBe('warehouse.not-completed')
  const at = await world.completed()
  const said = async (body: Record<string, unknown>) =>
    world.must(await rate(at, body)).body.alreadySubmitted as boolean
  const fault = async (change: object) => (await rate(at, { ...given, ...change })).body.fieldErrors[0]
  expect((await fault({ rating: undefined })).field).toBe('rating')
  expect(await fault({ comments: '  ' })).toMatchObject({ code: 'quotes.comment-required' })
  expect(await fault({ comments: 'x'.repeat(151) })).toMatchObject({ code: 'quotes.comment-long' })
  expect(await said({ rating: 4, comments: 'x'.repeat(150) })).toBe(false)
  expect(await said({ rating: 1, comments: 'Again' })).toBe(true)
  expect((await rate(at, given, await world.customer())).status).toBe(404)
  expect((await rate(at, given, at.winner)).status).toBe(403)
  expect(
    await rows(app.db, sql`select rating, comments from request_feedback where request_id = ${at.requestId}`),
  ).toEqual([{ rating: 4, comments: 'x'.repeat(150) }])
})
