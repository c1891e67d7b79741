// F17-F19: cancelling before, during and after payment; the refund rule shown is the one that is booked, once.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listBookFaults, listLedgerFaults } from '../../finance/door.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(async () =>
  expect([...(await listLedgerFaults(app.db)), ...(await listBookFaults(app.db))]).toEqual([]),
)
afterAll(() => app.close())

const cancel = (person: Person, journey: Journey, change: Record<string, unknown> = {}): Promise<Answer> =>
  app.ask(person, freight.cancelRequest, {
    query: { id: journey.requestId },
    body: { reason: 'The order has been called off', ...change },
  })
const terms = (person: Person, journey: Journey) =>
  world.done(person, freight.cancelTerms, { query: { RequestId: journey.requestId } })
const status = async (journey: Journey): Promise<string> =>
  (await world.view(journey.customer, journey)).status
const balances = async (subjectId: string): Promise<Record<string, bigint>> => {
  const found = await rows<{ kind: string; fils: bigint }>(
    app.db,
    sql`select a.kind, sum(e.amount_fils)::bigint as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = ${subjectId}
      group by a.kind having sum(e.amount_fils) <> 0`,
  )
  return Object.fromEntries(found.map((row) => [row.kind, row.fils]))
}
const creditNotes = (subjectId: string) =>
  rows<{ total: bigint }>(
    app.db,
    sql`select total_fils as total from tax_invoices where subject_id = ${subjectId} and kind = 'credit-note' order by number`,
  )

test('F17: before a booking its customer, the desk and an administrator cancel it without a fee', async () => {
  const admin = await addPerson(app.db, 'admin')
  for (const who of ['customer', 'desk', 'admin'] as const) {
    const journey = await world.quoted({ agents: 1 })
    const person = { customer: journey.customer, desk, admin }[who]
    expect(await terms(person, journey)).toMatchObject({ stage: 'unpaid', paid: null, refusal: null })
    world.must(await cancel(person, journey))
    expect(await status(journey)).toBe('QS_CAN')
    expect((await cancel(person, journey)).body.code).toBe('kit.moved-on')
    expect(await balances(journey.requestId)).toEqual({})
  }
})

describe('F18: an acceptance', () => {
  test('is not cancelled while its payment is open: payment in progress, wait 5 minutes', async () => {
    const journey = await world.accepted()
    expect((await cancel(journey.customer, journey)).body.code).toBe('freight.payment-open')
    expect((await cancel(desk, journey)).body.code).toBe('freight.payment-open')
    expect((await terms(desk, journey)).refusal).toBe('freight.payment-open')
    expect(await status(journey)).toBe('QS_AWP')
  })

  test('that nobody pays any more is cancelled, and every quotation is closed', async () => {
    const journey = await world.accepted()
    // As after a crash between the end of the session and its reaction.
    await app.owner.query('alter table payment_sessions disable trigger payment_sessions_guard')
    await app.owner.query(`update payment_sessions set state = 'EXPIRED' where id = $1`, [journey.sessionId])
    await app.owner.query('alter table payment_sessions enable trigger payment_sessions_guard')
    world.must(await cancel(journey.customer, journey))
    expect(await status(journey)).toBe('QS_CAN')
    const states = await rows<{ state: string }>(
      app.db,
      sql`select distinct state from quotations where subject_id = ${journey.requestId}`,
    )
    expect(states).toEqual([{ state: 'Q_NOT_AWARDED' }])
  })
})

describe('F19: a paid shipment', () => {
  test('is told to contact support when its customer cancels, and nothing changes', async () => {
    const journey = await world.booked({ agents: 1 })
    expect((await cancel(journey.customer, journey)).body).toMatchObject({
      code: 'freight.cancel-support',
      errorMessage: 'This shipment is paid. Please contact support to cancel it.',
    })
    expect(await status(journey)).toBe('QS_PPA')
  })

  test('gives back what the rule says, as it was shown: ledger, credit note, and the gateway', async () => {
    const journey = await world.booked({ agents: 1 })
    const shown = await terms(desk, journey)
    // 10 percent of 8,271.00 is kept of the 4,135.50 that were paid.
    expect(shown).toMatchObject({ stage: 'booked', paid: '4135.50', refund: '3308.40', paymentType: 'card' })
    expect(shown.rules.map((rule: { fee: string | null }) => rule.fee)).toEqual([
      null,
      '827.10',
      '4135.50',
      '4135.50',
    ])
    expect((await cancel(desk, journey, { refund: '4135.50' })).body.code).toBe('freight.refund-changed')
    world.must(await cancel(desk, journey, { refund: shown.refund }))
    expect(await balances(journey.requestId)).toEqual({
      gateway_clearing: -413_550n,
      refunds_in_transit: 330_840n,
      agent_payable: 82_710n,
    })
    expect(await creditNotes(journey.requestId)).toEqual([{ total: 330_840n }])
    await app.work()
    expect(await balances(journey.requestId)).toEqual({ gateway_clearing: -82_710n, agent_payable: 82_710n })
    expect(app.gateway.order(journey.sessionId).refundedFils).toBe(330_840n)
    const seen = await world.view(journey.customer, journey)
    expect(seen.status).toBe('QS_CAN')
    expect(seen.money).toMatchObject({
      balance: '0.00',
      cancelFee: '827.10',
      invoices: [{ kind: 'advance' }, { kind: 'credit-note' }],
      refunds: [{ amount: '3308.40', isSettled: true }],
    })
    const sent = await rows<{ template: string }>(
      app.db,
      sql`select distinct template from notifications where subject_id = ${journey.requestId} and template like 'shipment-cancelled%' order by 1`,
    )
    expect(sent.map((row) => row.template)).toEqual(['shipment-cancelled', 'shipment-cancelled-agent'])
    const printed = await app.ask(journey.customer, freight.downloadInvoice, {
      query: { RequestId: journey.requestId, kind: 'credit-note' },
    })
    expect([printed.status, printed.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('costs nothing when its agent is the reason', async () => {
    const journey = await world.reach(await world.booked({ agents: 1, pay: 'whole' }), 'DEPARTED')
    expect(await terms(desk, journey)).toMatchObject({ stage: 'under-way', refundOfAgentFault: '8271.00' })
    world.must(await cancel(desk, journey, { fault: 'agent', refund: '8271.00' }))
    await app.work()
    expect(await balances(journey.requestId)).toEqual({})
  })

  test('with both payments in gives back the newest first, and no final payment is asked any more', async () => {
    const waiting = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED', 'QS_ARRIVE')
    world.must(await world.finalQuote(waiting))
    expect(await terms(desk, waiting)).toMatchObject({ stage: 'arrived', refund: '0.00' })
    world.must(await cancel(desk, waiting))
    expect(
      (
        await app.ask(waiting.customer, freight.pay, {
          query: { QuoteID: waiting.quotations[0]!.id },
          way: 1,
        })
      ).body.code,
    ).toBe('freight.nothing-to-pay')
    const both = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    world.must(await world.finalQuote(both))
    const paid = await world.payFinal(both)
    const { refund } = await terms(desk, both)
    expect(refund).toBe('4235.50')
    world.must(await cancel(desk, both, { refund }))
    await app.work()
    // Less than the final payment was: the down payment stays untouched.
    expect(app.gateway.order(paid.sessionId).refundedFils).toBe(423_550n)
    expect(app.gateway.order(both.sessionId).refundedFils).toBe(0n)
    expect((await balances(both.requestId))['refunds_in_transit']).toBeUndefined()
  })

  test('on credit frees the account of what is not kept', async () => {
    const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
    const journey = await world.booked({ agents: 1, customer, pay: 'credit' })
    world.must(await cancel(desk, journey, { refund: '7443.90' }))
    expect(await balances(journey.requestId)).toEqual({ credit_exposure: -82_710n, agent_payable: 82_710n })
  })

  test('on credit has a tax invoice of the fee, with the VAT of its share, and one only', async () => {
    const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
    const journey = await world.booked({ agents: 1, customer, pay: 'credit' })
    world.must(await cancel(desk, journey, { refund: '7443.90' }))
    const issued = await rows<Record<string, unknown>>(
      app.db,
      sql`select kind, number, lines -> 0 ->> 'en' as line, total_fils as total, vat_fils as vat, advance_fils as advance,
        paid_fils as paid from tax_invoices where subject_id = ${journey.requestId}`,
    )
    // 5 percent of the standard-rated share of the fee; the ocean freight in it is zero-rated.
    const vat = 510n
    expect(issued).toMatchObject([
      {
        kind: 'final',
        total: 82_710n,
        vat,
        advance: 0n,
        paid: 0n,
        line: expect.stringContaining('Cancellation fee'),
      },
    ])
    expect(String(issued[0]!['number'])).toMatch(/^INV-\d{2}-\d{7}$/)
    // The fee is owed from now on, and nothing else of the shipment.
    const { rows: owed } = await app.owner.query(
      'select amount_fils from credit_receivables v join tax_invoices i on i.id = v.invoice_id where i.subject_id = $1',
      [journey.requestId],
    )
    expect(owed).toEqual([{ amount_fils: '82710' }])
    const { money } = await world.view(customer, journey)
    expect([money.cancelFee, money.invoices]).toEqual([
      '827.10',
      [{ kind: 'final', number: issued[0]!['number'] }],
    ])
    const printed = await app.ask(customer, freight.downloadInvoice, {
      query: { RequestId: journey.requestId, kind: 'final' },
    })
    expect([printed.status, printed.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const free = await world.booked({ agents: 1, customer, pay: 'credit' })
    world.must(await cancel(desk, free, { fault: 'agent', refund: '8271.00' }))
    expect((await world.view(customer, free)).money.invoices).toEqual([])
  })

  test('is not cancelled any more once delivery has begun', async () => {
    const journey = await world.delivered({ agents: 1 })
    expect((await cancel(desk, journey)).body.code).toBe('freight.cancel-too-late')
    expect((await terms(desk, journey)).stage).toBeNull()
  })

  test('is not cancelled while its final payment is open', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    world.must(await world.finalQuote(journey))
    await world.done(journey.customer, freight.pay, {
      query: { QuoteID: journey.quotations[0]!.id },
      way: 1,
    })
    expect((await cancel(desk, journey)).body.code).toBe('freight.payment-open')
  })

  test('cancelled by fifty hands at once is refunded once', async () => {
    const journey = await world.booked({ agents: 1 })
    const before = app.gateway.refunds()
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(desk, journey)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
    await app.work()
    expect(app.gateway.refunds() - before).toBe(1)
    const { n } = await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from payment_refunds where session_id = ${journey.sessionId}`,
    )
    expect(n).toBe(1)
  })
})
