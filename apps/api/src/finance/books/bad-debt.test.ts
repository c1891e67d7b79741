// A customer's debt that is written off by two lowers the VAT of the agent in whose name it was invoiced, until it is paid after all.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { creditEndpoints } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { receiptEndpoints } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addDebtor, buy, makeDue, type Debtor } from '../../../test/owed.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { issueFinalInvoice, postSettlement } from '../door.ts'

const calls = { ...creditEndpoints, ...receiptEndpoints }
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

/** An invoice of 100.00 and 5.00 of VAT, supplied so many days ago, that nobody pays. */
const lost = async (debtor: Debtor, daysAgo: number): Promise<string> => {
  const subjectId = await buy(app, debtor, '105')
  const id = await systemTransaction(app.db, async (tx) => {
    const invoice = await issueFinalInvoice(
      tx,
      {
        companyId: debtor.companyId,
        supplierId: debtor.agent.companyId,
        subjectKind: 'subject',
        subjectId,
        subjectNumber: 'FR-26-000001',
        quotationId: subjectId,
        suppliedOn: addDays(today, -daysAgo),
      },
      [{ en: 'Local charges', ar: 'رسوم محلية', netFils: 10_000n, category: 'standard' }],
    )
    await postSettlement(tx, {
      subjectId,
      agentCompanyId: debtor.agent.companyId,
      amountFils: 10_500n,
    })
    return invoice.id
  })
  await makeDue(app, id, 181)
  return id
}
const done = async (person: Person, call: Parameters<TestApp['ask']>[1], given: object) => {
  const { status, body } = await app.ask(person, call, given)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const booksOf = (debtor: Debtor) =>
  done(first, calls.viewCreditInvoices, { query: { companyId: debtor.companyId } })
const writeOff = async (debtor: Debtor, id: string): Promise<void> => {
  const reason = 'The company is insolvent'
  await done(first, calls.writeOffInvoice, { query: { id }, body: { reason } })
  const { writeOff: proposal } = (await booksOf(debtor)).invoices[0]
  expect(await reliefOf(debtor)).toMatchObject({ relief: '0.00' })
  await done(second, calls.confirmWriteOff, { query: { id: proposal.id }, body: { isConfirmed: true } })
}
const reliefOf = (debtor: Debtor) =>
  done(first, books.viewVatReturn, { query: { supplierId: debtor.agent.companyId } })

test('what was written off comes back as VAT, and what is recovered of it is due again', async () => {
  const debtor = await addDebtor(app)
  await writeOff(debtor, await lost(debtor, 240))
  expect(await reliefOf(debtor)).toMatchObject({ relief: '5.00', due: '0.00', payable: '0.00' })
  expect((await reliefOf(debtor)).standard.at(1)).toMatchObject({ net: '100.00', vat: '5.00' })
  const { receiptId } = (await booksOf(debtor)).receipts.find(
    ({ way }: { way: string }) => way === 'WRITE_OFF',
  )
  await done(first, calls.recoverWriteOff, {
    query: { id: receiptId },
    body: { amount: '42.00', reference: 'FT-LATE-1' },
  })
  expect(await reliefOf(debtor)).toMatchObject({ relief: '3.00', due: '2.00' })
  // The house has no such debts: its own supplies are paid before they are made.
  expect(await done(first, books.viewVatReturn, {})).toMatchObject({
    isOwn: true,
    relief: '0.00',
    ties: true,
  })
})

/** Days since the newest supply whose six months were over on the day that began so many days ago. */
const ageOf = async (over: number): Promise<number> => {
  const { rows } = await app.owner.query(
    `select max(age)::int as age from (select age, $1::date - age as supplied from generate_series(170, 200) age) d
      where (d.supplied + interval '6 months')::date = $1::date - $2::int`,
    [today, over],
  )
  return rows[0].age
}

test('the relief begins on the day after six months from the supply', async () => {
  for (const [over, relief] of [
    [1, '5.00'],
    [0, '0.00'],
  ] as const) {
    const debtor = await addDebtor(app)
    await writeOff(debtor, await lost(debtor, await ageOf(over)))
    expect(await reliefOf(debtor)).toMatchObject({ relief })
  }
})

test('an old invoice that is paid gives no relief', async () => {
  const debtor = await addDebtor(app)
  const id = await lost(debtor, 240)
  await done(first, calls.recordReceipt, {
    body: {
      way: 'TRANSFER',
      companyId: debtor.companyId,
      reference: 'FT-PAID-1',
      valueOn: today,
      amount: '105.00',
      invoices: [id],
    },
  })
  expect((await booksOf(debtor)).invoices[0]).toMatchObject({ open: '0.00' })
  expect(await reliefOf(debtor)).toMatchObject({ relief: '0.00', due: '5.00' })
})
