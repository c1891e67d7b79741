// The facts of an offer over HTTP: what an agent says, what the customer reads of it everywhere, and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { printQuotation } from '@marsa/model/requests/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const sailing = () => {
  const departure = addDays(dayOf(app.clock.now()), 9)
  return {
    carrier: 'Blue Anchor Line',
    departure,
    vessel: 'MV Sidra Bay',
    voyage: '048W',
    cargoCutOff: `${addDays(departure, -2)}T18:00:00+04:00`,
    detentionDays: 5,
    included: ['seal'],
    demurrageRate: '65',
    excluded: ['duty'],
    excludedNote: 'Storage beyond the free days',
  }
}

test('the customer reads the offer beside the charges, in the comparison, on papers and on the shipment', async () => {
  let journey = await world.submitted({ agents: 1 })
  const offer = sailing()
  const charges = chargesFor('sea').filter(({ code }) => code !== 'seal')
  journey = await world.quote(journey, journey.winner, {
    charges,
    offer,
    transitDays: 21,
    freeDays: 7,
    way: [],
  })
  const { winner, customer, requestId } = journey
  const own = await world.done(winner, freight.viewQuoteAgent, { query: { RequestId: requestId } })
  expect(own.own).toMatchObject({ offer, transitDays: 21, freeDays: 7 })

  const { quotations } = await world.done(customer, freight.compareQuotes, {
    query: { RequestId: requestId },
  })
  expect(quotations).toMatchObject([
    {
      offer,
      included: ['seal'],
      missing: ['bill-of-lading', 'terminal-handling'],
      arrival: addDays(offer.departure, 21),
    },
  ])

  await app.owner.query(`update companies set name_ar = 'شركة Gulf Star Lines للملاحة' where id = $1`, [
    winner.companyId,
  ])
  const comparison = await app.ask(customer, freight.downloadComparison, { query: { RequestId: requestId } })
  const compared = await textOfPdf(comparison.raw)
  // A name is printed once, and Latin words in Arabic text keep their order.
  expect(compared.match(/Blue/g)).toHaveLength(1)
  expect(compared).toContain('Gulf Star Lines')
  for (const said of ['Blue Anchor Line', 'MV Sidra Bay', 'Customs duty', 'AED 65.00'])
    expect(compared).toContain(said)
  const { QuotationId } = quotations[0]!
  const printed = await textOfPdf((await app.ask(customer, printQuotation, { query: { QuotationId } })).raw)
  for (const said of ['Blue Anchor Line', '048W', '21 days', 'Direct', '5 days', 'Customs duty'])
    expect(printed).toContain(said)

  const { sessionId } = world.must(await world.accept(journey, 'half')).body as { sessionId: string }
  world.must(await world.settle(sessionId, 'succeeded'))
  const { quotation } = await world.done(customer, freight.viewShipment, { query: { RequestId: requestId } })
  expect(quotation).toMatchObject({ offer })
})

test('an offer that contradicts itself is refused under its field, and a draft keeps it', async () => {
  const journey = await world.submitted({ agents: 1 })
  const offer = { ...sailing(), departure: addDays(dayOf(app.clock.now()), -1), included: ['handling'] }
  const send = async (isDraft: boolean) =>
    app.ask(journey.winner, freight.submitQuote, {
      body: { ...(await world.quoteBody(journey, journey.winner)), offer, isDraft },
    })
  const { status, body } = await send(false)
  expect(status).toBe(422)
  expect(body.fieldErrors).toMatchObject([{ code: 'freight.offer-priced' }])
  const draft = world.must(await send(true)).body
  expect(draft.warnings).toContainEqual(
    expect.objectContaining({ field: 'offer.departure', code: 'freight.offer-past' }),
  )
})

/** As the agent that was asked is. */
const invite = (journey: Journey, { companyId }: Person) =>
  app.owner.query(
    `insert into request_invitations select (jsonb_populate_record(i, jsonb_build_object('company_id', $2::uuid))).*
      from request_invitations i where request_id = $1 limit 1`,
    [journey.requestId, companyId],
  )

test('an agent reads what it quoted last on a lane, and nothing of what others did', async () => {
  const first = await world.submitted({ agents: 1 })
  const { winner } = first
  const ask = (journey: typeof first, agent = journey.winner) =>
    world.done(agent, freight.lastOnLane, { query: { RequestId: journey.requestId } })
  expect((await ask(first)).last).toBeNull()
  await world.quote(first, winner, { offer: { carrier: 'Blue Anchor Line' } })
  // Its own quotation of the same request is what the form begins with already.
  expect((await ask(first)).last).toBeNull()

  const next = await world.submitted({ agents: 1 })
  await invite(next, winner)
  expect((await ask(next, winner)).last).toMatchObject({
    quoteNumber: first.number,
    quotation: { offer: { carrier: 'Blue Anchor Line' } },
  })
  expect((await ask(next)).last).toBeNull()

  const byAir = await world.submitted({ agents: 1, carriage: 'air-import-door' })
  await invite(byAir, winner)
  expect((await ask(byAir, winner)).last).toBeNull()
})
