// Depots and their people: who sets them up, one depot an emirate, couriers where their depot serves, and a depot's own reach.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courierSetupEndpoints as calls } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { inviteUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let admin: Person
let dubai: string
let sharjah: string
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  dubai = await addDepot(app, 'DXB', ['DU'])
  sharjah = await addDepot(app, 'SHJ', ['SH', 'AJ', 'UQ'])
})
afterAll(() => app.close())

const depot = (more: object) => ({
  body: { id: null, code: 'AUH', nameEn: 'Abu Dhabi', nameAr: 'أبوظبي', areas: ['AZ'], ...more },
})
const courier = (person: Person, more: object = {}) => ({
  body: {
    userId: person.userId,
    depotId: dubai,
    areas: ['DU'],
    vehicle: 'CAR',
    cashLimit: '5000.00',
    ...more,
  },
})
const codeOf = ({ body }: { body: { code?: string; fieldErrors?: { code: string }[] } }) =>
  body.fieldErrors?.[0]?.code ?? body.code

describe('depots', () => {
  test('an emirate has one depot, and two that are made at once do not share it', async () => {
    expect(codeOf(await app.ask(admin, calls.saveDepot, depot({ code: 'XYZ', areas: ['DU'] })))).toBe(
      'couriers.areas-taken',
    )
    expect(codeOf(await app.ask(admin, calls.saveDepot, depot({ code: 'DXB' })))).toBe(
      'couriers.depot-code-taken',
    )
    const both = await Promise.all([
      app.ask(admin, calls.saveDepot, depot({ code: 'AAA', areas: ['FU'] })),
      app.ask(admin, calls.saveDepot, depot({ code: 'BBB', areas: ['FU'] })),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an emirate is not taken from a depot while a courier of it goes there', async () => {
    await addWorker(app, 'courier', sharjah, ['AJ'])
    const without = depot({ id: sharjah, code: 'SHJ', areas: ['SH', 'UQ'] })
    expect(codeOf(await app.ask(admin, calls.saveDepot, without))).toBe('couriers.areas-used')
    const renamed = depot({ id: sharjah, code: 'SHJ', nameEn: 'Sharjah Industrial', areas: ['SH', 'AJ'] })
    expect((await app.ask(admin, calls.saveDepot, renamed)).status).toBe(200)
  })
})

describe('people', () => {
  test('a colleague with the role is listed without a depot until somebody assigns them', async () => {
    const person = await addPerson(app.db, 'courier')
    const listed = async () =>
      (await app.ask(admin, calls.listCouriers)).body.people.find(
        ({ userId }: { userId: string }) => userId === person.userId,
      )
    expect(await listed()).toMatchObject({ depotId: null, areas: [], vehicle: null, cashLimit: null })
    expect((await app.ask(admin, calls.saveWorker, courier(person))).status).toBe(200)
    expect(await listed()).toMatchObject({
      depotId: dubai,
      areas: ['DU'],
      vehicle: 'CAR',
      cashLimit: '5000.00',
    })
  })

  test.each([
    ['nowhere to go', { areas: [] }, 'couriers.areas-missing'],
    ['an emirate of another depot', { areas: ['SH'] }, 'couriers.areas-depot'],
    ['no vehicle', { vehicle: null }, 'couriers.vehicle-missing'],
    ['too much cash', { cashLimit: '10000.01' }, 'couriers.cash-limit'],
  ])('a courier with %s is refused', async (_, more, code) => {
    const person = await addPerson(app.db, 'courier')
    expect(codeOf(await app.ask(admin, calls.saveWorker, courier(person, more)))).toBe(code)
  })

  test('nobody without the role is assigned', async () => {
    const desk = await addPerson(app.db, 'desk')
    expect(codeOf(await app.ask(admin, calls.saveWorker, courier(desk)))).toBe('couriers.person-none')
  })

  test('a depot sees and changes its own couriers and nobody else', async () => {
    const worker = await addWorker(app, 'depot', dubai)
    const own = await addWorker(app, 'courier', dubai, ['DU'])
    const other = await addWorker(app, 'courier', sharjah, ['SH'])
    const { depots, people } = (await app.ask(worker, calls.listCouriers)).body
    expect(depots.map(({ code }: { code: string }) => code)).toEqual(['DXB'])
    const ids = people.map(({ userId }: { userId: string }) => userId)
    expect(ids).toContain(own.userId)
    expect(ids).not.toContain(other.userId)
    expect((await app.ask(worker, calls.saveWorker, courier(own, { vehicle: 'VAN' }))).status).toBe(200)
    expect(codeOf(await app.ask(worker, calls.saveWorker, courier(other)))).toBe('couriers.person-none')
    expect(codeOf(await app.ask(worker, calls.saveWorker, courier(worker)))).toBe('couriers.person-none')
    expect(codeOf(await app.ask(worker, calls.saveWorker, courier(own, { depotId: sharjah })))).toBe(
      'couriers.depot-none',
    )
  })

  test('somebody of a depot who is assigned to none is told so', async () => {
    expect(codeOf(await app.ask(await addPerson(app.db, 'depot'), calls.listCouriers))).toBe(
      'couriers.no-depot',
    )
  })

  test('an administrator invites a courier', async () => {
    const body = {
      email: 'new.courier@test.example',
      role: 'courier',
      language: 'ar',
      company: admin.companyId,
    }
    expect((await app.ask(admin, inviteUser, { body })).status).toBe(200)
  })
})
