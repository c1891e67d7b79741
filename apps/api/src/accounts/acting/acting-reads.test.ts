// Who only looks sees what the person sees, although every statement runs as the role of the database that may only read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '@marsa/model/all.ts'
import { startActing } from '@marsa/model/accounts/acting-endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors-endpoints.ts'
import { testApp, type Ask, type Caller, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import { worldOf, type Journey } from '../../../test/world.ts'

let app: TestApp
let journey: Journey
let acting: Caller
beforeAll(async () => {
  app = await testApp()
  journey = await worldOf(app).booked()
  const staff = await addPerson(app.db, 'admin-readonly', { password: 'Marsa#2026-staff' })
  await app.ask(staff, passCheck, { body: { password: 'Marsa#2026-staff' } })
  const body = { userCode: journey.customer.email, reason: 'The customer asked us to look' }
  acting = (await app.ask(staff, startActing, { body })).body
})
afterAll(() => app.close())

const byRequest = (): Ask => ({ query: { RequestId: journey.requestId } })

test.each<[string, () => Ask]>([
  ['listShipments', () => ({})],
  ['viewFigures', () => ({})],
  ['viewShipment', byRequest],
  ['listDocuments', byRequest],
  ['compareQuotes', byRequest],
  ['viewQuoteCustomer', () => ({ query: { QuoteId: journey.quotations[0]!.id } })],
  ['getPaymentStatus', () => ({ query: { sessionId: journey.sessionId } })],
  ['listNotifications', () => ({})],
  ['listPermissions', () => ({})],
  ['getUserProfile', () => ({})],
  ['search', () => ({ query: { text: journey.number } })],
  ['downloadReport', () => ({})],
])('%s answers the same', async (verb, given) => {
  const endpoint = allEndpoints.find((each) => each.verb === verb)!
  const seen = await app.ask(acting, endpoint, given())
  const own = await app.ask(journey.customer, endpoint, given())
  expect([own.status, seen.status]).toEqual([200, 200])
  if (verb === 'viewShipment') expect(seen.body).toEqual(own.body)
})
