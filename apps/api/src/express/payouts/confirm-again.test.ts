// Bank account and payout over HTTP: PIN and a code for exactly this, the wait of 24 hours, and who hears of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payoutEndpoints as calls } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { pinEndpoints } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { creditedCashOf } from '../../../test/credited-cash.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'

const password = 'Harbour#2026'
const pin = '258036'
const iban = 'AE070331234567890123456'
const other = 'AE470261001234567890123'

let app: TestApp
let merchant: Person
let cash: ReturnType<typeof creditedCashOf>
beforeAll(async () => {
  app = await testApp()
  cash = creditedCashOf(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  merchant = await addPerson(app.db, 'business', { password })
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  await app.ask(merchant, pinEndpoints.createMpin, { body: { pin, password } })
})

/** The last code that went to the person's mobile; another may be asked for at once. */
const code = async (person = merchant): Promise<string> => {
  const { rows } = await app.owner.query(
    `select substring(o.subject from '\\d{6}') as code from outbox_messages o join users u on u.mobile = o.recipient
      where u.id = $1 and o.topic = 'sms-code' order by o.id desc limit 1`,
    [person.userId],
  )
  await app.owner.query(`update sms_codes set created_at = created_at - interval '10 minutes'`)
  return rows[0].code
}
const ask = async (endpoint: Parameters<TestApp['ask']>[1], body: object, person = merchant) => {
  const { body: answer } = await app.ask(person, endpoint, { body })
  return answer.fieldErrors?.[0]?.code ?? answer.code ?? 'done'
}
const enter = async (to = iban): Promise<unknown> => {
  expect(await ask(calls.sendAccountCode, { iban: to, pin })).toBe('done')
  return ask(calls.saveBankAccount, { iban: to, pin, code: await code() })
}
/** As if so many hours had passed since everything was set up. */
const pass = async (hours: number, ...what: ('account' | 'mobile' | 'pin')[]): Promise<void> => {
  const { companyId, userId } = merchant
  const change = {
    account: [
      'update express_bank_accounts set entered_at = now() - $2::interval where company_id = $1',
      companyId,
    ],
    mobile: ['update users set mobile_changed_at = now() - $2::interval where id = $1', userId],
    pin: ['update wallet_pins set set_at = now() - $2::interval where user_id = $1', userId],
  } as const
  for (const each of what) await app.owner.query(change[each][0], [change[each][1], `${hours} hours`])
}
const view = async () => (await app.ask(merchant, calls.viewPayouts)).body

describe('the bank account', () => {
  test('is entered with PIN and code, shown by its end, and everybody in charge hears of it', async () => {
    const boss = await addPerson(app.db, 'business', { companyId: merchant.companyId })
    await app.owner.query('update users set is_company_admin = true where id = $1', [boss.userId])
    expect(await enter('ae07 0331 2345 6789 0123 456')).toBe('done')
    const { account } = await view()
    expect(account).toMatchObject({ ibanEnd: '3456', verifiedAt: null })
    expect(JSON.stringify(await view())).not.toContain(iban.slice(4, 19))
    for (const { email } of [merchant, boss])
      expect(await mailsTo(app.db, email)).toContain('bank-account-changed')
    expect(await ask(calls.sendAccountCode, { iban, pin })).toBe('payout.account-same')
  })
  test('a wrong digit, a wrong PIN, no administrator: nothing is sent or changed', async () => {
    expect(await ask(calls.sendAccountCode, { iban: 'AE080331234567890123456', pin })).toBe(
      'reference.iban.check-digits',
    )
    expect(await ask(calls.sendAccountCode, { iban, pin: '258037' })).toBe('wallet.pin-wrong')
    const colleague = await addPerson(app.db, 'portal', { companyId: merchant.companyId })
    expect(await ask(calls.sendAccountCode, { iban, pin }, colleague)).toBe('wallet.company-admin-only')
    expect((await view()).account).toBeNull()
  })
  test('the code for one account enters no other', async () => {
    expect(await ask(calls.sendAccountCode, { iban, pin })).toBe('done')
    expect(await ask(calls.saveBankAccount, { iban: other, pin, code: await code() })).toBe(
      'accounts.code-spent',
    )
    expect((await view()).account).toBeNull()
  })
  test('five wrong PINs lock it here as in the wallet', async () => {
    for (let n = 0; n < 4; n++)
      expect(await ask(calls.sendAccountCode, { iban, pin: '258037' })).toBe('wallet.pin-wrong')
    expect(await ask(calls.sendAccountCode, { iban, pin: '258037' })).toBe('wallet.pin-locked')
    expect(await ask(calls.sendAccountCode, { iban, pin })).toBe('wallet.pin-locked')
  })
  test('people who ship for themselves have none', async () => {
    const person = await addPerson(app.db, 'customer')
    expect((await app.ask(person, calls.viewPayouts)).status).toBe(403)
  })
})

describe('a payout', () => {
  beforeEach(async () => {
    await enter()
    await cash.credited(merchant, '349.95')
    await pass(25, 'account', 'pin')
  })

  test('waits 24 hours after a change of account, mobile and PIN each', async () => {
    expect(await view()).toMatchObject({ refusal: null, waitUntil: null })
    for (const each of ['account', 'mobile', 'pin'] as const) {
      await pass(23, each)
      expect((await view()).refusal).toBe('payout.waiting')
      expect((await view()).waitUntil).not.toBeNull()
      expect(await ask(calls.sendPayoutCode, { amount: '100.00', pin })).toBe('payout.waiting')
      await pass(24, each)
      expect((await view()).refusal).toBeNull()
    }
  })
  test('asks for PIN and code again, and the code is for this amount alone', async () => {
    expect(await ask(calls.requestPayout, { amount: '100.00', pin, code: '000000' })).toBe(
      'accounts.code-spent',
    )
    expect(await ask(calls.sendPayoutCode, { amount: '100.00', pin })).toBe('done')
    const sent = await code()
    expect(await ask(calls.requestPayout, { amount: '300.00', pin, code: sent })).toBe('accounts.code-spent')
    expect(await ask(calls.requestPayout, { amount: '100.00', pin: '258037', code: sent })).toBe(
      'wallet.pin-wrong',
    )
    expect(await ask(calls.requestPayout, { amount: '100.00', pin, code: sent })).toBe('done')
    expect(await ask(calls.requestPayout, { amount: '100.00', pin, code: sent })).toBe('payout.open')
    expect(await view()).toMatchObject({
      refusal: 'payout.open',
      payouts: [{ state: 'REQUESTED', amount: '100.00' }],
    })
    expect(await mailsTo(app.db, merchant.email)).toContain('payout-requested')
    expect(await ask(calls.sendAccountCode, { iban: other, pin })).toBe('payout.account-open')
  })
})
