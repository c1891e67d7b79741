// Bulk uploads of truck requests end to end: a workbook with bad lines, corrections, drafts all at once or none, sent together.
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { saveAddress } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { emptyAddress } from '@marsa/model/accounts/addresses/address-form.ts'
import { freightBulkEndpoints } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { truckColumns } from '@marsa/model/trucks/bulk/truck-columns.ts'
import type { BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import {
  truckBulkEndpoints as bulk,
  truckDraftEndpoints as drafts,
  truckEndpoints as calls,
} from '@marsa/model/trucks/endpoints.ts'
import { writeXlsx } from '../../kit/spreadsheet.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let customer: Person
let provider: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  provider = await addPerson(app.db, 'truck-provider')
})
beforeEach(async () => {
  app.clock.reset()
  customer = await addPerson(app.db, 'business', { creditFils: 500_000_00n })
})
afterAll(() => app.close())

type Line = Record<string, string>
const day = (days: number): string => addDays(dayOf(app.clock.now()), days)
const line = (change: Line = {}): Line => ({
  movementType: 'Domestic',
  truckType: '7-ton closed',
  subType: 'Standard',
  trucks: '2',
  cargoType: 'General goods',
  commodity: 'Ceramic tiles',
  packageType: 'Pallet',
  quantity: '12',
  unit: 'Pallets',
  weightKg: '9,000',
  hazardous: 'No',
  'pickup.emirate': 'Dubai',
  'pickup.area': 'Al Quoz Industrial 3',
  'pickup.building': 'Warehouse 12',
  'pickup.contactName': 'Rashid',
  'pickup.contactNumber': '0501234567',
  'dropoff.emirate': 'Abu Dhabi',
  'dropoff.area': 'Mussafah',
  'dropoff.building': 'Plot 44',
  'dropoff.contactName': 'Mona',
  'dropoff.contactNumber': '0507654321',
  pickupAt: `${day(5)} 08:00`,
  dropoffAt: `${day(5)} 14:00`,
  ...change,
})
const tableOf = (lines: readonly Line[], lang: 'en' | 'ar' = 'en'): string[][] => [
  truckColumns.fields.map((field) => truckColumns.of(field)[lang]),
  ...lines.map((each) => truckColumns.fields.map((field) => each[field] ?? '')),
]
const upload = (bytes: Buffer, name = 'trucks.csv', person = customer): Promise<Answer> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return app.ask(person, bulk.openBatch, { body })
}
const opened = async (lines: readonly Line[], person = customer): Promise<string> =>
  world.must(await upload(Buffer.from(stringify(tableOf(lines))), 'trucks.csv', person)).body.BatchId
const view = (id: string, query = {}) => world.done(customer, bulk.viewBatch, { query: { id, ...query } })
const commit = (id: string, person = customer) => app.ask(person, bulk.commitBatch, { query: { id } })
const made = async (lines: readonly Line[], person = customer): Promise<string[]> => {
  const id = await opened(lines, person)
  world.must(await commit(id, person))
  await app.work()
  return (await world.done(person, bulk.batchDrafts, { query: { id } })).ids
}
const send = async (ids: readonly string[], person = customer, body = {}): Promise<Outcome[]> =>
  (await world.done(person, drafts.submitDrafts, { body: { ids, ...body } })).outcomes
const codes = (outcomes: readonly Outcome[]) => outcomes.map(({ code }) => code)
const listed = async (person: Person, query = {}) =>
  (await world.done(person, calls.list, { query })).items as { id: string; status: string }[]

test('a workbook: bad cells are named, nothing is made before all are right, then drafts are sent to the providers', async () => {
  const lines = [
    line({ reference: 'PO-1' }),
    line({ reference: 'PO-1', truckType: 'Flat bed', trucks: '1' }),
    line({ reference: 'PO-2', truckType: '7-ton closd', weightKg: '15000', trucks: '' }),
    line({ reference: 'PO-3', weightKg: '15000' }),
    line({ reference: 'PO-4', commodity: '=HYPERLINK("http://x","y")', 'dropoff.area': '' }),
    line({ reference: 'PO-5', trucks: '99' }),
  ]
  // Days and times as a spreadsheet holds them.
  const at = truckColumns.fields.indexOf('pickupAt')
  const data = tableOf(lines).map((row, index) =>
    row.map((value, column) =>
      index === 1 && column === at
        ? { value: new Date(`${day(5)}T08:00:00Z`), type: Date, format: 'dd/mm/yyyy hh:mm' }
        : { value },
    ),
  )
  const bytes = await writeXlsx([{ sheet: 'Trucks', data }], 'en')
  const { BatchId: id, ...batch } = world.must(await upload(bytes, 'trucks.xlsx')).body
  expect(batch).toMatchObject({ state: 'OPEN', rows: 6, faulty: 4 })
  const { items } = (await view(id, { only: 'faulty' })) as { items: BatchRow[] }
  expect(items.map(({ line: at, problems }) => [at, problems])).toEqual([
    [
      4,
      [
        {
          field: 'truckType',
          code: 'trucks.bulk-choice',
          meant: [expect.objectContaining({ text: '7-ton closed' })],
        },
      ],
    ],
    [5, [{ field: 'trucks', code: 'trucks.too-heavy', limit: 3 }]],
    [
      6,
      expect.arrayContaining([
        { field: 'commodity', code: 'trucks.bulk-formula' },
        { field: 'dropoff.area', code: 'accounts.address-area' },
      ]),
    ],
    [7, [{ field: 'trucks', code: 'trucks.count' }]],
  ])
  expect((await commit(id)).body.code).toBe('trucks.bulk-faulty')

  const fix = (at: number, body: object) =>
    world.done(customer, bulk.fixBatchRow, { query: { id }, body: { line: at, ...body } })
  await fix(4, { texts: { truckType: 'شاحنة 7 أطنان مغلقة', trucks: '٣' } })
  await fix(5, { texts: { trucks: '3' } })
  await fix(6, { texts: { commodity: 'Chain links', 'dropoff.area': 'Mussafah' } })
  expect((await fix(7, { leftOut: true })).batch).toMatchObject({ faulty: 0, leftOut: 1 })
  expect(await listed(customer, { tab: 'drafts' })).toEqual([])

  // A double click, and another one after it.
  expect((await Promise.all([commit(id), commit(id)])).map(({ body }) => body.state)).toEqual([
    'WRITING',
    'WRITING',
  ])
  await app.work()
  await commit(id)
  await app.work()
  const { ids, numbers } = await world.done(customer, bulk.batchDrafts, { query: { id } })
  expect([ids.length, new Set(numbers).size]).toEqual([5, 5])
  expect(numbers[0]).toMatch(/^TR-\d\d-\d{6}$/)
  expect((await listed(provider)).length).toBe(0)

  const key = { headers: { 'idempotency-key': 'b0a7e0a8-0000-4000-8000-000000000001' } }
  const sendAll = () => app.ask(customer, drafts.submitDrafts, { body: { ids }, ...key })
  const [first, again] = [await sendAll(), await sendAll()]
  expect([codes(first.body.outcomes), again.body]).toEqual([[null, null, null, null, null], first.body])
  expect((await listed(provider)).map((row) => row.id).toSorted()).toEqual(ids.toSorted())
  expect((await world.done(customer, bulk.batchDrafts, { query: { id } })).ids).toEqual([])
  // Sent already: said for each, and nothing else happens.
  expect(new Set(codes(await send(ids)))).toEqual(new Set(['kit.moved-on']))

  const { form } = await world.done(customer, calls.view, { query: { id: ids[0] } })
  expect(form).toMatchObject({
    movementType: 'DOMESTIC',
    trucks: 2,
    weightKg: 9_000,
    reference: 'PO-1',
    pickup: { country: 'AE', emirate: 'DU', area: 'Al Quoz Industrial 3', contactNumber: '+971501234567' },
    pickupAt: `${day(5)}T08:00:00+04:00`,
  })
  // Whoever quotes does not read the customer's own number; the customer finds both by it.
  const seen = await world.done(provider, calls.viewAgent, { query: { id: ids[0] } })
  expect(seen.request.form).not.toHaveProperty('reference')
  expect((await listed(customer, { reference: 'PO-1' })).map((row) => row.id).toSorted()).toEqual(
    ids.slice(0, 2).toSorted(),
  )
}, 60_000)

test('without credit they are made all the same, and sent by whoever says so', async () => {
  const cash = await addPerson(app.db, 'business')
  const ids = await made([line(), line({ commodity: 'Gypsum boards' })], cash)
  expect(codes(await send(ids, cash))).toEqual(['trucks.credit-needed', 'trucks.credit-needed'])
  expect(codes(await send(ids, cash, { withoutCredit: true }))).toEqual([null, null])
  expect((await listed(cash)).map(({ status }) => status)).toEqual(['PENDING_QUOTATION', 'PENDING_QUOTATION'])
})

test('a hazardous one waits for its safety data sheet and holds no other up', async () => {
  const hazardous = {
    hazardous: 'Yes',
    unNumber: 'UN 1263',
    hazardClass: '3',
    hazardousKg: '500',
    hazardContainers: '12 drums',
  }
  const ids = await made([line(hazardous), line()])
  expect(codes(await send(ids))).toEqual(['trucks.safety-sheet', null])
  await truckWorldOf(app).document(customer, ids[0]!, 'SAFETY_DATA_SHEET')
  expect(codes(await send(ids))).toEqual([null, 'kit.moved-on'])
})

test('a saved address is named by what it is called, the company’s or one’s own, and nobody else’s', async () => {
  const depot = {
    ...emptyAddress,
    label: 'Depot Sharjah',
    emirate: 'SH',
    area: 'Industrial 5',
    street: '12th',
  }
  const body = { ...depot, contactName: 'Saif', contactNumber: '0501112233', isShared: false, version: 0 }
  await world.done(customer, saveAddress, { body })
  const named = line({ 'pickup.saved': 'depot SHARJAH', 'pickup.emirate': '', 'pickup.area': '' })
  const id = await opened([named, { ...named, 'pickup.saved': 'Depot Sharja' }])
  const { items } = (await view(id)) as { items: BatchRow[] }
  const meant = [{ text: 'Depot Sharjah', en: 'Depot Sharjah', ar: 'Depot Sharjah' }]
  expect(items.map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'pickup.saved', code: 'trucks.bulk-address', meant }],
  ])
  const stranger = await addPerson(app.db, 'business')
  const theirs = await opened([named], stranger)
  const seen = await world.done(stranger, bulk.viewBatch, { query: { id: theirs } })
  expect(seen.items[0].problems[0].code).toBe('trucks.bulk-address')
})

test('an upload is nobody else’s, not another line’s, and the same file in two lines is two', async () => {
  const bytes = Buffer.from(stringify(tableOf([line()])))
  const { BatchId: id } = world.must(await upload(bytes)).body
  const colleague = await addPerson(app.db, 'business', { companyId: customer.companyId })
  const other = await addPerson(app.db, 'business')
  for (const person of [colleague, other]) {
    const asked = [bulk.viewBatch, bulk.followBatch, bulk.batchDrafts, bulk.commitBatch, bulk.dropBatch]
    const answers = await Promise.all(asked.map((each) => app.ask(person, each, { query: { id } })))
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 404))
  }
  const { viewBatch, commitBatch, openBatch } = freightBulkEndpoints
  for (const call of [viewBatch, commitBatch])
    expect((await app.ask(customer, call, { query: { id } })).body.code).toBe('freight.bulk-not-found')
  const file = new FormData()
  file.append('file', new Blob([new Uint8Array(bytes)]), 'trucks.csv')
  expect((await world.done(customer, openBatch, { body: file })).BatchId).not.toBe(id)
  expect(world.must(await upload(bytes)).body.BatchId).toBe(id)
  const ids = await made([line()], customer)
  expect(codes(await send(ids, other))).toEqual(['trucks.not-found'])
})

test('what a rule forbids by the time it is made goes back to its person, and nothing is made', async () => {
  const id = await opened([line(), line({ pickupAt: `${day(1)} 08:00` })])
  world.must(await commit(id))
  app.clock.pass(3 * 86_400_000)
  await app.work()
  const { batch, items } = await view(id, { only: 'faulty' })
  expect(batch).toMatchObject({ state: 'OPEN', faulty: 1 })
  expect(items[0].problems).toEqual([{ field: 'pickupAt', code: 'trucks.pickup-soon' }])
  expect(await listed(customer, { tab: 'drafts' })).toEqual([])
})

test('the template has every column in both languages, the Arabic one is read back, and an empty one is refused', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const csv = world.must(await app.ask(customer, bulk.bulkTemplate, { query: { format: 'csv', lang } }))
    expect(csv.raw.toString()).toContain(truckColumns.of('pickup.area')[lang])
    const { raw } = world.must(await app.ask(customer, bulk.bulkTemplate, { query: { lang } }))
    expect((await upload(raw, 'template.xlsx')).body.code).toBe('trucks.bulk-empty')
    const { faulty } = world.must(await upload(Buffer.from(stringify(tableOf([line()], lang))))).body
    expect(faulty).toBe(0)
  }
})
