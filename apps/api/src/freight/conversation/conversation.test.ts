// The conversation of a shipment: between its customer and the agent that has won it; others see nothing, and each is told once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { conversationEndpoints as conversation } from '@marsa/model/freight/conversation/conversation-endpoints.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const write = (person: Person, { requestId }: Journey, text: string, clientId = randomUUID()) =>
  app.ask(person, conversation.writeShipmentMessage, { query: { id: requestId }, body: { clientId, text } })
const view = (person: Person, { requestId }: Journey) =>
  app.ask(person, conversation.viewShipmentMessages, { query: { RequestId: requestId } })
const read = (person: Person, { requestId }: Journey, upTo: number) =>
  app.ask(person, conversation.readShipmentMessages, { query: { id: requestId }, body: { upTo } })
const told = async ({ requestId }: Journey) =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select template from notifications where subject_id = ${requestId} and template like 'shipment-message%' order by id`,
    )
  ).map(({ template }) => template)

test('customer and winner write and read; the other is told once until it has read', async () => {
  const journey = await world.booked({ agents: 2 })
  const { customer, winner } = journey
  expect((await view(customer, journey)).body).toEqual({ items: [], unread: 0, writeRefusal: null })
  world.must(await write(customer, journey, '  When do you collect the papers?  '))
  world.must(await write(customer, journey, 'We close at five.'))
  expect(await told(journey)).toEqual(['shipment-message-agent'])
  const seen = world.must(await view(winner, journey)).body
  expect(seen).toMatchObject({
    items: [
      { number: 1, side: 'customer', text: 'When do you collect the papers?' },
      { number: 2, side: 'customer', text: 'We close at five.' },
    ],
    unread: 2,
    writeRefusal: null,
  })
  world.must(await read(winner, journey, 99))
  expect((await view(winner, journey)).body.unread).toBe(0)
  world.must(await write(customer, journey, 'Or tomorrow'))
  expect(await told(journey)).toEqual(['shipment-message-agent', 'shipment-message-agent'])
  world.must(await write(winner, journey, 'Tomorrow at nine'))
  expect(await told(journey)).toEqual([
    'shipment-message-agent',
    'shipment-message-agent',
    'shipment-message',
  ])
  expect((await view(customer, journey)).body).toMatchObject({ unread: 1 })
})

test('nobody else reads or writes: rivals and strangers find nothing, staff read alone', async () => {
  const journey = await world.booked({ agents: 2 })
  world.must(await write(journey.customer, journey, 'For your eyes'))
  for (const person of [journey.agents[1]!, await world.customer()]) {
    expect((await view(person, journey)).status).toBe(404)
    expect((await write(person, journey, 'Hello')).status).toBe(404)
    expect((await read(person, journey, 1)).status).toBe(404)
  }
  const desk = await addPerson(app.db, 'desk')
  expect(world.must(await view(desk, journey)).body).toMatchObject({
    unread: 0,
    writeRefusal: 'kit.forbidden',
  })
  expect((await write(desk, journey, 'Hello')).status).toBe(403)
})

test('a message that is sent again is the same, and two at once are two numbers', async () => {
  const journey = await world.booked({ agents: 1 })
  const clientId = randomUUID()
  const first = world.must(await write(journey.customer, journey, 'Once', clientId)).body
  expect(world.must(await write(journey.customer, journey, 'Once', clientId)).body).toEqual(first)
  const both = await Promise.all(
    [journey.customer, journey.winner].map((person) => write(person, journey, 'At once')),
  )
  expect(both.map(({ body }) => body.number).toSorted()).toEqual([2, 3])
  expect((await write(journey.customer, journey, '   ')).body.fieldErrors).toMatchObject([
    { code: 'freight.message-empty' },
  ])
})

test('before an agent has won there is none, and after the end it is only read', async () => {
  const asked = await world.quoted({ agents: 1 })
  expect((await write(asked.customer, asked, 'Hello')).body.code).toBe('freight.not-booked')
  expect((await write(asked.agents[0]!, asked, 'Hello')).status).toBe(404)
  const over = await world.booked({ agents: 1 })
  world.must(await write(over.customer, over, 'Thank you'))
  await world.done(await addPerson(app.db, 'admin'), freight.cancelRequest, {
    query: { id: over.requestId },
    body: { reason: 'The ship never came' },
  })
  expect((await write(over.customer, over, 'Hello')).body.code).toBe('freight.message-closed')
  expect(world.must(await view(over.customer, over)).body).toMatchObject({
    items: [{ text: 'Thank you' }],
    writeRefusal: 'freight.message-closed',
  })
})
