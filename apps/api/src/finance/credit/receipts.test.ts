// What follows a purchase on credit, over HTTP: invoices that are owed, receipts and what they pay, and every way back.
import { viewReconciliation } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { booksEndpoints as bankBooks } from '@marsa/model/finance/books/books-endpoints.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { decideNote, issueNote } from '@marsa/model/finance/notes/note-endpoints.ts'
import {
  receiptEndpoints as calls,
  type CreditBooks,
  type CreditReceipt,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { statementEndpoints } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { search } from '@marsa/model/overview/endpoints.ts'
import { receivePaymentNotice } from '@marsa/model/finance/endpoints.ts'
import { noticeSecret, testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { makePdf } from '../../../test/made-files.ts'
import { addDebtor, buy, makeDue, owe, settle, type Debtor } from '../../../test/owed.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { worldOf } from '../../../test/world.ts'
import { paymentNoticeHeader } from '../../kit/config.ts'
import { one, rows, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { accountOf, balanceOf, listLedgerFaults, post } from '../ledger.store.ts'
import { listBookFaults } from './receivables.store.ts'

let app: TestApp
let admin: Person
let second: Person
let debtor: Debtor
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
})
beforeEach(async () => {
  debtor = await addDebtor(app)
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listBookFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const reason = 'Because of the test'
const today = (): string => dayOf(app.clock.now())
const must = (answer: Answer): Answer => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
const books = async (person: Person = debtor): Promise<CreditBooks> =>
  must(await app.ask(person, calls.viewOwnInvoices)).body
const opens = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await books()).invoices.map(({ invoiceId, open }) => [invoiceId, open]))
const account = async () => (await app.ask(debtor, credit.viewOwnCredit)).body.account
const floor = async (): Promise<bigint> =>
  (
    await one<{ floor: bigint }>(
      app.db,
      sql`select b.floor_fils as floor from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'credit_exposure' and a.owner_id = ${debtor.companyId}`,
    )
  ).floor
let line = 0
const reference = (): string => `TT-${++line}`
const record = (amount: string, more: object = {}, person = admin) =>
  app.ask(person, calls.recordReceipt, {
    body: {
      way: 'TRANSFER',
      companyId: debtor.companyId,
      reference: reference(),
      valueOn: today(),
      amount,
      ...more,
    },
  })
const paid = async (amount: string, invoices: string[] = []): Promise<string> =>
  must(await record(amount, { invoices })).body.receiptId
const receiptOf = async (id: string): Promise<CreditReceipt> =>
  (await books()).receipts.find(({ receiptId }) => receiptId === id)!
const on = (id: string, verb: keyof typeof calls, body: object, person = admin): Promise<Answer> =>
  app.ask(person, calls[verb], { query: { id }, body })

const noteOn = (id: string, amount: string): Promise<Answer> =>
  app.ask(admin, issueNote, { query: { id }, body: { amount, reasonCode: 'DL8.61.1.C', reason } })

describe('a receipt has a number of its own', () => {
  const numbers = async () =>
    (
      await rows<{ number: string; sequence: number }>(
        app.db,
        sql`select number, sequence from credit_receipts where number is not null order by sequence`,
      )
    ).map(({ number, sequence }) => [number, sequence])
  const print = (id: string, person: Person = debtor) =>
    app.ask(person, calls.downloadCreditReceipt, { query: { id } })

  test('once it counts, without gaps, and keeps it; a note and a write-off have none', async () => {
    const invoiceId = await owe(app, debtor, '900')
    const announced = must(
      await app.ask(debtor, calls.announceTransfer, {
        body: { amount: '100', reference: reference(), valueOn: today(), invoices: [] },
      }),
    ).body.receiptId
    expect((await receiptOf(announced)).number).toBeNull()
    const before = (await numbers()).length
    // One that fails takes none with it.
    expect((await record('0')).status).toBe(422)
    const same = reference()
    await Promise.all([
      record('200'),
      record('300'),
      record('50', { reference: same }),
      record('50', { reference: same }),
    ])
    must(await on(announced, 'confirmReceipt', { reference: reference(), valueOn: today(), amount: '100' }))
    const { number } = await receiptOf(announced)
    expect(number).toMatch(/^RCA-26-0{5}\d\d$/)
    must(await on(announced, 'reverseReceipt', { reason }))
    expect((await receiptOf(announced)).number).toBe(number)
    must(await noteOn(invoiceId, '10'))
    const all = await numbers()
    expect(all.length).toBe(before + 4)
    expect(all.map(([, sequence]) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect((await books()).receipts.find(({ way }) => way === 'NOTE')?.number).toBeNull()
  })

  test('printed with what it pays, listed, found, and nobody else’s', async () => {
    await owe(app, debtor, '900')
    const id = await paid('1000')
    const { number, pays } = await receiptOf(id)
    const printed = await print(id)
    expect(printed.headers['content-disposition']).toContain(`${number}.pdf`)
    const text = await textOfPdf(printed.raw)
    for (const said of [number!, pays[0]!.number, '900.00', '100.00', '1,000.00', 'Bank transfer'])
      expect(text).toContain(said)
    expect((await print(id)).raw.equals(printed.raw)).toBe(true)
    expect((await print(id, admin)).status).toBe(200)
    const stranger = await addDebtor(app)
    expect((await print(id, stranger)).body.code).toBe('credit.receipt-none')
    const find = async (person: Person) =>
      (await app.ask(person, search, { query: { text: number! } })).body.items.map(
        ({ url }: { url: string }) => url,
      )
    expect(await find(debtor)).toEqual(['/account/credit'])
    expect(await find(admin)).toEqual([`/finance/credit/${debtor.companyId}`])
    expect(await find(stranger)).toEqual([])
    expect(await find(await addPerson(app.db, 'desk'))).toEqual([])
    must(await on(id, 'reverseReceipt', { reason }))
    expect((await print(id)).body.code).toBe('credit.receipt-none')
  })
})

describe('an invoice is owed from its settlement on', () => {
  test('15: due on issue day and terms, shown, printed, and nothing is reserved any more', async () => {
    const subject = await buy(app, debtor, '8400')
    expect((await books()).invoices).toEqual([])
    const invoiceId = await settle(app, debtor, subject, '8400')
    const due = addDays(today(), 30)
    const { invoices, nextDue, overdue, ageing } = await books()
    expect(invoices).toMatchObject([
      { invoiceId, dueOn: due, daysPastDue: -30, state: 'open', total: '8400.00', open: '8400.00' },
    ])
    expect(nextDue).toEqual({ on: due, amount: '8400.00' })
    expect([overdue, ageing.notDue]).toEqual(['0.00', '8400.00'])
    expect(await account()).toMatchObject({ reserved: '0.00', owed: '8400.00' })
  })
  test('a shipment that is completed brings its tax invoice, which says until when it is paid', async () => {
    const world = worldOf(app)
    const journey = await world.completed({ customer: debtor, agents: 1, pay: 'credit' })
    const [invoice] = (await books()).invoices
    expect(invoice).toMatchObject({ subjectId: journey.requestId, state: 'open' })
    const printed = await app.ask(debtor, freight.downloadInvoice, {
      query: { RequestId: journey.requestId, kind: 'final' },
    })
    const day = invoice!.dueOn.split('-').toReversed().join(' / ')
    const text = await textOfPdf(printed.raw)
    expect(text).toContain('Payment due by')
    expect(text).toContain(day)
    const { body } = await app.ask(debtor, credit.viewOwnCredit)
    expect(body.account.owed).toBe(invoice!.total)
  })
  test('invoices are for administrators of the company, and each company sees its own', async () => {
    await owe(app, debtor, '100')
    const colleague = await addPerson(app.db, 'business', { companyId: debtor.companyId })
    expect((await app.ask(colleague, calls.viewOwnInvoices)).body.code).toBe('credit.company-admin-only')
    const stranger = await addDebtor(app)
    expect((await books(stranger)).invoices).toEqual([])
    expect(
      (await app.ask(admin, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })).body
        .invoices,
    ).toHaveLength(1)
  })
  test('17: open, overdue and paid, with the days past due and the five bands', async () => {
    const wanted: [string, number][] = [
      ['4000', 44],
      ['3500.50', 4],
      ['5000', -17],
      ['1250', 96],
      ['980.75', 65],
    ]
    for (const [amount, days] of wanted) await makeDue(app, await owe(app, debtor, amount), days)
    const { ageing, overdue, invoices } = await books()
    expect(ageing).toEqual({
      notDue: '5000.00',
      to30: '3500.50',
      to60: '4000.00',
      to90: '980.75',
      over90: '1250.00',
    })
    expect(overdue).toBe('9731.25')
    expect(invoices.map(({ daysPastDue, state }) => [daysPastDue, state])).toEqual([
      [96, 'overdue'],
      [65, 'overdue'],
      [44, 'overdue'],
      [4, 'overdue'],
      [-17, 'open'],
    ])
  })
})

test('the ageing of all accounts is a file, with what is owed by each', async () => {
  await makeDue(app, await owe(app, debtor, '250.50'), 40)
  const file = async (format: string, lang = 'en') =>
    (await app.ask(admin, statementEndpoints.downloadAgeing, { query: { format, lang } })).raw
  const csv = (await file('csv')).toString('utf8')
  expect(csv).toContain('31 to 60')
  expect(csv).toMatch(/,250\.50,0\.00,0\.00,250\.50,0\.00,0\.00,40/)
  expect(await textOfPdf(await file('pdf', 'ar'))).toContain('أعمار الديون')
})

describe('a receipt pays invoices', () => {
  test('18: 10,000 goes to the oldest due first, and the last keeps 2,500.50', async () => {
    const made: [string, number][] = [
      ['5000', -17],
      ['4000', 44],
      ['3500.50', 4],
    ]
    const ids: string[] = []
    for (const [amount, days] of made) {
      ids.push(await owe(app, debtor, amount))
      await makeDue(app, ids.at(-1)!, days)
    }
    const id = await paid('10000')
    expect(await opens()).toEqual({ [ids[0]!]: '2500.50', [ids[1]!]: '0.00', [ids[2]!]: '0.00' })
    expect((await receiptOf(id)).pays.map(({ amount }) => amount)).toEqual(['4000.00', '3500.50', '2499.50'])
    expect(await account()).toMatchObject({ owed: '2500.50' })
    expect(await mailsTo(app.db, debtor.email)).toEqual(['credit-receipt'])
  })
  test('named invoices come first; choosing others posts nothing', async () => {
    const [old, young] = [await owe(app, debtor, '300'), await owe(app, debtor, '200')]
    await makeDue(app, old, 10)
    const id = await paid('250', [young])
    expect(await opens()).toEqual({ [old]: '250.00', [young]: '0.00' })
    const count = async () => (await rows(app.db, sql`select id from ledger_transactions`)).length
    const before = await count()
    must(await on(id, 'allocateReceipt', { invoices: [old] }))
    expect(await opens()).toEqual({ [old]: '50.00', [young]: '200.00' })
    expect(await count()).toBe(before)
    const foreign = await owe(app, await addDebtor(app), '10')
    expect((await on(id, 'allocateReceipt', { invoices: [foreign] })).body.code).toBe('credit.invoice-none')
  })
  test('what is paid above what is owed waits and pays the next invoice; nothing above the limit opens', async () => {
    await owe(app, debtor, '100')
    await paid('150')
    expect(await books()).toMatchObject({ unallocated: '50.00' })
    expect(await account()).toMatchObject({ used: '-50.00', available: '100050.00' })
    const next = await owe(app, debtor, '80')
    expect((await opens())[next]).toBe('30.00')
  })
  test('13: the floor follows each payment, whatever the way', async () => {
    await owe(app, debtor, '83730')
    must(
      await app.ask(admin, credit.changeCreditLimit, {
        query: { companyId: debtor.companyId },
        body: { limit: '50000', terms: 30, reason, version: 1 },
      }),
    )
    expect(await floor()).toBe(-8_373_000n)
    expect(await account()).toMatchObject({ over: '33730.00', available: '0.00' })
    await paid('40000')
    expect(await floor()).toBe(-5_000_000n)
    expect(await account()).toMatchObject({ available: '6270.00' })
    await expect(buy(app, debtor, '6270.01')).rejects.toMatchObject({ code: 'finance.credit-limit' })
  })
  test('the database refuses to allocate more than a receipt is, or more than is open', async () => {
    const invoice = await owe(app, debtor, '100')
    const id = await paid('60')
    const add = (fils: number) =>
      sql`insert into credit_allocations (receipt_id, invoice_id, fils) values (${id}, ${invoice}, ${fils})`.execute(
        app.db,
      )
    await expect(add(1)).rejects.toMatchObject({ constraint: 'credit_allocations_receipt_amount' })
    await paid('30')
    const rest = await paid('10')
    await on(rest, 'reverseReceipt', { reason })
    const large = await paid('500')
    await expect(
      sql`insert into credit_allocations (receipt_id, invoice_id, fils) values (${large}, ${invoice}, 1)`.execute(
        app.db,
      ),
    ).rejects.toMatchObject({ constraint: 'credit_allocations_invoice_amount' })
  })
})

describe('transfers', () => {
  const announce = (more: object = {}, person: Person = debtor) =>
    app.ask(person, calls.announceTransfer, {
      body: { amount: '500', reference: 'fab 123', valueOn: today(), ...more },
    })
  const confirm = (id: string, more: object = {}) =>
    on(id, 'confirmReceipt', { reference: reference(), valueOn: today(), amount: '500', ...more })

  test('announced with its proof, which posts nothing; found in the bank’s list it counts', async () => {
    const invoice = await owe(app, debtor, '800')
    const { receiptId } = must(await announce({ invoices: [invoice] })).body
    const form = new FormData()
    form.set('ReceiptId', receiptId)
    form.set('docCode', 'TRANSFER_PROOF')
    form.append('files', new Blob([new Uint8Array(makePdf('proof'))]), 'swift.pdf')
    must(await app.ask(debtor, calls.uploadTransferProof, { body: form }))
    expect(await account()).toMatchObject({ owed: '800.00' })
    const queue = must(await app.ask(admin, calls.listCreditReceipts)).body.receipts
    const waiting = queue.find((row: CreditReceipt) => row.receiptId === receiptId)
    expect(waiting).toMatchObject({
      state: 'ANNOUNCED',
      reference: 'FAB 123',
      proofs: [{ file: 'swift.pdf' }],
    })
    const { documentId } = waiting.proofs[0]
    expect((await app.ask(admin, credit.downloadCreditDocument, { query: { documentId } })).status).toBe(200)
    must(await confirm(receiptId, { amount: '499.50' }))
    expect((await opens())[invoice]).toBe('300.50')
    expect((await confirm(receiptId)).body.code).toBe('credit.receipt-done')
    expect(await balanceOf(app.db, { kind: 'bank' })).toBeLessThan(0n)
  })
  test('the same line of the bank’s list is answered with the first, also of eight at once', async () => {
    await owe(app, debtor, '5000')
    const same = reference()
    const answers = await Promise.all(Array.from({ length: 8 }, () => record('700', { reference: same })))
    expect(new Set(answers.map(({ body }) => body.receiptId)).size).toBe(1)
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1)
    const { receiptId } = must(await announce()).body
    expect((await confirm(receiptId, { reference: same.toLowerCase() })).body).toMatchObject({
      isNew: false,
      receiptId: answers[0]!.body.receiptId,
    })
    expect(await account()).toMatchObject({ owed: '4300.00' })
  })
  test('one that never came is declined, with the reason for its company', async () => {
    const { receiptId } = must(await announce()).body
    must(await on(receiptId, 'declineReceipt', { reason }))
    expect(await receiptOf(receiptId)).toMatchObject({ state: 'DECLINED', reason })
    expect(await mailsTo(app.db, debtor.email)).toEqual(['credit-transfer-declined'])
  })
  test.each([
    [{ amount: '0' }, 'amount', 'credit.amount-invalid'],
    [{ amount: '1.234' }, 'amount', 'credit.amount-invalid'],
    [{ reference: ' ' }, 'reference', 'credit.reference'],
    [{ valueOn: '2999-01-01' }, 'valueOn', 'credit.value-day'],
  ])('%o is refused under its field', async (wrong, field, code) => {
    const { status, body } = await announce(wrong)
    expect([status, body.fieldErrors]).toEqual([422, [expect.objectContaining({ field, code })]])
  })
  test('is for administrators of a company with an account, about its own invoices', async () => {
    const colleague = await addPerson(app.db, 'business', { companyId: debtor.companyId })
    expect((await announce({}, colleague)).body.code).toBe('credit.company-admin-only')
    const foreign = await owe(app, await addDebtor(app), '10')
    expect((await announce({ invoices: [foreign] })).body.code).toBe('credit.invoice-none')
  })
  test('a receipt that matches nobody is matched later, unmatched by a reversal and matched anew', async () => {
    const other = await addDebtor(app)
    const [wrong, right] = [await owe(app, other, '900'), await owe(app, debtor, '900')]
    const { receiptId, state } = must(await record('900', { companyId: null })).body
    expect(state).toBe('UNMATCHED')
    expect(await account()).toMatchObject({ owed: '900.00' })
    const loose = () => balanceOf(app.db, { kind: 'unapplied_receipts' })
    expect(await loose()).toBe(90_000n)
    const match = (id: string, companyId: string) => on(id, 'matchReceipt', { companyId })
    must(await match(receiptId, other.companyId))
    expect((await match(receiptId, debtor.companyId)).body.code).toBe('credit.receipt-done')
    expect((await books(other)).invoices[0]).toMatchObject({ invoiceId: wrong, open: '0.00' })
    const again = must(await on(receiptId, 'reverseReceipt', { reason })).body
    expect(again).toMatchObject({ state: 'UNMATCHED' })
    expect((await books(other)).invoices[0]).toMatchObject({ open: '900.00' })
    expect(await loose()).toBe(90_000n)
    must(await match(again.receiptId, debtor.companyId))
    expect((await opens())[right]).toBe('0.00')
    expect(await loose()).toBe(0n)
  })
  test('the ledger of the bank and its reconciliation say of which receipt and whose it is', async () => {
    const other = await addDebtor(app)
    await owe(app, other, '90')
    const same = reference()
    const { receiptId } = must(await record('90', { companyId: null, reference: same })).body
    const newest = async () =>
      (await app.ask(admin, bankBooks.viewAccount, { query: { kind: 'bank' } })).body.entries[0]
    expect(await newest()).toMatchObject({ posting: 'receipt.unmatched', subjectNumber: same, owner: null })
    must(await on(receiptId, 'matchReceipt', { companyId: other.companyId }))
    const { rows: named } = await app.owner.query('select name_en, name_ar from companies where id = $1', [
      other.companyId,
    ])
    const owner = { en: named[0].name_en, ar: named[0].name_ar }
    expect(await newest()).toMatchObject({ posting: 'receipt.unmatched', owner })
    await owe(app, other, '70')
    must(await record('70', { companyId: other.companyId }))
    expect(await newest()).toMatchObject({
      posting: 'credit.repaid',
      subjectNumber: expect.any(String),
      owner,
    })
    const { ours } = (await app.ask(admin, viewReconciliation)).body
    expect(ours.filter(({ amount }: { amount: string }) => ['70.00', '90.00'].includes(amount))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ amount: '70.00', party: owner.en }),
        expect.objectContaining({ amount: '90.00', party: owner.en, reference: same }),
      ]),
    )
  })
  test('taken back it is owed again, the next receipt pays, and its line may be recorded anew', async () => {
    const invoice = await owe(app, debtor, '400')
    const same = reference()
    const { receiptId } = must(await record('400', { reference: same })).body
    must(await on(receiptId, 'reverseReceipt', { reason }))
    expect((await opens())[invoice]).toBe('400.00')
    expect((await on(receiptId, 'reverseReceipt', { reason })).body.code).toBe('credit.receipt-done')
    expect(must(await record('350', { reference: same })).body.isNew).toBe(true)
    expect((await opens())[invoice]).toBe('50.00')
  })
})

describe('cheques', () => {
  const step = (id: string, name: string, more: object = {}) => on(id, 'moveCheque', { step: name, ...more })
  const held = async (amount: string): Promise<string> =>
    must(await record(amount, { way: 'CHEQUE', reference: '000117' })).body.receiptId

  test('count when they are cleared, not before', async () => {
    await owe(app, debtor, '600')
    const id = await held('600')
    expect((await step(id, 'clear', { bankReference: 'X' })).body.code).toBe('credit.receipt-done')
    must(await step(id, 'deposit'))
    expect(await account()).toMatchObject({ owed: '600.00' })
    must(await step(id, 'clear', { bankReference: reference() }))
    expect(await account()).toMatchObject({ owed: '0.00' })
  })
  test('returned after it had counted: owed again above the limit, suspended, and ours are told', async () => {
    await owe(app, debtor, '60000')
    const id = await held('60000')
    await step(id, 'deposit')
    must(await step(id, 'clear', { bankReference: reference() }))
    await buy(app, debtor, '90000')
    must(await step(id, 'bounce', { reason: 'Insufficient funds' }))
    expect(await account()).toMatchObject({
      state: 'SUSPENDED',
      used: '150000.00',
      over: '50000.00',
      reason: 'system:cheque',
    })
    const { history } = (await app.ask(admin, credit.viewCredit, { query: { companyId: debtor.companyId } }))
      .body
    expect(history[0]).toMatchObject({ kind: 'SUSPEND', by: null, reason: 'system:cheque' })
    expect(await mailsTo(app.db, debtor.email)).toEqual(
      expect.arrayContaining(['credit-cheque-returned', 'credit-suspended']),
    )
    expect(await mailsTo(app.db, admin.email)).toContain('credit-cheque-bounced')
  })
})

describe('by card', () => {
  const pay = (invoices: string[], person: Person = debtor) =>
    app.ask(person, calls.payInvoices, { body: { invoices } })
  const gateway = async (sessionId: string, status: 'succeeded' | 'failed'): Promise<Answer> => {
    app.gateway.settle(sessionId, { status })
    return app.ask(null, receivePaymentNotice, {
      body: { order: { reference: app.gateway.order(sessionId).ref, merchantOrderReference: sessionId } },
      headers: { [paymentNoticeHeader]: noticeSecret },
    })
  }

  test('what is open on the named invoices; the money becomes a receipt', async () => {
    const [first, other] = [await owe(app, debtor, '120'), await owe(app, debtor, '80')]
    const model = must(await pay([first])).body
    expect(model).toMatchObject({ amount: '120.00', redirectUrl: expect.any(String) })
    expect(must(await pay([first])).body.sessionId).toBe(model.sessionId)
    expect((await pay([other])).body.code).toBe('finance.payment-in-progress')
    expect((await books()).receipts).toEqual([])
    must(await gateway(model.sessionId, 'succeeded'))
    expect(await opens()).toEqual({ [first]: '0.00', [other]: '80.00' })
    expect((await books()).receipts).toMatchObject([{ way: 'CARD', state: 'COUNTED', amount: '120.00' }])
    expect(await account()).toMatchObject({ owed: '80.00', reserved: '0.00' })
    expect((await pay([first])).body.code).toBe('credit.invoice-paid')
  })
  test('declined it leaves everything as it was, and another one may begin', async () => {
    const invoice = await owe(app, debtor, '120')
    const { sessionId } = must(await pay([invoice])).body
    must(await gateway(sessionId, 'failed'))
    expect((await opens())[invoice]).toBe('120.00')
    const next = must(await pay([invoice])).body
    expect(next.sessionId).not.toBe(sessionId)
    must(await gateway(next.sessionId, 'succeeded'))
    expect((await opens())[invoice]).toBe('0.00')
  })
  test('money for an invoice that was paid by transfer meanwhile goes back to the card', async () => {
    const invoice = await owe(app, debtor, '120')
    const { sessionId } = must(await pay([invoice])).body
    await paid('120')
    must(await gateway(sessionId, 'succeeded'))
    expect(await books()).toMatchObject({ unallocated: '0.00' })
    expect(await account()).toMatchObject({ owed: '0.00' })
    const { state } = await one<{ state: string }>(
      app.db,
      sql`select state from payment_sessions where id = ${sessionId}`,
    )
    expect(state).toBe('REFUNDING')
  })
})

describe('credit notes, refunds and write-offs', () => {
  test('a note lowers its invoice, up to its total less earlier notes; on a paid one the rest pays others', async () => {
    const [first, other] = [await owe(app, debtor, '1000'), await owe(app, debtor, '500')]
    const note = (amount: string) => noteOn(first, amount)
    expect(must(await note('400')).body.number).toMatch(/^CRN-/)
    expect(await opens()).toEqual({ [first]: '600.00', [other]: '500.00' })
    expect((await note('600.01')).body.fieldErrors[0].code).toBe('finance.credit-above-rest')
    await paid('600', [first])
    const { proposalId } = must(await note('600')).body
    must(await app.ask(second, decideNote, { query: { id: proposalId }, body: { isConfirmed: true } }))
    expect(await opens()).toEqual({ [first]: '0.00', [other]: '0.00' })
    expect(await books()).toMatchObject({ unallocated: '100.00' })
    expect(await balanceOf(app.db, { kind: 'agent_payable', ownerId: debtor.agent.companyId })).toBe(
      parseMoney('500'),
    )
  })
  test('only what we owe the company is refunded, once for a line of the bank’s list', async () => {
    await owe(app, debtor, '100')
    await paid('160')
    const refund = (amount: string, line = 'OUT-1') =>
      app.ask(admin, calls.refundCredit, {
        query: { companyId: debtor.companyId },
        body: { amount, reference: line, reason },
      })
    expect((await refund('60.01')).body.fieldErrors[0].code).toBe('credit.refund-owed')
    must(await refund('60'))
    must(await refund('60'))
    expect((await refund('1')).body.fieldErrors[0].code).toBe('credit.line-taken')
    expect(await account()).toMatchObject({ used: '0.00' })
    expect(await books()).toMatchObject({ unallocated: '0.00' })
    // The database says so too, whoever forgets to ask.
    await expect(
      systemTransaction(app.db, async (tx) =>
        post(tx, {
          kind: 'credit.refunded',
          ref: 'more',
          entries: [
            {
              accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: debtor.companyId }),
              amountFils: -1n,
            },
            { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: 1n },
          ],
        }),
      ),
    ).rejects.toMatchObject({ constraint: 'credit_refunded_owed' })
  })
  test('a write-off takes 180 days and two persons', async () => {
    const invoice = await owe(app, debtor, '700')
    const propose = (person = admin) => on(invoice, 'writeOffInvoice', { reason }, person)
    await makeDue(app, invoice, 179)
    expect((await propose()).body.code).toBe('credit.write-off-early')
    await makeDue(app, invoice, 180)
    must(await propose())
    expect((await propose(second)).body.code).toBe('credit.write-off-open')
    const seen = async (person: Person) =>
      (await app.ask(person, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })).body
        .invoices[0].writeOff
    const { id, refusal } = await seen(admin)
    expect(refusal).toBe('credit.second-person')
    const confirm = (person: Person, isConfirmed = true) => on(id, 'confirmWriteOff', { isConfirmed }, person)
    expect((await confirm(admin)).body.code).toBe('credit.second-person')
    await expect(
      sql`update credit_write_offs set outcome = 'MADE', decided_by = proposed_by, decided_at = now() where id = ${id}`.execute(
        app.db,
      ),
    ).rejects.toMatchObject({ constraint: 'credit_write_offs_second_person' })
    const answers = await Promise.all([confirm(second), confirm(second)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await account()).toMatchObject({ owed: '0.00' })
    expect(await balanceOf(app.db, { kind: 'bad_debt' })).toBe(-70_000n)
  })
  test('money after a write-off makes the loss smaller, once a line of the bank, and never more than was written off', async () => {
    const invoice = await owe(app, debtor, '700')
    await makeDue(app, invoice, 200)
    must(await on(invoice, 'writeOffInvoice', { reason }))
    const { id } = (
      await app.ask(second, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })
    ).body.invoices[0].writeOff
    must(await on(id, 'confirmWriteOff', { isConfirmed: true }, second))
    const written = async () =>
      (
        await app.ask(admin, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })
      ).body.receipts.find(({ way }: { way: string }) => way === 'WRITE_OFF')
    const { receiptId, recovered } = await written()
    expect(recovered).toBe('0.00')
    const lost = await balanceOf(app.db, { kind: 'bad_debt' })
    const owed = (await account()).owed
    const recover = (amount: string, reference: string, person: Person = admin) =>
      on(receiptId, 'recoverWriteOff', { amount, reference }, person)
    expect((await recover('700.01', 'FT-R1')).body.code).toBe('credit.recover-above')
    expect((await recover('1.00', 'FT-R1', debtor)).status).toBe(403)
    const both = await Promise.all([recover('500.00', 'FT-R1'), recover('500.00', 'ft-r1')])
    expect(both.map(({ body }) => body.isNew).toSorted()).toEqual([false, true])
    expect((await recover('200.01', 'FT-R2')).body.code).toBe('credit.recover-above')
    // The line is taken for every other use, too.
    const again = await app.ask(admin, calls.recordReceipt, {
      body: {
        way: 'TRANSFER',
        companyId: debtor.companyId,
        reference: 'FT-R1',
        valueOn: today(),
        amount: '500.00',
      },
    })
    expect(again.body).toMatchObject({ receiptId, isNew: false })
    must(await recover('200.00', 'FT-R2'))
    expect((await recover('0.01', 'FT-R3')).body.code).toBe('credit.receipt-done')
    expect((await written()).recovered).toBe('700.00')
    expect((await balanceOf(app.db, { kind: 'bad_debt' })) - lost).toBe(70_000n)
    expect((await account()).owed).toBe(owed)
    const other = await paid('10.00')
    expect((await on(other, 'recoverWriteOff', { amount: '1.00', reference: 'FT-R4' })).body.code).toBe(
      'credit.receipt-done',
    )
  })
  test('a write-off of what was paid meanwhile is not made', async () => {
    const invoice = await owe(app, debtor, '700')
    await makeDue(app, invoice, 200)
    must(await on(invoice, 'writeOffInvoice', { reason }))
    await paid('100')
    const { writeOffs } = (await app.ask(admin, calls.listCreditReceipts)).body
    expect(writeOffs).toContainEqual(
      expect.objectContaining({ companyId: debtor.companyId, amount: '700.00' }),
    )
    const { id } = (
      await app.ask(second, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })
    ).body.invoices[0].writeOff
    expect((await on(id, 'confirmWriteOff', { isConfirmed: true }, second)).body.code).toBe('kit.moved-on')
  })
})

describe('restoring (CR7)', () => {
  const suspend = () =>
    app.ask(admin, credit.suspendCredit, { query: { companyId: debtor.companyId }, body: { reason } })
  const restore = (until?: string) =>
    app.ask(admin, credit.restoreCredit, {
      query: { companyId: debtor.companyId },
      body: { reason, ...(until && { until }) },
    })

  test('not while something is overdue, but until a day of the next 30', async () => {
    await makeDue(app, await owe(app, debtor, '50'), 3)
    must(await suspend())
    expect((await restore()).body.code).toBe('credit.still-overdue')
    expect((await restore(addDays(today(), 31))).body.fieldErrors[0].code).toBe('credit.lift-invalid')
    expect((await restore(today())).body.fieldErrors[0].code).toBe('credit.lift-invalid')
    must(await restore(addDays(today(), 30)))
    expect(await account()).toMatchObject({ state: 'APPROVED', liftUntil: addDays(today(), 30) })
  })
  test('paid up, administrators are asked once, and see it in their queue', async () => {
    await makeDue(app, await owe(app, debtor, '50'), 3)
    must(await suspend())
    await paid('20')
    const asked = async () =>
      (await mailsTo(app.db, admin.email)).filter((topic) => topic === 'credit-paid-up').length
    const before = await asked()
    await paid('30')
    await paid('1')
    expect(await asked()).toBe(before + 1)
    expect((await app.ask(admin, calls.listCreditReceipts)).body.paidUp).toContainEqual(
      expect.objectContaining({ companyId: debtor.companyId }),
    )
    must(await restore())
  })
})
