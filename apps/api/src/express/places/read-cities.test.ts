// Cities as a reader calls them, whichever language they were typed in; what is not known stays as it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson } from '../../../test/people.ts'
import { readCities } from './read-cities.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const typed = [
  'Dubai',
  'ABU DHABI',
  'دبي',
  'أبوظبي',
  'Al Quoz',
  'London',
  'شارع لا يعرفه أحد',
  '',
  'أبو ظبي',
  'Ras al-Khaima',
]

test.each([
  [
    'ar',
    ['دبي', 'أبوظبي', 'دبي', 'أبوظبي', 'القوز', 'London', 'شارع لا يعرفه أحد', '', 'أبو ظبي', 'رأس الخيمة'],
  ],
  [
    'en',
    [
      'Dubai',
      'ABU DHABI',
      'Dubai',
      'Abu Dhabi',
      'Al Quoz',
      'London',
      'شارع لا يعرفه أحد',
      '',
      'Abu Dhabi',
      'Ras al-Khaima',
    ],
  ],
] as const)('are read in %s', async (language, expected) => {
  const rows = typed.map((city, n) => ({ n, city }))
  const read = await readCities(app.db, language, rows, 'city')
  expect(read.map(({ city }) => city)).toEqual(expected)
  expect(read.map(({ n }) => n)).toEqual(rows.map(({ n }) => n))
})

test('a list of shipments and one of them have them in the language of the call', async () => {
  const customer = await addPerson(app.db, 'business')
  const { id } = await parcelWorldOf(app).created(customer)
  const headers = { 'x-language': 'ar' }
  const { items } = (await app.ask(customer, calls.listShipments, { headers })).body
  expect(items[0]).toMatchObject({ id, fromCity: 'دبي', toCity: 'أبوظبي' })
  expect((await app.ask(customer, calls.viewShipment, { query: { Id: id }, headers })).body).toMatchObject({
    fromCity: 'دبي',
    toCity: 'أبوظبي',
  })
  expect((await app.ask(customer, calls.listShipments)).body.items[0]).toMatchObject({ toCity: 'Abu Dhabi' })
})
