// An account on credit and invoices owed on it, made through the postings of every line; days are moved, never waited for.
import { systemTransaction } from '../src/kit/db.ts'
import { confirmOnCredit, issueFinalInvoice, openAccount, postSettlement } from '../src/finance/door.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { addPerson, type Person } from './people.ts'

export type Debtor = Person & { agent: Person }

/** A company with an account, whose administrator this is. */
export const addDebtor = async (app: TestApp, limit = '100000', termsDays = 30): Promise<Debtor> => {
  const person = await addPerson(app.db, 'business')
  // Its subjects are of no line.
  await app.owner.query('alter table tax_invoices drop constraint if exists tax_invoices_request')
  await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
  const terms = { limitFils: parseMoney(limit), termsDays }
  await systemTransaction(app.db, (tx) => openAccount(tx, person.companyId, terms))
  return { ...person, agent: await addPerson(app.db, 'clearing-agent') }
}

/** Confirms on credit; answers the subject. */
export const buy = async (app: TestApp, { companyId }: Person, amount: string): Promise<string> => {
  const id = randomUUID()
  const amountFils = parseMoney(amount)
  await systemTransaction(app.db, (tx) =>
    confirmOnCredit(tx, { companyId, subjectId: id, quotationId: id, amountFils }),
  )
  return id
}

/** Completes what was confirmed: tax invoice and settlement in one transaction. */
export const settle = (app: TestApp, debtor: Debtor, subjectId: string, amount: string): Promise<string> =>
  systemTransaction(app.db, async (tx) => {
    const invoice = await issueFinalInvoice(
      tx,
      {
        companyId: debtor.companyId,
        supplierId: debtor.agent.companyId,
        subjectKind: 'subject',
        subjectId,
        subjectNumber: 'FR-26-000001',
        quotationId: subjectId,
        suppliedOn: '2026-11-23',
      },
      [{ en: 'Ocean freight', ar: 'أجرة الشحن البحري', netFils: parseMoney(amount), category: 'zero' }],
    )
    const agentCompanyId = debtor.agent.companyId
    await postSettlement(tx, { subjectId, agentCompanyId, amountFils: parseMoney(amount) })
    return invoice.id
  })

/** An invoice that is owed. */
export const owe = async (app: TestApp, debtor: Debtor, amount: string): Promise<string> =>
  settle(app, debtor, await buy(app, debtor, amount), amount)

/** Sets the due day of an invoice so many days back (or ahead, below nothing) from today in the Emirates. */
export const makeDue = async (app: TestApp, invoiceId: string, daysAgo: number): Promise<void> => {
  await app.owner.query('alter table credit_receivables disable trigger user')
  await app.owner.query(
    `update credit_receivables set due_on = (now() at time zone 'Asia/Dubai')::date - $2::int where invoice_id = $1`,
    [invoiceId, daysAgo],
  )
  await app.owner.query('alter table credit_receivables enable trigger user')
}
