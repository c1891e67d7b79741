// W10, W11: cancelling storage frees what was held for a payment, and costs nothing where the warehouse is the reason.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { listBookFaults, listLedgerFaults } from '../finance/door.ts'
import { rows } from '../kit/db.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterEach(async () =>
  expect([...(await listLedgerFaults(app.db)), ...(await listBookFaults(app.db))]).toEqual([]),
)
afterAll(() => app.close())

const reason = 'Because of the test'
const byId = (at: Stored) => ({ query: { storageRequestID: at.requestId } })
const status = async (at: Stored): Promise<string> => (await world.view(at.customer, at)).status

test('an acceptance that nobody pays any more is cancelled, and every quotation is closed', async () => {
  const at = await world.accepted()
  // As after a crash between the end of the session and its reaction.
  await app.owner.query('alter table payment_sessions disable trigger payment_sessions_guard')
  await app.owner.query(`update payment_sessions set state = 'EXPIRED' where id = $1`, [at.sessionId])
  await app.owner.query('alter table payment_sessions enable trigger payment_sessions_guard')
  world.must(await app.ask(at.customer, storage.cancelStorage, { ...byId(at), body: { reason } }))
  expect(await status(at)).toBe('QS_CAN')
  const states = await rows<{ state: string }>(
    app.db,
    sql`select distinct state from quotations where subject_id = ${at.requestId}`,
  )
  expect(states).toEqual([{ state: 'Q_NOT_AWARDED' }])
})

test('the rule is shown with what each stage gives back, and the warehouse’s fault costs nothing', async () => {
  const at = await world.booked({ pay: 'whole' })
  const desk = await addPerson(app.db, 'desk')
  const terms = await world.done(desk, storage.viewStorageCancelTerms, byId(at))
  expect(terms).toMatchObject({
    stage: 'booked',
    paid: '1102.50',
    refund: '992.25',
    refundOfAgentFault: '1102.50',
    paymentType: 'card',
    refusal: null,
    rules: [
      { stage: 'unpaid', percent: 0, fee: null, refund: null },
      { stage: 'booked', percent: 10, fee: '110.25', refund: '992.25' },
      { stage: 'picked-up', percent: 25, fee: '275.63', refund: '826.87' },
    ],
  })
  expect(await world.done(at.customer, storage.viewStorageCancelTerms, byId(at))).toMatchObject({
    refundOfAgentFault: null,
    refusal: 'warehouse.cancel-support',
  })
  const cancel = (refund: string) =>
    app.ask(desk, storage.cancelStorage, { ...byId(at), body: { reason, fault: 'agent', refund } })
  expect((await cancel('992.25')).body.code).toBe('warehouse.refund-changed')
  world.must(await cancel('1102.50'))
  await app.work()
  expect(await world.balances(at.requestId)).toEqual({})
  expect(app.gateway.order(at.sessionId).refundedFils).toBe(110_250n)
})
