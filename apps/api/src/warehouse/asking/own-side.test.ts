// What a warehouse reads before the award is its own side alone: a rival's quotation changes no answer, event or message.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { storageTabs } from '@marsa/model/warehouse/status.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { heard } from '../../../test/own-side.ts'
import type { Person } from '../../../test/people.ts'
import { storageWorldOf, type Stored } from '../../../test/storage-world.ts'

let app: TestApp
let world: ReturnType<typeof storageWorldOf>
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const heardBy = (person: Person, { requestId, number }: Stored): Promise<Record<string, string>> =>
  heard(app, person, number, [
    ...storageTabs.map((tab) => [storage.listStorages, { query: { tab } }] as const),
    [storage.viewStorage, { query: { storageRequestID: requestId } }],
    [storage.listExceptions, {}],
    [storage.listStock, {}],
    [storage.listStockMovements, {}],
    [storage.viewStorageQuoteAgent, { query: { RequestId: requestId } }],
  ])

const statusFor = async (person: Person, { requestId }: Stored): Promise<string> =>
  (await app.ask(person, storage.viewStorage, { query: { storageRequestID: requestId } })).body.status

describe('a warehouse that was invited', () => {
  test('and has not answered reads, byte for byte, the same before and after a rival quotes', async () => {
    const stored = await world.requested({ warehouses: 2 })
    const [rival, warehouse] = stored.warehouses as [Person, Person]
    const before = await heardBy(warehouse, stored)
    expect(before[`listStorages {"tab":"active"}`]).toContain(stored.number)
    await world.quote(stored, rival)
    expect(await statusFor(stored.customer, stored)).toBe('QS_AWP')
    expect(await heardBy(warehouse, stored)).toEqual(before)
  })

  test('and has quoted reads the same before and after a rival quotes and is rejected', async () => {
    const asked = await world.requested({ warehouses: 2 })
    const [rival, warehouse] = asked.warehouses as [Person, Person]
    const stored = await world.quote(asked, warehouse)
    const before = await heardBy(warehouse, stored)
    expect(await statusFor(warehouse, stored)).toBe('QS_AWP')
    const both = await world.quote(stored, rival)
    expect(await heardBy(warehouse, stored)).toEqual(before)
    const { status } = await app.ask(stored.customer, storage.rejectStorageQuote, {
      query: { id: both.quotations[1]!.id },
      body: {},
    })
    expect(status).toBe(200)
    expect(await heardBy(warehouse, stored)).toEqual(before)
  })

  test('and let the window pass finds the request among those that are over, though a rival has quoted', async () => {
    const stored = await world.requested({ warehouses: 2 })
    const [rival, warehouse] = stored.warehouses as [Person, Person]
    await world.quote(stored, rival)
    await app.owner.query(`update requests set window_ends_at = now() - interval '1 second' where id = $1`, [
      stored.requestId,
    ])
    await app.owner.query(`select graphile_worker.add_job('requests.close-answers', '{}'::json)`)
    await app.work()
    const count = async (tab: string) =>
      (await app.ask(warehouse, storage.listStorages, { query: { tab } })).body.totalCount
    expect([await statusFor(warehouse, stored), await count('active'), await count('cancelled')]).toEqual([
      'EXPIRED',
      0,
      1,
    ])
    expect(await statusFor(stored.customer, stored)).toBe('QS_AWP')
  })
})
