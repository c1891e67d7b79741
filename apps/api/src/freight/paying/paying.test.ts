// Accepting and paying: terms, parts, credit, one session a request, what failure gives back, and a key that repeats nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { abandonPayment, completePayment, getPaymentStatus } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(async () => {
  app.clock.reset()
  app.gateway.reachable(true)
  expect(await listLedgerFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const pay = (journey: Journey, index = 0, given: Parameters<TestApp['ask']>[2] = {}): Promise<Answer> =>
  app.ask(journey.customer, freight.pay, {
    query: { QuoteID: journey.quotations[index]!.id },
    way: 1,
    ...given,
  })
const status = async (journey: Journey): Promise<string> =>
  (await world.view(journey.customer, journey)).status
const quotationState = async (journey: Journey, index = 0): Promise<string> =>
  (
    await one<{ state: string }>(
      app.db,
      sql`select state from quotations where id = ${journey.quotations[index]!.id}`,
    )
  ).state
const count = async (journey: Journey, table: string): Promise<number> =>
  (
    await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from ${sql.table(table)} where subject_id = ${journey.requestId}`,
    )
  ).n
const endLease = (sessionId: string) =>
  app.owner.query(`update payment_sessions set lease_until = now() - interval '1 second' where id = $1`, [
    sessionId,
  ])
const awaitingFinal = async (): Promise<Journey> => {
  const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED', 'QS_ARRIVE')
  world.must(await world.finalQuote(journey))
  return journey
}

describe('accepting', () => {
  test('asks for the terms and one of three ways to pay', async () => {
    const journey = await world.quoted()
    const accept = (body: unknown) =>
      app.ask(journey.customer, freight.acceptQuote, { query: { id: journey.quotations[0]!.id }, body })
    expect((await accept({ terms: false, pay: 'half' })).body.fieldErrors[0]).toMatchObject({
      field: 'terms',
      code: 'quotes.terms-required',
    })
    expect((await accept({ terms: true, pay: 'third' })).status).toBe(422)
    expect((await accept({ terms: true, pay: 'half', amount: '1.00' })).body.fieldErrors[0]).toMatchObject({
      field: 'amount',
      code: 'kit.field.unknown',
    })
    expect(await status(journey)).toBe('QS_FIN')
  })

  test('freezes the request, and the same person asking again is at the same session', async () => {
    const journey = await world.quoted()
    const first = world.must(await world.accept(journey, 'whole')).body
    expect(first.amount).toBe('8271.00')
    const again = world.must(await world.accept(journey, 'whole')).body
    expect(again).toEqual(first)
    expect(world.must(await pay(journey)).body).toEqual(first)
    expect([await status(journey), await quotationState(journey)]).toEqual(['QS_AWP', 'Q_LOCKED'])
    expect(await count(journey, 'payment_sessions')).toBe(1)
  })

  test('in another way, of another quotation or by a colleague waits for the open session', async () => {
    const journey = await world.accepted()
    const colleague = await addPerson(app.db, 'customer', { companyId: journey.customer.companyId })
    expect((await world.accept(journey, 'whole')).body.code).toBe('finance.payment-in-progress')
    expect((await world.accept(journey, 'half', 1)).body.code).toBe('quotes.payment-in-progress')
    expect((await world.accept({ ...journey, customer: colleague }, 'half')).status).toBe(409)
    expect((await pay({ ...journey, customer: colleague })).body.code).toBe('quotes.payment-in-progress')
  })

  test('paying for the other quotation does not lead to the page of this one', async () => {
    const journey = await world.accepted()
    expect((await pay(journey, 1)).body.code).toBe('quotes.payment-in-progress')
  })

  test('is possible to the last moment of the validity and not after it', async () => {
    const journey = await world.quoted()
    const { until } = await one<{ until: Date }>(
      app.db,
      sql`select valid_until as until from quotations where id = ${journey.quotations[0]!.id}`,
    )
    app.clock.at(new Date(until.getTime() + 1000))
    expect((await world.accept(journey, 'half')).body.code).toBe('quotes.expired')
    app.clock.at(new Date(until.getTime() - 60_000))
    expect((await world.accept(journey, 'half')).status).toBe(200)
  })

  test('awards one quotation and closes the other, whose agent reads so', async () => {
    const journey = await world.booked()
    expect([await quotationState(journey, 0), await quotationState(journey, 1)]).toEqual([
      'Q_ACCEPTED',
      'Q_NOT_AWARDED',
    ])
    expect((await world.accept(journey, 'half', 1)).body.code).toBe('quotes.already-awarded')
    expect((await world.accept(journey, 'half', 0)).body.code).toBe('quotes.already-accepted')
  })
})

test('the gateway and the way back speak the language of the page that was paid from', async () => {
  const journey = await world.quoted({ agents: 1 })
  const { body } = world.must(await world.accept(journey, 'half', 0, { headers: { 'x-language': 'ar' } }))
  const kept = await one<{ language: string }>(
    app.db,
    sql`select language from payment_sessions where id = ${body.sessionId}`,
  )
  expect(kept.language).toBe('ar')
})

describe('credit', () => {
  test('is for credit customers', async () => {
    const journey = await world.quoted()
    expect((await world.accept(journey, 'credit')).body.code).toBe('finance.credit-none')
    expect(await status(journey)).toBe('QS_FIN')
  })

  test('reaches to the limit and no fil further', async () => {
    const [enough, short] = [
      await world.customer({ creditFils: 827_100n }),
      await world.customer({ creditFils: 827_099n }),
    ]
    const refused = await world.quoted({ customer: short, agents: 1 })
    expect((await world.accept(refused, 'credit')).body.code).toBe('finance.credit-limit')
    expect([await status(refused), await quotationState(refused)]).toEqual(['QS_FIN', 'Q_SUBMITTED'])
    const journey = await world.quoted({ customer: enough, agents: 1 })
    expect(world.must(await world.accept(journey, 'credit')).body).toMatchObject({
      paymentType: 'credit',
      redirectUrl: null,
    })
    expect(await status(journey)).toBe('QS_PAI')
  })
})

describe('a payment that does not succeed', () => {
  test('by the bank marks the quotation and gives the request back', async () => {
    const journey = await world.accepted()
    world.must(await world.settle(journey.sessionId, 'failed'))
    expect([await status(journey), await quotationState(journey)]).toEqual(['QS_FIN', 'Q_FAILED'])
    world.must(await world.accept(journey, 'half'))
    expect(await count(journey, 'payment_sessions')).toBe(2)
  })

  test('because the payer gave up frees everything at once', async () => {
    const journey = await world.accepted()
    const answer = await world.done(journey.customer, abandonPayment, {
      body: { sessionId: journey.sessionId },
    })
    expect(answer).toMatchObject({ status: 'CANCELLED', isKnown: true })
    expect([await status(journey), await quotationState(journey)]).toEqual(['QS_FIN', 'Q_SUBMITTED'])
    expect((await world.accept(journey, 'half', 1)).status).toBe(200)
  })

  test('in five minutes waits for the gateway to say that nothing can be charged any more', async () => {
    const journey = await world.accepted()
    await endLease(journey.sessionId)
    expect((await pay(journey)).body.code).toBe('quotes.payment-in-progress')
    expect((await world.accept(journey, 'half', 1)).body.code).toBe('quotes.payment-in-progress')
    await app.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await app.work()
    expect([await status(journey), await quotationState(journey)]).toEqual(['QS_FIN', 'Q_SUBMITTED'])
  })

  test('because the gateway cannot be reached says so, keeps the session, and goes on when it is back', async () => {
    const journey = await world.quoted()
    app.gateway.reachable(false)
    expect((await world.accept(journey, 'half')).body.code).toBe('finance.gateway-unavailable')
    app.gateway.reachable(true)
    expect((await pay(journey)).status).toBe(200)
    expect(await count(journey, 'payment_sessions')).toBe(1)
  })

  test('and succeeds after all books the shipment when it still can, and is given back when it cannot', async () => {
    const free = await world.accepted()
    world.must(await world.settle(free.sessionId, 'failed'))
    world.must(await world.settle(free.sessionId, 'succeeded'))
    expect(await status(free)).toBe('QS_PPA')

    const taken = await world.accepted()
    world.must(await world.settle(taken.sessionId, 'failed'))
    const other = world.must(await world.accept(taken, 'half', 1)).body
    world.must(await world.settle(other.sessionId, 'succeeded'))
    world.must(await world.settle(taken.sessionId, 'succeeded'))
    await app.work()
    expect([await quotationState(taken, 0), await quotationState(taken, 1)]).toEqual([
      'Q_NOT_AWARDED',
      'Q_ACCEPTED',
    ])
    expect(app.gateway.order(taken.sessionId).refundedFils).toBe(413_550n)
    expect(await count(taken, 'receipts')).toBe(1)
  })

  test('of another amount than asked books nothing', async () => {
    const journey = await world.accepted()
    app.gateway.settle(journey.sessionId, { amountFils: 100n })
    world.must(await world.settle(journey.sessionId, 'succeeded'))
    expect([await status(journey), await quotationState(journey)]).toEqual(['QS_FIN', 'Q_FAILED'])
  })
})

test('a notice told many times, and the browser coming back, make one posting and one receipt', async () => {
  const journey = await world.accepted()
  const tellings = Array.from({ length: 10 }, () => world.settle(journey.sessionId, 'succeeded'))
  const returns = Array.from({ length: 10 }, () =>
    app.ask(journey.customer, completePayment, { body: { sessionId: journey.sessionId } }),
  )
  for (const answer of await Promise.all([...tellings, ...returns])) world.must(answer)
  expect([
    await count(journey, 'ledger_transactions'),
    await count(journey, 'receipts'),
    await count(journey, 'tax_invoices'),
  ]).toEqual([1, 1, 1])
  expect(
    (await world.done(journey.customer, getPaymentStatus, { query: { sessionId: journey.sessionId } }))
      .status,
  ).toBe('SUCCEEDED')
})

test('a quotation that is not accepted yet is not paid: terms come first, with the call that accepts them', async () => {
  const journey = await world.quoted()
  const { id } = journey.quotations[0]!
  for (const way of [0, 1]) {
    const { status: http, body } = await pay(journey, 0, { way })
    expect([http, body.code]).toEqual([409, 'quotes.terms-first'])
    expect(body.errorMessage).toContain(`acceptQuote, POST /api/FreightAPI/AcceptQuote/${id}`)
  }
  const arabic = await pay(journey, 0, { headers: { 'x-language': 'ar' } })
  expect(arabic.body.errorMessage).toMatch(/الشروط .*acceptQuote/)
  expect([await status(journey), await count(journey, 'payment_sessions')]).toEqual(['QS_FIN', 0])
  world.must(await world.accept(journey, 'half'))
  expect((await pay(journey)).status).toBe(200)
})

test('a quotation that can no longer be accepted is not said to want its terms', async () => {
  const journey = await world.quoted()
  await world.done(journey.customer, freight.rejectQuote, {
    query: { id: journey.quotations[0]!.id },
    body: {},
  })
  expect((await pay(journey)).body.code).toBe('freight.nothing-to-pay')
})

describe('the final payment', () => {
  test('is what is left, by the accepted or the final quotation, and there is nothing to pay before and after it', async () => {
    const booked = await world.booked({ agents: 1 })
    expect((await pay(booked)).body.code).toBe('freight.nothing-to-pay')
    world.must(await world.finalQuote(booked))
    const { quotation } = await world.view(booked.customer, booked)
    const byFinal = { ...booked, quotations: [{ id: quotation.QuotationId, number: '', total: '' }] }
    const model = world.must(await pay(byFinal)).body
    expect(model.amount).toBe('4335.50')
    expect(world.must(await pay(booked)).body.sessionId).toBe(model.sessionId)
    world.must(await world.settle(model.sessionId, 'succeeded'))
    expect((await pay(booked)).body.code).toBe('freight.nothing-to-pay')
  })

  test('that fails is asked for again', async () => {
    const journey = await awaitingFinal()
    const { sessionId } = world.must(await pay(journey)).body
    expect((await world.finalQuote(journey, '7300.00')).body.code).toBe('freight.payment-open')
    world.must(await world.settle(sessionId, 'failed'))
    expect(await status(journey)).toBe('QS_AWAITING_FINAL_PAY')
    expect((await world.payFinal(journey)).sessionId).not.toBe(sessionId)
    expect(await status(journey)).toBe('QS_FINAL_PAY_RECEIVED')
  })

  test('received late, for a total that has changed since, goes back', async () => {
    const journey = await awaitingFinal()
    const { sessionId } = world.must(await pay(journey)).body
    world.must(await world.settle(sessionId, 'failed'))
    world.must(await world.finalQuote(journey, '7300.00'))
    world.must(await world.settle(sessionId, 'succeeded'))
    await app.work()
    expect(app.gateway.order(sessionId).refundedFils).toBe(433_550n)
    const { items } = await world.done(journey.customer, listNotifications)
    expect(items.find(({ type }: { type: string }) => type === 'payment-refunded')).toMatchObject({
      link: `/en/freight/shipments/${journey.requestId}`,
      bodyEn: expect.stringContaining('4,335.50'),
    })
    expect(await status(journey)).toBe('QS_AWAITING_FINAL_PAY')
    await world.payFinal(journey)
    expect((await world.view(journey.customer, journey)).money).toMatchObject({
      total: '8371.00',
      paid: '8371.00',
    })
  })

  test('once received ends the quoting', async () => {
    const journey = await awaitingFinal()
    await world.payFinal(journey)
    expect((await world.finalQuote(journey, '9000.00')).body.code).toBe('freight.final-paid')
  })
})

test('the documented GET works from inside the portal, and not from a picture or a prefetch', async () => {
  const journey = await world.accepted()
  expect(world.must(await pay(journey, 0, { way: 0 })).body.sessionId).toBe(journey.sessionId)
  expect((await pay(journey, 0, { way: 0 })).headers['cache-control']).toBe('no-store')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'navigate' },
  ] as Record<string, string>[])
    expect((await pay(journey, 0, { way: 0, headers })).body.code).toBe('kit.cross-site')
})

describe('an idempotency key', () => {
  test('gives the first answer again and does nothing more', async () => {
    const journey = await world.quoted()
    const key = randomUUID()
    const [first, second] = [
      await world.accept(journey, 'half', 0, { key }),
      await world.accept(journey, 'half', 0, { key }),
    ]
    expect(second.body).toEqual(first.body)
    world.must(await world.settle(first.body.sessionId, 'failed'))
    expect((await world.accept(journey, 'half', 0, { key })).body).toEqual(first.body)
    expect(await count(journey, 'payment_sessions')).toBe(1)
  })

  test('gives the first answer after the payment too, of the acceptance and of the balance', async () => {
    const journey = await world.quoted()
    const [one, two] = [randomUUID(), randomUUID()]
    const accepted = world.must(await world.accept(journey, 'half', 0, { key: one }))
    world.must(await world.settle(accepted.body.sessionId, 'succeeded'))
    const again = () => world.accept(journey, 'half', 0, { key: one })
    expect([(await again()).status, (await again()).body]).toEqual([200, accepted.body])

    world.must(await world.finalQuote(journey))
    const balance = () => pay(journey, 0, { key: two })
    const first = world.must(await balance())
    world.must(await world.settle(first.body.sessionId, 'succeeded'))
    expect([(await balance()).status, (await balance()).body]).toEqual([200, first.body])
    expect(await count(journey, 'payment_sessions')).toBe(2)
  })

  test('of one call is not taken for another, nor for another body', async () => {
    const journey = await world.quoted()
    const key = randomUUID()
    world.must(await world.accept(journey, 'half', 0, { key }))
    expect((await world.accept(journey, 'whole', 0, { key })).body.code).toBe('kit.key-reused')
    expect((await pay(journey, 0, { key })).body.code).toBe('kit.key-reused')
  })

  test('of somebody else is free', async () => {
    const [one, two] = [await world.quoted(), await world.quoted()]
    const key = randomUUID()
    const ids = [
      await world.accept(one, 'half', 0, { key }),
      await world.accept(two, 'half', 0, { key }),
    ].map((answer) => world.must(answer).body.sessionId)
    expect(new Set(ids).size).toBe(2)
  })

  test('of a call that was refused is free again', async () => {
    const journey = await world.quoted()
    const key = randomUUID()
    app.clock.pass(15 * 86_400_000)
    expect((await world.accept(journey, 'half', 0, { key })).body.code).toBe('quotes.expired')
    app.clock.reset()
    expect((await world.accept(journey, 'half', 0, { key })).status).toBe(200)
  })

  test('used by ten calls at once has one effect and one answer', async () => {
    const journey = await world.submitted({ agents: 2 })
    const body = await world.quoteBody(journey, journey.agents[0]!)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.ask(journey.agents[0]!, freight.submitQuote, { body, key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(world.must(answer).body))).size).toBe(1)
    expect(
      (
        await one<{ n: number }>(
          app.db,
          sql`select count(*)::int as n from quotations where subject_id = ${journey.requestId}`,
        )
      ).n,
    ).toBe(1)
  })

  test('that is none is refused by its name', async () => {
    const journey = await world.quoted()
    for (const key of ['short', 'x'.repeat(201), 'with a space in it'])
      expect((await world.accept(journey, 'half', 0, { key })).body.fieldErrors).toEqual([
        expect.objectContaining({ field: 'Idempotency-Key' }),
      ])
    expect(await count(journey, 'payment_sessions')).toBe(0)
  })
})

test('amounts never come from the caller: a quotation changed while its page was open is another price', async () => {
  const journey = await world.quoted({ agents: 1 })
  const body = await world.quoteBody(journey, journey.agents[0]!, { charges: chargesFor('sea', '9000.00') })
  world.must(await app.ask(journey.agents[0]!, freight.submitQuote, { body }))
  expect((await world.accept(journey, 'half')).body.code).toBe('quotes.not-open')
})
