// Quotations by rule: who switches it on, what it holds and sends, when it does not, and what happens when two want to be first.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { rateCardEndpoints as cards, type RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import type { CardRule } from '@marsa/model/freight/cards/card-rule.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { formFor } from '../../../test/freight-forms.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { cardFor, ruleOfTests } from '../../../test/rate-cards.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closeWindows } from '../execution/timers.ts'
import { pauseRules } from './pause-rules.ts'
import { holdQuotes, sendHeld } from './rule-quotes.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const password = 'Marsa#2026-rule'
const rule: CardRule = { ...ruleOfTests, margin: 'percent', value: '10' }
const charges: RateCardContent['charges'] = [
  { code: 'ocean-freight', buyingRate: '1000', sellingRate: '1200', basis: 'container', currency: 'USD' },
  { code: 'delivery-order', buyingRate: '400', sellingRate: '450' },
  { code: 'bill-of-lading', buyingRate: '400', sellingRate: '450' },
  { code: 'terminal-handling', buyingRate: '800', sellingRate: '900', basis: 'container', currency: 'AED' },
  { code: 'seal', buyingRate: '30', sellingRate: '40', basis: 'container', currency: 'AED' },
  { code: 'handling', buyingRate: '110', sellingRate: '150' },
  { code: 'customs-clearance', buyingRate: '300', sellingRate: '420' },
]

/** An administrator of the agent that is invited, who has shown who they are. */
const administrator = async (companyId?: string): Promise<Person> => {
  const person = await addPerson(app.db, 'clearing-agent', { password, ...(companyId && { companyId }) })
  await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
  await world.done(person, passCheck, { body: { password } })
  return person
}
const switchedOn = async (
  agent: Person,
  set: Partial<CardRule> = {},
  card: Partial<RateCardContent> = {},
): Promise<RateCard> => {
  const { cardId } = await world.done(agent, cards.addRateCard, {
    body: cardFor(app.clock.now(), { charges, ...card }),
  })
  return world.done(agent, cards.setCardRule, { query: { id: cardId }, body: { ...rule, ...set } })
}

type Held = { id: string; due_at: Date; dropped_because: string | null; sent_at: Date | null }
const heldOf = async ({ requestId }: Journey): Promise<Held | undefined> =>
  (await app.owner.query('select * from rule_quotes where request_id = $1', [requestId])).rows[0]
const holdFor = async (journey: Journey): Promise<Held | undefined> => {
  await holdQuotes(app.db, journey.requestId, [journey.winner.companyId], app.clock)
  return heldOf(journey)
}
/** A request whose agent has a rule on the lane. */
const ruled = async (
  set: Partial<CardRule> = {},
  card: Partial<RateCardContent> = {},
  form: Parameters<World['submitted']>[0] = {},
): Promise<{ journey: Journey; card: RateCard; admin: Person }> => {
  const journey = await world.submitted(form)
  const admin = await administrator(journey.winner.companyId)
  return { journey, admin, card: await switchedOn(admin, set, card) }
}
/** One more request that the same agent alone is asked about. */
const next = async ({ winner, customer }: Journey): Promise<Journey> => {
  await app.owner.query(
    `update companies set approved_at = case when id = $1 then now() end where kind = 'agent'`,
    [winner.companyId],
  )
  const form = formFor('sea-import-port', app.clock.now())
  const { RequestId: requestId, quoteNumber: number } = await world.draft(customer, form)
  await world.document(customer, requestId, 'COMMERCIAL_INVOICE')
  await world.done(customer, freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
  return {
    requestId,
    number,
    customer,
    winner,
    carriage: 'sea-import-port',
    agents: [winner],
    quotations: [],
    sessionId: '',
  }
}
const ownOf = async ({ winner, requestId }: Journey) =>
  world.done(winner, freight.viewQuoteAgent, { query: { RequestId: requestId } })

describe('who switches it on', () => {
  test('an administrator of the company with a fresh check; anybody of it switches it off', async () => {
    const admin = await administrator()
    const { cardId } = await world.done(admin, cards.addRateCard, { body: cardFor(app.clock.now()) })
    const colleague = await addPerson(app.db, 'clearing-agent', { companyId: admin.companyId })
    const unchecked = await addPerson(app.db, 'clearing-agent', { companyId: admin.companyId })
    await app.owner.query('update users set is_company_admin = true where id = $1', [unchecked.userId])
    const set = (person: Person) => app.ask(person, cards.setCardRule, { query: { id: cardId }, body: rule })
    expect((await set(colleague)).body.code).toBe('freight.rule-admin')
    expect((await set(unchecked)).body.code).toBe('factors.check-needed')
    expect((await set(admin)).body.rule).toMatchObject({ isOn: true, set: rule })
    const off = await world.done(colleague, cards.endCardRule, { query: { id: cardId } })
    expect(off.rule).toMatchObject({ isOn: false, offBecause: 'BY_HAND' })
    expect((await set(await administrator())).body.code).toBe('freight.card-not-found')
  })
})

describe('what it sends', () => {
  test('is held, then sent as the agent by rule, printed from the card, at the margin of the rule', async () => {
    const { journey, card } = await ruled()
    const held = (await holdFor(journey))!
    expect((held.due_at.getTime() - app.clock.now().getTime()) / 60_000).toBeCloseTo(5, 0)
    expect((await ownOf(journey)).held).toMatchObject({ card: card.name })
    await sendHeld(app.db, held.id, app.clock)
    const { own, held: rest } = await ownOf(journey)
    expect(rest).toBeNull()
    // 1,000 and 10 percent at 3.6725, and the others each with 10 percent.
    expect(own).toMatchObject({
      state: 'Q_SUBMITTED',
      byRule: true,
      printsFile: true,
      transitDays: 21,
      rateCard: { cardId: card.cardId, revision: 1 },
      netTotal: '6283.75',
    })
    const { rows } = await app.owner.query(
      `select template from notifications where subject_id = $1 and user_id = $2`,
      [journey.requestId, journey.winner.userId],
    )
    expect(rows.map(({ template }) => template)).toContain('quote-by-rule')
    const seen = JSON.stringify(
      await world.done(journey.customer, freight.compareQuotes, { query: { RequestId: journey.requestId } }),
    )
    for (const secret of ['byRule', 'rateCard', card.name, card.cardId]) expect(seen).not.toContain(secret)
    await sendHeld(app.db, held.id, app.clock)
    expect((await ownOf(journey)).own.QuotationId).toBe(own.QuotationId)
    const report = await world.done(journey.winner, freight.agentReport)
    expect(report.cards).toEqual([
      {
        card: { id: card.cardId, name: card.name },
        quoted: 1,
        won: 0,
        quotedByRule: 1,
        wonByRule: 0,
        earned: '0.00',
      },
    ])
  })

  test('the round asks it by itself, where a rule is on', async () => {
    const { journey: first } = await ruled()
    const journey = await next(first)
    const { rows } = await app.owner.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'freight.hold-quotes' and payload ->> 'requestId' = $1`,
      [journey.requestId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].payload.companyIds).toEqual([journey.winner.companyId])
  })

  test('is stopped by anybody of the agent, and then nothing is sent', async () => {
    const { journey } = await ruled()
    const held = (await holdFor(journey))!
    const query = { id: journey.requestId }
    const stop = (person: Person) => app.ask(person, cards.stopRuleQuote, { query, body: {} })
    expect((await stop(journey.agents[1]!)).body.code).toBe('freight.rule-nothing')
    expect((await stop(journey.winner)).status).toBe(200)
    await sendHeld(app.db, held.id, app.clock)
    expect((await ownOf(journey)).own).toBeNull()
    expect((await stop(journey.winner)).body.code).toBe('freight.rule-nothing')
    await holdFor(journey)
    expect((await ownOf(journey)).held).toBeNull()
  })
})

describe('what it does not send', () => {
  test.each<[string, Parameters<typeof ruled>]>([
    ['above its limit', [{ mostKg: 18_399 }]],
    ['what is kept cold', [{}, {}, { form: { containerType: '40RF', setPointC: 4, shape: 2 } }]],
    ['without an expected charge', [{}, { charges: charges.slice(1) }]],
    ['outside a range', [{ value: '60' }]],
  ])('%s', async (_, given) => {
    const { journey } = await ruled(...given)
    expect(await holdFor(journey)).toBeUndefined()
  })

  test('where two cards are as good, or the better one has no rule', async () => {
    const { journey, admin } = await ruled({}, { origin: 'CN' })
    await world.done(admin, cards.addRateCard, { body: cardFor(app.clock.now(), { name: 'Nearer' }) })
    expect(await holdFor(journey)).toBeUndefined()
    const other = await ruled()
    await switchedOn(other.admin, {}, { name: 'As good' })
    expect(await holdFor(other.journey)).toBeUndefined()
  })

  test('over a draft or a quotation of a hand', async () => {
    const { journey } = await ruled()
    await world.quote(journey, journey.winner, { isDraft: true })
    expect(await holdFor(journey)).toBeUndefined()
  })

  test.each<[string, (journey: Journey, card: RateCard, admin: Person) => Promise<unknown>, string]>([
    [
      'once the window is over',
      async ({ requestId }) => {
        await app.owner.query(
          `update requests set window_ends_at = now() - interval '1 second' where id = $1`,
          [requestId],
        )
        await closeWindows(app.db, app.clock)
      },
      'request-closed',
    ],
    [
      'once the rule is off',
      (_, { cardId }, admin) => world.done(admin, cards.endCardRule, { query: { id: cardId } }),
      'card',
    ],
    [
      'once its card has ended',
      (_, { cardId }, admin) => world.done(admin, cards.endRateCard, { query: { id: cardId }, body: {} }),
      'card',
    ],
    [
      'once whoever switched it on is gone',
      (_, __, admin) => app.owner.query(`update users set status = 'DISABLED' where id = $1`, [admin.userId]),
      'person',
    ],
    [
      'once somebody has quoted',
      (journey) => world.quote(journey, journey.winner),
      'quotes.already-answered',
    ],
  ])('%s in the hold', async (_, change, because) => {
    const { journey, card, admin } = await ruled()
    const held = (await holdFor(journey))!
    await change(journey, card, admin)
    await sendHeld(app.db, held.id, app.clock)
    expect(await heldOf(journey)).toMatchObject({ dropped_because: because, sent_at: null })
  })

  test('above the cap of the day', async () => {
    const { journey } = await ruled({ dailyCap: 1 })
    await sendHeld(app.db, (await holdFor(journey))!.id, app.clock)
    const second = await next(journey)
    await sendHeld(app.db, (await holdFor(second))!.id, app.clock)
    expect(await heldOf(second)).toMatchObject({ dropped_because: 'cap', sent_at: null })
  })
})

describe('two at once', () => {
  test('of a hand and a rule both are told who was first, and the customer has one', async () => {
    for (const _ of [1, 2, 3]) {
      const { journey } = await ruled()
      const held = (await holdFor(journey))!
      const body = await world.quoteBody(journey, journey.winner)
      const [hand] = await Promise.all([
        app.ask(journey.winner, freight.submitQuote, { body }),
        sendHeld(app.db, held.id, app.clock),
      ])
      expect(hand.status).toBe(200)
      const { rows } = await app.owner.query(
        `select by_rule, state from quotations where subject_id = $1 and state <> 'Q_SUPERSEDED'`,
        [journey.requestId],
      )
      // By hand it is either the first, or an improvement of the rule's.
      expect(rows).toEqual([{ by_rule: false, state: 'Q_SUBMITTED' }])
      const kept = (await heldOf(journey))!
      expect(kept.sent_at !== null || kept.dropped_because === 'quotes.already-answered').toBe(true)
    }
  })

  test('of two workers one holds and one sends', async () => {
    const { journey } = await ruled()
    await Promise.all([holdFor(journey), holdFor(journey)])
    const held = (await heldOf(journey))!
    await Promise.all([sendHeld(app.db, held.id, app.clock), sendHeld(app.db, held.id, app.clock)])
    const { rows } = await app.owner.query(`select by_rule from quotations where subject_id = $1`, [
      journey.requestId,
    ])
    expect(rows).toEqual([{ by_rule: true }])
  })

  test('the database takes one by rule of a round', async () => {
    const { journey } = await ruled()
    await sendHeld(app.db, (await holdFor(journey))!.id, app.clock)
    const again = app.owner.query(
      `insert into rule_quotes (request_id, round, company_id, card_id, held_at, due_at)
        select request_id, round, company_id, card_id, held_at, due_at from rule_quotes where request_id = $1`,
      [journey.requestId],
    )
    await expect(again).rejects.toThrow('rule_quotes_one')
  })
})

test('three taken back in a row switch it off, and its agent is told; a fourth is not sent', async () => {
  const { journey, card, admin } = await ruled()
  const withdrawn = async (asked: Journey): Promise<void> => {
    await sendHeld(app.db, (await holdFor(asked))!.id, app.clock)
    const { own } = await ownOf(asked)
    await world.done(asked.winner, freight.withdrawQuote, {
      query: { id: own.QuotationId },
      body: { reason: 'The carrier has no space' },
    })
  }
  const state = async () => (await world.done(admin, cards.viewRateCard, { query: { id: card.cardId } })).rule
  await withdrawn(journey)
  await withdrawn(await next(journey))
  expect(await state()).toMatchObject({ isOn: true })
  await withdrawn(await next(journey))
  expect(await state()).toMatchObject({ isOn: false, offBecause: 'WITHDRAWN' })
  const { rows } = await app.owner.query(
    `select 1 from notifications where template = 'rule-off' and user_id = $1`,
    [admin.userId],
  )
  expect(rows).toHaveLength(1)
  expect(await holdFor(await next(journey))).toBeUndefined()
})

describe('once its author has gone', () => {
  type Gone = [string, (admin: Person) => Promise<unknown>]
  const lowered = ({ userId }: Person) =>
    app.owner.query('update users set is_company_admin = false where id = $1', [userId])
  const disabled = ({ userId }: Person) =>
    app.owner.query(`update users set status = 'DISABLED' where id = $1`, [userId])

  test.each<Gone>([
    ['as its administrator', lowered],
    ['for good', disabled],
  ])('%s, it holds and sends nothing more, and its administrators are told once', async (_, go) => {
    const { journey, card, admin } = await ruled()
    const heir = await administrator(journey.winner.companyId)
    const held = await holdFor(journey)
    await go(admin)
    await sendHeld(app.db, held!.id, app.clock)
    expect(await heldOf(journey)).toMatchObject({ sent_at: null, dropped_because: 'person' })
    expect(await holdFor(await next(journey))).toBeUndefined()
    for (let times = 0; times < 2; times++) await pauseRules(app.db, app.clock.now())
    const told = await app.owner.query(
      `select params from notifications where template = 'rule-paused' and user_id = $1`,
      [heir.userId],
    )
    expect(told.rows).toEqual([{ params: expect.objectContaining({ card: card.name, name: 'Maryam Test' }) }])
    const query = { id: card.cardId }
    expect((await world.done(heir, cards.viewRateCard, { query })).rule).toMatchObject({
      isOn: false,
      offBecause: 'AUTHOR_LEFT',
    })
    await world.done(heir, cards.setCardRule, { query, body: rule })
    expect(await holdFor(await next(journey))).toBeDefined()
  })

  test('those of others go on', async () => {
    const { card, admin } = await ruled()
    await pauseRules(app.db, app.clock.now())
    const query = { id: card.cardId }
    expect((await world.done(admin, cards.viewRateCard, { query })).rule).toMatchObject({ isOn: true })
  })
})

test('nothing happens for a job about nothing', async () => {
  await sendHeld(app.db, randomUUID(), app.clock)
  await holdQuotes(app.db, randomUUID(), [randomUUID()], app.clock)
})
