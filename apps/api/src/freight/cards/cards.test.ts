// Rate cards over HTTP: kept, changed without touching what was used, matched to requests, in and out as a file, nobody else's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateCardEndpoints as cards, type RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { cardFor } from '../../../test/rate-cards.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const content = (change: Partial<RateCardContent> = {}): RateCardContent => cardFor(app.clock.now(), change)
const add = (agent: Person, change: Partial<RateCardContent> = {}): Promise<RateCard> =>
  world.done(agent, cards.addRateCard, { body: content(change) })
const matching = (journey: Journey, agent = journey.winner) =>
  world.done(agent, cards.matchRateCards, { query: { RequestId: journey.requestId } })
const change = (agent: Person, { cardId, version }: RateCard, changed: Partial<RateCardContent>) =>
  app.ask(agent, cards.changeRateCard, { query: { id: cardId }, body: { ...content(changed), version } })
const quoteFrom = async (journey: Journey, { cardId, revision, charges }: RateCard, agent = journey.winner) =>
  app.ask(agent, freight.submitQuote, {
    body: await world.quoteBody(journey, agent, { charges, rateCard: { cardId, revision } }),
  })
const someone = () => addPerson(app.db, 'clearing-agent')

describe('what is kept', () => {
  test('a card is kept with the names of its ends, and listed', async () => {
    const agent = await someone()
    const card = await add(agent, { destination: 'AE' })
    expect(card).toMatchObject({
      state: 'in-force',
      revision: 1,
      originName: { en: 'Shanghai' },
      quotations: 0,
    })
    expect(card.destinationName.en).toBe('United Arab Emirates')
    const { items, counts } = await world.done(agent, cards.listRateCards, { query: { text: 'shanghai' } })
    expect(items).toMatchObject([
      { cardId: card.cardId, lines: 3, destinationName: { ar: card.destinationName.ar } },
    ])
    expect(counts).toEqual({ current: 1, ended: 0 })
    expect((await world.done(agent, cards.listRateCards, { query: { text: 'Rotterdam' } })).items).toEqual([])
  })

  test.each<[string, Partial<RateCardContent>, string, string]>([
    ['an unknown end', { origin: 'XXXXX' }, 'origin', 'freight.card-end'],
    ['one end twice', { destination: 'CNSHA' }, 'destination', 'freight.card-lane'],
    [
      'days in a wrong order',
      { validFrom: '2026-12-02', validTo: '2026-12-01' },
      'validTo',
      'freight.card-dates',
    ],
    ['boxes of a part load', { containerMode: 'LCL', boxes: ['40HC'] }, 'boxes', 'freight.card-boxes'],
    [
      'a margin of nothing',
      { charges: [{ code: 'ocean-freight', buyingRate: '10', sellingRate: '10', basis: 'container' }] },
      'charges.0.sellingRate',
      'quotes.selling-equals-buying',
    ],
    [
      'a charge twice',
      {
        charges: [
          { code: 'seal', buyingRate: '20', sellingRate: '30' },
          { code: 'seal', buyingRate: '20', sellingRate: '30' },
        ],
      },
      'charges.1.sellingRate',
      'quotes.duplicate-charge',
    ],
    [
      'a price outside its range without a reason',
      { charges: [{ code: 'handling', buyingRate: '100', sellingRate: '900' }] },
      'charges.0.sellingRate',
      'quotes.above-range',
    ],
  ])('%s is refused', async (_, wrong, field, code) => {
    const answer = await app.ask(await someone(), cards.addRateCard, { body: content(wrong) })
    expect(answer.status).toBe(422)
    expect(answer.body.fieldErrors).toMatchObject([{ field, code }])
  })

  test('each container type may have a line of its own', async () => {
    const line = {
      code: 'ocean-freight',
      buyingRate: '900',
      sellingRate: '1000',
      basis: 'container',
    } as const
    const card = await add(await someone(), {
      charges: [
        { ...line, appliesTo: '20GP' },
        { ...line, appliesTo: '40RF', sellingRate: '2900' },
      ],
    })
    expect(card.charges).toHaveLength(2)
  })

  test('a stranger finds nothing of it', async () => {
    const { cardId, version } = await add(await someone())
    const stranger = await someone()
    const query = { id: cardId }
    for (const answer of [
      await app.ask(stranger, cards.viewRateCard, { query }),
      await app.ask(stranger, cards.changeRateCard, { query, body: { ...content(), version } }),
      await app.ask(stranger, cards.endRateCard, { query, body: {} }),
      await app.ask(stranger, cards.removeRateCard, { query }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'freight.card-not-found'])
    expect((await world.done(stranger, cards.listRateCards)).items).toEqual([])
    expect((await app.ask(stranger, cards.exportRateCards)).body).not.toContain('Blue Gulf')
  })
})

describe('versions', () => {
  test('a version that was not used is changed in place; the second of two at once is told', async () => {
    const agent = await someone()
    const card = await add(agent)
    const answer = await change(agent, card, { name: 'Renamed' })
    expect(answer.body).toMatchObject({ name: 'Renamed', revision: 1, version: 2 })
    expect((await change(agent, card, { name: 'Again' })).body.code).toBe('freight.card-changed')
  })

  test('one that a quotation was filled from stays, and the change is the next', async () => {
    const journey = await world.submitted()
    const card = await add(journey.winner)
    const sent = await quoteFrom(journey, card)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const { own } = await world.done(journey.winner, freight.viewQuoteAgent, {
      query: { RequestId: journey.requestId },
    })
    expect(own.rateCard).toEqual({ cardId: card.cardId, revision: 1, name: card.name })
    const changed = await change(journey.winner, card, { transitDays: 30 })
    expect(changed.body).toMatchObject({ revision: 2, quotations: 1 })
    const versions = await app.owner.query(
      'select revision, transit_days from rate_card_versions where card_id = $1 order by 1',
      [card.cardId],
    )
    expect(versions.rows).toEqual([
      { revision: 1, transit_days: 21 },
      { revision: 2, transit_days: 30 },
    ])
    const touch = app.owner.query(
      'update rate_card_versions set remarks = $2 where card_id = $1 and revision = 1',
      [card.cardId, 'other'],
    )
    await expect(touch).rejects.toThrow('a quotation was filled from version 1')
  })

  test("nobody quotes from a rival's card", async () => {
    const journey = await world.submitted()
    const card = await add(journey.agents[1]!)
    expect((await quoteFrom(journey, card)).body.code).toBe('freight.card-not-found')
  })

  test('the customer reads nothing of a card or a buying price', async () => {
    const journey = await world.submitted()
    const card = await add(journey.winner)
    const { body } = await quoteFrom(journey, card)
    const { customer } = journey
    const seen = JSON.stringify([
      await world.done(customer, freight.viewQuoteCustomer, { query: { QuoteId: body.QuotationId } }),
      await world.done(customer, freight.compareQuotes, { query: { RequestId: journey.requestId } }),
    ])
    for (const secret of [card.cardId, card.name, 'rateCard', '1290', 'buying'])
      expect(seen).not.toContain(secret)
  })
})

describe('at a request', () => {
  test('a port is offered before a country; what is ended or removed is not', async () => {
    const journey = await world.submitted()
    const agent = journey.winner
    const country = await add(agent, { name: 'All of China', origin: 'CN' })
    const port = await add(agent)
    const [ended, removed] = [await add(agent, { name: 'Ended' }), await add(agent, { name: 'Removed' })]
    await world.done(agent, cards.endRateCard, { query: { id: ended.cardId }, body: {} })
    await world.done(agent, cards.removeRateCard, { query: { id: removed.cardId } })
    await add(agent, { name: 'By air', containerMode: 'GENERAL', origin: 'HKG', destination: 'DXB' })
    const found = await matching(journey)
    expect(found.cards.map(({ cardId }: RateCard) => cardId)).toEqual([port.cardId, country.cardId])
    expect(found.best).toBe(1)
    await add(agent, { name: 'As good' })
    expect((await matching(journey)).best).toBe(2)
    expect((await matching(journey, journey.agents[1])).cards).toEqual([])
  })

  test('who was not invited finds no request', async () => {
    const journey = await world.submitted()
    const query = { RequestId: journey.requestId }
    expect((await app.ask(await someone(), cards.matchRateCards, { query })).body.code).toBe(
      'freight.not-found',
    )
  })

  test('the last quotation begins a card', async () => {
    const journey = await world.submitted()
    expect((await world.done(journey.winner, cards.lastAsRateCard)).last).toBeNull()
    await world.quote(journey, journey.winner, { offer: { carrier: 'Blue Gulf Line', vessel: 'Gulf Star' } })
    const { last } = await world.done(journey.winner, cards.lastAsRateCard)
    expect(last.quoteNumber).toBe(journey.number)
    expect(last.card).toMatchObject({
      containerMode: 'FCL',
      boxes: ['40HC'],
      origin: 'CNSHA',
      destination: 'AEJEA',
      transitDays: 21,
      offer: { carrier: 'Blue Gulf Line' },
    })
    expect(last.card.offer.vessel).toBeUndefined()
    await world.done(journey.winner, cards.addRateCard, { body: last.card })
    expect((await matching(journey)).best).toBe(1)
  })
})

describe('as a file', () => {
  const load = (agent: Person, csv: string, apply: boolean) =>
    app.ask(agent, cards.importRateCards, { body: { csv, apply } })
  const exported = async (agent: Person): Promise<string> =>
    (await app.ask(agent, cards.exportRateCards)).body

  test('what is exported is taken in unchanged by the same company, and anew by another', async () => {
    const agent = await someone()
    await add(agent)
    await add(agent, { name: '=Formula', origin: 'CN' })
    const csv = await exported(agent)
    expect(csv).toContain("'=Formula")
    expect((await load(agent, csv, true)).body).toMatchObject({
      loaded: true,
      lines: 6,
      added: 0,
      unchanged: 2,
      wrong: 0,
    })
    const other = await someone()
    expect((await load(other, csv, false)).body).toMatchObject({ loaded: false, added: 2, wrong: 0 })
    expect((await world.done(other, cards.listRateCards)).items).toEqual([])
    expect((await load(other, csv, true)).body).toMatchObject({ loaded: true, added: 2 })
    expect(await exported(other)).toBe(csv)
    const changed = csv.replace('1450', '1475')
    expect((await load(other, changed, true)).body).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  })

  test('one wrong line keeps all of it out, and is named', async () => {
    const agent = await someone()
    await add(agent)
    const csv = (await exported(agent)).replace('AEJEA', 'NOWHERE').replace('150.00', '900.00')
    const { body } = await load(await someone(), csv, true)
    expect(body).toMatchObject({ loaded: false, wrong: 2 })
    expect(body.errors).toMatchObject([
      { line: 2, column: 'destination' },
      { line: 4, column: 'selling' },
    ])
    expect(body.errors[1].messageEn).toContain('200.00')
  })

  test.each([
    ['no heading', 'a,b\n1,2\n', 'freight.card-file-columns'],
    [
      'no line',
      'card,loading,origin,destination,valid_from,valid_to,charge,buying,selling\n',
      'freight.card-file-long',
    ],
  ])('%s is refused', async (_, csv, code) => {
    expect((await load(await someone(), csv, false)).body.code).toBe(code)
  })
})
