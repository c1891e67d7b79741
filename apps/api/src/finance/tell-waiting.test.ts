// Who may take a step in finance is told of it: once, not who began it, and by e-mail unless they do not want it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveNoticeChoice } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import {
  askApplicant,
  changeCreditLimit,
  requestCreditAccess,
  viewCredit,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { announceTransfer, writeOffInvoice } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { issueNote } from '@marsa/model/finance/notes/note-endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { periodEndpoints as periods } from '@marsa/model/finance/periods/period-endpoints.ts'
import { daysOfVatPeriod, vatPeriodOf } from '@marsa/model/finance/vat/filed-return.ts'
import { namesOf } from '@marsa/model/finance/waiting.ts'
import { addMonths, dayOf, monthOf } from '@marsa/model/kit/day.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addDebtor, makeDue, owe } from '../../test/owed.ts'
import { addPerson, mailsTo, type Person } from '../../test/people.ts'
import { rows } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'
import { tellWaiting } from './tell-waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const administrator = (capabilities: ('finance.prepare' | 'finance.approve' | 'finance.close')[]) =>
  addPerson(app.db, 'admin', { capabilities })
const waiting = async (person: Person): Promise<string[]> =>
  (await mailsTo(app.db, person.email)).filter((topic) => topic.startsWith('waiting-'))
const listed = async (person: Person): Promise<string[]> =>
  (await app.ask(person, viewFinance)).body.waiting.map(({ task }: { task: string }) => task)
const noticesOf = (person: Person) =>
  rows<{ template: string; params: { what: { en: string } } }>(
    app.db,
    sql`select template, params from notifications where user_id = ${person.userId} and template like 'waiting-%' order by id`,
  )

test('a month that somebody begins to close is told once to the others who may close it', async () => {
  const first = await administrator(['finance.close'])
  const second = await administrator(['finance.close'])
  const clerk = await administrator(['finance.prepare'])
  const silent = await administrator(['finance.close'])
  const choice = { kind: 'finance', channel: 'mail', sent: false } as const
  expect((await app.ask(silent, saveNoticeChoice, { body: choice })).status).toBe(200)
  const query = { month: addMonths(monthOf(dayOf(new Date())), -1) }
  expect((await app.ask(first, periods.startClosing, { query })).status).toBe(200)

  await tellWaiting(app.db)
  await tellWaiting(app.db)
  expect(await Promise.all([first, second, clerk, silent].map(waiting))).toEqual([
    [],
    ['waiting-close-months'],
    [],
    [],
  ])
  expect(await noticesOf(silent)).toHaveLength(1)
  expect(await Promise.all([first, second, clerk].map(listed))).toEqual([[], ['close-months'], []])

  // Begun anew it waits anew, and for somebody else.
  await app.ask(first, periods.stopClosing, { query })
  await app.ask(second, periods.startClosing, { query })
  await tellWaiting(app.db)
  expect(await Promise.all([first, second].map(waiting))).toEqual([
    ['waiting-close-months'],
    ['waiting-close-months'],
  ])
  await app.ask(second, periods.stopClosing, { query })
})

const addLateCase = (reference: string) =>
  app.owner.query(
    `insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency, due_on)
      values ('unknown-order', $1, 0, 100, 'AED', current_date - 3)`,
    [reference],
  )

test('what comes together is one message, and what comes later another', async () => {
  const clerk = await administrator(['finance.prepare'])
  const [one, two, later] = [randomUUID(), randomUUID(), randomUUID()]
  await addLateCase(one)
  await addLateCase(two)
  await tellWaiting(app.db)
  await addLateCase(later)
  await tellWaiting(app.db)
  expect(await noticesOf(clerk)).toMatchObject([
    { template: 'waiting-late-cases', params: { what: { en: `${one}, ${two}` } } },
    { template: 'waiting-late-cases', params: { what: { en: later } } },
  ])
  const auditor = await addPerson(app.db, 'admin-readonly')
  expect(await listed(auditor)).toContain('late-cases')
  expect(await waiting(auditor)).toEqual([])
})

test('what people are told of at once stands in the list of who may do it, and is not told again', async () => {
  const [first, second] = [await addPerson(app.db, 'admin'), await addPerson(app.db, 'admin')]
  const plain = await addPerson(app.db, 'admin', { capabilities: [] })
  const debtor = await addDebtor(app)
  const [old, noted] = [await owe(app, debtor, '900'), await owe(app, debtor, '2000')]
  await makeDue(app, old, 200)
  const reason = 'Because of the test'
  const must = ({ status, body }: Answer) => (expect([status, body.code]).toEqual([200, undefined]), body)
  const { companyId } = debtor
  const { version } = must(await app.ask(first, viewCredit, { query: { companyId } })).account
  const body = { limit: '150000', terms: 30, reason, version }
  must(await app.ask(first, changeCreditLimit, { query: { companyId }, body }))
  must(await app.ask(first, writeOffInvoice, { query: { id: old }, body: { reason } }))
  const note = { amount: '1500', reasonCode: 'DL8.61.1.C', reason } as const
  must(await app.ask(first, issueNote, { query: { id: noted }, body: note }))
  const transfer = { amount: '100', reference: 'TT-1', valueOn: dayOf(app.clock.now()), invoices: [] }
  must(await app.ask(debtor, announceTransfer, { body: transfer }))
  const applicant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [applicant.userId])
  const contact = { contactName: 'Maryam Idris', contactEmail: 'accounts@nakhl.example' }
  const form = { ...contact, companyName: 'Nakhl', contactMobile: '050 123 4567', remarks: '' }
  const { applicationId: id } = must(await app.ask(applicant, requestCreditAccess, { body: form }))

  const seconds = ['decide-notes', 'decide-credit', 'decide-write-offs']
  const news = [...seconds, 'credit-applications', 'match-receipts']
  expect(await listed(second)).toEqual(expect.arrayContaining(news))
  const own = await listed(first)
  expect(own).toEqual(expect.arrayContaining(['credit-applications', 'match-receipts']))
  expect(own.filter((task) => seconds.includes(task))).toEqual([])
  expect((await listed(plain)).filter((task) => news.includes(task))).toEqual([
    'credit-applications',
    'decide-credit',
  ])
  await tellWaiting(app.db)
  const told = (await noticesOf(second)).map(({ template }) => template.replace('waiting-', ''))
  expect(told.filter((task) => news.includes(task))).toEqual([])

  // While the applicant is asked, it waits for nobody of ours.
  must(await app.ask(plain, askApplicant, { query: { id }, body: { text: 'Which bank do you use?' } }))
  expect(await listed(plain)).not.toContain('credit-applications')
})

test('months and tax periods that are over and open wait for who closes, until somebody begins', async () => {
  // Last in this file: since the first posting there are months that nobody has closed.
  const today = dayOf(new Date())
  const began = addMonths(monthOf(today), -4)
  await app.owner.query(`insert into ledger_day_sums values ($1, $1, 'bank', 'AED', 1, 1)`, [`${began}-10`])
  const first = await administrator(['finance.close'])
  const clerk = await administrator(['finance.prepare'])
  await tellWaiting(app.db)
  const months = [0, 1, 2, 3].map((index) => addMonths(began, index))
  const told = new Map(
    (await noticesOf(first)).map(({ template, params }) => [template, params.what.en] as const),
  )
  expect(told.get('waiting-start-months')).toBe(namesOf(months).en)
  const over = [...new Set(months.map((month) => vatPeriodOf(`${month}-10`, 'quarter')))].filter(
    (period) => daysOfVatPeriod(period).to < today,
  )
  expect(told.get('waiting-freeze-returns')).toBe(over.length > 0 ? namesOf(over).en : undefined)
  expect(await listed(first)).toEqual(expect.arrayContaining(['start-months']))
  expect(await listed(clerk)).not.toContain('start-months')
  expect(await noticesOf(clerk)).not.toContainEqual(
    expect.objectContaining({ template: 'waiting-start-months' }),
  )
  // Begun, it is another step, and not theirs who began it.
  const query = { month: months[0]! }
  expect((await app.ask(first, periods.startClosing, { query })).status).toBe(200)
  const { body } = await app.ask(first, viewFinance)
  expect(body.waiting).toContainEqual({ task: 'start-months', count: 3 })
})
