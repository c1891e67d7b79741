// The address book: fields of the Emirates, folded search, defaults that move, what a company shares, and strangers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddressForm } from '@marsa/model/accounts/addresses/address-form.ts'
import { addressLine } from '@marsa/model/accounts/addresses/addresses.ts'
import {
  addressesEndpoints as book,
  type Address,
} from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let person: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
beforeEach(async () => {
  person = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

type Saved = AddressForm & { addressId?: string; version: number; isShared: boolean }
const address = (change: Partial<Saved> = {}): Saved => ({
  label: 'المستودع الرئيسي',
  country: 'AE',
  emirate: 'DU',
  city: '',
  area: 'القوز الصناعية 3',
  street: '',
  buildingType: 'warehouse',
  building: 'Warehouse 12',
  unit: '',
  landmark: 'قرب أسماك',
  makani: '٣٠٠٣٢ ٩٥٣٢٠',
  latitude: 25.1316,
  longitude: 55.2271,
  contactName: 'Maryam',
  contactNumber: '050 123 4567',
  place: 'AE-DUBAI',
  isPickup: false,
  isDelivery: false,
  version: 0,
  isShared: false,
  ...change,
})
const save = (change: Partial<Saved> = {}, by = person): Promise<Answer> =>
  app.ask(by, book.saveAddress, { body: address(change) })
const saved = async (change: Partial<Saved> = {}, by = person): Promise<Address> =>
  world.must(await save(change, by)).body as Address
const list = (
  query = {},
  by = person,
): Promise<{ items: Address[]; totalCount: number; mayShare: boolean }> =>
  world.done(by, book.listAddresses, { query })
const faults = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((each) => [each.field, each.code]),
  )
const makeAdmin = (who: Person) =>
  app.owner.query('update users set is_company_admin = true where id = $1', [who.userId])

test('an address keeps its fields in their stored form', async () => {
  expect(await saved()).toMatchObject({
    makani: '30032 95320',
    contactNumber: '+971501234567',
    latitude: 25.1316,
    place: 'AE-DUBAI',
    version: 1,
    isShared: false,
  })
})

test('an address lies in a place of the wizards: the one it names, else what its area says, else the main city', async () => {
  const placeOf = async (change: Partial<Saved>) => (await saved({ ...change, makani: '' })).place
  expect(await placeOf({ place: 'XX-NOWHERE' })).toBe('AE-DUBAI-AL-QUOZ')
  expect(await placeOf({ place: null, area: 'AL QUOZ Industrial 3' })).toBe('AE-DUBAI-AL-QUOZ')
  expect(await placeOf({ place: null, area: 'Behind the mosque' })).toBe('AE-DUBAI')
  expect(await placeOf({ place: null, area: 'Behind the mosque', emirate: 'FU' })).toBe('AE-FUJAIRAH')
  const abroad = { country: 'CN', emirate: null, city: 'Shanghai' }
  expect(await placeOf({ ...abroad, place: null })).toBeNull()
  expect(await placeOf({ ...abroad, place: 'AE-DUBAI' })).toBeNull()
})

test('what is missing or does not belong is said at its field', async () => {
  const answer = await save({
    label: ' ',
    emirate: null,
    area: '',
    building: '',
    landmark: '',
    longitude: null,
  })
  expect(faults(answer)).toEqual({
    label: 'accounts.address-label',
    emirate: 'accounts.address-emirate',
    area: 'accounts.address-area',
    street: 'accounts.address-street',
    latitude: 'accounts.address-pin',
  })
  expect(faults(await save({ country: 'CN', emirate: null, area: '' }))).toEqual({
    city: 'accounts.address-city',
    makani: 'accounts.address-makani-abroad',
  })
  expect(faults(await save({ latitude: 31.23, longitude: 121.47 }))).toEqual({
    latitude: 'accounts.address-pin-outside',
  })
  expect(faults(await save({ makani: '123', contactNumber: '12' }))).toEqual({
    makani: 'reference.makani.form',
    contactNumber: 'accounts.address-phone',
  })
})

test('it is found however it is spelled, by Makani, and by words in any order', async () => {
  const { addressId } = await saved({ label: 'مكتب أبوظبي', area: 'الكرامة' })
  await saved({ label: 'Sharjah depot', area: 'Industrial 5', makani: '' })
  for (const text of ['ابوظبي', 'كرامه', '30032 95320', '3003295320', 'maryam مكتب'])
    expect((await list({ text })).items.map((each) => each.addressId)).toContain(addressId)
  const abroad = await saved({
    label: 'Shanghai',
    country: 'CN',
    emirate: null,
    city: 'Shanghai',
    makani: '',
  })
  expect((await list({ side: 'abroad' })).items.map((each) => each.addressId)).toEqual([abroad.addressId])
  expect((await list({ side: 'here' })).totalCount).toBe(2)
  expect((await list({ text: 'no such' })).totalCount).toBe(0)
  expect((await list({ text: '%' })).totalCount).toBe(0)
})

test('a default takes the place of the one before, also of two saved at once', async () => {
  const first = await saved({ isPickup: true, isDelivery: true })
  await Promise.all([saved({ label: 'b', isPickup: true }), saved({ label: 'c', isPickup: true })])
  const { items } = await list()
  expect(items.filter((each) => each.isPickup)).toHaveLength(1)
  expect(items.find((each) => each.isDelivery)?.addressId).toBe(first.addressId)
})

test('a change that has not seen the latest is refused', async () => {
  const { addressId } = await saved()
  expect((await saved({ addressId, version: 1, label: 'New' })).version).toBe(2)
  expect((await save({ addressId, version: 1, label: 'Old' })).body.code).toBe('accounts.address-changed')
})

test('what a company shares all its people see, and its administrators change', async () => {
  await makeAdmin(person)
  const shared = await saved({ isShared: true })
  const own = await saved({ label: 'Mine' })
  const colleague = await addPerson(app.db, 'portal', { companyId: person.companyId })
  const seen = await list({}, colleague)
  expect([seen.items.map((each) => each.addressId), seen.mayShare]).toEqual([[shared.addressId], false])
  const remove = (id: string, by: Person) => app.ask(by, book.removeAddress, { query: { addressId: id } })
  expect((await save({ isShared: true }, colleague)).body.code).toBe('accounts.address-shared')
  expect((await save({ addressId: shared.addressId, version: 1 }, colleague)).body.code).toBe(
    'accounts.address-shared',
  )
  expect((await remove(shared.addressId, colleague)).body.code).toBe('accounts.address-shared')
  expect((await remove(own.addressId, colleague)).status).toBe(404)
  expect((await save({ addressId: own.addressId, version: 1 }, colleague)).status).toBe(404)

  const stranger = await addPerson(app.db, 'business')
  await makeAdmin(stranger)
  expect((await list({}, stranger)).totalCount).toBe(0)
  for (const { addressId } of [shared, own]) {
    expect((await remove(addressId, stranger)).status).toBe(404)
    expect((await save({ addressId, version: 1 }, stranger)).status).toBe(404)
  }
  world.must(await remove(shared.addressId, person))
  expect((await list({ whose: 'shared' })).totalCount).toBe(0)
})

test('the line of an address leaves the building to its own field and fits a request', () => {
  const form = address({ makani: '30032 95320', street: 'Street 8' })
  expect(addressLine(form)).toBe('Street 8، القوز الصناعية 3، قرب أسماك، Makani 30032 95320')
  expect(
    addressLine(address({ street: 'x'.repeat(120), area: 'y'.repeat(80), landmark: 'z'.repeat(120) })),
  ).toHaveLength(200)
})
