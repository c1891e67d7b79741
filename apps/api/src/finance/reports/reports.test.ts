// Reports over HTTP: as rows and as files of every format, streamed from one snapshot, the same figures as the pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { formatsOf, reportIds, reportTable } from '@marsa/model/finance/reports/report-list.ts'
import { reportingEndpoints as calls } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { readWorkbook } from '../../../test/read-workbook.ts'
import { storageWorldOf } from '../../../test/storage-world.ts'
import { worldOf } from '../../../test/world.ts'
import { rows } from '../../kit/db.ts'
import { readCsv } from '../../kit/read-csv.ts'
import { sql } from '../../kit/sql.ts'

let app: TestApp
let auditor: Person
beforeAll(async () => {
  app = await testApp()
  auditor = await addPerson(app.db, 'admin-readonly')
  await worldOf(app).booked()
  await storageWorldOf(app).booked()
})
afterAll(() => app.close())

type Query = Record<string, string | undefined>
const ask = (query: Query) => app.ask(auditor, calls.viewReport, { query })
const page = async (query: Query) => {
  const { status, body } = await ask(query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const file = async (query: Query) => {
  const { status, raw, headers } = await ask(query)
  expect(status).toBe(200)
  return { raw, headers }
}
const choices = { kind: 'customer_advance', by: 'line' }

test.each(reportIds)('%s as rows and as a file in each of its formats', async (id) => {
  const shown = await page({ id, ...choices, lang: 'ar' })
  expect(shown.rows).toHaveLength(Math.min(shown.count, 50))
  expect(shown.totals).toHaveLength(shown.columns.length)
  for (const format of formatsOf(id)) {
    const { raw, headers } = await file({ id, ...choices, format, lang: 'ar' })
    expect([headers['x-row-count'], raw.length > 0]).toEqual([String(shown.count), true])
    if (format === 'csv' && id !== 'audit-file') expect(readCsv(raw.toString()).length).toBe(shown.count + 1)
    if (format === 'xlsx') expect(readWorkbook(raw).cells.get('A1')?.value).toBe(shown.title)
  }
})

test('a page of an account goes on where the last one ended, and both come to its balance', async () => {
  const all = await page({ id: 'ledger', kind: 'customer_advance' })
  const rest = await page({ id: 'ledger', kind: 'customer_advance', next: '1' })
  expect(rest.rows[0]).toEqual(all.rows[1])
  const { rows: balances } = (await app.ask(auditor, books.viewTrialBalance, {})).body
  const { closing } = balances.find(({ kind }: { kind: string }) => kind === 'customer_advance')
  expect(all.rows.at(-1).at(-1)).toBe(closing)
  expect(parseMoney(all.totals[6]) - parseMoney(all.totals[5])).toBe(parseMoney(closing))
})

test('the journal has as much debit as credit in every journal, and a repetition gives the same bytes', async () => {
  const query = { id: 'journal', format: 'csv', lang: 'en' }
  const [one, two] = [await file(query), await file(query)]
  expect(one.raw.equals(two.raw)).toBe(true)
  const [head, ...lines] = readCsv(one.raw.toString()).map(({ cells }) => cells)
  const at = (name: string) => head!.findIndex((cell) => cell.startsWith(name))
  const [debit, credit] = [at('Debit'), at('Credit')]
  for (const [number, of] of Map.groupBy(lines, ([journal]) => journal)) {
    const [left, right] = [debit, credit].map((column) =>
      sum(of.map((cells) => parseMoney(cells[column] || '0'))),
    )
    expect([number, left]).toEqual([number, right])
  }
})

test('a file is streamed to its end, however many portions it takes, and gives its connection back', async () => {
  await app.owner.query(`
    with accounts as (select (select id from ledger_accounts where kind = 'gateway_clearing' limit 1) as gateway,
        (select id from ledger_accounts where kind = 'customer_advance' limit 1) as advance),
      posted as (insert into ledger_transactions (kind, external_ref, amount_fils)
        select 'payment.suspense', 'long-' || n, 100 from generate_series(1, 1500) n returning id)
    insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
    select p.id, a, 'AED', f from posted p, accounts, lateral (values (gateway, -100), (advance, 100)) as v (a, f)`)
  const { count } = await page({ id: 'journal' })
  expect(count).toBeGreaterThan(3000)
  const exports = Array.from({ length: 3 }, () => file({ id: 'journal', format: 'csv' }))
  for (const { raw } of await Promise.all(exports)) expect(raw.toString().split('\n').length).toBe(count + 2)
  const { xml } = readWorkbook((await file({ id: 'journal', format: 'xlsx' })).raw)
  expect(xml).toContain(`<row r="${5 + count}">`)
  const printed = await ask({ id: 'journal', format: 'pdf' })
  expect([printed.status, printed.body.code]).toEqual([422, 'kit.report-long'])
})

test('sales come to the same by whatever they are added up, and to what the VAT packs and the return say', async () => {
  const days = { from: addDays(dayOf(new Date()), -1), to: dayOf(new Date()) }
  const sums = []
  for (const by of ['line', 'customer', 'agent', 'lane', 'month'] as const) {
    const { body } = await app.ask(auditor, calls.viewSales, { query: { ...days, by } })
    expect(sum(body.rows.map((row: { net: string }) => parseMoney(row.net)))).toBe(parseMoney(body.net))
    sums.push([body.net, body.vat])
  }
  expect(new Set(sums.map((each) => each.join())).size).toBe(1)
  const packs = await page({ id: 'agent-vat-pack', ...days })
  const own = (await app.ask(auditor, books.viewVatReturn, { query: days })).body
  expect(parseMoney(packs.totals[2]) + parseMoney(own.due)).toBe(parseMoney(sums[0]![1]))
})

test('the board shows what the trial balance says, with cash in of today and a year of sales', async () => {
  const { body } = await app.ask(auditor, calls.viewBoard, {})
  const { rows: balances } = (await app.ask(auditor, books.viewTrialBalance, {})).body
  const closing = (kind: string) => balances.find((row: { kind: string }) => row.kind === kind)?.closing
  const tile = (name: string) => body.tiles.find((each: { tile: string }) => each.tile === name).amount
  expect([tile('gateway'), tile('advances')]).toEqual([
    closing('gateway_clearing'),
    closing('customer_advance'),
  ])
  expect(body.cashIn).toHaveLength(30)
  expect(parseMoney(body.cashIn.at(-1).amount)).toBeGreaterThan(0n)
  expect(body.months.length).toBeGreaterThan(0)
})

test('what is not there, the wrong format and a missing account are refused; every file is recorded', async () => {
  const refused = async (query: Query) => {
    const { status, body } = await ask(query)
    return [status, body.code]
  }
  expect(await refused({ id: 'nothing' })).toEqual([404, 'reporting.report-none'])
  expect(await refused({ id: 'ledger' })).toEqual([422, 'finance.account-missing'])
  expect(await refused({ id: 'audit-file', format: 'pdf' })).toEqual([422, 'reporting.format'])
  const exports = () =>
    rows<{ actor_kind: string }>(
      app.db,
      sql`select actor_kind from audit_log where action = 'exportReport' and actor_id = ${auditor.userId} order by at`,
    )
  const before = await exports()
  await file({ id: 'trial-balance', format: 'csv' })
  const after = await exports()
  expect(after).toHaveLength(before.length + 1)
  // They are no visitor in the trail.
  expect(after.at(-1)).toEqual({ actor_kind: 'admin-readonly' })
})

test('a file whose export cannot be recorded is not handed out, and gives its connection back', async () => {
  await app.owner.query('alter table audit_log rename to audit_log_away')
  for (let n = 0; n < 3; n++) expect((await ask({ id: 'journal', format: 'csv' })).status).toBe(500)
  await app.owner.query('alter table audit_log_away rename to audit_log')
  await file({ id: 'journal', format: 'csv' })
})

test.each(reportIds)('%s of one company holds nothing of another, or is refused', async (id) => {
  const { status, body } = await ask({ id, ...choices, companyId: auditor.companyId })
  if (reportTable[id as 'cash-in'].byCompany) expect([status, body.count, body.rows]).toEqual([200, 0, []])
  else expect([status, body.code]).toEqual([422, 'reporting.company'])
})

test('the audit file has its sections with totals that fit', async () => {
  const lines = readCsv((await file({ id: 'audit-file', format: 'csv' })).raw.toString()).map(
    ({ cells }) => cells,
  )
  const starts = lines.flatMap(([first]) => (first?.endsWith('TableStart') ? [first] : []))
  expect(starts).toEqual(['CompInfo', 'PurcData', 'SuppData', 'GLData'].map((name) => `${name}TableStart`))
  const [, debit, , credit] = lines.find(([first]) => first === 'TotalDebitAED')!
  expect(debit).toBe(credit)
  expect(lines.some((cells) => cells.includes('FAFv1.0.0'))).toBe(true)
})

test('the file of tax documents holds what their list is narrowed to', async () => {
  const days = { from: addDays(dayOf(new Date()), -1), to: dayOf(new Date()) }
  const all = (await app.ask(auditor, books.listTaxDocuments, { query: days })).body
  const [{ number, kind }] = all.documents
  const choices = [
    { kind },
    { billing: 'own' },
    { billing: 'agent' },
    { category: 'zero' },
    { emirate: 'RK' },
    { searchText: number },
    { eInvoice: 'REJECTED' },
  ]
  for (const chosen of choices) {
    const listed = (await app.ask(auditor, books.listTaxDocuments, { query: { ...days, ...chosen } })).body
    const { kind: documentKind, ...rest } = chosen as { kind?: string }
    const made = await page({ id: 'tax-documents', ...days, ...rest, ...(documentKind && { documentKind }) })
    expect([chosen, made.count, made.totals[8]]).toEqual([chosen, listed.count, listed.total])
  }
  expect((await page({ id: 'tax-documents', ...days, searchText: number })).count).toBeLessThan(all.count)
})
