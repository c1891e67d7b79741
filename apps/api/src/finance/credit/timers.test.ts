// What happens on credit by itself, by the database's clock: reminders, suspension, applications that stay incomplete, statements.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { decideNote, issueNote } from '@marsa/model/finance/notes/note-endpoints.ts'
import { receiptEndpoints as calls } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { statementEndpoints } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { monthBefore } from '@marsa/model/finance/credit/statement.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDebtor, buy, makeDue, owe, settle, type Debtor } from '../../../test/owed.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { one } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { checkBooks, refuseIncomplete, remind, suspendOverdue } from './run-timers.ts'
import { issueStatementsOf } from './statements.ts'
import { dayInDubai } from './timers.store.ts'

let app: TestApp
let admin: Person
let debtor: Debtor
beforeAll(async () => {
  app = await testApp({ pool: 6 })
  admin = await addPerson(app.db, 'admin')
})
beforeEach(async () => {
  debtor = await addDebtor(app)
})
afterAll(() => app.close())

const reason = 'Because of the test'
const today = (): Promise<string> => dayInDubai(app.db)
const mails = async (prefix = 'credit-'): Promise<string[]> =>
  (await mailsTo(app.db, debtor.email)).filter((topic) => topic.startsWith(prefix))
const account = async () => (await app.ask(debtor, credit.viewOwnCredit)).body.account
const pay = async (amount: string, reference: string) =>
  app.ask(admin, calls.recordReceipt, {
    body: {
      way: 'TRANSFER',
      companyId: debtor.companyId,
      reference,
      valueOn: dayOf(app.clock.now()),
      amount,
    },
  })
/** Days past due as the timers count them, whose day begins later than midnight. */
const due = async (invoice: string, days: number, minutesAgo: number): Promise<void> => {
  const lag = (await today()) === (await dayInDubai(app.db, minutesAgo)) ? 0 : 1
  await makeDue(app, invoice, days + lag)
}

describe('reminders', () => {
  test.each([
    [-8, []],
    [-7, ['credit-due-soon']],
    [0, ['credit-due-soon']],
    [1, ['credit-overdue']],
    [7, ['credit-overdue']],
    [14, ['credit-overdue']],
    [40, []],
  ])('%i days past due: %o, once however often the timer runs', async (days, expected) => {
    await due(await owe(app, debtor, '100'), days, 480)
    await remind(app.db)
    await remind(app.db)
    expect(await mails()).toEqual(expected)
  })
  test('15: all four in their turn; a paid invoice is not reminded of; those of one day are one message', async () => {
    const invoices = [await owe(app, debtor, '100'), await owe(app, debtor, '50')]
    for (const days of [-7, -3, 1, 7, 14]) {
      for (const invoice of invoices) await due(invoice, days, 480)
      await remind(app.db)
    }
    expect(await mails()).toEqual(['credit-due-soon', 'credit-overdue', 'credit-overdue', 'credit-overdue'])
    const next = await owe(app, debtor, '70')
    await pay('220', `PAID-${next}`)
    await due(next, 1, 480)
    await remind(app.db)
    expect(await mails()).toHaveLength(5)
    expect((await mails()).at(-1)).toBe('credit-receipt')
  })
})

describe('suspension by the system (CR6)', () => {
  const overdue = async (amount: string, days: number): Promise<string> => {
    const invoice = await owe(app, debtor, amount)
    await due(invoice, days, 5)
    return invoice
  }
  test.each([
    ['100', 14, 'APPROVED'],
    ['100', 15, 'SUSPENDED'],
    ['99.99', 60, 'APPROVED'],
  ])('%s, %i days past due: %s', async (amount, days, state) => {
    await overdue(amount, days)
    await suspendOverdue(app.db)
    expect((await account()).state).toBe(state)
  })
  test('stands in the history without a person, tells both sides, and happens once', async () => {
    await overdue('500', 20)
    await Promise.all([suspendOverdue(app.db), suspendOverdue(app.db)])
    const { history } = (await app.ask(admin, credit.viewCredit, { query: { companyId: debtor.companyId } }))
      .body
    expect(history).toMatchObject([{ kind: 'SUSPEND', reason: 'system:overdue', by: null, second: null }])
    expect(await mails('credit-suspended')).toHaveLength(1)
    expect(await mailsTo(app.db, admin.email)).toContain('credit-overdue-suspended')
    await expect(buy(app, debtor, '1')).rejects.toMatchObject({ code: 'finance.credit-suspended' })
  })
  test('a lift holds until its end, then it is suspended again', async () => {
    await overdue('500', 20)
    await suspendOverdue(app.db)
    const until = addDays(dayOf(app.clock.now()), 5)
    const restored = await app.ask(admin, credit.restoreCredit, {
      query: { companyId: debtor.companyId },
      body: { reason, until },
    })
    expect(restored.status).toBe(200)
    await suspendOverdue(app.db)
    expect((await account()).state).toBe('APPROVED')
    await app.owner.query('alter table credit_accounts disable trigger user')
    await app.owner.query(`update credit_accounts set lift_until = lift_until - 7 where company_id = $1`, [
      debtor.companyId,
    ])
    await app.owner.query('alter table credit_accounts enable trigger user')
    await suspendOverdue(app.db)
    expect((await account()).state).toBe('SUSPENDED')
  })
})

describe('applications that stay incomplete (CR5)', () => {
  const apply = async (): Promise<Person> => {
    const person = await addPerson(app.db, 'business')
    await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
    await app.ask(person, credit.requestCreditAccess, {
      body: {
        companyName: 'Nakhl',
        contactName: 'Maryam Idris',
        contactEmail: 'accounts@nakhl.example',
        contactMobile: '050 123 4567',
      },
    })
    return person
  }
  const age = async (person: Person, days: number): Promise<void> => {
    await app.owner.query('alter table credit_applications disable trigger user')
    await app.owner.query(
      'update credit_applications set applied_at = now() - make_interval(days => $2) where company_id = $1',
      [person.companyId, days],
    )
    await app.owner.query('alter table credit_applications enable trigger user')
  }
  test('are refused after 14 days, with words that the company reads, and may be sent anew', async () => {
    const [young, old] = [await apply(), await apply()]
    await age(young, 13)
    await age(old, 15)
    await refuseIncomplete(app.db)
    const state = async (person: Person) => (await app.ask(person, credit.viewOwnCredit)).body.application
    expect((await state(young)).state).toBe('PENDING')
    expect(await state(old)).toMatchObject({ state: 'REFUSED', reason: 'system:incomplete' })
    expect(await mailsTo(app.db, old.email)).toContain('credit-refused')
    expect((await app.ask(old, credit.viewOwnCredit)).body.applyRefusal).toBeNull()
  })
})

describe('statements', () => {
  /** Moves what was just made to a moment of the last month. */
  const date = async (table: string, column: string, id: string, at: string): Promise<void> => {
    await app.owner.query(`alter table ${table} disable trigger user`)
    const key = table === 'credit_receivables' ? 'invoice_id' : 'id'
    await app.owner.query(`update ${table} set ${column} = $2 where ${key} = $1`, [id, at])
    await app.owner.query(`alter table ${table} enable trigger user`)
  }
  const statement = async (person: Person = debtor) => {
    const { statements } = (await app.ask(debtor, calls.viewOwnInvoices)).body
    const { number } = statements[0]
    return { number, answer: await app.ask(person, statementEndpoints.viewStatement, { query: { number } }) }
  }
  test('22: opening 12,000, two invoices, a receipt and a credit note give 13,000.20', async () => {
    const { fromOn, toOn } = monthBefore(await today())
    const inMonth = (day: number): string =>
      `${fromOn.slice(0, 8)}${String(day).padStart(2, '0')}T10:00:00+04:00`
    const before = await owe(app, debtor, '12000')
    await date('credit_receivables', 'settled_at', before, `${addDays(fromOn, -9)}T10:00:00+04:00`)
    const first = await settle(app, debtor, await buy(app, debtor, '8400'), '8400')
    await date('credit_receivables', 'settled_at', first, inMonth(3))
    const second = await owe(app, debtor, '2133.60')
    await date('credit_receivables', 'settled_at', second, inMonth(9))
    const { receiptId } = (await pay('9000', `ST-${debtor.companyId}`)).body
    await date('credit_receipts', 'counted_at', receiptId, inMonth(12))
    const { proposalId } = (
      await app.ask(admin, issueNote, {
        query: { id: second },
        body: { amount: '533.40', reasonCode: 'DL8.61.1.C', reason },
      })
    ).body
    const other = await addPerson(app.db, 'admin')
    await app.ask(other, decideNote, { query: { id: proposalId }, body: { isConfirmed: true } })
    const note = await one<{ id: string }>(
      app.db,
      sql`select id from credit_receipts where company_id = ${debtor.companyId} and way = 'NOTE'`,
    )
    await date('credit_receipts', 'counted_at', note.id, inMonth(20))
    await owe(app, debtor, '77') // of this month
    await issueStatementsOf(app.db, await today())
    await issueStatementsOf(app.db, await today())
    const { number, answer } = await statement()
    expect(number).toMatch(/^ST-\d\d-\d{6}$/)
    expect(answer.body).toMatchObject({ fromOn, toOn, opening: '12000.00', closing: '13000.20' })
    expect(
      answer.body.lines.map((line: { kind: string; amount: string; balance: string }) => [
        line.kind,
        line.amount,
        line.balance,
      ]),
    ).toEqual([
      ['invoice', '8400.00', '20400.00'],
      ['invoice', '2133.60', '22533.60'],
      ['transfer', '-9000.00', '13533.60'],
      ['note', '-533.40', '13000.20'],
    ])
    expect((await app.ask(debtor, calls.viewOwnInvoices)).body.statements).toHaveLength(1)
    expect(await mails('credit-statement')).toHaveLength(1)
    const file = (format: string, lang = 'en') =>
      app.ask(debtor, statementEndpoints.downloadStatement, { query: { number, format, lang } })
    const text = await textOfPdf((await file('pdf')).raw)
    for (const said of [number, '13,000.20', 'not a tax invoice', 'ليس فاتورة ضريبية', 'كشف حساب'])
      expect(text).toContain(said)
    const csv = (await file('csv', 'ar')).raw.toString('utf8')
    expect(csv).toContain('13000.20')
    expect(csv).toContain('الرصيد الختامي')
    expect((await file('xlsx')).raw.subarray(0, 2).toString()).toBe('PK')
  })
  test('the next month opens with what the last one closed with', async () => {
    const month = monthBefore(await today())
    const invoice = await owe(app, debtor, '400')
    await date('credit_receivables', 'settled_at', invoice, `${addDays(month.fromOn, -9)}T10:00:00+04:00`)
    await issueStatementsOf(app.db, month.fromOn)
    await issueStatementsOf(app.db, await today())
    const { statements } = (await app.ask(debtor, calls.viewOwnInvoices)).body
    expect(statements.map((row: { opening: string; closing: string }) => [row.opening, row.closing])).toEqual(
      [
        ['400.00', '400.00'],
        ['0.00', '400.00'],
      ],
    )
  })
  test('is read by administrators of its company and by ours', async () => {
    const invoice = await owe(app, debtor, '400')
    await date('credit_receivables', 'settled_at', invoice, '2026-01-01T10:00:00+04:00')
    await issueStatementsOf(app.db, await today())
    expect((await statement(admin)).answer.status).toBe(200)
    const colleague = await addPerson(app.db, 'business', { companyId: debtor.companyId })
    for (const person of [colleague, await addDebtor(app)])
      expect((await statement(person)).answer.body.code).toBe('credit.statement-none')
  })
})

test('a difference between invoices and the ledger is found and reported', async () => {
  await owe(app, debtor, '100')
  expect(await checkBooks(app.db)).toEqual([])
  await app.owner.query('alter table credit_receivables disable trigger user')
  const move = (fils: number) =>
    app.owner.query('update credit_receivables set amount_fils = amount_fils + $2 where company_id = $1', [
      debtor.companyId,
      fils,
    ])
  await move(1)
  expect(await checkBooks(app.db)).toEqual([expect.stringContaining(debtor.companyId)])
  expect(await mailsTo(app.db, admin.email)).toContain('credit-books-differ')
  await move(-1)
  await app.owner.query('alter table credit_receivables enable trigger user')
})
