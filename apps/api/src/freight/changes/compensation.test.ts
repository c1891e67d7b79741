// F36 with money: a disputed delivery closed with compensation, shown before, posted once, by two persons above a limit.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listBookFaults, listLedgerFaults } from '../../finance/door.ts'
import { codeOf, one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let desk: Person
let admin: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterEach(async () =>
  expect([...(await listLedgerFaults(app.db)), ...(await listBookFaults(app.db))]).toEqual([]),
)
afterAll(() => app.close())

const note = 'Two of forty cartons were crushed'
const disputed = async (options: Parameters<World['delivered']>[0] = {}): Promise<Journey> => {
  const journey = await world.delivered({ agents: 1, ...options })
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  await dispute(journey)
  return journey
}
const dispute = (journey: Journey) =>
  world.done(journey.customer, freight.openDispute, {
    query: { id: journey.requestId },
    body: { reason: 'Two cartons are crushed' },
  })
const give = (journey: Journey, amount: string, person = desk): Promise<Answer> =>
  app.ask(person, freight.compensateDispute, { query: { id: journey.requestId }, body: { amount, note } })
const decide = (compensationId: string, person: Person, isConfirmed = true): Promise<Answer> =>
  app.ask(person, freight.decideCompensation, { query: { id: compensationId }, body: { isConfirmed } })
const terms = (journey: Journey, amount?: string) =>
  world.done(desk, freight.compensationTerms, {
    query: { RequestId: journey.requestId, ...(amount && { amount }) },
  })
const complete = (journey: Journey) =>
  world.done(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } })
/** Sums of a subject's ledger by kind of account; they add up to nothing. */
const balances = async (journey: Journey): Promise<Record<string, bigint>> => {
  const found = await rows<{ kind: string; fils: bigint }>(
    app.db,
    sql`select a.kind, sum(e.amount_fils)::bigint as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = ${journey.requestId}
      group by a.kind having sum(e.amount_fils) <> 0`,
  )
  expect(found.reduce((total, row) => total + row.fils, 0n)).toBe(0n)
  return Object.fromEntries(found.map((row) => [row.kind, row.fils]))
}
type TaxInvoice = { kind: string; total: bigint; vat: bigint; due: bigint }
const taxInvoices = (journey: Journey): Promise<TaxInvoice[]> =>
  rows(
    app.db,
    sql`select kind, total_fils as total, vat_fils as vat, total_fils - advance_fils - paid_fils as due from tax_invoices
      where subject_id = ${journey.requestId} order by issued_at`,
  )
const messagesLike = async (journey: Journey, like: string): Promise<string[]> =>
  (
    await rows<{ said: string }>(
      app.db,
      sql`select distinct n.template || ' ' || u.role || ' ' || u.language as said from notifications n
        join users u on u.id = n.user_id where n.subject_id = ${journey.requestId} and n.template like ${like} order by 1`,
    )
  ).map((row) => row.said)

describe('F36: a dispute closed with compensation', () => {
  test('is shown as it is posted: the note with its VAT, the refund of the newest payment, the agent’s share', async () => {
    const journey = await disputed()
    expect(await terms(journey)).toMatchObject({
      paid: '8471.00',
      compensated: '0.00',
      most: '8471.00',
      aloneUpTo: '1000.00',
      paymentType: 'card',
      refusal: null,
      posting: null,
    })
    const shown = (await terms(journey, '500')).posting
    expect(shown).toEqual({
      amount: '500.00',
      refusal: null,
      needsSecond: false,
      invoiceFirst: false,
      vat: '3.01',
      refunds: [{ part: 'final', amount: '500.00' }],
    })
    expect(world.must(await give(journey, '500')).body.isPosted).toBe(true)
    expect(await balances(journey)).toEqual({
      gateway_clearing: -847_100n,
      refunds_in_transit: 50_000n,
      customer_advance: 797_100n,
    })
    expect((await taxInvoices(journey)).at(-1)).toEqual({
      kind: 'credit-note',
      total: 50_000n,
      vat: 301n,
      due: 0n,
    })
    await app.work()
    expect(app.gateway.order(journey.sessionId).refundedFils).toBe(50_000n)
    const seen = await world.view(journey.customer, journey)
    expect(seen.dispute).toMatchObject({ closedBy: 'desk', note })
    expect(seen.money).toMatchObject({
      balance: '0.00',
      compensation: '500.00',
      refunds: [{ amount: '500.00', isSettled: true }],
    })
    expect(seen.timeline.slice(-2)).toMatchObject([
      { code: 'COMPENSATED', amount: '500.00', by: 'desk' },
      { code: 'DISPUTE_CLOSED', note },
    ])
    await complete(journey)
    expect(await balances(journey)).toEqual({ gateway_clearing: -797_100n, agent_payable: 797_100n })
  })

  test('notifies both sides, each in their language, and its note is in the list of documents', async () => {
    const journey = await disputed({ customer: await world.customer({ language: 'ar' }) })
    world.must(await give(journey, '120.50'))
    expect(await messagesLike(journey, 'dispute-compensated%')).toEqual([
      `dispute-compensated ${journey.customer.role} ar`,
      'dispute-compensated-agent clearing-agent en',
    ])
    const { invoices } = (await world.view(journey.customer, journey)).money
    expect(invoices.map((each: { kind: string }) => each.kind)).toEqual(['advance', 'final', 'credit-note'])
    const printed = await app.ask(journey.customer, freight.downloadInvoice, {
      query: { RequestId: journey.requestId, kind: 'credit-note', number: invoices[2].number },
    })
    expect([printed.status, printed.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const other = await app.ask(journey.customer, freight.downloadInvoice, {
      query: { RequestId: journey.requestId, kind: 'credit-note', number: 'CRN-26-9999999' },
    })
    expect(other.body.code).toBe('freight.invoice-missing')
  })

  test('of a shipment paid at once invoices the whole first, so that nothing looks due', async () => {
    const journey = await world.booked({ agents: 1, carriage: 'air-import-port', pay: 'whole' })
    await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DOC', 'QS_CUD', 'QS_CUC')
    world.must(await world.finalQuote(journey, '7200.00'))
    await world.reach(journey, 'QS_DEL')
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    await dispute(journey)
    expect((await terms(journey, '300.00')).posting).toMatchObject({ invoiceFirst: true })
    world.must(await give(journey, '300.00'))
    await complete(journey)
    const found = await taxInvoices(journey)
    expect(found.map(({ kind, due }) => [kind, due])).toEqual([
      ['advance', 0n],
      ['final', 0n],
      ['credit-note', 0n],
    ])
    expect(found[2]!.total).toBe(30_000n)
  })

  test('goes back over both payments where it is more than the last one, with one note', async () => {
    const journey = await disputed()
    const { compensationId } = world.must(await give(journey, '5000.00')).body
    expect((await terms(journey, '5000')).posting.refunds).toEqual([
      { part: 'final', amount: '4335.50' },
      { part: 'down', amount: '664.50' },
    ])
    world.must(await decide(compensationId, admin))
    await app.work()
    expect(await balances(journey)).toEqual({ gateway_clearing: -347_100n, customer_advance: 347_100n })
    expect((await taxInvoices(journey)).map(({ kind }) => kind)).toEqual(['advance', 'final', 'credit-note'])
  })

  test('on credit takes it off the account, with an invoice of the whole and a note', async () => {
    const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
    const journey = await disputed({ customer, pay: 'credit' })
    expect((await terms(journey, '700')).paymentType).toBe('credit')
    world.must(await give(journey, '700'))
    expect(await balances(journey)).toEqual({ credit_exposure: -777_100n, customer_advance: 777_100n })
    expect((await taxInvoices(journey)).map(({ kind, total, due }) => [kind, total, due])).toEqual([
      ['final', 847_100n, 847_100n],
      ['credit-note', 70_000n, 0n],
    ])
    expect((await world.view(customer, journey)).money).toMatchObject({ compensation: '700.00', refunds: [] })
    await complete(journey)
    expect(await balances(journey)).toEqual({ credit_exposure: -777_100n, agent_payable: 777_100n })
  })

  test('of everything leaves the agent nothing, and the shipment completes all the same', async () => {
    const journey = await disputed()
    world.must(await decide(world.must(await give(journey, '8471.00')).body.compensationId, admin))
    await app.work()
    await complete(journey)
    expect(await balances(journey)).toEqual({})
  })

  test('is never more than was paid and has not gone back, and not while a refund is on its way', async () => {
    const journey = await disputed()
    for (const [amount, code] of [
      ['0', 'freight.compensation-amount'],
      ['12.345', 'freight.compensation-amount'],
      ['-5', 'freight.compensation-amount'],
      ['8471.01', 'finance.refund-too-large'],
    ] as const) {
      const { body } = await give(journey, amount)
      expect([amount, body.fieldErrors[0].field, body.fieldErrors[0].code]).toEqual([amount, 'amount', code])
    }
    world.must(await give(journey, '471.00'))
    expect((await give(journey, '1')).body.code).toBe('freight.not-disputed')
    await dispute(journey)
    expect((await terms(journey, '8000')).posting.refusal).toBe('finance.refund-in-progress')
    const { compensationId } = world.must(await give(journey, '8000')).body
    expect((await decide(compensationId, admin)).body.code).toBe('finance.refund-in-progress')
    world.must(await decide(compensationId, desk, false))
    expect((await give(journey, '8000.01')).body.fieldErrors[0].code).toBe('finance.refund-too-large')
    await app.work()
    world.must(await decide(world.must(await give(journey, '8000')).body.compensationId, admin))
    await app.work()
    expect((await terms(journey)).compensated).toBe('8471.00')
    await complete(journey)
    expect(await balances(journey)).toEqual({})
  })

  test('is the staff’s alone, and of a delivery alone', async () => {
    const journey = await disputed()
    for (const person of [journey.customer, journey.winner])
      expect((await give(journey, '10', person)).status).toBe(403)
    const readonly = await addPerson(app.db, 'admin-readonly')
    expect((await give(journey, '10', readonly)).status).toBe(403)
    const delivered = await world.delivered({ agents: 1 })
    expect((await give(delivered, '10')).body.code).toBe('freight.not-disputed')
    expect((await give(await world.quoted({ agents: 1 }), '10')).body.code).toBe('freight.not-booked')
    // Put back from delivery while the case is open: there is nothing to compensate until it is delivered again.
    const { correctionId } = await world.done(admin, freight.proposeCorrection, {
      query: { id: journey.requestId },
      body: { to: 'QS_DIS', first: 'QS_DEL', reason: 'Handed over elsewhere' },
    })
    await world.done(desk, freight.decideCorrection, {
      query: { id: correctionId },
      body: { isConfirmed: true },
    })
    expect((await give(journey, '10')).body.code).toBe('freight.not-delivered')
  })

  test('that waits is checked again when it is approved: a delivery taken back in the meantime is none', async () => {
    const journey = await disputed()
    const { compensationId } = world.must(await give(journey, '3000')).body
    const { correctionId } = await world.done(admin, freight.proposeCorrection, {
      query: { id: journey.requestId },
      body: { to: 'QS_DIS', first: 'QS_DEL', reason: 'Handed over elsewhere' },
    })
    await world.done(desk, freight.decideCorrection, {
      query: { id: correctionId },
      body: { isConfirmed: true },
    })
    const before = await balances(journey)
    expect((await decide(compensationId, admin)).body.code).toBe('freight.not-delivered')
    expect(await balances(journey)).toEqual(before)
  })

  test('that was dropped while somebody was about to approve it is not posted', async () => {
    const journey = await disputed()
    const { compensationId } = world.must(await give(journey, '3000')).body
    const before = await balances(journey)
    await app.owner.query('begin')
    await app.owner.query('select from requests where id = $1 for update', [journey.requestId])
    const late = decide(compensationId, admin)
    // It has read the proposal and waits for the request.
    await expect
      .poll(async () => (await rows(app.db, sql`select from pg_locks where not granted`)).length, {
        timeout: 5000,
      })
      .toBeGreaterThan(0)
    await app.owner.query(
      `update freight_compensations set outcome = 'DROPPED', decided_by = proposed_by, decided_at = now() where id = $1`,
      [compensationId],
    )
    await app.owner.query('commit')
    expect((await late).body.code).toBe('freight.compensation-none')
    expect(await balances(journey)).toEqual(before)
  })

  test('above the setting waits for a second person, who is told, and posts nothing until then', async () => {
    const journey = await disputed()
    const before = await balances(journey)
    expect((await terms(journey, '1000.01')).posting.needsSecond).toBe(true)
    const { compensationId, isPosted } = world.must(await give(journey, '1000.01')).body
    expect([isPosted, await balances(journey)]).toEqual([false, before])
    expect((await messagesLike(journey, 'compensation-waiting')).length).toBeGreaterThan(0)
    expect((await give(journey, '10', admin)).body.code).toBe('freight.compensation-open')
    expect((await decide(compensationId, desk)).body.code).toBe('freight.compensation-second-person')
    expect((await terms(journey)).waiting).toMatchObject({ amount: '1000.01', note, own: true })
    expect((await world.view(journey.customer, journey)).flags).toEqual(['disputed'])
    world.must(await decide(compensationId, admin))
    expect((await balances(journey))['refunds_in_transit']).toBe(100_001n)
    expect((await decide(compensationId, admin)).body.code).toBe('freight.compensation-none')
    const exact = await disputed()
    expect(world.must(await give(exact, '1000.00')).body.isPosted).toBe(true)
  })

  test('counts with what was given alone before: on the shipment by anybody, to the customer by the same person for a day', async () => {
    const journey = await disputed()
    expect(world.must(await give(journey, '600.00')).body.isPosted).toBe(true)
    await app.work()
    await dispute(journey)
    expect(await terms(journey, '400.01')).toMatchObject({
      givenAlone: '600.00',
      posting: { needsSecond: true },
    })
    expect((await terms(journey, '400.00')).posting.needsSecond).toBe(false)
    // A colleague does not begin anew on the same shipment.
    const { compensationId, isPosted } = world.must(await give(journey, '400.01', admin)).body
    expect(isPosted).toBe(false)
    world.must(await decide(compensationId, desk))
    // What two persons have given counts no more.
    await app.work()
    await dispute(journey)
    expect(world.must(await give(journey, '400.00')).body.isPosted).toBe(true)

    const { customer } = journey
    const other = await disputed({ customer })
    expect(world.must(await give(other, '0.01', admin)).body.isPosted).toBe(true)
    await app.work()
    await dispute(other)
    expect((await terms(other, '0.01')).posting.needsSecond).toBe(true)
    app.clock.pass(25 * 3_600_000)
    expect((await terms(other, '999.99')).posting.needsSecond).toBe(false)
    app.clock.reset()
  })

  test('on two shipments of a customer at once is summed as well', async () => {
    const first = await disputed()
    const second = await disputed({ customer: first.customer })
    const answers = await Promise.all([give(first, '600.00'), give(second, '600.00')])
    expect(answers.map((answer) => world.must(answer).body.isPosted).toSorted()).toEqual([false, true])
  })

  test('that waits is dropped by its own proposer, and with the dispute when that is closed without', async () => {
    const journey = await disputed()
    const first = world.must(await give(journey, '2000')).body.compensationId
    world.must(await decide(first, desk, false))
    const second = world.must(await give(journey, '2500')).body.compensationId
    await world.done(journey.customer, freight.closeDispute, {
      query: { id: journey.requestId },
      body: { note: 'Settled between us' },
    })
    expect((await decide(second, admin)).body.code).toBe('freight.compensation-none')
    expect((await balances(journey))['refunds_in_transit']).toBeUndefined()
  })

  test('given by fifty hands at once is given once, and approved by many at once too', async () => {
    const journey = await disputed()
    await app.work()
    const before = app.gateway.refunds()
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(journey, '400')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await app.work()
    expect(app.gateway.refunds() - before).toBe(1)
    expect((await taxInvoices(journey)).filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
    const large = await disputed()
    const { compensationId } = world.must(await give(large, '3000')).body
    const approvals = await Promise.all(Array.from({ length: 20 }, () => decide(compensationId, admin)))
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await taxInvoices(large)).filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
  })

  test('needs its second person and its bounds in the database itself', async () => {
    const journey = await disputed()
    const { compensationId } = world.must(await give(journey, '3000')).body
    const refused = (statement: Promise<unknown>) => statement.then(() => undefined, codeOf)
    expect(
      await refused(
        sql`update freight_compensations set outcome = 'MADE', decided_by = proposed_by, decided_at = now()
          where id = ${compensationId}`.execute(app.db),
      ),
    ).toBe('23514')
    expect(
      await refused(
        sql`update requests set compensated_fils = paid_fils + 1, balance_move = 'compensate', balance_moved_as = 'desk',
          version = version + 1 where id = ${journey.requestId}`.execute(app.db),
      ),
    ).toBe('23514')
    const { n } = await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from ledger_transactions where subject_id = ${journey.requestId} and kind like 'refund%'`,
    )
    expect(n).toBe(0)
  })
})
