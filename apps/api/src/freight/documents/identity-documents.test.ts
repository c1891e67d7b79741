// The identity documents of a shipment are to be destroyed a while after it is completed, and nothing else of it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { identityDays } from '@marsa/model/documents/document.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const ends = async (requestId: string): Promise<Record<string, number | null>> => {
  const found = await rows<{ code: string; days: number | null }>(
    app.db,
    sql`select doc_code as code, round(extract(epoch from purge_after - now()) / 86400)::int as days
      from documents where subject_id = ${requestId} and doc_code in ('IDFRONTSIDE', 'IDBACKSIDE', 'COMMERCIAL_INVOICE')`,
  )
  return Object.fromEntries(found.map((row) => [row.code, row.days]))
}

test('completion sets the end of identity documents, not of other documents', async () => {
  const journey = await world.booked({ carriage: 'air-import-port', pay: 'whole' })
  for (const code of ['IDFRONTSIDE', 'IDBACKSIDE'])
    await world.document(journey.customer, journey.requestId, code)
  world.must(await world.finalQuote(journey, '7200.00'))
  await world.reach(journey, 'QS_ARRIVE', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL')
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  expect(await ends(journey.requestId)).toEqual({
    IDFRONTSIDE: null,
    IDBACKSIDE: null,
    COMMERCIAL_INVOICE: null,
  })
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  expect(await ends(journey.requestId)).toEqual({
    IDFRONTSIDE: identityDays,
    IDBACKSIDE: identityDays,
    COMMERCIAL_INVOICE: null,
  })
})
