// The books over HTTP: level, to the fil what was posted, and for those of finance alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { warehouseEndpoints } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
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

describe('the emirate of a supply', () => {
  const boxes = async (supplierId?: string): Promise<Record<string, string>> => {
    const { standard, ties } = await read(books.viewVatReturn, { supplierId })
    expect(ties).not.toBe(false)
    return Object.fromEntries(standard.map(({ box, net }: { box: string; net: string }) => [box, net]))
  }
  const register = (companyId: string) =>
    app.owner.query(
      `insert into company_legal (company_id, city, emirate, saved_by) values ($1, 'Sharjah', 'SH', $2)`,
      [companyId, auditor.userId],
    )

  test('is where its agent is registered, in Dubai where that is not known, and all documents of it stay there', async () => {
    const world = storageWorldOf(app)
    const early = await world.booked()
    const earlyAgent = early.winner.companyId
    await register(earlyAgent)
    world.must(await world.finalQuote(early))
    await world.payFinal(early)
    expect(await boxes(earlyAgent)).toMatchObject({ '1b': '1150.00', '1c': '0.00' })

    const quoted = await world.quoted({ warehouses: 1 })
    const agentId = quoted.winner.companyId
    await register(agentId)
    const { sessionId } = world.must(await world.accept(quoted)).body
    world.must(await world.settle(sessionId, 'succeeded'))
    expect(await boxes(agentId)).toMatchObject({ '1b': '0.00', '1c': '525.00' })
    const counted = async (query: Query) =>
      (await read(books.listTaxDocuments, { supplierId: agentId, ...query })).count
    expect(await counted({ emirate: 'SH', category: 'standard' })).toBe(1)
    expect([await counted({ emirate: 'DU' }), await counted({ category: 'zero' })]).toEqual([0, 0])
    const admin = await addPerson(app.db, 'admin')
    const reason = 'Because of the test'
    const query = { storageRequestID: quoted.requestId }
    await world.done(admin, warehouseEndpoints.cancelStorage, { query, body: { reason, fault: 'agent' } })
    expect(await boxes(agentId)).toMatchObject({ '1b': '0.00', '1c': '0.00' })
    expect(await counted({ emirate: 'SH' })).toBe(2)
    await expect(
      app.owner.query(
        `insert into tax_invoices (series, kind, company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id,
            relates_to, supplier, emirate, customer, lines, net_fils, vat_fils, total_fils, supplied_on, cause_id)
          select 'CRN', 'credit-note', company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id, id, supplier,
            'FU', customer, lines, 1, 0, 1, supplied_on, uuidv7() from tax_invoices where supplier_id = $1 and kind = 'advance' limit 1`,
        [earlyAgent],
      ),
    ).rejects.toMatchObject({ constraint: 'tax_invoices_emirate' })
  })

  test('of the house is the one that is set for what it sells', async () => {
    const admin = await addPerson(app.db, 'admin')
    const before = await boxes()
    const body = { value: 'SH', version: 0, reason: 'Because of the test' }
    const query = { key: 'vat.emirate-express' }
    expect((await app.ask(admin, saveSetting, { query, body })).status).toBe(200)
    expect(
      (await app.ask(admin, saveSetting, { query, body: { ...body, value: 'XX', version: 1 } })).status,
    ).toBe(422)
    await parcelWorldOf(app).created(await addPerson(app.db, 'business'))
    const after = await boxes()
    expect(after['1b']).toBe(before['1b'])
    expect(parseMoney(after['1c']!)).toBeGreaterThan(parseMoney(before['1c']!))
  })
})
