// Whose addresses who sees: customers of every line, nobody of another company, staff only while they act and never to change.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { emptyAddress } from '@marsa/model/accounts/addresses/address-form.ts'
import {
  addressesEndpoints as book,
  type Address,
} from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type Ask, type Caller, type TestApp } from '../../../test/app.ts'
import { settle } from '../../../test/loosened.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const form = { ...emptyAddress, label: 'Main warehouse', emirate: 'DU', area: 'Al Quoz', street: 'Street 8' }
const save = (by: Caller, change: object = {}): Promise<Answer> =>
  app.ask(by, book.saveAddress, { body: { ...form, version: 0, isShared: false, ...change } })
const saved = async (by: Caller, change: object = {}): Promise<Address> => {
  const answer = await save(by, change)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Address
}
const seen = async (by: Caller, query: Ask['query'] = {}): Promise<string[]> =>
  (await app.ask(by, book.listAddresses, { query })).body.items.map(({ addressId }: Address) => addressId)
const administrator = async (): Promise<Person> => {
  const person = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
  return person
}

test.each(['customer', 'business', 'portal'] as const)(
  'a %s keeps addresses for every line, whatever the line',
  async (role) => {
    const person = await addPerson(app.db, role)
    const { addressId } = await saved(person)
    expect(await seen(person)).toEqual([addressId])
  },
)

test.each([
  ['clearing-agent', 'kit.forbidden'],
  ['warehouse-agent', 'kit.forbidden'],
  ['truck-provider', 'kit.forbidden'],
  ['desk', 'kit.forbidden'],
  ['admin', 'kit.forbidden'],
  ['admin-readonly', 'kit.forbidden'],
] as const)('a %s has no address book', async (role: Role, code) => {
  expect((await app.ask(await addPerson(app.db, role), book.listAddresses)).body.code).toBe(code)
})

test('another company finds nothing of it, by name, by page or by id', async () => {
  const owner = await administrator()
  const own = await saved(owner)
  const shared = await saved(owner, { isShared: true })
  const stranger = await administrator()
  const colleague = await addPerson(app.db, 'portal', { companyId: owner.companyId })
  expect(await seen(colleague)).toEqual([shared.addressId])
  for (const query of [{}, { text: 'Main' }, { whose: 'own' }, { whose: 'shared' }, { side: 'here' }])
    expect(await seen(stranger, query)).toEqual([])
  for (const { addressId } of [own, shared]) {
    expect((await save(stranger, { addressId, version: 1 })).status).toBe(404)
    expect((await app.ask(stranger, book.removeAddress, { query: { addressId } })).status).toBe(404)
  }
  expect(await seen(owner)).toHaveLength(2)
})

describe('acting for a customer', () => {
  const password = 'Marsa#2026-staff'
  const actFor = async (role: Role, customer: Person): Promise<Caller> => {
    const staff = await addPerson(app.db, role, { password })
    await app.ask(staff, passCheck, { body: { password } })
    const { user_code: userCode } = await one<{ user_code: string }>(
      app.db,
      sql`select user_code from users where id = ${customer.userId}`,
    )
    const body = { userCode, reason: 'The customer asked us by telephone', scope: 'write' }
    const begun = await app.ask(staff, startActing, { body })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    return { token: begun.body.token }
  }
  const allowChanges = (): Promise<void> => settle(app, 'accounts.acting-changes', true)

  test('shows what the customer sees; a read-only administrator changes nothing, whatever the installation allows', async () => {
    const customer = await administrator()
    const own = await saved(customer)
    const shared = await saved(customer, { isShared: true })
    await allowChanges()
    const held = await actFor('admin-readonly', customer)
    expect((await seen(held)).toSorted()).toEqual([own.addressId, shared.addressId].toSorted())
    const change = { addressId: own.addressId, version: 1, label: 'Changed' }
    const query = { addressId: own.addressId }
    expect((await save(held)).body.code).toBe('kit.read-only')
    expect((await save(held, change)).body.code).toBe('kit.read-only')
    expect((await app.ask(held, book.removeAddress, { query })).body.code).toBe('kit.read-only')
    expect(await seen(customer)).toHaveLength(2)
    const writer = await actFor('admin', customer)
    expect((await saved(writer, change)).label).toBe('Changed')
  })
})
