// Bulk uploads end to end: a spreadsheet of 500 lines with 20 bad ones, corrections, two tabs, all or nothing, hostile files.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { stringify } from 'csv-stringify/sync'
import { batchLimits } from '@marsa/model/requests/bulk/bulk.ts'
import { bulkFields, columnOf, type BulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import { freightBulkEndpoints as bulk } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import type { BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { one } from '../../kit/db.ts'
import { writeWorkbook, writeXlsx } from '../../kit/spreadsheet.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { makeXlsx, makeZip } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let customer: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
beforeEach(async () => {
  app.clock.reset()
  customer = await world.customer()
})
afterAll(() => app.close())

type Line = Partial<Record<BulkField, string>>
const day = (days: number): string => addDays(dayOf(app.clock.now()), days)
const line = (change: Line = {}): Line => ({
  mode: 'Sea',
  direction: 'Import',
  'origin.place': 'Shanghai',
  'origin.contactName': 'Li Wei',
  'origin.contactNumber': '+86 138 1234 5678',
  'destination.kind': 'Door',
  'destination.place': 'Dubai',
  'destination.address': 'Warehouse 12, Al Quoz 3',
  'destination.contactName': 'Maryam',
  'destination.contactNumber': '0501234567',
  containerMode: 'FCL',
  containerType: '40HC',
  commodity: '402',
  description: 'Milk powder in bags',
  pieces: '420',
  grossWeightKg: '18,400',
  cargoValue: '186,500',
  hazardous: 'No',
  readyFrom: day(7),
  deliverBy: day(45).split('-').toReversed().join('/'),
  ...change,
})
const tableOf = (lines: readonly Line[], lang: 'en' | 'ar' = 'en'): string[][] => [
  bulkFields.map((field) => columnOf(field)[lang]),
  ...lines.map((each) => bulkFields.map((field) => each[field] ?? '')),
]
const csvOf = (lines: readonly Line[], lang: 'en' | 'ar' = 'en'): Buffer =>
  Buffer.from(stringify(tableOf(lines, lang)))

const upload = (bytes: Buffer, name = 'requests.csv', person = customer): Promise<Answer> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return app.ask(person, bulk.openBatch, { body })
}
const opened = async (lines: readonly Line[], person = customer) =>
  world.must(await upload(csvOf(lines), 'requests.csv', person)).body as {
    BatchId: string
    faulty: number
    rows: number
  }
const view = (id: string, query = {}, person = customer) =>
  world.done(person, bulk.viewBatch, { query: { id, ...query } })
const commit = (id: string, person = customer) => app.ask(person, bulk.commitBatch, { query: { id } })
const drafts = async (person = customer): Promise<number> =>
  (
    await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from requests where user_id = ${person.userId}`,
    )
  ).n

describe('what a sheet says of loose cargo', () => {
  const loose = (change: Line = {}) => line({ containerMode: 'LCL', containerType: '', ...change })
  const problemsOf = async (change: Line) =>
    (await view((await opened([line(change)])).BatchId)).items[0].problems

  test('the volume is kept, and is asked for where it decides the price', async () => {
    const { BatchId: id, faulty } = await opened([loose({ volumeCbm: '12.5' }), loose()])
    expect(faulty).toBe(1)
    const { items } = await view(id)
    expect(items[1].problems).toEqual([{ field: 'volumeCbm', code: 'freight.volume-required' }])
    const texts = { volumeCbm: '0.9' }
    world.must(
      await app.ask(customer, bulk.fixBatchRow, { query: { id }, body: { line: items[1].line, texts } }),
    )
    world.must(await commit(id))
    await app.work()
    const made = (await view(id)).items as BatchRow[]
    const forms = await Promise.all(
      made.map(({ RequestId }) =>
        world.done(customer, freight.viewDraft, { query: { RequestId: RequestId! } }),
      ),
    )
    expect(forms.map(({ form }) => form)).toMatchObject([
      { shape: 2, measured: 'totals', volumeCbm: 12.5, grossWeightKg: 18_400 },
      { volumeCbm: 0.9 },
    ])
  })

  test.each<Line>([
    { containerMode: 'RORO', containerType: '' },
    { containerType: '40RF' },
    { containerMode: 'LCL', containerType: '', hazardous: 'Yes' },
  ])('nobody is asked for what a sheet has no columns for: %j', async (change) =>
    expect(await problemsOf(change)).toEqual([]),
  )
})

describe('500 lines with 20 bad ones', () => {
  const bad: Line[] = [
    { commodity: 'unheard of' },
    { 'origin.place': 'Atlantis' },
    { grossWeightKg: '184000' },
    { description: '=HYPERLINK("http://x","y")' },
  ]
  const faults = [
    { field: 'commodity', code: 'freight.commodity-required' },
    { field: 'origin.place', code: 'freight.place-unknown' },
    { field: 'grossWeightKg', code: 'freight.weight-above-container', limit: expect.any(Number) },
    { field: 'description', code: 'freight.bulk-formula' },
    { field: 'deliverBy', code: 'freight.dates-order' },
  ]
  const lines = () =>
    Array.from({ length: 500 }, (_, index) => {
      const nth = index % 25 === 7 ? Math.floor(index / 25) % 5 : -1
      const change = nth === 4 ? { deliverBy: day(3) } : (bad[nth] ?? {})
      return line({ nickname: `Order ${index + 1}`, ...change })
    })

  test('from a workbook: nothing is made until all are right, then 496 drafts, 4 left out', async () => {
    const { BatchId: id, ...batch } = world.must(
      await upload(await writeWorkbook('Requests', tableOf(lines()), 'en'), 'orders.xlsx'),
    ).body
    expect(batch).toMatchObject({
      state: 'OPEN',
      rows: 500,
      faulty: 20,
      leftOut: 0,
      done: 0,
      fileName: 'orders.xlsx',
    })
    const faulty = await view(id, { only: 'faulty' })
    expect(faulty.totalCount).toBe(20)
    expect(faulty.items.map((each: { line: number }) => each.line)).toEqual(
      Array.from({ length: 20 }, (_, index) => index * 25 + 9),
    )
    for (const [index, item] of faulty.items.entries()) expect(item.problems).toEqual([faults[index % 5]])
    expect((await commit(id)).body.code).toBe('freight.bulk-faulty')
    expect(await drafts()).toBe(0)

    const right: Line[] = [
      { commodity: 'حليب مجفف' },
      { 'origin.place': 'شنغهاي' },
      { grossWeightKg: '١٨٤٠٠' },
      { description: 'Links of chain' },
    ]
    for (const [index, item] of faulty.items.entries()) {
      const change = index % 5 === 4 ? { leftOut: true } : { texts: right[index % 5] }
      const said = await world.done(customer, bulk.fixBatchRow, {
        query: { id },
        body: { line: item.line, ...change },
      })
      expect(index % 5 === 4 ? said.row.leftOut : said.row.problems).toEqual(index % 5 === 4 ? true : [])
    }
    expect((await view(id)).batch).toMatchObject({ faulty: 0, leftOut: 4 })
    expect(await drafts()).toBe(0)

    const [once, twice] = await Promise.all([commit(id), commit(id)])
    expect([once.status, twice.status, twice.body.state]).toEqual([200, 200, 'WRITING'])
    await app.work()
    expect(await world.done(customer, bulk.followBatch, { query: { id } })).toEqual({
      state: 'DONE',
      done: 496,
      of: 496,
    })
    expect(await drafts()).toBe(496)
    expect((await commit(id)).body.state).toBe('DONE')
    await app.work()
    expect(await drafts()).toBe(496)
  }, 60_000)
})

test('a line becomes the draft that the wizard would have made, and can be sent without an invoice', async () => {
  const { BatchId: id } = await opened([line()])
  world.must(await commit(id))
  await app.work()
  const [row] = (await view(id)).items
  expect(row.quoteNumber).toMatch(/^FR-\d\d-\d{6}$/)
  const { form, quoteNumber } = await world.done(customer, freight.viewDraft, {
    query: { RequestId: row.RequestId },
  })
  expect(quoteNumber).toBe(row.quoteNumber)
  expect(form).toMatchObject({
    mode: 'sea',
    origin: { place: 'CNSHA', kind: 'port', country: 'CN' },
    destination: { place: 'AE-DUBAI', kind: 'door', country: 'AE', address: 'Warehouse 12, Al Quoz 3' },
    commodity: '0402',
    containerCount: 1,
    grossWeightKg: 18_400,
    cargoValue: '186500.00',
    hazardous: false,
    deliverBy: day(45),
    shape: 2,
  })
  const sent = await app.ask(customer, freight.submitRequest, {
    query: { id: row.RequestId },
    body: { terms: true },
  })
  expect(sent.status).toBe(200)
})

describe('a misspelled place or kind of goods', () => {
  test('is answered with what it may have meant, fitting the place of the route', async () => {
    const { BatchId: id } = await opened([
      line({ 'origin.place': 'Shangai' }),
      line({ 'destination.place': 'Dubay' }),
      line({ 'origin.place': 'Port of Shanghai' }),
      line({ 'origin.place': 'Atlantis' }),
    ])
    const { items } = (await view(id)) as { items: BatchRow[] }
    const meant = items.map(({ problems }) => problems[0]?.meant)
    const shanghai = { text: 'CNSHA', en: 'Shanghai', ar: expect.any(String) }
    expect(meant[0]).toEqual([shanghai])
    expect(meant[1]?.[0]).toMatchObject({ en: 'Dubai' })
    expect(meant[2]).toEqual([shanghai])
    expect(meant[3]).toBeUndefined()
  })

  test('is set in one line, or in all that say the same and in no other', async () => {
    const { BatchId: id } = await opened([
      line({ 'origin.place': 'Shangai' }),
      line({ 'origin.place': 'SHANGAI ' }),
      line({ 'origin.place': 'Ningboo' }),
      line({ 'origin.place': 'Shangai' }),
    ])
    const fix = (at: number, alike: boolean) =>
      world.done(customer, bulk.fixBatchRow, {
        query: { id },
        body: { line: at, texts: { 'origin.place': 'CNSHA' }, alike },
      })
    expect(await fix(2, false)).toMatchObject({ changed: 1, batch: { faulty: 3 } })
    expect(await fix(3, true)).toMatchObject({ changed: 2, batch: { faulty: 1 } })
    const { items } = (await view(id, { only: 'faulty' })) as { items: BatchRow[] }
    expect(items.map(({ texts }) => texts['origin.place'])).toEqual(['Ningboo'])
  })
})

describe('a misspelled choice or a wrong amount', () => {
  test('is answered with the nearest choice, which is set for all lines that say it', async () => {
    const { BatchId: id } = await opened([
      line({ services: 'Insurence, Packing', containerMode: 'FLC' }),
      line({ services: 'insurence,  packing' }),
      line({ services: 'Insurance', mode: 'Seaa' }),
    ])
    const { items } = (await view(id)) as { items: BatchRow[] }
    const faults = items.map(({ problems }) =>
      problems.map(({ field, code, meant }) => [field, code, meant?.map(({ text }) => text)]),
    )
    const services = ['services', 'freight.bulk-choice', ['Cargo insurance, Packing']]
    expect(faults[0]).toContainEqual(services)
    expect(faults[0]).toContainEqual(['containerMode', 'freight.bulk-choice', ['Full container (FCL)']])
    expect(faults[1]).toEqual([services])
    expect(faults[2]).toContainEqual(['mode', 'freight.bulk-choice', ['Sea']])
    const set = (at: number, texts: Line) =>
      world.done(customer, bulk.fixBatchRow, { query: { id }, body: { line: at, texts, alike: true } })
    expect((await set(2, { services: 'Cargo insurance, Packing' })).changed).toBe(2)
    expect((await set(2, { containerMode: 'Full container (FCL)' })).changed).toBe(1)
    expect(await set(4, { mode: 'Sea' })).toMatchObject({ changed: 1, batch: { faulty: 0 } })
  })

  test('an amount is set for all lines that say the same amount', async () => {
    const { BatchId: id } = await opened([
      line({ cargoValue: '12500 dirhams' }),
      line({ cargoValue: '12500 dirhams' }),
      line({ cargoValue: 'much' }),
    ])
    const { batch } = await view(id)
    expect(batch.faulty).toBe(3)
    const fixed = await world.done(customer, bulk.fixBatchRow, {
      query: { id },
      body: { line: 2, texts: { cargoValue: '12,500.00' }, alike: true },
    })
    expect(fixed).toMatchObject({ changed: 2, batch: { faulty: 1 } })
  })
})

describe('the columns', () => {
  test('are known in Arabic, in the code page of older spreadsheets, with semicolons', async () => {
    const arabic = line({
      mode: 'بحري',
      direction: 'استيراد',
      'destination.kind': 'باب',
      'destination.place': 'دبي',
      hazardous: 'لا',
    })
    const text = stringify(tableOf([arabic], 'ar'), { delimiter: ';' })
    // windows-1256 for the letters in use: made by trying every byte.
    const decoder = new TextDecoder('windows-1256')
    const byteOf = new Map(
      Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
    )
    const bytes = Buffer.from(Array.from(text, (sign) => byteOf.get(sign) ?? 63))
    const { faulty, BatchId } = world.must(await upload(bytes)).body
    expect([faulty, (await view(BatchId)).items[0].problems]).toEqual([0, []])
  })

  test('that nobody knows are matched by hand, and no two to one field', async () => {
    const table = tableOf([line()])
    const at = bulkFields.indexOf('pieces')
    table[0]![at] = 'How many cartons'
    const { BatchId: id, mapping, faulty } = world.must(await upload(Buffer.from(stringify(table)))).body
    expect([faulty, mapping[at]]).toEqual([1, null])
    const map = (change: (typeof mapping)[number]) =>
      app.ask(customer, bulk.mapBatch, { query: { id }, body: { mapping: mapping.with(at, change) } })
    expect((await map('description')).body.code).toBe('freight.bulk-twice')
    expect((await map('pieces')).body).toMatchObject({ faulty: 0 })
  })
})

test('the template has every column in both languages, and an empty one is refused', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const csv = world.must(await app.ask(customer, bulk.bulkTemplate, { query: { format: 'csv', lang } }))
    expect(csv.raw.toString()).toContain(columnOf('grossWeightKg')[lang])
    const { raw } = world.must(await app.ask(customer, bulk.bulkTemplate, { query: { lang } }))
    expect((await upload(raw, 'template.xlsx')).body.code).toBe('freight.bulk-empty')
  }
})

describe('two tabs', () => {
  test('with the same file have one batch; the same file later is a new one that says so', async () => {
    const [first, second] = await Promise.all([opened([line()]), opened([line()])])
    expect(second.BatchId).toBe(first.BatchId)
    await Promise.all([commit(first.BatchId), commit(first.BatchId), commit(first.BatchId)])
    await app.work()
    expect(await drafts()).toBe(1)
    const third = world.must(await upload(csvOf([line()]))).body
    expect(third.BatchId).not.toBe(first.BatchId)
    expect(third.sentBefore.BatchId).toBe(first.BatchId)
  })
})

const batchSize = 600

describe('all or none', () => {
  test('a fault in the middle leaves nothing, and the next try makes all', async () => {
    const lines = Array.from({ length: batchSize }, (_, index) => line({ nickname: `Line ${index}` }))
    const { BatchId: id } = await opened(lines)
    await app.owner.query(`create function fail_here() returns trigger language plpgsql as
      $$ begin if new.nickname = 'Line ${batchSize - 1}' then raise exception 'broken here'; end if; return new; end $$`)
    await app.owner.query(
      'create trigger fail_here before insert on requests for each row execute function fail_here()',
    )
    world.must(await commit(id))
    await app.work()
    expect(await drafts()).toBe(0)
    expect((await view(id)).batch.state).toBe('WRITING')
    await app.owner.query('drop trigger fail_here on requests; drop function fail_here')
    await app.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await app.work()
    expect(await drafts()).toBe(batchSize)
    expect((await view(id)).batch).toMatchObject({ state: 'DONE', done: batchSize })
  }, 60_000)

  test('what a rule forbids by the time it is made goes back to its person', async () => {
    const { BatchId: id } = await opened([line(), line({ nickname: 'b', readyFrom: day(1) })])
    world.must(await commit(id))
    app.clock.pass(3 * 86_400_000)
    await app.work()
    expect(await drafts()).toBe(0)
    const { batch, items } = await view(id, { only: 'faulty' })
    expect(batch).toMatchObject({ state: 'OPEN', faulty: 1 })
    expect(items[0].problems).toEqual([{ field: 'readyFrom', code: 'freight.date-past' }])
  })

  test('what is being made is not changed or discarded', async () => {
    const { BatchId: id } = await opened([line()])
    world.must(await commit(id))
    const fix = await app.ask(customer, bulk.fixBatchRow, { query: { id }, body: { line: 2, leftOut: true } })
    const drop = await app.ask(customer, bulk.dropBatch, { query: { id } })
    expect([fix.body.code, drop.body.code]).toEqual(['freight.bulk-sent', 'freight.bulk-sent'])
    await app.work()
  })
})

test('an upload is nobody else’s, not even a colleague’s', async () => {
  const { BatchId: id } = await opened([line()])
  const colleague = await addPerson(app.db, 'customer', { companyId: customer.companyId })
  for (const person of [colleague, await world.customer()]) {
    const calls = [
      app.ask(person, bulk.viewBatch, { query: { id } }),
      app.ask(person, bulk.followBatch, { query: { id } }),
      app.ask(person, bulk.mapBatch, { query: { id }, body: { mapping: [] } }),
      app.ask(person, bulk.fixBatchRow, { query: { id }, body: { line: 2, leftOut: true } }),
      app.ask(person, bulk.dropBatch, { query: { id } }),
      commit(id, person),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
  }
  world.must(await app.ask(customer, bulk.dropBatch, { query: { id } }))
  expect((await app.ask(customer, bulk.viewBatch, { query: { id } })).status).toBe(404)
})

test('5,000 lines are taken, one more is not', async () => {
  const most = Array.from({ length: batchLimits.rows }, (_, index) => line({ nickname: `N${index}` }))
  const { BatchId: id, faulty, rows } = await opened(most)
  expect([faulty, rows]).toEqual([0, batchLimits.rows])
  world.must(await commit(id))
  await app.work()
  expect(await drafts()).toBe(batchLimits.rows)
  const over = await upload(csvOf([...most, line()]))
  expect([over.status, over.body.code]).toEqual([422, 'freight.bulk-rows'])
}, 120_000)

test('a workbook with far too many lines is refused before the inspection that other uploads wait for', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(50_000)}</sheetData></worksheet>`
  const workbook = '<workbook xmlns:r="urn:r"><sheets><sheet name="One" r:id="r1"/></sheets></workbook>'
  const links = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
  // The inspection would refuse it for its missing description of contents.
  const bytes = makeZip([
    { name: 'xl/workbook.xml', content: workbook },
    { name: 'xl/_rels/workbook.xml.rels', content: links },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    { name: 'docProps/noise.bin', content: randomBytes(100_000) },
  ])
  expect((await upload(bytes, 'list.xlsx')).body.code).toBe('freight.bulk-rows')
})

describe('refuses', () => {
  const zeros = Buffer.alloc(40_000_000)
  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['another kind of file', () => Buffer.from('%PDF-1.7'), 'list.pdf', 'freight.bulk-file'],
    ['a text that is called a workbook', () => csvOf([line()]), 'list.xlsx', 'documents.content'],
    [
      'an archive that unpacks to far more',
      () => makeXlsx([{ name: 'xl/worksheets/sheet1.xml', content: zeros }]),
      'list.xlsx',
      'documents.too-complex',
    ],
    [
      'macros',
      () => makeXlsx([{ name: 'xl/vbaProject.bin', content: 'x' }]),
      'list.xlsx',
      'documents.macros',
    ],
    ['a workbook without a sheet', () => makeXlsx(), 'list.xlsx', 'freight.bulk-empty'],
    [
      'bytes that are no text',
      () => Buffer.from([0x4d, 0x5a, 0, 0, 1, 2]),
      'list.csv',
      'freight.bulk-damaged',
    ],
    ['more than 5 MB', () => Buffer.alloc(batchLimits.bytes + 1, 'a'), 'list.csv', 'freight.bulk-size'],
    ['headings alone', () => csvOf([]), 'list.csv', 'freight.bulk-empty'],
    [
      'too many columns',
      () => Buffer.from(`${'a,'.repeat(80)}a\n${'1,'.repeat(80)}1\n`),
      'list.csv',
      'freight.bulk-columns',
    ],
  ])('%s', async (_, make, name, code) => {
    const answer = await upload(await make(), name)
    expect([answer.status, answer.body.code]).toEqual([422, code])
  })

  test('a formula in a workbook, whatever it had resulted in', async () => {
    const place = bulkFields.indexOf('description')
    const data = tableOf([line()]).map((row, at) =>
      row.map((value, column) =>
        at === 1 && column === place ? { value: 'A1', type: 'Formula' as const } : { value },
      ),
    )
    const bytes = await writeXlsx([{ sheet: 'x', data }], 'en')
    const { BatchId } = world.must(await upload(bytes, 'formula.xlsx')).body
    expect((await view(BatchId)).items[0].problems).toEqual([
      { field: 'description', code: 'freight.bulk-formula' },
    ])
  })
})
