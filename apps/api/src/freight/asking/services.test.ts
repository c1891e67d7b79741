// Every additional service that a customer can ask for reaches agent, quote form and comparison, and is counted there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { chargeOfService } from '@marsa/model/requests/service-charges.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { additionalServiceCodes } from '@marsa/model/reference/lists.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const asked = (services: readonly string[]) =>
  world.submitted({ agents: 3, form: { services: [...services] } })
const compared = async (journey: Awaited<ReturnType<typeof asked>>) => {
  const { expected, quotations } = await world.done(journey.customer, freight.compareQuotes, {
    query: { RequestId: journey.requestId },
  })
  const of = (id: string) => (quotations as QuotationView[]).find(({ QuotationId }) => QuotationId === id)!
  return { expected: expected as string[], of }
}

test('all of them stand on the agent’s page, in its form and in the comparison', async () => {
  let journey = await asked(additionalServiceCodes)
  const codes = additionalServiceCodes.map((service) => chargeOfService[service])
  expect(new Set(codes).size).toBe(additionalServiceCodes.length)
  const { shipment, expected } = await world.done(journey.agents[0]!, freight.viewQuoteAgent, {
    query: { RequestId: journey.requestId },
  })
  expect(shipment.cargo.services).toEqual([...additionalServiceCodes])
  for (const code of codes) expect(expected).toContain(code)
  journey = await world.quote(journey, journey.agents[0]!)
  const { expected: counted, of } = await compared(journey)
  const quote = of(journey.quotations[0]!.id)
  for (const code of codes) {
    expect(counted).toContain(code)
    // Customs clearance is a charge of every quotation; the usual charges name it.
    if (code !== 'customs-clearance') expect(quote.missing).toContain(code)
    expect(charges[code].ar).not.toBe('')
  }
})

test('each answer is counted: a price and what is included are there, what is not offered is missing', async () => {
  let journey = await asked(['INSURANCE', 'FUMIGATION', 'PERMITS'])
  const complete = [
    ...chargesFor('sea'),
    { code: 'bill-of-lading', buyingRate: '380.00', sellingRate: '450.00' },
    { code: 'terminal-handling', buyingRate: '600.00', sellingRate: '700.00' },
    { code: 'seal', buyingRate: '20.00', sellingRate: '30.00' },
    { code: 'insurance', buyingRate: '100.00', sellingRate: '150.00' },
  ]
  const services = [
    { code: 'fumigation', answer: 'included' },
    // A price says more than an answer beside it.
    { code: 'insurance', answer: 'not-offered' },
  ]
  const [one, two] = journey.agents as [(typeof journey.agents)[0], (typeof journey.agents)[0]]
  journey = await world.quote(journey, one, { charges: complete, services })
  journey = await world.quote(journey, two, {
    charges: complete,
    services: [...services, { code: 'permits', answer: 'not-offered' }],
  })
  const { of } = await compared(journey)
  expect(of(journey.quotations[0]!.id)).toMatchObject({
    missing: ['permits'],
    included: ['fumigation'],
    notOffered: [],
  })
  expect(of(journey.quotations[1]!.id)).toMatchObject({ missing: ['permits'], notOffered: ['permits'] })
  const { own } = await world.done(two, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })
  expect(own.services).toEqual([
    { code: 'fumigation', answer: 'included' },
    { code: 'permits', answer: 'not-offered' },
  ])
})

test('the file of the comparison and the final quotation keep the answers', async () => {
  let journey = await asked(['FUMIGATION'])
  for (const agent of journey.agents)
    journey = await world.quote(journey, agent, { services: [{ code: 'fumigation', answer: 'included' }] })
  world.must(
    await world.accept(journey, 'whole').then(async (answer) => {
      journey = { ...journey, sessionId: answer.body.sessionId }
      return world.settle(journey.sessionId, 'succeeded')
    }),
  )
  world.must(await world.finalQuote(journey))
  expect((await world.view(journey.customer, journey)).quotation).toMatchObject({
    isFinal: true,
    included: ['fumigation'],
  })
})
