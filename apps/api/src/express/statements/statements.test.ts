// Monthly statements of wallets: once for a company and month, equal to the ledger to the fil, told to its administrators, theirs alone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletStatementEndpoints as calls } from '@marsa/model/express/statements/statement-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { creditWallet, reverseWallet } from '../wallet/move-money.ts'
import { listStatementFaults } from './statements.store.ts'
import { issueMissedStatements, issueWalletStatements } from './statements.ts'

let app: TestApp
let merchant: Person
beforeAll(async () => {
  app = await testApp({ pool: 4 })
  merchant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
})
afterAll(() => app.close())

/** The first of the month after today, at an hour of the Emirates. */
const firstAfter = (hour: number, months = 1): Date => {
  let day = dayOf(new Date())
  for (let left = months; left > 0; left--) day = `${addDays(`${day.slice(0, 7)}-28`, 5).slice(0, 7)}-01`
  return instantOf(day, hour * 60)
}
const give = (person: Person, amount: string, reference: string) =>
  systemTransaction(app.db, (tx) =>
    creditWallet(tx, {
      kind: 'COD',
      companyId: person.companyId,
      amountFils: parseMoney(amount),
      ref: randomUUID(),
      reference,
      from: { kind: 'suspense' },
    }),
  )
const take = (person: Person, amount: string) =>
  systemTransaction(app.db, (tx) =>
    reverseWallet(tx, {
      companyId: person.companyId,
      amountFils: parseMoney(amount),
      ref: randomUUID(),
      reference: 'credited twice',
      to: { kind: 'suspense' },
    }),
  )
const listOf = async (person = merchant, query: Record<string, string> = {}) =>
  app.ask(person, calls.listWalletStatements, { query })
const fileOf = (number: string, format: string, lang = 'en', person = merchant) =>
  app.ask(person, calls.downloadWalletStatement, { query: { number, format, lang } })

test('on the 1st from six o’clock, once, with the balances of the ledger, and a debt below zero', async () => {
  await give(merchant, '349.95', 'DEP-1')
  await take(merchant, '400.00')
  const person = await addPerson(app.db, 'customer')
  await give(person, '10.00', 'not a merchant')
  await issueWalletStatements(app.db, firstAfter(5))
  expect((await listOf()).body).toEqual([])
  await Promise.all([
    issueWalletStatements(app.db, firstAfter(6)),
    issueWalletStatements(app.db, firstAfter(6)),
  ])
  await issueWalletStatements(app.db, firstAfter(30))
  const { body } = await listOf()
  expect(body).toMatchObject([{ opening: '0.00', closing: '-50.05' }])
  expect((await listOf(person)).body).toEqual([])
  // A month in which nothing moved opens with what the one before closed with.
  await issueWalletStatements(app.db, firstAfter(6, 2))
  const [later] = (await listOf()).body
  expect(later).toMatchObject({ opening: '-50.05', closing: '-50.05' })
  expect(await listStatementFaults(app.db)).toEqual([])
  const { rows } = await app.owner.query(
    `select 1 from notifications where user_id = $1 and template = 'wallet-statement'`,
    [merchant.userId],
  )
  expect(rows).toHaveLength(2)
})

test('its file has opening, every movement and closing, in both languages and as PDF', async () => {
  const [, first] = (await listOf()).body
  const csv = (await fileOf(first.number, 'csv')).raw
    .toString('utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\n')
  expect(csv[0]).toBe('Date,Type,Waybill,Reference,In,Out,Balance')
  expect(csv[1]).toMatch(/,Opening balance,,,,,0\.00$/)
  expect(csv[2]).toMatch(/,Cash on delivery,,DEP-1,349\.95,,349\.95$/)
  expect(csv[3]).toMatch(/,Cash on delivery reversed,,credited twice,,400\.00,-50\.05$/)
  expect(csv[4]).toMatch(/,Closing balance,,,,,-50\.05$/)
  expect((await fileOf(first.number, 'csv', 'ar')).raw.toString('utf8')).toContain('الرصيد الختامي')
  for (const lang of ['en', 'ar'])
    expect((await fileOf(first.number, 'pdf', lang)).raw.subarray(0, 5).toString()).toBe('%PDF-')
})

test('others have none of it; our own people name the company', async () => {
  const stranger = await addPerson(app.db, 'business')
  const admin = await addPerson(app.db, 'admin')
  const { companyId } = merchant
  const [{ number }] = (await listOf()).body
  expect((await listOf(stranger, { companyId })).status).toBe(404)
  expect((await fileOf(number, 'csv', 'en', stranger)).status).toBe(404)
  expect((await listOf(admin)).status).toBe(404)
  expect((await listOf(admin, { companyId })).body).toHaveLength(2)
  expect((await fileOf(number, 'csv', 'en', admin)).status).toBe(200)
})

test('an earlier month in which the wallet moved is made up for, and nobody is told of it', async () => {
  const late = await addPerson(app.db, 'business')
  await give(late, '25.00', 'DEP-2')
  await take(late, '25.00')
  await issueWalletStatements(app.db, firstAfter(6, 3))
  expect((await listOf(late)).body).toEqual([])
  // Of the month that has just ended the monthly run takes care.
  await issueMissedStatements(app.db, firstAfter(6))
  expect((await listOf(late)).body).toEqual([])
  await Promise.all([1, 2].map(() => issueMissedStatements(app.db, firstAfter(6, 3))))
  const { body } = await listOf(late)
  expect(body).toMatchObject([
    { fromOn: `${dayOf(new Date()).slice(0, 7)}-01`, opening: '0.00', closing: '0.00' },
  ])
  expect((await fileOf(body[0].number, 'csv', 'en', late)).raw.toString('utf8')).toContain('DEP-2')
  const { rows } = await app.owner.query('select 1 from notifications where user_id = $1', [late.userId])
  expect(rows).toEqual([])
})

test('a statement is not changed, and one that differs from the ledger is found', async () => {
  await expect(app.owner.query('update express_statements set closing_fils = 1')).rejects.toThrow()
  await app.owner.query('alter table express_statements disable trigger user')
  await app.owner.query(
    `update express_statements set closing_fils = closing_fils + 1 where company_id = $1 and opening_fils = 0`,
    [merchant.companyId],
  )
  await app.owner.query('alter table express_statements enable trigger user')
  expect(await listStatementFaults(app.db)).toHaveLength(1)
})
