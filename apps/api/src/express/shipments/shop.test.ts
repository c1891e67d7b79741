// A shop's program: what its key may do with parcels, how it pays, and the events that its system is told.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { paperEndpoints } from '@marsa/model/express/label/paper-endpoints.ts'
import { testApp, type Caller, type TestApp } from '../../../test/app.ts'
import { addBundle } from '../../../test/bundle.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { hookServer, type HookServer } from '../../../test/hook-server.ts'
import { addKey, addManager, addWebhook } from '../../../test/integrator.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { collectCash } from '../cash-on-delivery/collect-cash.ts'
import { moveShipment } from './shipments.store.ts'

let app: TestApp
let hook: HookServer
let shop: Person
beforeAll(async () => {
  app = await testApp({ localWebhooks: true, pool: 12 })
  hook = await hookServer()
  shop = await addManager(app)
  await addBundle(app, shop, 'BRONZE')
})
afterAll(async () => {
  await hook.close()
  await app.close()
})

const priced = (caller: Caller, change: object = {}) =>
  app.ask(caller, calls.saveShipment, {
    body: { ...parcelWorldOf(app).form(change), withPlan: true, toPay: true, terms: true },
    key: randomUUID(),
  })
const settle = (caller: Caller, shipmentId: string, paymentType: string) =>
  app.ask(caller, calls.settleShipment, { query: { shipmentId, paymentType }, key: randomUUID() })

test('a key creates, pays with credits, labels, reads and cancels, each by its scope', async () => {
  const write = await addKey(app, shop, 'parcels.write')
  const pay = await addKey(app, shop, 'parcels.pay')
  const read = await addKey(app, shop, 'shipments.read', 'documents.read')
  const { body } = await priced(write)
  expect((await settle(write, body.id, 'bundle')).body.code).toBe('kit.key-scope')
  expect((await priced(pay)).body.code).toBe('kit.key-scope')
  const paid = await settle(pay, body.id, 'bundle')
  expect(paid.body).toMatchObject({ status: 'SUCCESS', reference: expect.stringMatching(/^MRX\d{12}$/) })
  expect((await app.ask(read, calls.viewShipment, { query: { Id: body.id } })).body.awbNumber).toBe(
    paid.body.reference,
  )
  const label = await app.ask(read, paperEndpoints.downloadLabels, {
    query: { shipmentId: body.id, format: 'zpl' },
  })
  expect(label.raw.toString()).toContain('^XA')
  const cancel = { query: { id: body.id }, body: { comments: 'The order was cancelled' } }
  expect((await app.ask(read, calls.cancelShipment, cancel)).body.code).toBe('kit.key-scope')
  expect((await app.ask(write, calls.cancelShipment, cancel)).body.status).toBe('SUCCESS')
})

test('a key reaches neither wallet nor card, nor parcels of another company', async () => {
  const key = await addKey(app, shop, 'parcels.write', 'parcels.pay', 'shipments.read')
  const { body } = await priced(key)
  for (const way of ['wallet', 'card'])
    expect((await settle(key, body.id, way)).body.code).toBe('express.key-credits')
  expect((await app.ask(key, calls.openShipmentPayment, { query: { shipmentID: body.id } })).body.code).toBe(
    'kit.key-scope',
  )
  const other = await addPerson(app.db, 'business')
  const theirs = await parcelWorldOf(app).draft(other)
  expect((await app.ask(key, calls.viewShipment, { query: { Id: theirs.id } })).status).toBe(404)
  expect((await settle(key, theirs.id, 'bundle')).status).toBe(404)
})

test('credits that are not enough leave a draft and say what is short', async () => {
  const poor = await addManager(app)
  await addBundle(app, poor, 'BRONZE')
  const key = await addKey(app, poor, 'parcels.write', 'parcels.pay')
  const { body } = await priced(key, {
    packages: Array.from({ length: 10 }, () => ({
      weight: '30',
      length: '92',
      width: '46',
      height: '45',
      packaging: 'OWN',
    })),
  })
  const { body: answer } = await settle(key, body.id, 'bundle')
  // Ten of 19.00 and 34 started kilograms at 2.00, less 750 credits.
  expect(answer).toMatchObject({ status: 'FAILED', shortfall: '120.00', reference: null })
})

test('the system of the shop is told of each state and of cash, with its own reference, and nobody else is', async () => {
  const stranger = await addManager(app)
  const names = [
    'shipment.created',
    'shipment.picked-up',
    'shipment.out-for-delivery',
    'shipment.delivered',
    'cod.collected',
  ] as const
  await addWebhook(app, shop, hook.url, [...names])
  await addWebhook(app, stranger, hook.url, [...names])
  const { id } = await parcelWorldOf(app).created(shop, { cod: '125.00', reference: 'ORDER-4711' })
  const courier = await addWorker(app, 'courier', await addDepot(app, 'DXB', ['DU']), ['DU'])
  await systemTransaction(app.db, async (tx) => {
    await moveShipment(tx, id, 'pickUp', { as: 'agent' })
    await moveShipment(tx, id, 'moveOn', { as: 'agent' })
    await moveShipment(tx, id, 'sendOut', { as: 'agent' })
    await collectCash(tx, {
      shipmentId: id,
      courierId: courier.userId,
      cashFils: 125_00n,
      at: app.clock.now(),
    })
    await moveShipment(tx, id, 'deliver', { as: 'agent' })
  })
  await app.work()
  const told = hook.heard.map(({ body }) => JSON.parse(body))
  expect(told.map(({ type }) => type).toSorted()).toEqual([...names].toSorted())
  for (const { data } of told) expect(data.subject).toMatchObject({ kind: 'express-shipment', id })
  expect(told.find(({ type }) => type === 'shipment.created').data.reference).toBe('ORDER-4711')
  expect(told.find(({ type }) => type === 'cod.collected').data.amount).toBe('125.00')
})
