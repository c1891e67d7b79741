// A benchmark database obeys every constraint and keeps its books although it was written in bulk.
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { testDatabase, type TestDatabase } from '../../api/test/database.ts'
import { listLedgerFaults } from '../../api/src/finance/door.ts'
import { openDb } from '../../api/src/kit/db.ts'
import { seedLarge } from './seed.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await seedLarge(database.url, { requests: 600, customers: 20 })
  await seedLarge(database.url, { requests: 40, customers: 20 })
}, 60_000)

afterAll(async () => {
  await client?.end()
  await database?.drop()
})

const count = async (statement: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from (${statement}) x`)).rows[0]!.count)

test('every request has three quotations with charges, invitations, documents and a timeline', async () => {
  expect(await count(`select from requests where line = 'freight'`)).toBe(640)
  expect(await count(`select from requests where line = 'warehouse'`)).toBe(160)
  expect(await count('select from quotations')).toBe(3 * (640 + 160))
  expect(await count('select from quotation_charges')).toBe(4 * 1920 + 3 * 480)
  expect(await count("select from companies where kind = 'business'")).toBe(20)
  expect(await count(`select distinct state from requests where line = 'freight'`)).toBeGreaterThan(5)
  expect(
    await count(`select from requests r join freight_details cargo using (id) where not exists (select from documents d where d.subject_id = r.id)
    or not exists (select from request_events e where e.request_id = r.id)`),
  ).toBe(0)
  expect(await count(`select distinct state from requests where line = 'warehouse'`)).toBe(5)
  expect(
    await count(`select from requests r join storage_details space using (id) where not exists (select from documents d where d.subject_id = r.id)
    or not exists (select from request_events e where e.request_id = r.id)
    or r.booked_at is not null and not exists (select from warehouse_goods g where g.id = r.id)`),
  ).toBe(0)
  expect(
    await count(
      `select from (select company_id from requests where line = 'warehouse' group by company_id having count(*) >= 7) x`,
    ),
  ).toBe(20)
  expect(
    await count(`select from quotations q where (select sum(c.selling_fils * c.quantity + c.vat_fils) from quotation_charges c
    where c.quotation_id = q.id) is distinct from q.total_fils`),
  ).toBe(0)
})

test('every request says whose turn it is', async () => {
  expect(
    await count(`select distinct turn ->> 'action' from requests where turn is not null`),
  ).toBeGreaterThan(4)
  expect(await count(`select from requests where tab = 'active' and turn is null`)).toBe(0)
  expect(await count('select distinct tab from request_invitations')).toBeGreaterThan(3)
})

test('no reference points to nothing', async () => {
  const { rows } = await client.query<{
    child: string
    parent: string
    columns: string[]
    targets: string[]
  }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
       (select array_agg(attname::text order by place) from unnest(conkey) with ordinality k (num, place)
         join pg_attribute a on a.attrelid = conrelid and a.attnum = k.num) as columns,
       (select array_agg(attname::text order by place) from unnest(confkey) with ordinality k (num, place)
         join pg_attribute a on a.attrelid = confrelid and a.attnum = k.num) as targets
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { child, parent, columns, targets } of rows) {
    const same = columns.map((column, index) => `c."${column}" = p."${targets[index]}"`).join(' and ')
    const given = columns.map((column) => `c."${column}" is not null`).join(' and ')
    const orphans = await count(
      `select from ${child} c where ${given} and not exists (select from ${parent} p where ${same})`,
    )
    expect(orphans, `${child} to ${parent}`).toBe(0)
  }
})

test('the ledger has no faults', async () => {
  const db = openDb(database.url)
  expect(await listLedgerFaults(db)).toEqual([])
  await db.destroy()
})
