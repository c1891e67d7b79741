// Cash of a parcel follows it: expected, amended, dropped, expected again; collected to the fil, once, and owed in the ledger.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { lockShipment, moveShipment } from '../shipments/shipments.store.ts'
import { collectCash } from './collect-cash.ts'
import { cashInHand, listCodFaults } from './cod.store.ts'

let app: TestApp
let merchant: Person
let courier: Person
beforeAll(async () => {
  app = await testApp()
  merchant = await addPerson(app.db, 'business')
  courier = await addWorker(app, 'courier', await addDepot(app, 'DXB', ['DU']), ['DU'])
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listCodFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const created = async (cod: string | undefined = '349.95'): Promise<string> =>
  (await parcelWorldOf(app).created(merchant, { dropOff: true, slot: undefined, ...(cod && { cod }) })).id
const moved = (id: string, name: ShipmentMove, as: ActorKind) =>
  systemTransaction(app.db, (tx) => moveShipment(tx, id, name, { as }))
const out = async (id: string): Promise<void> => {
  await moved(id, 'pickUp', 'agent')
  await moved(id, 'moveOn', 'agent')
  await moved(id, 'sendOut', 'agent')
}
const codOf = async (id: string) =>
  (await app.owner.query('select state, amount_fils from express_cod where id = $1', [id])).rows[0]
const delivered = (id: string, cashFils: bigint | null) =>
  systemTransaction(app.db, async (tx) => {
    await lockShipment(tx, id, null)
    await collectCash(tx, { shipmentId: id, courierId: courier.userId, cashFils, at: new Date() })
    await moveShipment(tx, id, 'deliver', { as: 'agent' })
  })
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : codeOf(error)),
  )

test('a paid parcel expects its cash, and one without expects none (K1)', async () => {
  expect(await codOf(await created())).toEqual({ state: 'EXPECTED', amount_fils: '34995' })
  expect(await codOf(await created(''))).toBeUndefined()
})

test('cancelled and sent back drop the cash, a lost parcel that is found expects it again (K3, X6)', async () => {
  const cancelled = await created()
  const given = { query: { id: cancelled }, body: { comments: 'Because of the test' } }
  expect((await app.ask(merchant, calls.cancelShipment, given)).status).toBe(200)
  expect(await codOf(cancelled)).toMatchObject({ state: 'NOT_COLLECTED' })
  const back = await created()
  await out(back)
  await moved(back, 'failDelivery', 'agent')
  expect(await codOf(back)).toMatchObject({ state: 'EXPECTED' })
  await moved(back, 'sendBack', 'system')
  expect(await codOf(back)).toMatchObject({ state: 'NOT_COLLECTED' })
  const lost = await created()
  await out(lost)
  await moved(lost, 'declareLost', 'desk')
  expect(await codOf(lost)).toMatchObject({ state: 'NOT_COLLECTED' })
  await systemTransaction(app.db, (tx) => moveShipment(tx, lost, 'find', { as: 'desk', to: 'IN_TRANSIT' }))
  expect(await codOf(lost)).toEqual({ state: 'EXPECTED', amount_fils: '34995' })
})

test('the amount follows its shipment while it is expected', async () => {
  const id = await created()
  await app.owner.query('update express_shipments set cod_fils = 12500 where id = $1', [id])
  expect(await codOf(id)).toEqual({ state: 'EXPECTED', amount_fils: '12500' })
})

test('less, more or nothing is refused, and the parcel stays with the courier', async () => {
  const id = await created()
  await out(id)
  expect(await refusal(delivered(id, 34_994n))).toBe('express.cash-other')
  expect(await refusal(delivered(id, 34_996n))).toBe('express.cash-other')
  expect(await refusal(delivered(id, null))).toBe('express.cash-missing')
  const without = await created('')
  await out(without)
  expect(await refusal(delivered(without, 100n))).toBe('express.cash-none')
  expect(await codOf(id)).toMatchObject({ state: 'EXPECTED' })
})

test('the database delivers nothing whose cash is not collected', async () => {
  const id = await created()
  await out(id)
  expect(await refusal(moved(id, 'deliver', 'agent'))).toBe('23514')
})

test('what is collected the courier owes, and the merchant is owed; two at once collect it once (K2)', async () => {
  const id = await created()
  await out(id)
  const before = await cashInHand(app.db, courier.userId)
  const outcomes = await Promise.all([refusal(delivered(id, 34_995n)), refusal(delivered(id, 34_995n))])
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(1)
  expect(await codOf(id)).toMatchObject({ state: 'COLLECTED' })
  expect((await cashInHand(app.db, courier.userId)) - before).toBe(34_995n)
  expect(await balanceOf(app.db, { kind: 'courier_receivable', ownerId: courier.userId })).toBe(-34_995n)
  expect(await balanceOf(app.db, { kind: 'cod_payable', ownerId: merchant.companyId })).toBe(34_995n)
})

/** As nobody can but who owns the tables. */
const addToCollected = async (fils: number): Promise<void> => {
  await app.owner.query('begin')
  await app.owner.query(`set local session_replication_role = replica`)
  await app.owner.query(`update express_cod set amount_fils = amount_fils + $1 where state = 'COLLECTED'`, [
    fils,
  ])
  await app.owner.query('commit')
}

test('a row that differs from the books is found on both sides', async () => {
  await addToCollected(1)
  expect(await listCodFaults(app.db)).toHaveLength(2)
  await addToCollected(-1)
})
