// Lists and the search of the header find what was meant: any spelling of a number, any form of a word, a slip in a name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { listCompanies } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { search, type SearchHit } from '@marsa/model/overview/endpoints.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { storageWorldOf, type Stored } from '../../../test/storage-world.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { rows, systemTransaction } from '../../kit/db.ts'
import { companiesCalled, holds } from '../../reference/door.ts'

let app: TestApp
let world: World
let desk: Person
let carried: Journey
let other: Journey
let stored: Stored
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
  const customer = await addPerson(app.db, 'business')
  carried = await world.submitted({
    customer,
    form: { nickname: 'شحنة الأثاث', description: 'أثاث مكتبي' },
  })
  other = await world.submitted({ customer, carriage: 'air-import-door' })
  stored = await storageWorldOf(app).requested({ customer, form: { cargoDetails: 'كراسي المجلس' } })
  await app.owner.query(
    `update companies set name_en = 'Saffan Trading', name_ar = 'صفّان للتجارة' where id = $1`,
    [customer.companyId],
  )
})
afterAll(() => app.close())

const bare = (number: string): string => number.replaceAll('-', '').toLowerCase()
const eastern = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
const shipments = async (person: Person, reference: string): Promise<string[]> =>
  (await world.done(person, freight.listShipments, { query: { reference } })).items.map(
    ({ RequestId }: { RequestId: string }) => RequestId,
  )
const storageRequests = async (person: Person, reference: string): Promise<string[]> =>
  (await world.done(person, storage.listStorages, { query: { reference } })).items.map(
    ({ storageRequestID }: { storageRequestID: string }) => storageRequestID,
  )
const hits = async (person: Person, text: string): Promise<SearchHit[]> =>
  (await world.done(person, search, { query: { text } })).items

test('a number is found in lower case, without hyphens, without its letters and in Arabic digits', async () => {
  const spellings = ({ number }: { number: string }) => [
    number,
    bare(number),
    bare(number).slice(2),
    eastern(number),
    eastern(bare(number)),
  ]
  for (const reference of spellings(carried))
    for (const person of [carried.customer, carried.agents[0]!, desk])
      expect([reference, await shipments(person, reference)]).toEqual([reference, [carried.requestId]])
  for (const reference of spellings(stored))
    for (const person of [stored.customer, stored.warehouses[0]!, desk])
      expect([reference, await storageRequests(person, reference)]).toEqual([reference, [stored.requestId]])
  for (const text of [...spellings(carried), ...spellings(stored)])
    expect([text, (await hits(carried.customer, text)).length]).not.toEqual([text, 0])
})

test('a word is found with and without article and pronoun, and however it is spelled', async () => {
  for (const reference of ['الشحنه', 'شحنتي', 'الأثاث', 'أثاث الشحنة'])
    expect([reference, await shipments(carried.customer, reference)]).toEqual([
      reference,
      [carried.requestId],
    ])
  for (const reference of ['مجلس', 'كراسى', 'للمجلس'])
    expect([reference, await storageRequests(stored.customer, reference)]).toEqual([
      reference,
      [stored.requestId],
    ])
})

test('a place or a company with one slip is found where nothing else is, in both languages', async () => {
  for (const reference of ['shangai', 'Shnaghai', 'شنغهي'])
    expect([reference, await shipments(carried.customer, reference)]).toEqual([
      reference,
      [carried.requestId],
    ])
  for (const reference of ['saffan', 'safan', 'صفان', 'صفانن'])
    expect([reference, (await shipments(desk, reference)).length]).toEqual([reference, 2])
  expect(await storageRequests(desk, 'safan trading')).toEqual([stored.requestId])
  const { items } = await world.done(desk, listCompanies, { query: { searchText: 'saffna' } })
  expect(items.map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(['Saffan Trading'])
  expect((await hits(desk, 'saffna tradng')).map(({ type }) => type)).toContain('company')
  expect(await shipments(carried.customer, 'nowhere')).toEqual([])
})

test('whose shipment it is, is nobody’s way to find it but the staff’s', async () => {
  for (const agent of [carried.agents[0]!, carried.customer])
    expect(await shipments(agent, 'saffan')).toEqual([])
})

test('the reference itself comes before what only mentions it', async () => {
  await app.owner.query(
    `update requests set nickname = $1, created_at = now() + interval '1 hour' where id = $2`,
    [`Follows ${carried.number}`, other.requestId],
  )
  for (const text of [carried.number, bare(carried.number)])
    expect((await hits(carried.customer, text)).slice(0, 2).map(({ id }) => id)).toEqual([
      carried.requestId,
      other.requestId,
    ])
})

test('what staff look for in all requests is looked up in an index', async () => {
  const isFound = holds(
    searchTerms('saffan'),
    (isLike) => sql`r.search ${isLike} or r.company_id = any(${companiesCalled(isLike)})`,
  )
  const plan = await systemTransaction(app.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return rows<{ 'QUERY PLAN': string }>(tx, sql`explain select from requests r where ${isFound}`)
  })
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/BitmapOr[^]*requests_search/)
})
