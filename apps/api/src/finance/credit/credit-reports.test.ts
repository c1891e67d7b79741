// Reports about credit accounts as files: exposure, days sales outstanding, decisions, reminders.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditReports, creditReportTitle } from '@marsa/model/finance/credit/credit-reports.ts'
import { statementEndpoints } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDebtor, makeDue, owe, type Debtor } from '../../../test/owed.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { one } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { remind } from './run-timers.ts'

let app: TestApp
let [admin, auditor, customer] = [] as unknown as [Person, Person, Person]
let debtor: Debtor
let name = ''
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  auditor = await addPerson(app.db, 'admin-readonly')
  customer = await addPerson(app.db, 'business')
  debtor = await addDebtor(app)
  ;({ name } = await one<{ name: string }>(
    app.db,
    sql`select name_en as name from companies where id = ${debtor.companyId}`,
  ))
  // The day of reminders begins later than midnight: whichever side of it this runs, the one of 7 days is due.
  await makeDue(app, await owe(app, debtor, '900.00'), 9)
  await remind(app.db)
  await app.ask(admin, credit.suspendCredit, {
    query: { companyId: debtor.companyId },
    body: { reason: 'Because of the test' },
  })
})
afterAll(() => app.close())

const ask = (person: Person, query: object) =>
  app.ask(person, statementEndpoints.downloadCreditReport, { query: { format: 'csv', lang: 'en', ...query } })
const rowsOf = async (query: object): Promise<string[]> =>
  (await ask(admin, query)).raw
    .toString()
    .split('\n')
    .filter((line) => line.includes(name))
const today = dayOf(new Date())

test('exposure is as it stands: a suspended account has nothing available', async () => {
  const [row] = await rowsOf({ report: 'exposure' })
  expect(row).toMatch(/,Suspended,[\d.]+,900\.00,0\.00,900\.00,0\.00,\d+/)
})

test('days outstanding are what is open of what was invoiced in these days', async () => {
  expect(await rowsOf({ report: 'outstanding' })).toEqual([expect.stringMatching(/,900\.00,900\.00,90\r?$/)])
  const month = { report: 'outstanding', from: addDays(today, -29), to: today }
  expect(await rowsOf(month)).toEqual([expect.stringMatching(/,900\.00,900\.00,30\r?$/)])
  expect(await rowsOf({ report: 'outstanding', from: '2020-01-01', to: '2020-01-31' })).toEqual([])
})

test('decisions and reminders are those of these days', async () => {
  expect(await rowsOf({ report: 'limits' })).toContainEqual(
    expect.stringMatching(/,Suspended,.*Because of the test,/),
  )
  expect(await rowsOf({ report: 'reminders' })).toEqual([expect.stringMatching(/,7,900\.00\r?$/)])
  for (const report of ['limits', 'reminders'])
    expect(await rowsOf({ report, from: '2020-01-01', to: '2020-01-31' })).toEqual([])
})

test('administrators read them, one with read-only access too; nobody else does', async () => {
  expect((await ask(auditor, { report: 'exposure' })).status).toBe(200)
  for (const person of [customer, debtor])
    expect((await ask(person, { report: 'exposure' })).status).toBe(403)
})

test.each(creditReports)('%s is printed in both languages', async (report) => {
  for (const lang of ['en', 'ar'] as const) {
    const { raw } = await ask(admin, { report, lang, format: 'pdf' })
    expect(await textOfPdf(raw)).toContain(creditReportTitle[report][lang])
  }
})
