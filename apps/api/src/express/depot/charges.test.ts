// Re-measure and the way back: charged above the tolerance, paid each way to the fil, once, and in every race (X2, X3, vector 22).
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { holdEndpoints as calls } from '@marsa/model/express/depot/hold-endpoints.ts'
import { testApp, quiet, type TestApp } from '../../../test/app.ts'
import { addBundle } from '../../../test/bundle.ts'
import { depotWorldOf, light, type DepotWorld } from '../../../test/depot-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults, listTaxInvoices } from '../../finance/door.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import { listWalletFaults, walletOf } from '../wallet/wallet.store.ts'

let app: TestApp
let world: DepotWorld
let sender: Person
let person: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = await depotWorldOf(app)
  sender = await world.addSpender()
  person = await addPerson(app.db, 'customer')
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const holdsOf = async (who: Person, shipmentId: string) =>
  (await app.ask(who, calls.viewHolds, { query: { shipmentId } })).body
const pay = (who: Person, charge: { id: string; total: string }, way: string, amount = charge.total) =>
  app.ask(who, calls.payCharge, { body: { chargeId: charge.id, amount, way } })
const sendBack = (shipmentId: string, by = world.clerk) =>
  app.ask(by, depot.sendParcelBack, { body: { shipmentId, reason: 'The sender asked for it' } })
/** Measured 5.6 kg for 4.5: 2.00 + 0.10. */
const heavier = async (who = sender) => {
  const { id } = await world.takenIn(who, light)
  const { body } = await world.measure(world.clerk, id, '5.6')
  expect(body).toMatchObject({ declared: 4500, measured: 5600, charge: '2.10' })
  const { charges } = await holdsOf(who, id)
  return { id: id as string, charge: charges[0] }
}
const advance = (ownerId: string) => balanceOf(app.db, { kind: 'customer_advance', ownerId })
const sendBackOverdue = () =>
  app.jobs
    .find(({ name }) => name === 'express.send-back-overdue')!
    .run({} as never, { db: app.db, log: quiet })

test('vector 22: 5.6 kg for 4.5 is charged 2.00 + 0.10 and holds it; 10.2 for 9.8 is within the tolerance', async () => {
  const { id, charge } = await heavier()
  expect(charge).toMatchObject({ kind: 'REMEASURE', net: '2.00', vat: '0.10', total: '2.10', way: null })
  expect(await world.view(sender, id)).toMatchObject({ status: 'ON_HOLD' })
  const within = await world.takenIn(sender, {
    packages: [{ ...light.packages[0], weight: '9.8' }],
  })
  const { body } = await world.measure(world.clerk, within.id, '10.2')
  expect(body).toMatchObject({ charge: null })
  expect(await world.view(sender, within.id)).toMatchObject({ status: 'IN_TRANSIT' })
})

test('measured anew, the charge follows the last measure, and none lets it go on', async () => {
  const { id, charge } = await heavier()
  expect((await world.measure(world.clerk, id, '7.6')).body.charge).toBe('6.30')
  expect((await pay(sender, charge, 'wallet')).body.code).toBe('depot.charge-none')
  expect((await world.measure(world.clerk, id, '4.6')).body.charge).toBeNull()
  expect(await world.view(sender, id)).toMatchObject({ status: 'IN_TRANSIT' })
  expect((await holdsOf(sender, id)).charges).toEqual([])
})

test('the wallet pays with the PIN: an invoice, the advance without its VAT, and the shipment goes on', async () => {
  const { id, charge } = await heavier()
  const before = await advance(id)
  expect((await pay(sender, charge, 'wallet')).body.code).toBe('wallet.pin-none')
  await world.openPin(sender)
  expect((await pay(sender, charge, 'wallet')).body.code).toBe('wallet.short')
  await world.fill(sender, 1000n)
  expect((await pay(sender, charge, 'wallet', '2.00')).body.code).toBe('depot.charge-changed')
  expect((await pay(person, charge, 'wallet')).body.code).toBe('depot.charge-none')
  const both = await Promise.all([pay(sender, charge, 'wallet'), pay(sender, charge, 'wallet')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await advance(id)).toBe(before + 200n)
  expect((await listTaxInvoices(app.db, id)).map(({ totalFils }) => totalFils)).toContain(210n)
  expect(await world.view(sender, id)).toMatchObject({ status: 'IN_TRANSIT' })
  expect((await world.measure(world.clerk, id, '9')).body.code).toBe('depot.measured-paid')
})

test('credits pay the net amount, and no invoice taxes it again', async () => {
  const member = await world.addSpender()
  await addBundle(app, member, 'GOLD')
  const { id, charge } = await heavier(member)
  const invoices = (await listTaxInvoices(app.db, id)).length
  expect((await pay(member, charge, 'bundle')).status).toBe(200)
  expect((await holdsOf(member, id)).charges[0]).toMatchObject({ way: 'bundle' })
  expect((await listTaxInvoices(app.db, id)).length).toBe(invoices)
  expect(await world.view(member, id)).toMatchObject({ status: 'IN_TRANSIT' })
  expect((await holdsOf(member, id)).credits).toBe('2498.00')
})

test('a card pays; while it is open nothing else does, and late money of a charge that is gone goes back', async () => {
  const { id, charge } = await heavier(person)
  const open = await app.ask(person, calls.openChargePayment, {
    body: { chargeId: charge.id, amount: charge.total },
  })
  expect(open.body).toMatchObject({ amount: '2.10' })
  for (const refused of [
    await pay(person, charge, 'wallet'),
    await world.measure(world.clerk, id, '8'),
    await sendBack(id),
  ])
    expect(refused.body.code).toBe('finance.payment-in-progress')
  await world.settle(open.body.sessionId, 'succeeded')
  await world.settle(open.body.sessionId, 'succeeded')
  expect(await world.view(person, id)).toMatchObject({ status: 'IN_TRANSIT' })
  expect((await holdsOf(person, id)).charges).toMatchObject([{ way: 'card', total: '2.10' }])

  const other = await heavier(person)
  const late = await app.ask(person, calls.openChargePayment, {
    body: { chargeId: other.charge.id, amount: other.charge.total },
  })
  await world.settle(late.body.sessionId, 'failed')
  expect((await sendBack(other.id)).status).toBe(200)
  await world.settle(late.body.sessionId, 'succeeded')
  await app.work()
  expect(app.gateway.order(late.body.sessionId)).toMatchObject({ status: 'refunded' })
})

test('paying and sending back at once: one wins, and the other is told', async () => {
  await world.openPin(sender)
  await world.fill(sender, 10_000n)
  for (let round = 0; round < 3; round++) {
    const { id, charge } = await heavier()
    const [paid, back] = await Promise.all([pay(sender, charge, 'wallet'), sendBack(id)])
    expect([paid.status, back.status].filter((status) => status === 200)).toHaveLength(1)
    expect((await world.view(sender, id)).status).toBe(paid.status === 200 ? 'IN_TRANSIT' : 'RETURNING')
  }
})

test('the way back of a company: half the carriage from the wallet, the rest a debt', async () => {
  const poor = await addPerson(app.db, 'business')
  await world.fill(poor, 500n)
  const { id } = await heavier(poor)
  expect((await sendBack(id)).status).toBe(200)
  const { charges, holds } = await holdsOf(poor, id)
  expect(holds).toEqual([])
  expect(charges).toMatchObject([{ kind: 'RETURN', net: '10.00', vat: '0.50', way: 'debt' }])
  expect(await walletOf(app.db, poor.companyId)).toMatchObject({ availableFils: 0n, debtFils: 550n })
  const given = { body: { shipmentId: id, name: 'Layla Hassan' } }
  expect((await app.ask(world.clerk, depot.handParcelBack, given)).status).toBe(200)
  expect(await advance(id)).toBe(0n)
})

test('others pay the way back before they get the parcel, which the database holds to', async () => {
  const { id } = await heavier(person)
  expect((await sendBack(id)).status).toBe(200)
  const given = { body: { shipmentId: id, name: 'Layla Hassan' } }
  expect((await app.ask(world.clerk, depot.handParcelBack, given)).body.code).toBe('depot.return-unpaid')
  const forced = systemTransaction(app.db, (tx) => moveShipment(tx, id, 'handBack', { as: 'agent' }))
  expect(await forced.catch(codeOf)).toBe('23514')
  const [charge] = (await holdsOf(person, id)).charges
  const { body } = await app.ask(person, calls.openChargePayment, {
    body: { chargeId: charge.id, amount: charge.total },
  })
  await world.settle(body.sessionId, 'succeeded')
  expect((await app.ask(world.clerk, depot.handParcelBack, given)).status).toBe(200)
  expect(await world.view(person, id)).toMatchObject({ status: 'RETURNED' })
})

test('after ten days without an answer, or the third failed delivery, it goes back once (X3)', async () => {
  const held = await heavier()
  const fresh = await heavier()
  await app.owner.query(
    `update express_holds set opened_at = now() - interval '10 days 1 minute' where shipment_id = $1`,
    [held.id],
  )
  const failed = await world.takenIn(sender, light)
  const twice = await world.takenIn(sender, light)
  for (const [id, attempts] of [
    [failed.id, 3],
    [twice.id, 2],
  ]) {
    await world.move(id, 'sendOut')
    await world.move(id, 'failDelivery')
    await app.owner.query('update express_shipments set attempts = $2 where id = $1', [id, attempts])
  }
  await Promise.all([sendBackOverdue(), sendBackOverdue()])
  await sendBackOverdue()
  const states = [held, fresh, failed, twice].map(async ({ id }) => (await world.view(sender, id)).status)
  expect(await Promise.all(states)).toEqual(['RETURNING', 'ON_HOLD', 'RETURNING', 'DELIVERY_FAILED'])
  expect((await holdsOf(sender, held.id)).charges).toMatchObject([{ kind: 'RETURN', total: '10.50' }])
})

test('a missing piece waits for us, not for its sender: it does not go back by itself', async () => {
  const { id, awbNumber } = await world.brought(sender, { packages: [...light.packages, ...light.packages] })
  await world.scan(world.clerk, `${awbNumber}01`)
  await app.ask(world.clerk, depot.reportMissingPiece, { body: { shipmentId: id } })
  await app.owner.query(
    `update express_holds set opened_at = now() - interval '30 days' where shipment_id = $1`,
    [id],
  )
  await sendBackOverdue()
  expect(await world.view(sender, id)).toMatchObject({ status: 'ON_HOLD' })
})

test('an answer keeps it, whatever the age', async () => {
  const { id } = await world.takenIn(sender, light)
  const hold = { body: { shipmentId: id, reason: 'ADDRESS', note: 'No such building' } }
  expect((await app.ask(world.clerk, depot.holdParcel, hold)).status).toBe(200)
  const answer = {
    shipmentId: id,
    answer: 'The blue tower',
    wantedOn: null,
    address: { building: 'Blue Tower', unit: '9', landmark: '', mobile: '+971501112233' },
  }
  expect((await app.ask(person, calls.answerHold, { body: answer })).status).toBe(404)
  expect((await app.ask(sender, calls.answerHold, { body: answer })).status).toBe(200)
  const seen = await world.view(sender, id)
  expect(seen.form.recipient).toMatchObject({
    building: 'Blue Tower',
    mobile: '+971501112233',
    name: 'Omar Saleh',
  })
  const wrong = { ...answer, address: { ...answer.address, mobile: '12' }, wantedOn: '2020-01-01' }
  expect((await app.ask(sender, calls.answerHold, { body: wrong })).body.fieldErrors).toMatchObject([
    { field: 'wantedOn', code: 'depot.day-wrong' },
  ])
  const half = { ...wrong, wantedOn: null }
  expect((await app.ask(sender, calls.answerHold, { body: half })).body.fieldErrors).toMatchObject([
    { field: 'address.mobile', code: 'express.address-mobile' },
  ])
  await app.owner.query(
    `update express_holds set opened_at = now() - interval '30 days' where shipment_id = $1`,
    [id],
  )
  await sendBackOverdue()
  expect(await world.view(sender, id)).toMatchObject({ status: 'ON_HOLD' })
  expect((await app.ask(world.clerk, depot.releaseParcel, { body: { shipmentId: id } })).status).toBe(200)
  expect(await world.view(sender, id)).toMatchObject({ status: 'IN_TRANSIT' })
})
