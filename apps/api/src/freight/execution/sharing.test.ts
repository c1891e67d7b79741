// Whoever has the customer's link follows the shipment: route, steps and arrival, nothing else, until it is ended or long over.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const share = (person: Person, { requestId: id }: Journey) =>
  app.ask(person, freight.shareShipment, { query: { id }, key: randomUUID() })
const end = (person: Person, { requestId: id }: Journey) =>
  app.ask(person, freight.endShipmentShare, { query: { id } })
const follow = (token: string) => app.ask(null, freight.trackSharedShipment, { body: { token } })

test('by air, where visitors have no number to look up, the link shows steps and no more', async () => {
  const journey = await world.booked({ carriage: 'air-import-door' })
  const { token } = world.must(await share(journey.customer, journey)).body
  expect(world.must(await share(journey.customer, journey)).body.token).toBe(token)
  const early = world.must(await follow(token)).body
  expect([early.number, early.events, early.status.code]).toEqual([journey.number, [], 'QS_PPA'])
  await world.reach(journey, 'DEPARTED')
  const { body } = world.must(await follow(token))
  expect(body.events.map(({ code }: { code: string }) => code)).toEqual(['DEPARTED'])
  const text = JSON.stringify(body)
  for (const hidden of [
    'Maryam',
    '0501234567',
    'Al Quoz',
    'Warehouse 12',
    'Milk powder',
    journey.quotations[0]!.total,
  ])
    expect(text).not.toContain(hidden)
})

test('only its customer makes and ends a link, of a shipment that is booked', async () => {
  const journey = await world.booked({ agents: 1 })
  const stranger = await world.customer()
  expect([(await share(stranger, journey)).status, (await end(stranger, journey)).status]).toEqual([404, 404])
  expect((await share(journey.winner, journey)).status).toBe(403)
  expect((await end(journey.customer, journey)).body.code).toBe('requests.share-none')
  const asked = await world.submitted({ agents: 1 })
  expect((await share(asked.customer, asked)).body.code).toBe('freight.not-booked')
})

test('ended it is over, and the next one is another', async () => {
  const journey = await world.booked({ agents: 1 })
  const { token } = world.must(await share(journey.customer, journey)).body
  world.must(await end(journey.customer, journey))
  expect((await follow(token)).body.code).toBe('requests.share-over')
  const next = world.must(await share(journey.customer, journey)).body.token
  expect(next).not.toBe(token)
  expect([(await follow(next)).status, (await follow('n'.repeat(43))).status]).toEqual([200, 404])
})

test('a completed shipment is followed for a week', async () => {
  const journey = await world.delivered()
  const { token } = world.must(await share(journey.customer, journey)).body
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  expect(world.must(await follow(token)).body.status.code).toBe('QS_CMP')
  app.clock.pass(8 * 86_400_000)
  expect((await follow(token)).status).toBe(404)
})
