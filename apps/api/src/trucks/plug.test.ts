// The plug is pulled while a truck booking is accepted, allocated or reported on: all of it happens once, or nothing of it did.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  truckDriverEndpoints as driver,
  truckEndpoints as calls,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { plugOf, plugs } from '../../test/plug.ts'
import { truckWorldOf } from '../../test/truck-world.ts'
import { balanceOf, listLedgerFaults } from '../finance/ledger.store.ts'
import { one, rows } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let pulledWhile: ReturnType<typeof plugOf>['pulledWhile']
let [customer, provider] = [] as unknown as [Person, Person]
beforeAll(async () => {
  app = await testApp({ proxied: true, pool: 4 })
  world = truckWorldOf(app)
  ;({ pulledWhile } = plugOf(app))
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
})
afterAll(() => app.close())

beforeEach(() => app.clock.reset())

const used = async () => -(await balanceOf(app.db, { kind: 'credit_exposure', ownerId: customer.companyId }))
const count = async (table: string, column: string, id: string): Promise<number> =>
  (
    await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
    )
  ).n

/** A phone that has opened the link of a booked truck at its pickup. */
const driving = async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
  await world.allocate(provider, id)
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  const { link } = await one<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where recipient = ${truck!.mobile} and topic = 'driver-link'`,
  )
  app.clock.pass(48 * 3_600_000)
  const opened = await app.ask(null, driver.openDriverLink, {
    body: { token: link.split('#')[1]!, digits: truck!.mobile.slice(-4), attempt: randomUUID() },
  })
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!
  const report = (code: string, deviceEventId: string) =>
    app.ask(null, driver.reportDriverEvent, {
      query: { link: opened.body.link },
      headers: { cookie },
      body: {
        code,
        post: null,
        deviceAt: app.clock.now().toISOString(),
        offsetMs: 0,
        deviceEventId,
        position: null,
        seal: null,
        temperature: null,
        note: null,
        receiver: null,
        isShort: false,
        files: [],
      },
    })
  return { id, slot, report }
}

const steps = async (slot: string): Promise<string[]> =>
  (
    await rows<{ code: string }>(
      app.db,
      sql`select code from truck_events where slot_id = ${slot} order by at, id`,
    )
  ).map(({ code }) => code)

describe.each(Object.entries(plugs))('the database %s', (_, plug) => {
  test('while a quotation is accepted: the credit line has it once, after the same call again', async () => {
    const id = await world.sent(customer)
    const quotationId = await world.quote(provider, id)
    const before = await used()
    const key = randomUUID()
    const accept = () =>
      app.ask(customer, calls.accept, {
        query: { id: quotationId },
        body: { terms: true, pay: 'credit' },
        key,
      })
    await pulledWhile(plug, ['credit_accounts', 'company_id', customer.companyId], accept)
    expect([await used(), (await world.view(customer, id)).status]).toEqual([before, 'QUOTE_RECEIVED'])
    expect((await accept()).status).toBe(200)
    expect((await accept()).status).toBe(200)
    expect((await used()) - before).toBe(798_00n)
    expect(await count('ledger_transactions', 'subject_id', id)).toBe(1)
    expect(await listLedgerFaults(app.db)).toEqual([])
  })

  test('while trucks are allocated: no truck, no link and no message is there, and then each once', async () => {
    const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
    const [slot] = (await world.timeline(provider, id)).slots
    const [vehicleId, driverId] = [await world.vehicle(provider), await world.driver(provider)]
    const key = randomUUID()
    const allocate = () =>
      app.ask(provider, road.allocate, {
        query: { id },
        body: { slots: [{ slot: slot!.slot, vehicleId, driverId, reason: null, transfer: null }] },
        key,
      })
    const links = () => count('driver_links', 'driver_id', driverId)
    await pulledWhile(plug, ['truck_drivers', 'id', driverId], allocate)
    expect((await world.timeline(provider, id)).slots[0]!.truck).toBeNull()
    expect(await links()).toBe(0)
    expect((await allocate()).status).toBe(200)
    expect((await allocate()).status).toBe(200)
    expect(await links()).toBe(1)
    expect(await count('truck_allocations', 'slot_id', slot!.slot)).toBe(1)
  })

  test('while a phone sends its queue: it sends again, and each step is there once, in order', async () => {
    const { id, slot, report } = await driving()
    const [first, second] = [randomUUID(), randomUUID()]
    await pulledWhile(plug, ['requests', 'id', id], () => report('AT_LOADING', first))
    expect(await steps(slot)).toEqual([])
    for (const [code, event] of [
      ['AT_LOADING', first],
      ['AT_LOADING', first],
      ['LOADING_COMPLETED', second],
    ] as const)
      expect([code, (await report(code, event)).status]).toEqual([code, 200])
    expect(await steps(slot)).toEqual(['AT_LOADING', 'LOADING_COMPLETED'])
  })
})
