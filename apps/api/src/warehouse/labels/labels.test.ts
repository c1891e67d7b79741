// Labels of stored goods: each piece has one code for good, whoever prints at once, and the printed bars say it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '@marsa/model/kit/day.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { isSscc, lastSerialOf, ssccOf, ssccText } from '@marsa/model/warehouse/sscc.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { picturesOfPdf } from '../../../test/pdf-pictures.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { readBarCodes } from '../../../test/read-bar-codes.ts'
import { readWorkbook } from '../../../test/read-workbook.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

type Labelled = Stored & { box: string; sofa: string; prefix: string }
const withPrefix = async (): Promise<Labelled> => {
  const at = await world.withItems({ warehouses: 2 })
  const prefix = world.newPrefix()
  world.must(await world.saveSite(at, { gs1Prefix: prefix }))
  return { ...at, prefix }
}

const issue = (at: Stored, person = at.winner) => app.ask(person, storage.issueStorageLabels, world.of(at))
const file = (at: Stored, person = at.winner) => app.ask(person, storage.downloadStorageLabels, world.of(at))
const single = (at: Stored, sscc: string, person = at.winner) =>
  app.ask(person, storage.downloadStorageLabel, { query: { id: at.requestId, sscc } })
const codesOf = async (at: Stored): Promise<string[][]> =>
  (await world.view(at.winner, at)).items.map(({ ssccs }: { ssccs: string[] }) => ssccs)
const count = (at: Labelled, box: number, sofa = 1) =>
  world.items(at, [
    { itemId: at.box, name: 'Box', quantity: box, place: 'B-04-3' },
    { itemId: at.sofa, name: 'Sofa', quantity: sofa },
  ])

test('gives each counted piece one code, and the same ones when they are printed again', async () => {
  const at = await withPrefix()
  expect((await file(at)).body.code).toBe('warehouse.labels-first')
  expect(world.must(await issue(at)).body).toEqual({ labels: 11, issued: 11 })
  const codes = await codesOf(at)
  expect(codes.map(({ length }) => length)).toEqual([10, 1])
  expect(codes.flat().every(isSscc)).toBe(true)
  expect(codes.flat()).toEqual(Array.from({ length: 11 }, (_, index) => ssccOf(at.prefix, index + 1)))
  expect(world.must(await issue(at)).body).toEqual({ labels: 11, issued: 0 })
  expect(await codesOf(at)).toEqual(codes)
})

test('adds codes only for what is counted since, and gives none a second time', async () => {
  const at = await withPrefix()
  world.must(await issue(at))
  const [boxes, sofa] = await codesOf(at)
  world.must(await count(at, 12))
  expect(world.must(await issue(at)).body).toEqual({ labels: 13, issued: 2 })
  const more = await codesOf(at)
  expect(more).toEqual([[...boxes!, ssccOf(at.prefix, 12), ssccOf(at.prefix, 13)], sofa])
  // Two were counted wrongly and come after all: they have their codes still.
  world.must(await count(at, 10))
  expect(world.must(await issue(at)).body).toEqual({ labels: 11, issued: 0 })
  expect(await codesOf(at)).toEqual([boxes, sofa])
  world.must(await count(at, 12))
  expect(world.must(await issue(at)).body).toEqual({ labels: 13, issued: 0 })
  expect(await codesOf(at)).toEqual(more)
  // An item that is removed takes its code with it.
  world.must(await world.items(at, [{ itemId: at.box, name: 'Box', quantity: 12 }]))
  world.must(
    await world.items(at, [
      { itemId: at.box, name: 'Box', quantity: 12 },
      { itemId: null, name: 'Sofa', quantity: 1 },
    ]),
  )
  expect(world.must(await issue(at)).body).toEqual({ labels: 13, issued: 1 })
  expect((await codesOf(at))[1]).toEqual([ssccOf(at.prefix, 14)])
})

test('printed at once by two people, no piece gets a second code and no code is given twice', async () => {
  const at = await withPrefix()
  const colleague = await addPerson(app.db, 'warehouse-agent', { companyId: at.winner.companyId })
  const answers = await Promise.all([issue(at), issue(at, colleague), issue(at), issue(at, colleague)])
  expect(answers.map((answer) => world.must(answer).body.issued).toSorted()).toEqual([0, 0, 0, 11])
  const { rows } = await app.owner.query(
    `select count(*)::int as units, count(distinct sscc)::int as codes from storage_units where request_id = $1`,
    [at.requestId],
  )
  expect(rows).toEqual([{ units: 11, codes: 11 }])
})

test('the database keeps one code a piece and one piece a code', async () => {
  const at = await withPrefix()
  world.must(await issue(at))
  const copy = (sequence: string, sscc: string) =>
    app.owner.query(
      `insert into storage_units (request_id, item_id, sequence, sscc, issued_at, printed_at, printed_by)
        select request_id, item_id, ${sequence}, ${sscc}, issued_at, printed_at, printed_by from storage_units
        where item_id = $1 and sequence = 1`,
      [at.box],
    )
  await expect(copy('sequence', `'${ssccOf(at.prefix, 99)}'`)).rejects.toThrow('storage_units_once')
  await expect(copy('99', 'sscc')).rejects.toThrow('storage_units_sscc')
})

test('is refused without a prefix, before the goods came, uncounted, and to everybody else', async () => {
  const bare = await world.withItems({ warehouses: 2 })
  expect((await issue(bare)).body.code).toBe('warehouse.label-prefix-missing')
  expect((await world.view(bare.winner, bare)).labelsRefusal).toBe('warehouse.label-prefix-missing')
  const awaited = await world.booked({ warehouses: 1 })
  expect((await issue(awaited)).body.code).toBe('warehouse.not-stored')
  const uncounted = await world.stored({ warehouses: 1 })
  world.must(await world.saveSite(uncounted, { gs1Prefix: world.newPrefix() }))
  expect((await issue(uncounted)).body.code).toBe('warehouse.labels-uncounted')
  const at = await withPrefix()
  world.must(await issue(at))
  expect((await world.view(at.winner, at)).labelsRefusal).toBeNull()
  expect((await world.view(at.customer, at)).labelsRefusal).toBe('kit.forbidden')
  for (const stranger of [at.warehouses[1]!, await addPerson(app.db, 'warehouse-agent')])
    for (const act of [issue, file]) expect((await act(at, stranger)).status).toBe(404)
  for (const other of [at.customer, await addPerson(app.db, 'desk')])
    for (const act of [issue, file]) expect((await act(at, other)).status).toBe(403)
  world.must(await world.items(at, [{ itemId: at.box, name: 'Box', quantity: 1001 }]))
  expect((await issue(at)).body.code).toBe('warehouse.labels-most')
})

test('a prefix whose numbers are used up gives no more, and none is spent', async () => {
  const at = await withPrefix()
  const last = lastSerialOf(at.prefix)
  await app.owner.query(`insert into gs1_serials (prefix, last) values ($1, $2)`, [at.prefix, last - 5])
  expect((await issue(at)).body.code).toBe('warehouse.sscc-full')
  expect(await codesOf(at)).toEqual([[], []])
  world.must(await count(at, 4))
  expect(world.must(await issue(at)).body.issued).toBe(5)
  expect((await codesOf(at))[1]).toEqual([ssccOf(at.prefix, last)])
})

test('a prefix is kept with the address, stays when it is left out, and belongs to one warehouse', async () => {
  const at = await withPrefix()
  const prefixOf = async (person: Person) => (await world.done(person, storage.viewStorageSite)).gs1Prefix
  expect(await prefixOf(at.winner)).toBe(at.prefix)
  world.must(await world.saveSite(at, {}))
  expect(await prefixOf(at.winner)).toBe(at.prefix)
  const bad = await world.saveSite(at, { gs1Prefix: '12345' })
  expect(bad.body.fieldErrors).toMatchObject([{ field: 'gs1Prefix', code: 'warehouse.label-prefix' }])
  const other = await world.withItems({ warehouses: 1 })
  for (const gs1Prefix of [at.prefix, `${at.prefix}7`])
    expect((await world.saveSite(other, { gs1Prefix })).body.code).toBe('warehouse.label-prefix-taken')
  expect(await prefixOf(other.winner)).toBeNull()
  // Given up, it passes on with its count: what was printed before is never printed again.
  world.must(await issue(at))
  world.must(await world.saveSite(at, { gs1Prefix: null }))
  expect(await prefixOf(at.winner)).toBeNull()
  expect((await file(at)).status).toBe(200)
  world.must(await world.saveSite(other, { gs1Prefix: at.prefix }))
  world.must(await issue(other))
  expect((await codesOf(other)).flat()[0]).toBe(ssccOf(at.prefix, 12))
})

test('two warehouses that save one prefix at once: one has it', async () => {
  const [one, two] = [await world.withItems({ warehouses: 1 }), await world.withItems({ warehouses: 1 })]
  const gs1Prefix = world.newPrefix()
  const answers = await Promise.all([world.saveSite(one, { gs1Prefix }), world.saveSite(two, { gs1Prefix })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a page of the file is the label of one piece, and a scanner reads its code', async () => {
  const at = await withPrefix()
  world.must(await count(at, 2))
  world.must(await issue(at))
  const [boxes, sofa] = await codesOf(at)
  const answer = await file(at)
  expect(answer.headers['content-disposition']).toContain(`${at.number}-labels.pdf`)
  const pdf = answer.raw
  const text = await textOfPdf(pdf)
  const { nameEn } = (await world.view(at.customer, at)).agent
  for (const said of [
    nameEn,
    at.number,
    'Box',
    '1 / 2',
    '2 / 2',
    '1 / 1',
    'B-04-3',
    dayOf(app.clock.now()),
    'الصنف',
    ...[...boxes!, ...sofa!].map(ssccText),
  ])
    expect(text).toContain(said)
  const read = await Promise.all((await picturesOfPdf(pdf)).map(readBarCodes))
  expect(read).toEqual([...boxes!, ...sofa!].map((code) => [`(00)${code}`]))
})

test('the stock names the codes, and finds the piece that was scanned', async () => {
  const at = await withPrefix()
  const stock = (search: string, person = at.winner) =>
    world.done(person, storage.listStock, { query: { search } })
  expect((await stock('Box')).items).toMatchObject([{ labels: 0, sscc: null }])
  world.must(await issue(at))
  const [boxes, sofa] = await codesOf(at)
  expect((await stock('Box')).items).toMatchObject([{ labels: 10, sscc: boxes![0] }])
  for (const scanned of [boxes![6]!, ssccText(boxes![6]!), `00${boxes![6]}`])
    expect((await stock(scanned)).items).toMatchObject([{ itemId: at.box, labels: 10, sscc: boxes![6] }])
  expect((await stock(sofa![0]!)).items).toMatchObject([{ itemId: at.sofa }])
  expect((await stock(sofa![0]!, at.warehouses[1])).items).toEqual([])
  expect((await stock(ssccOf(at.prefix, 999)!)).items).toEqual([])
})

test('the label of one piece is printed again with its own code, and none is given for it', async () => {
  const at = await withPrefix()
  world.must(await issue(at))
  const codes = await codesOf(at)
  const third = codes[0]![2]!
  const answer = world.must(await single(at, third))
  expect(answer.headers['content-disposition']).toContain(`${at.number}-label-${third}.pdf`)
  const text = await textOfPdf(answer.raw)
  for (const said of [at.number, 'Box', '3 / 10', ssccText(third)]) expect(text).toContain(said)
  const read = await Promise.all((await picturesOfPdf(answer.raw)).map(readBarCodes))
  expect(read).toEqual([[`(00)${third}`]])
  expect(await codesOf(at)).toEqual(codes)
})

test('the label of one piece is refused where the piece does not exist, and to everybody else', async () => {
  const at = await withPrefix()
  world.must(await issue(at))
  const [boxes, sofa] = await codesOf(at)
  const other = await withPrefix()
  world.must(await issue(other))
  const [theirs] = (await codesOf(other)).flat()
  for (const code of [theirs!, ssccOf(at.prefix, 999)!]) {
    const { status, body } = await single(at, code)
    expect([status, body.code]).toEqual([404, 'warehouse.label-unknown'])
  }
  expect((await single(at, boxes![0]!.slice(1))).status).toBe(422)
  // Counted off: the piece is not there, and has its label again once it is counted after all.
  world.must(await count(at, 9))
  expect((await single(at, boxes![9]!)).body.code).toBe('warehouse.label-unknown')
  world.must(await count(at, 10))
  expect((await single(at, boxes![9]!)).status).toBe(200)
  for (const stranger of [at.warehouses[1]!, other.winner])
    expect((await single(at, sofa![0]!, stranger)).body.code).toBe('warehouse.not-found')
  for (const person of [at.customer, await addPerson(app.db, 'desk')])
    expect((await single(at, sofa![0]!, person)).status).toBe(403)
})

test('the files of the stock hold the codes of each row, on one line for each item', async () => {
  const at = await withPrefix()
  const lines = async (query: Record<string, string>, person = at.winner): Promise<string[]> => {
    const { body } = await app.ask(person, storage.downloadStock, { query })
    return String(body).replace('\uFEFF', '').trim().split(/\r?\n/)
  }
  const before = await lines({})
  expect(before[0]).toMatch(/,SSCC$/)
  expect(before.some((line) => /\d{18}/.test(line))).toBe(false)
  world.must(await issue(at))
  world.must(await count(at, 8))
  const [boxes, sofa] = await codesOf(at)
  // With their identifier they are text to a spreadsheet, which would round a number of eighteen digits.
  const said = (codes: string[]) => codes.map(ssccText).join(' ')
  const labelled = await lines({})
  expect(labelled).toHaveLength(before.length)
  expect(labelled.find((line) => line.includes(',Box,'))).toContain(`,${said(boxes!)}`)
  expect(labelled.find((line) => line.includes(',Sofa,'))).toContain(`,${said(sofa!)}`)
  expect((await lines({ lang: 'ar' }))[0]).toMatch(/,رموز الوحدات اللوجستية \(SSCC\)$/)
  expect((await lines({ search: 'Box' }, at.customer))[1]).toContain(said(boxes!))
  expect(await lines({}, at.warehouses[1])).toHaveLength(1)
  const book = await app.ask(at.winner, storage.downloadStock, { query: { format: 'xlsx' } })
  const texts = [...readWorkbook(book.raw).cells.values()].map(({ value }) => value)
  expect(texts).toContain(said(boxes!))
  const paper = await app.ask(at.winner, storage.downloadStock, { query: { format: 'pdf' } })
  expect(await textOfPdf(paper.raw)).not.toContain(sofa![0])
})
