// The address of a warehouse: its administrator says it, who has booked reads it, nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { usualHours } from '@marsa/model/warehouse/site.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { place, storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

/** A colleague of the winner who administers the warehouse. */
const adminOf = async ({ winner }: Stored): Promise<Person> => {
  const admin = await addPerson(app.db, 'warehouse-agent', { companyId: winner.companyId })
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [admin.userId])
  return admin
}

const site = { place: place({ latitude: 25.13, longitude: 55.23 }), hours: usualHours, note: 'Gate 2' }

test('is saved by an administrator of the warehouse alone, with address, pin and hours', async () => {
  const at = await world.booked({ warehouses: 2 })
  const admin = await adminOf(at)
  const save = (body: object = site, person = admin) => app.ask(person, storage.saveStorageSite, { body })
  expect((await save(site, at.winner)).body.code).toBe('warehouse.site-admin')
  const codes = async (body: object) =>
    (await save(body)).body.fieldErrors.map((each: { code: string }) => each.code)
  expect(await codes({ ...site, place: place() })).toEqual(['warehouse.site-pin'])
  expect(await codes({ ...site, hours: usualHours.map(() => null) })).toEqual(['warehouse.site-closed'])
  expect((await world.done(at.winner, storage.viewStorageSite)).site).toBeNull()
  expect((await world.view(at.customer, at)).site).toBeNull()
  world.must(await save())
  world.must(await save({ ...site, note: 'Gate 3' }))
  for (const person of [at.customer, at.winner])
    expect((await world.view(person, at)).site).toEqual({ ...site, note: 'Gate 3' })
  expect((await world.view(at.warehouses[1]!, at)).site).toBeNull()
  expect((await world.done(at.warehouses[1]!, storage.viewStorageSite)).site).toBeNull()
})

test('is not shown before the booking', async () => {
  const at = await world.quoted({ warehouses: 1 })
  world.must(await app.ask(await adminOf(at), storage.saveStorageSite, { body: site }))
  expect((await world.view(at.customer, at)).site).toBeNull()
})
