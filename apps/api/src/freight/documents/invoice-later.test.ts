// The commercial invoice after acceptance: sent without it, asked for once booked and once more on arrival, never past customs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { listDocuments, reviewDocument } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { bulkActionEndpoints as many } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { requestsEndpoints } from '@marsa/model/requests/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { formFor } from '../../../test/freight-forms.ts'
import { settle } from '../../../test/loosened.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

/** How often the customer was asked for it. */
const asked = async ({ requestId, customer }: Journey): Promise<number> =>
  (
    await rows(
      app.db,
      sql`select from notifications where subject_id = ${requestId} and template = 'paper-wanted' and user_id = ${customer.userId}`,
    )
  ).length
const turnOf = async (journey: Journey) => (await world.view(journey.customer, journey)).turn

test('a request is quoted and booked without it; then it is the customer’s turn while the agent goes on', async () => {
  const journey = await world.booked({ carriage: 'sea-import-door', invoice: false, pay: 'whole' })
  expect(await asked(journey)).toBe(1)
  expect(await turnOf(journey)).toMatchObject({
    side: 'customer',
    action: 'upload-papers',
    documents: ['COMMERCIAL_INVOICE'],
    meanwhile: 'DEPARTED',
  })
  const needs = await world.done(journey.customer, requestsEndpoints.listNeeds)
  expect(needs).toMatchObject({ count: 1, items: [{ turn: { action: 'upload-papers' } }] })
  await world.reach(journey, 'DEPARTED')
  expect(await asked(journey)).toBe(1)
  await world.reach(journey, 'QS_ARRIVE')
  expect(await asked(journey)).toBe(2)
  world.must(await world.finalQuote(journey, '7200.00'))
  await world.reach(journey, 'QS_DIS', 'QS_DOC')
  for (const code of ['PACKING_LIST', 'BILL_OF_LADING', 'HEALTH_CERTIFICATE'])
    await world.document(journey.customer, journey.requestId, code)
  expect((await world.report(journey, 'QS_CUD')).body.code).toBe('freight.customs-papers-missing')
  await world.document(journey.customer, journey.requestId, 'COMMERCIAL_INVOICE')
  world.must(await world.report(journey, 'QS_CUD'))
  expect(await turnOf(journey)).toMatchObject({ side: 'agent', action: 'report-milestone' })
})

test('who has given it with the request is never asked', async () => {
  const given = await world.booked({ carriage: 'sea-import-door', pay: 'whole' })
  await world.reach(given, 'DEPARTED', 'QS_ARRIVE')
  expect(await asked(given)).toBe(0)
})

test('one that its agent returned is the customer’s turn again', async () => {
  const journey = await world.booked({ carriage: 'sea-import-door', pay: 'whole' })
  expect(await turnOf(journey)).toMatchObject({ side: 'agent', action: 'report-milestone' })
  const stored = (await world.done(journey.winner, listDocuments, {
    query: { RequestId: journey.requestId },
  })) as StoredDocument[]
  const { documentId } = stored.find(({ docCode }) => docCode === 'COMMERCIAL_INVOICE')!
  await world.done(journey.winner, reviewDocument, {
    body: { documentId, outcome: 'return', reason: 'Not readable' },
  })
  expect(await turnOf(journey)).toMatchObject({ side: 'customer', documents: ['COMMERCIAL_INVOICE'] })
})

test('drafts are told apart: what may follow, and what the setting asks for', async () => {
  const customer = await world.customer()
  const { RequestId: id } = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
  const standing = async () =>
    (await world.done(customer, many.checkDrafts, { query: { ids: id } })) as {
      items: { code: string | null; missing: string[]; following: string[] }[]
    }
  expect((await standing()).items).toMatchObject([
    { code: null, missing: [], following: ['COMMERCIAL_INVOICE'] },
  ])
  await settle(app, 'freight.invoice-later', false)
  expect((await standing()).items).toMatchObject([
    { code: 'freight.papers-missing', missing: ['COMMERCIAL_INVOICE'], following: [] },
  ])
  const sent = await app.ask(customer, freight.submitRequest, { query: { id }, body: { terms: true } })
  expect(sent.body.code).toBe('freight.papers-missing')
  await settle(app, 'freight.invoice-later')
})
