// Where a merchant's money is: every dirham at one stage while it moves, and the file whose rows and total are those of the ledger (C088).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashEndpoints as calls } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { creditedCashOf } from '../../../test/credited-cash.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addBankAccount } from '../../../test/payout-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { openPayout } from '../payouts/request-payout.ts'

let app: TestApp
let merchant: Person
beforeAll(async () => {
  app = await testApp()
  merchant = await addPerson(app.db, 'business')
  const cash = creditedCashOf(app)
  await parcelWorldOf(app).created(merchant, { dropOff: true, slot: undefined, cod: '80.00' })
  await cash.collect(merchant, '220.50')
  await cash.credited(merchant, '349.95')
  await addBankAccount(app, merchant)
})
afterAll(() => app.close())

const view = async (person: Person = merchant) => (await app.ask(person, calls.viewCash)).body
const stages = async (): Promise<Record<string, string>> => {
  const { stages: rows } = await view()
  return Object.fromEntries(rows.map(({ stage, amount }: Record<string, string>) => [stage, amount]))
}

type Row = { state: string; amount: string; deposit: string | null }
const filsOf = (rows: readonly Row[], ...states: string[]): bigint =>
  sum(rows.filter(({ state }) => states.includes(state)).map(({ amount }) => parseMoney(amount)))

test('each dirham stands at one stage, also while a payout is on its way', async () => {
  const rows: Row[] = (await view()).shipments
  const before = await stages()
  expect(before).toMatchObject({ courier: '220.50', credited: '349.95', bank: '0.00', paid: '0.00' })
  expect(parseMoney(before['expected']!)).toBe(filsOf(rows, 'EXPECTED'))
  const asked = { amountFils: 30_000n, limits: payoutLimits(settingDefaults), now: new Date() }
  await systemTransaction(app.db, (tx) => openPayout(tx, { ...merchant, isCompanyAdmin: true }, asked))
  const now = await stages()
  expect(now).toMatchObject({ credited: '49.95', bank: '300.00', paid: '0.00' })
  const all = (of: Record<string, string>) => sum(Object.values(of).map((amount) => parseMoney(amount)))
  expect(all(now)).toBe(all(before))
  expect(all(now)).toBe(filsOf(rows, 'EXPECTED', 'COLLECTED', 'CREDITED'))
})

test('shipments say where they are, and those of another company are not among them', async () => {
  const { shipments } = await view()
  const credited = shipments.filter(({ state }: Row) => state === 'CREDITED')
  expect(credited).toMatchObject([{ amount: '349.95', deposit: expect.stringMatching(/^DEP-\d{8}-\d{3}$/) }])
  expect(filsOf(shipments, 'COLLECTED')).toBe(22_050n)
  expect((await view(await addPerson(app.db, 'business'))).shipments).toEqual([])
})

test('C088: rows and total are those of the ledger, in both languages; strangers have their own alone', async () => {
  const file = (query: Record<string, string>, person: Person = merchant) =>
    app.ask(person, calls.downloadCash, { query })
  const csv = (await file({ format: 'csv', lang: 'en' })).raw.toString('utf8')
  expect(csv.startsWith('\ufeff')).toBe(true)
  const [heading, ...lines] = csv.replace('\ufeff', '').trim().split('\n')
  expect(heading).toBe(
    'Waybill,Reference,Recipient’s city,Cash on delivery,Status,Delivered,Deposit,Credited,Payout',
  )
  const held = lines.filter((line) => /With the courier|At the depot/.test(line))
  const fils = sum(held.map((line) => parseMoney(line.split(',')[3]!)))
  expect(fils).toBe(await balanceOf(app.db, { kind: 'cod_payable', ownerId: merchant.companyId }))
  expect((await file({ format: 'csv', lang: 'ar' })).raw.toString('utf8')).toContain('لدى المندوب')
  expect((await file({ format: 'pdf', lang: 'ar' })).raw.subarray(0, 4).toString()).toBe('%PDF')
  expect((await file({ format: 'xlsx' })).raw.subarray(0, 2).toString()).toBe('PK')
  const stranger = await addPerson(app.db, 'business')
  expect((await file({ companyId: merchant.companyId }, stranger)).body.code).toBe('wallet.none')
  const admin = await addPerson(app.db, 'admin')
  expect((await file({ companyId: merchant.companyId }, admin)).raw.toString('utf8')).toContain('349.95')
  const long = await file({ from: '2026-01-01', to: '2027-01-02' })
  expect(long.body.fieldErrors).toMatchObject([{ code: 'wallet.days-many' }])
})
