// Invoices of another company in what is sent: nobody pays, announces or allocates with them, and nothing is posted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptEndpoints as calls } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addDebtor, owe, type Debtor } from '../../../test/owed.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

let app: TestApp
let admin: Person
let [debtor, other] = [] as unknown as [Debtor, Debtor]
let [own, foreign] = ['', '']
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  debtor = await addDebtor(app)
  other = await addDebtor(app)
  own = await owe(app, debtor, '120')
  foreign = await owe(app, other, '80')
})
afterAll(() => app.close())

const line = (reference: string) => ({ amount: '80.00', reference, valueOn: dayOf(app.clock.now()) })
const transfer = (reference: string, invoices: string[]) =>
  app.ask(admin, calls.recordReceipt, {
    body: { way: 'TRANSFER', companyId: debtor.companyId, ...line(reference), invoices },
  })

test.each<[string, () => Promise<Answer>]>([
  ['paid by card', () => app.ask(debtor, calls.payInvoices, { body: { invoices: [own, foreign] } })],
  [
    'announced as a transfer',
    () => app.ask(debtor, calls.announceTransfer, { body: { ...line('TT-1'), invoices: [foreign] } }),
  ],
  ['recorded from the bank', () => transfer('TT-2', [foreign])],
  [
    'allocated to',
    async () => {
      const { receiptId } = (await transfer('TT-3', [])).body
      return app.ask(admin, calls.allocateReceipt, {
        query: { id: receiptId },
        body: { invoices: [foreign] },
      })
    },
  ],
])('an invoice of another company cannot be %s', async (_, cause) => {
  const { status, body } = await cause()
  const codes = [body.code, ...(body.fieldErrors ?? []).map((each: { code: string }) => each.code)]
  expect([status >= 400, codes]).toEqual([true, expect.arrayContaining(['credit.invoice-none'])])
  expect(await rows(app.db, sql`select from credit_allocations where invoice_id = ${foreign}`)).toEqual([])
})
