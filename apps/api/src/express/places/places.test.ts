// Places of express over HTTP: the counts of B 9, and cities by what is typed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDepot } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { expressEndpoints } from '@marsa/model/express/endpoints.ts'
import type { TierCountry } from '@marsa/model/express/places/place-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const { findDepot, listExpressCities, listExpressCountries, listMembershipCountries } = expressEndpoints

test('220 countries send and receive, 137 of them by economy, which only sends; the Emirates are not counted', async () => {
  const { body } = await app.ask(null, listMembershipCountries)
  const of = (tier: number) => (body as TierCountry[]).filter((row) => row.tier === tier)
  expect([of(220).length, of(137).length]).toEqual([220, 137])
  expect(of(220).every(({ sendAllowed, receiveAllowed }) => sendAllowed && receiveAllowed)).toBe(true)
  expect(of(137).some(({ receiveAllowed }) => receiveAllowed)).toBe(false)
  const priority = new Set(of(220).map(({ code }) => code))
  expect(priority.size).toBe(220)
  expect(priority.has('AE')).toBe(false)
  expect(of(137).filter(({ code }) => !priority.has(code))).toEqual([])
  expect((await app.ask(null, listMembershipCountries, { way: 1 })).body).toEqual(body)
})

test('the Emirates come first, each country with its names and dial code', async () => {
  const { body, headers } = await app.ask(null, listExpressCountries)
  expect(body).toHaveLength(221)
  expect(body[0]).toEqual({
    code: 'AE',
    nameEn: 'United Arab Emirates',
    nameAr: 'الإمارات العربية المتحدة',
    dialCode: '+971',
    sendAllowed: true,
    receiveAllowed: true,
  })
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

const named = async (code: string, city?: string): Promise<string[]> => {
  const { body } = await app.ask(null, listExpressCities, { query: { code, city }, way: city ? 0 : 1 })
  return body.map(({ nameEn }: { nameEn: string }) => nameEn)
}

test('without a name the cities of the Emirates and their remote places are listed', async () => {
  const found = await named('AE')
  expect(found.slice(0, 3)).toEqual(['Dubai', 'Abu Dhabi', 'Al Ain'])
  expect(found).toEqual(expect.arrayContaining(['Fujairah', 'Hatta', 'Liwa']))
  expect(new Set(found).size).toBe(found.length)
})

test.each([
  ['AE', 'duba', 'Dubai'],
  ['AE', 'ليو', 'Liwa'],
  ['AE', 'quoz', 'Al Quoz'],
  ['DE', 'ham', 'Hamburg'],
  ['NO', 'trom', 'Tromsø'],
])('in %s "%s" finds %s', async (code, city, name) => expect(await named(code, city)).toContain(name))

test('what is no country has no cities', async () => {
  expect(await named('ZZ', 'dubai')).toEqual([])
})

test('an address is checked against what we serve, and kept in one form', async () => {
  const customer = await addPerson(app.db, 'customer')
  const door = { building: 'Marina Tower 2', unit: '1204', mobile: '050 123 4567' }
  const check = async (address: object, language = 'en') => {
    const headers = { 'x-language': language }
    return (await app.ask(customer, expressEndpoints.validateAddress, { body: { address }, headers })).body
  }
  expect(await check({ country: 'AE', city: 'حتا', ...door })).toMatchObject({
    valid: true,
    serviceable: true,
    isRemote: true,
    normalised: { mobile: '+971501234567', unit: '1204' },
    errors: [],
  })
  expect(await check({ country: 'AE', city: 'Dubay', ...door }, 'ar')).toMatchObject({
    valid: false,
    serviceable: false,
    errors: [{ code: 'CITY_UNKNOWN', field: 'city', message: 'المدينة غير معروفة. اختر مدينة من القائمة.' }],
    suggestions: expect.arrayContaining(['دبي']),
  })
  const abroad = { ...door, mobile: '+4915112345678', postcode: '10115' }
  expect(await check({ country: 'DE', city: 'Kleinkleckersdorf', ...abroad })).toMatchObject({ valid: true })
  expect((await check({ country: 'KP', city: 'Pyongyang', ...abroad })).errors).toMatchObject([
    { code: 'NOT_SERVED', field: 'country', message: 'We do not serve this location. Choose another one.' },
  ])
  expect((await check({})).errors.map(({ code }: { code: string }) => code)).toEqual([
    'COUNTRY',
    'BUILDING_MISSING',
    'MOBILE',
  ])
})

test('a sender learns the depot of their city with its address, and of a city without one that there is none', async () => {
  const admin = await addPerson(app.db, 'admin')
  const form = { id: null, code: 'DXB', nameEn: 'Al Quoz', nameAr: 'القوز', areas: ['DU'] }
  const address = { addressEn: '17B Street', addressAr: 'شارع 17ب' }
  expect((await app.ask(admin, saveDepot, { body: { ...form, ...address } })).status).toBe(200)
  const depotOf = async (city: string) => (await app.ask(null, findDepot, { query: { city } })).body.depot
  const expected = { code: 'DXB', nameEn: 'Al Quoz', nameAr: 'القوز', ...address }
  expect(await depotOf('Dubai')).toEqual(expected)
  expect(await depotOf('دبي')).toEqual(expected)
  expect(await depotOf('Fujairah')).toBeNull()
  expect(await depotOf('Nowhere at all')).toBeNull()
})
