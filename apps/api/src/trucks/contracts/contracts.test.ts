// Contracts: who enters them and of whom, versions, who downloads which, and the notice before the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makePdf } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { warnOfContracts } from './contracts.ts'

let app: TestApp
type People = [Person, Person, Person, Person, Person]
let [customer, provider, rival, stranger, admin] = [] as unknown as People
beforeAll(async () => {
  app = await testApp()
  const world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_000n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  stranger = await addPerson(app.db, 'business')
  admin = await addPerson(app.db, 'admin')
  await world.booked(customer, provider)
})
afterAll(() => app.close())

const today = () => dayOf(app.clock.now())
const save = (person: Person, change: object = {}) =>
  app.ask(person, road.saveContract, {
    body: {
      id: null,
      providerId: provider.companyId,
      customerId: customer.companyId,
      title: 'Carriage 2026',
      startsOn: today(),
      endsOn: addDays(today(), 400),
      ...change,
    },
  })
const upload = (person: Person, contractId: string, name: string) => {
  const body = new FormData()
  body.set('contractId', contractId)
  body.set('docCode', 'TRUCK_CONTRACT')
  body.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
  return app.ask(person, road.uploadContractFile, { body })
}
const listed = async (person: Person) => (await app.ask(person, road.listContracts, {})).body
const get = (person: Person, query: { contractId?: string; documentId?: string }) =>
  app.ask(person, road.downloadContract, { query })

test('a provider enters a contract with a customer of its own, and both read its versions', async () => {
  const { body } = await save(provider)
  const { id } = body
  expect((await listed(customer)).contracts).toEqual([])
  expect((await upload(provider, id, 'first.pdf')).status).toBe(200)
  expect((await upload(provider, id, 'second.pdf')).status).toBe(200)
  for (const person of [customer, provider, admin]) {
    const [contract] = (await listed(person)).contracts
    expect(contract).toMatchObject({ title: 'Carriage 2026', standing: 'valid' })
    expect(contract.versions.map(({ n, file }: { n: number; file: string }) => [n, file])).toEqual([
      [2, 'second.pdf'],
      [1, 'first.pdf'],
    ])
    expect((await get(person, { contractId: id })).status).toBe(200)
    expect((await get(person, { contractId: id, documentId: contract.versions[1].documentId })).status).toBe(
      200,
    )
  }
  expect((await get(customer, {})).body.code).toBe('trucks.contract-choose')
  for (const person of [rival, stranger]) {
    expect((await listed(person)).contracts).toEqual([])
    expect((await get(person, { contractId: id })).body.code).toBe('trucks.contract-not-found')
  }
  expect((await upload(customer, id, 'mine.pdf')).body.code).toBe('kit.forbidden')
  expect((await upload(rival, id, 'mine.pdf')).status).toBe(404)
  expect((await save(provider, { id, title: 'Carriage 2026 and 2027' })).status).toBe(200)
  expect((await save(rival, { id })).body.code).toBe('trucks.contract-not-found')
})

test('parties without a booking and wrong days are refused', async () => {
  expect((await save(rival)).body.code).toBe('trucks.contract-parties')
  expect((await save(rival, { providerId: rival.companyId })).body.code).toBe('trucks.contract-parties')
  expect((await save(admin, { customerId: stranger.companyId })).body.code).toBe('trucks.contract-parties')
  expect((await save(customer)).body.code).toBe('kit.forbidden')
  expect((await save(admin, { endsOn: addDays(today(), -1) })).body.fieldErrors).toMatchObject([
    { field: 'endsOn', code: 'trucks.contract-days' },
  ])
  expect((await save(admin)).status).toBe(200)
})

test('both parties are told 30 days before the end, once', async () => {
  const { id } = (await save(provider, { endsOn: addDays(today(), 31) })).body
  const told = async () =>
    (
      await rows(
        app.db,
        sql`select from notifications where subject_id = ${id} and template = 'truck-contract-ends'`,
      )
    ).length
  await warnOfContracts(app.db, app.clock)
  expect(await told()).toBe(0)
  app.clock.pass(24 * 3_600_000)
  await warnOfContracts(app.db, app.clock)
  await warnOfContracts(app.db, app.clock)
  expect(await told()).toBe(2)
})
