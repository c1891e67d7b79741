// Estimates of a lane: a range of what others accepted, for as much cargo, and nothing while it would say what somebody paid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { EstimateRequest } from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { testApp, type Caller, type TestApp } from '../../../test/app.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { addPerson } from '../../../test/people.ts'
import { cardFor } from '../../../test/rate-cards.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const from = (place: string) => ({
  place,
  kind: 'port' as const,
  country: place.slice(0, 2),
  contactName: 'Maryam Test',
  contactNumber: '+8613812345678',
})

/** A customer accepts this price for so many containers; each booking has agents of its own. */
const book = async (origin: string, freightRate: string, containerCount = 1): Promise<void> => {
  let journey = await world.submitted({ agents: 1, form: { origin: from(origin), containerCount } })
  journey = await world.quote(journey, journey.winner, { charges: chargesFor('sea', freightRate) })
  const { body } = world.must(await world.accept(journey, 'half'))
  world.must(await world.settle(body.sessionId, 'succeeded'))
}

const estimate = (asked: Partial<EstimateRequest>, by: Caller = null) =>
  app.ask(by, freight.estimateFreight, {
    body: {
      containerMode: 'FCL',
      origin: 'CNNGB',
      destination: 'AEJEA',
      containers: [{ type: '40HC', count: 1 }],
      ...asked,
    },
  })

test('four bookings say nothing, the fifth makes a range, of cargo priced alike, for the quantity asked', async () => {
  for (const rate of ['6000.00', '7000.00', '8000.00', '9000.00']) await book('CNNGB', rate)
  const early = world.must(await estimate({}))
  expect(early.body).toEqual({
    figure: null,
    basis: 'container',
    containerType: '40HC',
    quantity: '1',
    days: 90,
  })

  // Two boxes for twice as much are the same price for one.
  await book('CNNGB', '19000.00', 2)
  const { figure } = world.must(await estimate({})).body
  // The other charges are 450, 150 and 420 with 5 percent VAT: 1,071.
  expect(figure).toMatchObject({
    low: '8071.00',
    median: '9071.00',
    high: '10036.00',
    perUnit: { low: '8071.00', median: '9071.00', high: '10035.50' },
    sample: 5,
    transitFrom: 21,
    transitTo: 21,
    missing: ['bill-of-lading', 'terminal-handling', 'seal'],
  })
  const three = world.must(await estimate({ containers: [{ type: '40HC', count: 3 }] })).body
  expect([three.quantity, three.figure.median]).toEqual(['3', '27213.00'])
  // A door in Dubai ships through Jebel Ali; another type, another lane and part loads have no figure of their own.
  expect(world.must(await estimate({ destination: 'AE-DUBAI' })).body.figure.sample).toBe(5)
  for (const other of [
    { containers: [{ type: '20GP' as const, count: 1 }] },
    { origin: 'CNSHA' },
    { containerMode: 'LCL' as const, volumeCbm: 3, grossWeightKg: 900 },
  ])
    expect(world.must(await estimate(other)).body.figure).toBeNull()

  // What was booked long ago is no price of today.
  app.clock.pass(91 * 86_400_000)
  expect(world.must(await estimate({})).body.figure).toBeNull()
  app.clock.reset()
})

test('says what is wrong with a question', async () => {
  expect((await estimate({ origin: 'CNXXX' })).body).toMatchObject({
    code: 'freight.place-unknown',
    fieldErrors: [{ field: 'origin' }],
  })
  expect((await estimate({ destination: 'CNSHA' })).body.code).toBe('freight.uae-required')
  expect((await estimate({ containers: [] })).body.code).toBe('freight.estimate-cargo')
  expect((await estimate({ containerMode: 'LCL' })).body.code).toBe('freight.estimate-cargo')
})

test('a visitor has so many an hour', async () => {
  const statuses: number[] = []
  for (let at = 0; at <= rateLimits['estimate.visitor'].points; at++)
    statuses.push((await estimate({ origin: 'CNSHA' })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('public rate cards of two agents stand in where too little was accepted', async () => {
  const card = async (buyingRate: string, sellingRate: string, change: Partial<RateCardContent> = {}) => {
    const agent = await addPerson(app.db, 'clearing-agent')
    const body = cardFor(app.clock.now(), {
      name: 'Public',
      origin: 'IN',
      destination: 'AEJEA',
      isPublic: true,
      charges: [
        { code: 'ocean-freight', buyingRate, sellingRate, basis: 'container', currency: 'AED' },
        { code: 'handling', buyingRate: '100.00', sellingRate: '150.00' },
      ],
      ...change,
    })
    await world.done(agent, addRateCard, { body })
    return agent
  }
  const asked = { origin: 'INNSA', containers: [{ type: '20GP' as const, count: 2 }] }
  const customer = await world.customer()
  const figure = async () => world.must(await estimate(asked, customer)).body.figure
  const first = await card('2000', '2500')
  expect(await figure()).toBeNull()
  // A second card of the same agent is no second agent, nor is one that is kept to itself, or over.
  await world.done(first, addRateCard, {
    body: cardFor(app.clock.now(), { origin: 'INNSA', isPublic: true }),
  })
  await card('2100', '2700', { isPublic: false })
  await card('2100', '2700', { validFrom: '2026-01-01', validTo: '2026-01-31' })
  expect(await figure()).toBeNull()
  await card('2400', '3000', { origin: 'INNSA' })
  const found = await figure()
  expect(found).toMatchObject({ source: 'rate-cards', sample: 2, missing: expect.arrayContaining(['seal']) })
  // Two boxes of 3,000 and handling of 150 with VAT; and the nearer card of the first.
  expect([found.low, found.high]).toEqual(['6158.00', '11280.00'])
  expect(JSON.stringify(found)).not.toContain(first.companyId)
})
