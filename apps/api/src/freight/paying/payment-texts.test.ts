// The text message about a payment that failed: a quote has a last moment, a balance waits for the delivery.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { one } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const textAbout = (sessionId: string): Promise<{ subject: string }> =>
  one(
    app.db,
    sql`select subject from outbox_messages where channel = 'sms' and key like ${`%:${sessionId}:%`}`,
  )

test('says how much is open and by when it can be paid again', async () => {
  const journey = await world.accepted()
  world.must(await world.settle(journey.sessionId, 'failed'))
  expect((await textAbout(journey.sessionId)).subject).toMatch(
    /^AED.[\d,.]+ for FR-26-\d+ was not paid\. You can try again until \d+ \w+, \d\d:\d\d\.$/,
  )
})

test('says of a payment that the customer left that nothing was charged', async () => {
  const journey = await world.accepted()
  world.must(await world.settle(journey.sessionId, 'cancelled'))
  expect((await textAbout(journey.sessionId)).subject).toMatch(
    /^The payment of AED.[\d,.]+ for FR-26-\d+ was cancelled; nothing was charged\.$/,
  )
})

test('says that the balance is paid before delivery', async () => {
  const journey = await world.booked({ agents: 1 })
  world.must(await world.finalQuote(journey))
  const paying = await app.ask(journey.customer, freight.pay, {
    query: { QuoteID: journey.quotations[0]!.id },
    way: 1,
  })
  const { sessionId } = world.must(paying).body
  world.must(await world.settle(sessionId, 'failed'))
  expect((await textAbout(sessionId)).subject).toContain('You can try again before delivery.')
})
