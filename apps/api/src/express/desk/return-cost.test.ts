// What a way back from abroad costs where its carrier does not say it: entered once, above a limit by two, charged with our cost.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parcelCaseEndpoints as calls } from '@marsa/model/express/desk/case-endpoints.ts'
import { parcelDeskEndpoints } from '@marsa/model/express/desk/desk-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { goodsAbroad } from '../../../test/parcel-form.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { isReturnUnquoted } from '../depot/charges.store.ts'
import { moveShipment } from '../shipments/shipments.store.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let [merchant, desk, admin] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = parcelWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

/** Sent back by the desk before the carrier has it. */
const sentBack = async (): Promise<string> => {
  const { id } = await world.created(merchant, {
    ...goodsAbroad('Amal Haddad'),
    dropOff: true,
    slot: undefined,
  })
  for (const [move, as] of [
    ['pickUp', 'agent'],
    ['moveOn', 'agent'],
    ['hold', 'desk'],
    ['sendBack', 'desk'],
  ] as const)
    await systemTransaction(app.db, (tx) => moveShipment(tx, id, move, { as }))
  return id
}
/** The carrier has told that it is back, and not what that costs. */
const broughtBack = async (): Promise<string> => {
  const id = await sentBack()
  await app.owner.query(
    `insert into express_checkpoints (shipment_id, partner_number, code, happened_at, place, description, body)
      values ($1, $2, 'RT', now(), 'Dubai', 'Returned', '{}')`,
    [id, id],
  )
  return id
}

const enter = (id: string, amount: string, person = desk) =>
  app.ask(person, calls.enterReturnCost, {
    body: { shipmentId: id, amount, reason: 'The carrier told us by telephone' },
    key: randomUUID(),
  })
const decide = (person: Person, id: string, isConfirmed: boolean) =>
  app.ask(person, calls.decideReturnCost, { body: { id, isConfirmed }, key: randomUUID() })
const caseOf = async (shipmentId: string) =>
  (await app.ask(desk, calls.viewParcelCase, { query: { shipmentId } })).body.returnCost
const chargesOf = async (id: string) =>
  (
    await app.owner.query(
      `select net_fils::int as net, vat_fils::int as vat, way from express_charges where shipment_id = $1 and kind = 'RETURN'`,
      [id],
    )
  ).rows
const statusOf = async (id: string) => (await world.view(merchant, id)).status
const queue = async (kind: string) =>
  (await app.ask(desk, parcelDeskEndpoints.viewParcelDesk, { query: { kind } })).body.items.map(
    ({ shipmentId }: { shipmentId: string }) => shipmentId,
  )

test('the desk enters it once: charged with our cost, and what the carrier has brought back is returned', async () => {
  const id = await broughtBack()
  const cost = await balanceOf(app.db, { kind: 'carrier_cost' })
  expect(await caseOf(id)).toEqual({ waiting: null })
  for (const amount of ['10000.01', '-1', '1.234', 'ten'])
    expect((await enter(id, amount)).body.fieldErrors).toMatchObject([
      { field: 'amount', code: 'parcel-desk.return-amount' },
    ])
  expect((await enter(id, '88.00', merchant)).status).toBe(403)
  const both = await Promise.all([enter(id, '88.00'), enter(id, '99.00', admin)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const net = both[0].status === 200 ? 8800 : 9900
  expect(await chargesOf(id)).toEqual([{ net, vat: 0, way: 'debt' }])
  expect(await balanceOf(app.db, { kind: 'carrier_cost' })).toBe(cost - BigInt(net))
  expect(await statusOf(id)).toBe('RETURNED')
  expect((await enter(id, '88.00')).body.code).toBe('parcel-desk.return-priced')
  expect(await caseOf(id)).toBeNull()
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('above the limit of one person a second one confirms, which the database holds to', async () => {
  const id = await broughtBack()
  expect((await enter(id, '500.01')).body).toMatchObject({ isCharged: false })
  expect((await enter(id, '20.00')).body.code).toBe('parcel-desk.return-waiting')
  const { waiting } = await caseOf(id)
  expect(waiting).toMatchObject({ amount: '500.01', refusal: 'parcel-desk.second-person' })
  expect(await queue('RETURN_SECOND')).toContain(id)
  expect((await decide(desk, waiting.id, true)).body.code).toBe('parcel-desk.second-person')
  const alone = `update express_return_costs set outcome = 'MADE', decided_by = proposed_by, decided_at = now() where id = $1`
  await expect(app.owner.query(alone, [waiting.id])).rejects.toThrow('express_return_costs_second_person')
  expect(await chargesOf(id)).toEqual([])
  expect((await decide(admin, waiting.id, false)).status).toBe(200)
  expect((await decide(admin, waiting.id, true)).body.code).toBe('parcel-desk.gone')
  expect((await enter(id, '612.00', admin)).body).toMatchObject({ isCharged: false })
  const again = (await caseOf(id)).waiting.id
  const both = await Promise.all([decide(desk, again, true), decide(desk, again, true)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await chargesOf(id)).toMatchObject([{ net: 61_200, vat: 0 }])
  expect(await statusOf(id)).toBe('RETURNED')
})

test('a carrier may bring back for nothing', async () => {
  const id = await broughtBack()
  expect((await enter(id, '0.00')).body).toMatchObject({ isCharged: true })
  expect([await chargesOf(id), await statusOf(id)]).toEqual([[], 'RETURNED'])
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what has come from abroad does not go back for nothing, whoever brought it; the desk sees what waits an hour', async () => {
  const id = await sentBack()
  expect(await isReturnUnquoted(app.db, id)).toBe(false)
  expect((await enter(id, '10.00')).body.code).toBe('parcel-desk.return-priced')
  await app.owner.query(
    `update express_shipments set form = jsonb_set(jsonb_set(form, '{from,country}', '"GB"'), '{to,country}', '"AE"') where id = $1`,
    [id],
  )
  expect(await isReturnUnquoted(app.db, id)).toBe(true)
  expect(await queue('RETURN_COST')).not.toContain(id)
  await app.owner.query(
    `update express_shipments set moved_at = now() - interval '61 minutes' where id = $1`,
    [id],
  )
  expect(await queue('RETURN_COST')).toContain(id)
})
