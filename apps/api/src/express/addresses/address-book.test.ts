// The address book under the names of express: rows added together, each by itself, found, changed and removed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressBookEndpoints as calls } from '@marsa/model/express/addresses/address-book-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let merchant: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp()
  merchant = await addPerson(app.db, 'business')
  stranger = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

const shop = {
  title: 'Shop',
  name: 'Maryam Saleh',
  mobile: '050 123 4567',
  country: 'AE',
  city: 'Dubai',
  building: 'Warehouse 12',
  unit: '3',
}
const find = async (who: Person, query = {}) =>
  (await app.ask(who, calls.findParcelAddresses, { query })).body
const add = (addresses: object[], language?: 'ar') =>
  app.ask(merchant, calls.addParcelAddresses, { body: { addresses }, ...(language && { language }) })

test('rows are added together; one that is wrong keeps no other out and is answered with why', async () => {
  const london = { ...shop, title: 'London', country: 'GB', city: 'London', mobile: '+447700900123' }
  const wrong = { ...shop, title: '', mobile: '12', city: 'Atlantis' }
  const { status, body } = await add([shop, wrong, london])
  expect(status).toBe(200)
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Shop', 'London'])
  expect(body.errors).toEqual([
    { row: 2, field: 'mobile', code: 'accounts.address-phone', message: expect.stringContaining('mobile') },
  ])
  const { body: next } = await add([{ ...wrong, mobile: shop.mobile }])
  expect(next).toMatchObject({
    items: [],
    errors: [
      { row: 1, field: 'title', message: 'Give the address a name.' },
      { row: 1, field: 'city', message: 'Choose the emirate.' },
    ],
  })
  expect(await find(merchant, { title: 'shop' })).toEqual([
    expect.objectContaining({ ...shop, mobile: '+971501234567', isDefault: false }),
  ])
  expect(await find(merchant, { searchText: 'london' })).toMatchObject([{ city: 'London', country: 'GB' }])
  expect(await find(stranger)).toEqual([])
})

test('one’s own are changed and removed; those of others do not exist', async () => {
  const { body } = await add([{ ...shop, title: 'Depot' }])
  const { id } = body.items[0]
  const change = (who: Person, more: object = {}) =>
    app.ask(who, calls.changeParcelAddress, {
      query: { id },
      body: { ...shop, title: 'Depot', unit: '9', isDefault: true, ...more },
    })
  expect(await change(stranger)).toMatchObject({ status: 404, body: { code: 'accounts.address-not-found' } })
  expect(await change(merchant)).toMatchObject({ status: 200, body: { id, unit: '9', isDefault: true } })
  expect((await change(merchant, { city: 'Atlantis' })).body.fieldErrors).toMatchObject([
    { field: 'city', code: 'accounts.address-emirate' },
  ])
  const remove = (who: Person) => app.ask(who, calls.removeParcelAddress, { query: { id } })
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove(merchant)).status).toBe(200)
  expect(await find(merchant, { title: 'Depot' })).toEqual([])
})
