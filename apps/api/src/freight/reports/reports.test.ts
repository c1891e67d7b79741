// Reports on a real database: a company's own figures and nobody else's, savings, delivery in time, answers, and files.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { roles } from '@marsa/model/kit/access.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type Ask, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const spending = (person: Person, query: Ask['query'] = {}) =>
  world.done(person, freight.customerReport, { query })
const answering = (person: Person, query: Ask['query'] = {}) =>
  world.done(person, freight.agentReport, { query })
const monday = new Date('2040-06-18T06:00:00Z') // ten in the morning
/** The clocks of a request began at ten, with thirty minutes. */
const clocksFrom = (requestId: string, dueAt = '2040-06-18T06:30:00Z') =>
  app.owner.query(
    `update request_invitations set invited_at = '2040-06-18T06:00:00Z', due_at = $2, answer_minutes = 30 where request_id = $1`,
    [requestId, dueAt],
  )

describe('a customer’s report', () => {
  test('adds up what was booked, what the dearest quotation would have cost more, and what came in time', async () => {
    const customer = await world.customer()
    const done = await world.completed({ customer })
    const way = await world.booked({ customer, carriage: 'air-import-port', agents: 1 })
    await world.quoted({ customer })
    const today = dayOf(app.clock.now())
    await app.owner.query(
      `update requests set form = jsonb_set(form, '{deliverBy}', to_jsonb($2::text)) where id = $1`,
      [done.requestId, today],
    )
    const report = await spending(customer)
    const [paid, other] = await Promise.all(
      [done, way].map(async ({ requestId }) =>
        app.owner.query(`select total_fils::int from requests where id = $1`, [requestId]),
      ),
    )
    const totals = paid!.rows[0].total_fils + other!.rows[0].total_fils
    expect(report.total).toEqual({
      shipments: 2,
      spend: (totals / 100).toFixed(2),
      // The second agent of the sea shipment asked for 100 dirhams more, and freight from abroad carries no tax.
      saved: '100.00',
      compared: 1,
      delivered: 1,
      onTime: 1,
      // The sea shipment alone has a final quotation, with carriage of 7,400 instead of 7,200.
      finals: 1,
      accepted: done.quotations[0]!.total,
      final: (Number(done.quotations[0]!.total) + 200).toFixed(2),
    })
    expect(report.months).toHaveLength(12)
    expect(report.months.at(-1)).toMatchObject({ month: today.slice(0, 7), shipments: 2 })
    expect(report.lanes.map((lane: { mode: string }) => lane.mode).toSorted()).toEqual(['air', 'sea'])
    expect(report.agents).toHaveLength(2)
    await app.owner.query(
      `update requests set form = jsonb_set(form, '{deliverBy}', to_jsonb($2::text)) where id = $1`,
      [done.requestId, addDays(today, -1)],
    )
    expect((await spending(customer)).total).toMatchObject({ delivered: 1, onTime: 0 })
    expect((await spending(customer, { dateTo: addDays(today, -1) })).total.shipments).toBe(0)
  })

  test('never holds another company’s shipments, nor an agent’s buying rate', async () => {
    const journey = await world.booked()
    const stranger = await world.customer()
    expect(await spending(stranger)).toMatchObject({
      total: { shipments: 0, spend: '0.00' },
      lanes: [],
      agents: [],
    })
    const file = await app.ask(stranger, freight.downloadCustomerReport)
    expect(file.raw.toString()).not.toContain(journey.number)
    const own = await app.ask(journey.customer, freight.downloadCustomerReport)
    expect(own.raw.toString()).toContain(journey.number)
    expect(own.raw.toString() + JSON.stringify(await spending(journey.customer))).not.toMatch(
      /buying|5000\.00/,
    )
  })

  test('counts the days in port after the free ones, by the tariff that was quoted, for both sides alone', async () => {
    const asked = await world.submitted({ agents: 2 })
    const [winner, loser] = asked.agents as [Person, Person]
    const offer = { demurrageRate: '100.00', demurrageUntil: 5, demurrageThen: '200.00' }
    let journey = await world.quote(asked, winner, { freeDays: 3, offer })
    journey = await world.quote(journey, loser)
    const { sessionId } = world.must(await world.accept(journey, 'half')).body
    world.must(await world.settle(sessionId, 'succeeded'))
    await world.reach({ ...journey, sessionId }, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
    expect((await spending(asked.customer)).overstays).toEqual([])
    // The seventh day, the third being the last free one: two days at 100 and two at 200.
    app.clock.pass(6 * 24 * 3_600_000)
    const overstay = { number: asked.number, containers: 1, days: 4, hasLeft: false, amount: '600.00' }
    expect((await spending(asked.customer)).overstays).toMatchObject([overstay])
    expect((await answering(winner)).overstays).toMatchObject([overstay])
    expect((await answering(loser)).overstays).toEqual([])
    expect((await spending(await world.customer())).overstays).toEqual([])
  })

  test('leaves out what was cancelled after payment', async () => {
    const journey = await world.booked()
    await world.done(await addPerson(app.db, 'admin'), freight.cancelRequest, {
      query: { id: journey.requestId },
      body: { reason: 'The ship never came' },
    })
    expect((await spending(journey.customer)).total.shipments).toBe(0)
  })

  test('is a file in both forms and languages, whose cells start no formula', async () => {
    const customer = await world.customer()
    const { number } = await world.booked({ customer, form: { nickname: '=1+1' } })
    const asked = (query: Ask['query']) => app.ask(customer, freight.downloadCustomerReport, { query })
    const csv = (await asked({ lang: 'ar' })).raw.toString()
    expect(csv).toContain('الإجمالي شامل الضريبة بالدرهم')
    expect(csv.split('\n')).toHaveLength(3)
    expect(csv).toContain(number)
    expect(csv).toContain(",'=1+1,")
    const book = await asked({ format: 'xlsx' })
    expect(book.raw.subarray(0, 2).toString()).toBe('PK')
    expect(book.headers['content-disposition']).toContain('.xlsx')
  })

  test('is refused for days in the wrong order', async () => {
    const person = await world.customer()
    const answer = await app.ask(person, freight.customerReport, {
      query: { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    })
    expect(answer.body.code).toBe('freight.period-invalid')
  })
})

describe('an agent’s report', () => {
  test('counts what it was asked, answered, missed and won, in its own working minutes', async () => {
    app.clock.at(monday)
    const won = await world.submitted()
    const [agent, rival] = won.agents as [Person, Person]
    await clocksFrom(won.requestId)
    app.clock.at(new Date(monday.getTime() + 12 * 60_000))
    let journey = await world.quote(won, agent)
    app.clock.at(new Date(monday.getTime() + 75 * 60_000))
    journey = await world.quote(journey, rival)
    expect(journey.quotations).toHaveLength(2)
    expect((await answering(agent)).total).toMatchObject({
      asked: 1,
      quoted: 1,
      inTime: 1,
      minutes: 12,
      missed: 0,
    })
    expect((await answering(rival)).total).toMatchObject({
      asked: 1,
      quoted: 1,
      inTime: 0,
      minutes: 75,
      won: 0,
    })
    const compared = await world.done(won.customer, freight.compareQuotes, {
      query: { RequestId: won.requestId },
    })
    expect(
      compared.quotations.map((each: { answerMinutes: number }) => each.answerMinutes).toSorted(),
    ).toEqual([12, 75])
    world.must(await world.accept(journey, 'half'))
    const session = await app.owner.query(`select id from payment_sessions where subject_id = $1`, [
      won.requestId,
    ])
    world.must(await world.settle(session.rows[0].id, 'succeeded'))
    const report = await answering(agent)
    expect(report.total).toMatchObject({ won: 1, earned: journey.quotations[0]!.total })
    expect(report.lanes).toMatchObject([{ asked: 1, won: 1 }])
    const byHand = { card: null, quoted: 1, quotedByRule: 0, wonByRule: 0 }
    expect(report.cards).toEqual([{ ...byHand, won: 1, earned: journey.quotations[0]!.total }])
    expect((await answering(rival)).cards).toEqual([{ ...byHand, won: 0, earned: '0.00' }])
    expect((await answering(rival)).total).toMatchObject({ won: 0, earned: '0.00' })
    const file = (await app.ask(rival, freight.downloadAgentReport)).raw.toString()
    expect(file).toContain(won.number)
    expect(file).not.toContain(journey.quotations[0]!.total)
  })

  test('does not count the time for which the customer was asked, nor a request that was cancelled in time', async () => {
    app.clock.at(monday)
    const paused = await world.submitted({ agents: 1 })
    const [agent] = paused.agents as [Person]
    await clocksFrom(paused.requestId)
    app.clock.pass(10 * 60_000)
    const { questionId } = await world.done(agent, freight.askForMore, {
      query: { id: paused.requestId },
      body: { question: 'How high are the pallets?' },
    })
    app.clock.pass(120 * 60_000)
    expect((await answering(agent)).total.missed).toBe(0)
    await world.done(paused.customer, freight.answerMore, {
      query: { id: questionId },
      body: { answer: 'Two metres' },
    })
    app.clock.pass(5 * 60_000)
    await world.quote(paused, agent)
    expect((await answering(agent)).total).toMatchObject({ inTime: 1, minutes: 15 })

    const left = await world.submitted({ agents: 1 })
    const [other] = left.agents as [Person]
    await world.done(left.customer, freight.cancelRequest, {
      query: { id: left.requestId },
      body: { reason: 'No longer needed' },
    })
    app.clock.pass(7 * 86_400_000)
    expect((await answering(other)).total).toMatchObject({ asked: 1, missed: 0 })
  })
})

describe('answer times', () => {
  test('show the desk who is late now and was late, by week and by agent', async () => {
    app.clock.at(monday)
    const desk = await addPerson(app.db, 'desk')
    const read = () => world.done(desk, freight.viewAnswerTimes)
    const before = await read()
    const journey = await world.submitted()
    const [late, silent] = journey.agents as [Person, Person]
    await clocksFrom(journey.requestId)
    app.clock.at(new Date(monday.getTime() + 50 * 60_000))
    await world.quote(journey, late)
    const seen = await read()
    expect(seen.breachCount - before.breachCount).toBe(2)
    const own = seen.breaches.filter((each: { RequestId: string }) => each.RequestId === journey.requestId)
    expect(own).toMatchObject([
      { isOpen: true, answeredAt: null, lateMinutes: null },
      { isOpen: false, lateMinutes: 20 },
    ])
    expect(seen.weeks).toHaveLength(8)
    const [was, is] = [before.weeks.at(-1), seen.weeks.at(-1)]
    expect(is.week).toBe('2040-06-18')
    expect([is.asked - was.asked, is.missed - was.missed, is.quoted - was.quoted]).toEqual([2, 1, 1])
    const of = (person: Person) =>
      seen.agents.find((each: { companyId: string }) => each.companyId === person.companyId)
    expect(of(late)).toMatchObject({ asked: 1, quoted: 1, inTime: 0, missed: 0, minutes: 50 })
    expect(of(silent)).toMatchObject({ asked: 1, quoted: 0, missed: 1, minutes: null })
  })

  test('and reports are closed to everybody else', async () => {
    const open: Record<string, readonly string[]> = {
      customerReport: ['customer', 'business', 'portal'],
      agentReport: ['clearing-agent'],
      viewAnswerTimes: ['desk', 'admin', 'admin-readonly'],
    }
    for (const role of roles) {
      const person = await addPerson(app.db, role)
      for (const [verb, allowed] of Object.entries(open)) {
        const answer = await app.ask(person, freight[verb as keyof typeof freight])
        expect([role, verb, answer.status]).toEqual([role, verb, allowed.includes(role) ? 200 : 403])
      }
    }
  })
})
