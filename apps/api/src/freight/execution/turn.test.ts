// Both sides of a shipment are told the same about whose turn it is, on its page, in lists and on the overview.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestsEndpoints } from '@marsa/model/requests/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

/** What each side reads: its own next step in page and list, and the turn as its page tells it. */
const turnsOf = async (journey: Journey) => {
  const of = async (person: Journey['customer']) => {
    const { nextAction, turn } = await world.view(person, journey)
    expect((await world.row(person, journey)).nextAction).toBe(nextAction)
    return { nextAction, turn }
  }
  const [customer, agent] = [await of(journey.customer), await of(journey.winner)]
  expect(customer.turn).toEqual(agent.turn)
  const turnsOf = [customer.nextAction, agent.nextAction].filter((each) => each !== null)
  expect(turnsOf).toHaveLength(1)
  return { customer: customer.nextAction, agent: agent.nextAction, documents: customer.turn.documents }
}

test('missing customs documents are named, and the side that has them is asked', async () => {
  const journey = await world.reach(
    await world.booked({ carriage: 'sea-import-door', pay: 'whole' }),
    'DEPARTED',
  )
  await world.reach(journey, 'QS_ARRIVE')
  expect(await turnsOf(journey)).toMatchObject({ customer: null, agent: 'post-final-quote' })
  world.must(await world.finalQuote(journey, '7200.00'))
  await world.reach(journey, 'QS_DIS')
  expect(await turnsOf(journey)).toEqual({
    customer: null,
    agent: 'upload-papers',
    documents: ['DELIVERY_ORDER'],
  })
  await world.reach(journey, 'QS_DOC')
  expect(await turnsOf(journey)).toEqual({
    customer: 'upload-papers',
    agent: null,
    documents: ['PACKING_LIST', 'BILL_OF_LADING', 'HEALTH_CERTIFICATE'],
  })
  const needs = await world.done(journey.customer, requestsEndpoints.listNeeds)
  expect(needs).toMatchObject({ count: 1, items: [{ turn: { action: 'upload-papers' } }] })
  for (const code of ['PACKING_LIST', 'BILL_OF_LADING', 'HEALTH_CERTIFICATE'])
    await world.document(journey.customer, journey.requestId, code)
  expect(await turnsOf(journey)).toMatchObject({ customer: null, agent: 'report-milestone', documents: [] })
})

test('a rival that has lost reads nothing of it', async () => {
  const journey = await world.booked()
  expect(await world.view(journey.agents[1]!, journey)).toMatchObject({ turn: null, nextAction: null })
})
