// The books over HTTP: level, to the fil what was posted, and for those of finance alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { storageWorldOf } from '../../../test/storage-world.ts'
import { worldOf } from '../../../test/world.ts'

let app: TestApp
let auditor: Person
beforeAll(async () => {
  app = await testApp()
  auditor = await addPerson(app.db, 'admin-readonly')
})
afterAll(() => app.close())

type Query = Record<string, string | undefined>

const read = async (call: Parameters<TestApp['ask']>[1], query: Query = {}) => {
  const { status, body } = await app.ask(auditor, call, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
type Row = { kind: string; opening: string; debit: string; credit: string; closing: string }

test('the trial balance is level, and what a customer paid stands on both sides', async () => {
  const before = await read(books.viewTrialBalance)
  expect(before).toMatchObject({ isLevel: true, faults: null })
  await worldOf(app).booked()
  const paid = parseMoney((await read(books.listTaxDocuments)).documents[0].total)
  const { rows, debit, credit, isLevel } = await read(books.viewTrialBalance)
  const of = (kind: string): Row => rows.find((row: Row) => row.kind === kind)
  expect([isLevel, debit]).toEqual([true, credit])
  expect(parseMoney(of('gateway_clearing').closing)).toBe(paid)
  expect(parseMoney(of('customer_advance').closing)).toBe(paid)
  const tomorrow = addDays(dayOf(new Date()), 1)
  const later = await read(books.viewTrialBalance, { from: tomorrow, to: tomorrow })
  const opening: Row = later.rows.find((row: Row) => row.kind === 'gateway_clearing')
  expect([parseMoney(opening.opening), opening.debit]).toEqual([paid, '0.00'])
})

test('an account is read page by page with the balance after each entry, and an entry opens its transaction', async () => {
  const world = storageWorldOf(app)
  const at = await world.booked()
  const page = await read(books.viewAccount, { kind: 'customer_advance' })
  const [newest] = page.entries
  expect(newest).toMatchObject({ subjectNumber: at.number, debit: null, credit: '551.25' })
  const account = (await read(books.viewTrialBalance)).rows.find(
    (row: Row) => row.kind === 'customer_advance',
  )
  expect(newest.balance).toBe(account.closing)
  const [, older] = page.entries
  expect(parseMoney(newest.balance) - parseMoney(older.balance)).toBe(55_125n)
  const one = await read(books.viewTransaction, { transactionId: newest.transactionId })
  expect(one).toMatchObject({ posting: newest.posting, subject: { number: at.number }, reversedBy: null })
  const amounts = one.entries.map((row: { debit: string | null; credit: string | null }) =>
    row.credit === null ? -parseMoney(row.debit!) : parseMoney(row.credit),
  )
  expect([one.entries.length, sum(amounts)]).toEqual([2, 0n])
  const rest = await read(books.viewAccount, { kind: 'customer_advance', before: newest.transactionId })
  expect(rest.entries[0].transactionId).toBe(older.transactionId)
})

test('tax documents are found by number and kind, their sums count notes below zero, and each prints', async () => {
  const at = await storageWorldOf(app).booked()
  const found = await read(books.listTaxDocuments, { searchText: at.number.toLowerCase() })
  expect(found).toMatchObject({ count: 1, total: '551.25', next: null })
  expect(found.documents[0]).toMatchObject({ kind: 'advance', isOwn: false, subjectNumber: at.number })
  expect(await read(books.listTaxDocuments, { searchText: at.number, billing: 'own' })).toMatchObject({
    count: 0,
  })
  const { status, headers } = await app.ask(auditor, books.downloadTaxDocument, {
    query: { invoiceId: found.documents[0].invoiceId },
  })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('the VAT of an agent is counted apart from the return of the house, and that ties to the ledger', async () => {
  const own = await read(books.viewVatReturn)
  expect(own).toMatchObject({ isOwn: true, ties: true, ledger: own.due })
  const [agent] = own.agents
  const pack = await read(books.viewVatReturn, { supplierId: agent.supplierId })
  expect(pack).toMatchObject({ isOwn: false, ledger: null, ties: null, supplier: agent.name, due: agent.vat })
})

test('days in the wrong order and what is not there are refused', async () => {
  const asked = async (call: Parameters<TestApp['ask']>[1], query: Query) => {
    const { status, body } = await app.ask(auditor, call, { query })
    return [status, body.fieldErrors?.to ?? body.code]
  }
  const nobody = '0198c0de-0000-7000-8000-000000000001'
  expect(await asked(books.viewTrialBalance, { from: '2026-11-02', to: '2026-11-01' })).toEqual([
    422,
    expect.anything(),
  ])
  expect(await asked(books.viewAccount, { kind: 'bank', ownerId: nobody })).toEqual([
    404,
    'finance.owner-none',
  ])
  expect(await asked(books.viewTransaction, { transactionId: nobody })).toEqual([
    404,
    'finance.transaction-none',
  ])
  expect(await asked(books.downloadTaxDocument, { invoiceId: nobody })).toEqual([
    404,
    'finance.document-none',
  ])
  expect(await asked(books.viewVatReturn, { supplierId: nobody })).toEqual([404, 'finance.owner-none'])
})
