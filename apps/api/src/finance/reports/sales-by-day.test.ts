// What is kept of sales by day agrees with the documents in whatever order they come, also where one is dated back.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { chanceOf } from '../../../test/chance.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { listSalesFaults, salesByMonth, sumSales } from './sales.store.ts'

let app: TestApp
let customer: Person
let agent: Person
beforeAll(async () => {
  app = await testApp()
  customer = await addPerson(app.db, 'business')
  agent = await addPerson(app.db, 'clearing-agent')
  // Past every rule but the one that is tested, so that documents may be dated as they never are.
  await app.owner.query('alter table tax_invoices disable trigger user')
  await app.owner.query('alter table tax_invoices enable trigger tax_invoices_sale')
  const { rows } = await app.owner.query(
    `select conname from pg_constraint where conrelid = 'tax_invoices'::regclass and (contype = 'c' or conname = 'tax_invoices_request')`,
  )
  for (const { conname } of rows) await app.owner.query(`alter table tax_invoices drop constraint ${conname}`)
})
afterAll(() => app.close())

let sequence = 0
type Document = {
  kind: 'advance' | 'final' | 'credit-note'
  subjectId: string
  net: number
  at: string
  id?: string
  relatesTo?: string
}
const insert = `insert into tax_invoices (id, series, year, sequence, number, kind, company_id, supplier_id, subject_kind, subject_id, subject_number,
    quotation_id, relates_to, supplier, customer, lines, net_fils, vat_fils, total_fils, supplied_on, cause_id, issued_at, emirate)
  values ($1, case $3::text when 'credit-note' then 'CRN' else 'INV' end, 2026, $2::int, 'INV-T-' || $2::int, $3::text, $4, $5, 'storage-request', $6, 'T', $6, $7, '{}', '{}', '[]', $8, 0, $8, $9, uuidv7(),
    $9::date + interval '10 hours', 'DU')`
const valuesOf = ({ kind, subjectId, net, at, id = randomUUID(), relatesTo }: Document): unknown[] => [
  id,
  ++sequence,
  kind,
  customer.companyId,
  agent.companyId,
  subjectId,
  relatesTo ?? null,
  net,
  at,
]
const issue = (document: Document) => app.owner.query(insert, valuesOf(document))
const months = async () =>
  Object.fromEntries(
    (await salesByMonth(app.db, { from: '2025-01-01', to: '2026-12-31' })).map((row) => [
      row.month,
      row.net_fils,
    ]),
  )

test('each document adds to its own day, and one that is dated before a final changes what that has added', async () => {
  const subjectId = randomUUID()
  const advance = randomUUID()
  await issue({ kind: 'final', subjectId, net: 1_000, at: '2026-03-20' })
  expect(await months()).toEqual({ '2026-03': 1_000n })
  await issue({ kind: 'advance', subjectId, net: 400, at: '2026-01-05', id: advance })
  expect(await months()).toEqual({ '2026-01': 400n, '2026-03': 600n })
  await issue({ kind: 'credit-note', subjectId, net: 100, at: '2026-02-07', relatesTo: advance })
  expect(await months()).toEqual({ '2026-01': 400n, '2026-02': -100n, '2026-03': 700n })
  // After the final, it is no part of what that has netted.
  await issue({ kind: 'credit-note', subjectId, net: 50, at: '2026-04-07', relatesTo: advance })
  expect(await months()).toMatchObject({ '2026-03': 700n, '2026-04': -50n })
  expect(await listSalesFaults(app.db)).toEqual([])
})

test('documents of two hundred supplies in any order and of any day agree, summed or not', async () => {
  const chance = chanceOf(20_261_127)
  const day = () => `2026-0${1 + chance.below(9)}-1${chance.below(10)}`
  const supplies = Array.from({ length: 200 }, () => {
    const subjectId = randomUUID()
    const advances = Array.from({ length: chance.below(2) }, () => randomUUID())
    const documents: Document[] = [
      ...advances.map((id) => ({
        kind: 'advance' as const,
        subjectId,
        net: 1 + chance.below(900),
        at: day(),
        id,
      })),
      { kind: 'final', subjectId, net: 900 + chance.below(8_000), at: day() },
      ...advances
        .filter(() => chance.below(2) === 1)
        .map((relatesTo) => ({
          kind: 'credit-note' as const,
          subjectId,
          net: 1 + chance.below(90),
          at: day(),
          relatesTo,
        })),
    ]
    // A note comes after what it credits; everything else in any order.
    const places = documents.map(() => chance.below(1_000_000))
    documents.forEach((each, index) => {
      const credited = documents.findIndex(({ id }) => id !== undefined && id === each.relatesTo)
      if (credited >= 0) places[index] = Math.max(places[index]!, places[credited]! + 1)
    })
    return documents.map((each, index) => ({ each, place: places[index]! }))
  })
  const order = supplies.flat().toSorted((a, b) => a.place - b.place)
  for (const [index, { each }] of order.entries()) {
    await issue(each)
    if (index % 97 === 0) await systemTransaction(app.db, sumSales)
  }
  expect(await listSalesFaults(app.db)).toEqual([])
  await systemTransaction(app.db, sumSales)
  await systemTransaction(app.db, sumSales)
  expect(await listSalesFaults(app.db)).toEqual([])
  expect((await app.owner.query('select from sales_changes')).rowCount).toBe(0)
  const before = await months()
  await app.owner.query('select marsa.recount_sales()')
  expect(await months()).toEqual(before)
})

test('two at once of one supply see each other; a wrong sum is a fault that is found', async () => {
  const subjectId = randomUUID()
  const [advance, final] = [1, 2].map(() => new pg.Client({ connectionString: app.database.url })) as [
    pg.Client,
    pg.Client,
  ]
  for (const client of [advance, final]) {
    await client.connect()
    await client.query('begin')
  }
  await advance.query(insert, valuesOf({ kind: 'advance', subjectId, net: 400, at: '2026-05-01' }))
  const second = final.query(insert, valuesOf({ kind: 'final', subjectId, net: 900, at: '2026-05-02' }))
  await vi.waitFor(async () => {
    const { rowCount } = await app.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  }, 5_000)
  await advance.query('commit')
  await second
  await final.query('commit')
  await Promise.all([advance, final].map((client) => client.end()))
  expect(await listSalesFaults(app.db)).toEqual([])
  await app.owner.query(
    `update sales_days set net_fils = net_fils + 1 where day = (select max(day) from sales_days)`,
  )
  expect(await listSalesFaults(app.db)).toHaveLength(1)
})
