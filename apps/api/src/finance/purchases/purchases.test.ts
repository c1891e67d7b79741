// Purchases over HTTP: entered with their file, by one person or two, once a supplier and number, into the boxes of the return and back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { purchaseEndpoints as calls } from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { makePdf } from '../../../test/made-files.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { readCsv } from '../../kit/read-csv.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'

let app: TestApp
let first: Person
let second: Person
beforeAll(async () => {
  app = await testApp()
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const today = dayOf(new Date())
type Given = Parameters<TestApp['ask']>[2]
const done = async (person: Person, call: Parameters<TestApp['ask']>[1], given: Given = {}) => {
  const { status, body } = await app.ask(person, call, given)
  expect(status, `${call.verb} ${JSON.stringify(body)}`).toBe(200)
  return body
}
const refused = async (person: Person, call: Parameters<TestApp['ask']>[1], given: Given) =>
  (await app.ask(person, call, given)).body.code

let count = 0
const wish = (change: Record<string, unknown> = {}) => ({
  supplier: 'Falcon Carriers LLC',
  trn: '100482917300003',
  invoiceNumber: `FC-${String(++count)}`,
  invoicedOn: today,
  net: '400.00',
  vat: '20.00',
  treatment: 'standard',
  account: 'carrier_cost',
  ...change,
})
const attach = async (person: Person, id: string, docCode = 'SUPPLIER_INVOICE') => {
  const form = new FormData()
  form.set('PurchaseId', id)
  form.set('docCode', docCode)
  form.append('files', new Blob([new Uint8Array(makePdf('invoice'))]), 'invoice.pdf')
  return app.ask(person, calls.uploadPurchaseInvoice, { body: form })
}
const entered = async (change: Record<string, unknown> = {}) => {
  const { purchaseId: id } = await done(first, calls.draftPurchase, { body: wish(change) })
  expect((await attach(first, id)).status).toBe(200)
  await done(first, calls.recordPurchase, { query: { id } })
  return { id }
}
const rowOf = async (id: string) =>
  (await done(first, calls.listPurchases)).purchases.find(
    (each: { purchaseId: string }) => each.purchaseId === id,
  )
const boxes = async () => {
  const { standardInputs, reverseCharge, reverseInputs, inputs, ties } = await done(
    first,
    books.viewVatReturn,
  )
  const fils = (box: { vat: string }) => parseMoney(box.vat)
  return {
    nine: fils(standardInputs),
    three: fils(reverseCharge),
    ten: fils(reverseInputs),
    eleven: fils(inputs),
    ties,
  }
}

test('a small purchase is recorded by one person with its file, and its VAT is in box 9 until it is reversed', async () => {
  const { purchaseId: id } = await done(first, calls.draftPurchase, { body: wish() })
  const record = { query: { id } }
  expect(await refused(first, calls.recordPurchase, record)).toBe('purchase.file')
  expect((await attach(first, id, 'TRANSFER_PROOF')).status).not.toBe(200)
  expect((await attach(first, id)).status).toBe(200)
  const before = await boxes()
  await done(first, calls.recordPurchase, record)
  expect(await refused(first, calls.recordPurchase, record)).toBe('purchase.moved-on')
  expect((await boxes()).nine - before.nine).toBe(2_000n)
  const row = await rowOf(id)
  expect(row).toMatchObject({ state: 'RECORDED', decidedBy: null, file: { name: 'invoice.pdf' } })
  const auditor = await addPerson(app.db, 'admin-readonly')
  const file = await app.ask(auditor, calls.downloadPurchaseInvoice, {
    query: { documentId: row.file.documentId },
  })
  expect(file.status).toBe(200)
  await done(second, calls.reversePurchase, { ...record, body: { reason: 'It was charged twice' } })
  expect(await boxes()).toEqual(before)
  expect(await rowOf(id)).toMatchObject({ state: 'REVERSED', reason: 'It was charged twice' })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('above AED 500 another person decides, and the database holds that', async () => {
  const { id } = await entered({ net: '4000.00', vat: '200.00' })
  expect(await rowOf(id)).toMatchObject({ state: 'PROPOSED' })
  // Whoever can decide reads of it, and whoever proposed it does not.
  const waits = async (person: Person) =>
    (await done(person, viewFinance)).waiting.find(
      ({ task }: { task: string }) => task === 'decide-purchases',
    )
  expect([await waits(first), (await waits(second)).count]).toEqual([undefined, 1])
  const decide = (isApproved: boolean) => ({ query: { id }, body: { isApproved } })
  expect(await refused(first, calls.decidePurchase, decide(true))).toBe('purchase.second-person')
  const move = `update purchases set state = 'RECORDED', move = 'record', moved_as = 'admin', version = version + 1, decided_by = $2 where id = $1`
  await expect(app.owner.query(move, [id, first.userId])).rejects.toMatchObject({ code: '23514' })
  await expect(app.owner.query(move, [id, null])).rejects.toMatchObject({ code: '23514' })
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
  await expect(app.owner.query(move, [id, clerk.userId])).rejects.toMatchObject({
    constraint: 'purchases_capable',
  })
  const held = ['select from purchases where id = $1 for update', id] as const
  const answers = await whileHeld(app, held, [
    () => app.ask(second, calls.decidePurchase, decide(true)),
    () => app.ask(second, calls.decidePurchase, decide(false)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(await rowOf(id)).toMatchObject({ state: 'RECORDED' })
  const { id: other } = await entered({ net: '4000.00', vat: '200.00' })
  await done(second, calls.decidePurchase, { query: { id: other }, body: { isApproved: false } })
  expect(await rowOf(other)).toMatchObject({ state: 'REFUSED' })
})

test('under the reverse charge the VAT is due in box 3, taken back in box 10, and the return ties to the ledger', async () => {
  const before = await boxes()
  await entered({ treatment: 'reverse-charge', trn: null, supplier: 'Far Carrier GmbH' })
  const after = await boxes()
  expect([after.three - before.three, after.ten - before.ten, after.nine - before.nine]).toEqual([
    2_000n,
    2_000n,
    0n,
  ])
  expect(after.ties).toBe(true)
})

test('a purchase without VAT posts nothing', async () => {
  const before = await balanceOf(app.db, { kind: 'vat_recoverable' })
  const { id } = await entered({ treatment: 'none', vat: '0.00', trn: null })
  expect(await rowOf(id)).toMatchObject({ state: 'RECORDED' })
  expect(await balanceOf(app.db, { kind: 'vat_recoverable' })).toBe(before)
})

test.each([
  ['a TRN that is none', { trn: '123' }, 'trn', 'purchase.trn'],
  ['no TRN with VAT', { trn: null }, 'trn', 'purchase.trn'],
  ['VAT that is not 5 %', { vat: '20.06' }, 'vat', 'purchase.vat'],
  ['VAT without treatment', { treatment: 'none' }, 'vat', 'purchase.vat'],
  ['no amount', { net: '0.00', vat: '0.00', treatment: 'none' }, 'net', 'purchase.amount'],
  ['a day to come', { invoicedOn: addDays(today, 1) }, 'invoicedOn', 'purchase.day'],
])('refused: %s', async (_name, change, field, code) => {
  const { status, body } = await app.ask(first, calls.draftPurchase, { body: wish(change) })
  expect([status, body.fieldErrors]).toEqual([422, [expect.objectContaining({ field, code })]])
})

test('the same invoice of the same supplier is entered once, unless the first was refused', async () => {
  const body = wish({ net: '4000.00', vat: '200.00' })
  const { purchaseId: id } = await done(first, calls.draftPurchase, { body })
  const again = { body: { ...body, supplier: 'Falcon', invoiceNumber: body.invoiceNumber.toLowerCase() } }
  expect(await refused(second, calls.draftPurchase, again)).toBe('purchase.twice')
  await attach(first, id)
  await done(first, calls.recordPurchase, { query: { id } })
  await done(second, calls.decidePurchase, { query: { id }, body: { isApproved: false } })
  await done(second, calls.draftPurchase, again)
})

test('readers look, and nobody else does', async () => {
  const [auditor, desk] = [await addPerson(app.db, 'admin-readonly'), await addPerson(app.db, 'desk')]
  expect((await app.ask(auditor, calls.listPurchases, {})).status).toBe(200)
  expect((await app.ask(auditor, calls.draftPurchase, { body: wish() })).status).toBe(403)
  expect((await app.ask(desk, calls.listPurchases, {})).status).toBe(403)
})

test('purchases stand in the audit file with what took them back, and their totals are those of the return', async () => {
  const { id } = await entered({ supplier: '=Sahara Haulage', invoiceNumber: `AF-${String(++count)}` })
  const read = async () => {
    const { raw } = await app.ask(first, viewReport, { query: { id: 'audit-file', format: 'csv' } })
    const lines = readCsv(raw.toString()).map(({ cells }) => cells)
    const section = (name: string) => lines.findIndex(([head]) => head === name)
    return lines.slice(section('PurcDataTableStart'), section('PurcDataTableEnd'))
  }
  const found = (await read()).filter(([supplier]) => supplier?.includes('Sahara Haulage'))
  expect(found.map(([supplier, , , , ...rest]) => [supplier, ...rest])).toEqual([
    ["'=Sahara Haulage", '400.00', '20.00', 'SR'],
  ])
  await done(second, calls.reversePurchase, { query: { id }, body: { reason: 'It was charged twice' } })
  const after = await read()
  expect(after.filter(([supplier]) => supplier?.includes('Sahara Haulage')).map((cells) => cells[5])).toEqual(
    ['20.00', '-20.00'],
  )
  const [, net, , vat, , rows] = after.find(([head]) => head === 'PurchaseTotalAED')!
  const { nine, ten } = await boxes()
  expect(parseMoney(vat!)).toBe(nine + ten)
  expect([net === '0.00', Number(rows) > 1]).toEqual([false, true])
})
