// Many at once on a real pool: one winner, one session, one booking, whatever the order.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listLedgerFaults } from '../finance/door.ts'
import { one, rows } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { chargesFor } from '../../test/freight-forms.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'
import { expireQuotes } from './execution/timers.ts'

const many = 50
let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = worldOf(app)
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

const sessionsOf = (journey: Journey) =>
  rows<{ id: string; quotation_id: string }>(
    app.db,
    sql`select id, quotation_id from payment_sessions where subject_id = ${journey.requestId}`,
  )
const statesOf = async (journey: Journey): Promise<string[]> =>
  (
    await rows<{ state: string }>(
      app.db,
      sql`select state from quotations where subject_id = ${journey.requestId} order by state`,
    )
  ).map((row) => row.state)
const codes = (answers: readonly Answer[]): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const { status, body } of answers)
    counted[status === 200 ? 'ok' : body.code] = (counted[status === 200 ? 'ok' : body.code] ?? 0) + 1
  return counted
}

test('fifty accept different quotations at once: one winner, one session, one award', async () => {
  const journey = await world.quoted({ agents: 10 })
  const answers = await Promise.all(
    Array.from({ length: many }, (_, index) => world.accept(journey, 'half', index % 10)),
  )
  const winners = new Set(
    answers.filter((answer) => answer.status === 200).map((answer) => answer.body.sessionId),
  )
  expect(winners.size).toBe(1)
  expect(Object.keys(codes(answers)).toSorted()).toEqual(['ok', 'quotes.payment-in-progress'])
  const [session, ...others] = await sessionsOf(journey)
  expect(others).toEqual([])
  world.must(await world.settle(session!.id, 'succeeded'))
  expect(await statesOf(journey)).toEqual(['Q_ACCEPTED', ...Array.from({ length: 9 }, () => 'Q_NOT_AWARDED')])
})

test('fifty pay the balance at once: one session, and all are led to it', async () => {
  const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
  world.must(await world.finalQuote(journey))
  const pay = () =>
    app.ask(journey.customer, freight.pay, { query: { QuoteID: journey.quotations[0]!.id }, way: 1 })
  const answers = await Promise.all(Array.from({ length: many }, pay))
  expect(codes(answers)).toEqual({ ok: many })
  expect(new Set(answers.map((answer) => answer.body.sessionId)).size).toBe(1)
  expect(new Set(answers.map((answer) => answer.body.redirectUrl)).size).toBe(1)
  expect(await sessionsOf(journey)).toHaveLength(2)
})

test('accept, revise, withdraw, reject and cancel at once leave one of them standing', async () => {
  for (let round = 0; round < 8; round++) {
    const journey = await world.quoted({ agents: 2 })
    const [agent] = journey.agents
    const id = journey.quotations[0]!.id
    const body = await world.quoteBody(journey, agent!, { charges: chargesFor('sea', '7100.00') })
    const attempts = [
      () => world.accept(journey, 'half'),
      () => app.ask(agent!, freight.submitQuote, { body }),
      () => app.ask(agent!, freight.withdrawQuote, { query: { id }, body: { reason: 'Rates have changed' } }),
      () => app.ask(journey.customer, freight.rejectQuote, { query: { id }, body: {} }),
      () =>
        app.ask(journey.customer, freight.cancelRequest, {
          query: { id: journey.requestId },
          body: { reason: 'No longer needed' },
        }),
    ]
    const turned = [...attempts.slice(round % 5), ...attempts.slice(0, round % 5)]
    const answers = await Promise.all(turned.map((attempt) => attempt()))
    expect(answers.filter((answer) => answer.status !== 200 && answer.status !== 409)).toEqual([])
    const { status } = await world.view(journey.customer, journey)
    const sessions = await sessionsOf(journey)
    const states = await statesOf(journey)
    if (status === 'QS_AWP') {
      expect(sessions).toHaveLength(1)
      expect(states.filter((state) => state === 'Q_LOCKED')).toHaveLength(1)
    } else {
      expect(sessions).toEqual([])
      expect(states).not.toContain('Q_LOCKED')
      if (status === 'QS_CAN') expect(states).not.toContain('Q_SUBMITTED')
    }
  }
})

test('a milestone reported by ten hands at once is recorded once', async () => {
  const journey = await world.booked({ agents: 1 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.report(journey, 'DEPARTED')))
  expect(codes(answers)).toEqual({ ok: 1, 'freight.milestone-done': 9 })
})

test('a delivery confirmed by its customer and its agent at once is completed and settled once', async () => {
  const journey = await world.delivered({ agents: 1 })
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  const complete = (person: typeof journey.customer) =>
    app.ask(person, freight.completeDelivery, { query: { id: journey.requestId } })
  const [own, , again] = await Promise.all(
    [journey.customer, journey.winner, journey.customer, journey.winner].map(complete),
  )
  // The agent's word before it changes nothing of that: it waits for the customer (decision 46).
  expect([own!.status, again!.status].toSorted()).toEqual([200, 409])
  expect((await world.view(journey.customer, journey)).status).toBe('QS_CMP')
  const { n } = await one<{ n: number }>(
    app.db,
    sql`select count(*)::int as n from ledger_transactions where subject_id = ${journey.requestId} and kind = 'settlement'`,
  )
  expect(n).toBe(1)
})

test('accepted while its validity is being ended, a quotation is either paid for or expired', async () => {
  for (let round = 0; round < 5; round++) {
    const journey = await world.quoted({ agents: 1 })
    await app.owner.query(
      `update quotations set valid_until = now() - interval '1 millisecond' where id = $1`,
      [journey.quotations[0]!.id],
    )
    app.clock.pass(-1000)
    const [answer] = await Promise.all([
      world.accept(journey, 'half'),
      expireQuotes(app.db, app.clock),
      expireQuotes(app.db, app.clock),
    ])
    app.clock.reset()
    const { status } = await world.view(journey.customer, journey)
    expect([answer.status === 200, status]).toEqual(
      answer.status === 200 ? [true, 'QS_AWP'] : [false, 'EXPIRED'],
    )
  }
})
