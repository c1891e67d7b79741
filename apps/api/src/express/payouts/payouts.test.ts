// Payouts over HTTP and in the ledger: bounds, one at a time, approvals, the bank's file, what the bank answers, and races.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payoutDeskEndpoints as desk } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { payoutEndpoints as calls } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { booksEndpoints as ledgerBooks } from '@marsa/model/finance/books/books-endpoints.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { creditedCashOf } from '../../../test/credited-cash.ts'
import { addIntegrations } from '../../../test/integration-rows.ts'
import { addBankAccount, testIban } from '../../../test/payout-objects.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { listCodFaults, moveCod } from '../cash-on-delivery/cod.store.ts'
import { creditWallet, debitWallet, reverseWallet, spendFromWallet } from '../wallet/move-money.ts'
import { listWalletFaults } from '../wallet/wallet.store.ts'
import { insertPayout, listPayoutFaults } from './payouts.store.ts'
import { openPayout } from './request-payout.ts'

const limits = payoutLimits(settingDefaults)

let app: TestApp
let admin: Person
let second: Person
let merchant: Person
let cash: ReturnType<typeof creditedCashOf>
beforeAll(async () => {
  app = await testApp({ pool: 24 })
  cash = creditedCashOf(app)
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  await app.ask(admin, saveSetting, {
    query: { key: 'express.payout-iban' },
    body: { value: testIban, version: 0, reason: 'Because of the test' },
  })
})
beforeEach(async () => {
  merchant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
})
afterEach(async () => {
  for (const faults of [listLedgerFaults, listWalletFaults, listCodFaults, listPayoutFaults])
    expect(await faults(app.db)).toEqual([])
})
afterAll(() => app.close())

/** Entered and verified a while ago. */
const addAccount = async (person = merchant): Promise<void> => {
  const id = await addBankAccount(app, person)
  const body = { note: 'Letter of the bank' }
  expect((await app.ask(admin, desk.verifyBankAccount, { query: { id }, body })).status).toBe(200)
}
const ask = (amount: string, person = merchant) =>
  systemTransaction(app.db, (tx) =>
    openPayout(
      tx,
      { ...person, isCompanyAdmin: true },
      { amountFils: parseMoney(amount), limits, now: new Date() },
    ),
  )
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Problem
        ? error.code
        : ((error as { constraint?: string }).constraint ?? codeOf(error)),
  )
const asked = async (amount: string): Promise<string> => (await ask(amount)).id
const command = async (endpoint: Parameters<TestApp['ask']>[1], id: string, body?: object, by = admin) =>
  (await app.ask(by, endpoint, { query: { id }, ...(body && { body }) })).body.code ?? 'done'
const approve = (id: string, by = admin) => command(desk.approvePayout, id, undefined, by)
const fileOf = async (...payoutIds: string[]) =>
  (await app.ask(admin, desk.makePayoutFile, { body: { payoutIds } })).body
const sent = async (amount: string): Promise<string> => {
  const id = await asked(amount)
  expect(await approve(id)).toBe('done')
  expect((await fileOf(id)).code).toBeUndefined()
  return id
}
const paid = (id: string) => command(desk.confirmPayout, id, { bankReference: 'FT26330ABC' })
const returned = (id: string) => command(desk.returnPayout, id, { reason: 'Account closed' })
const view = async (person = merchant) => (await app.ask(person, calls.viewPayouts)).body
const stateOf = async (id: string) =>
  (await app.owner.query('select state from express_payouts where id = $1', [id])).rows[0].state
const rowOf = async (id: string) =>
  (await app.owner.query('select state, payout_id from express_cod where id = $1', [id])).rows[0]
const held = async () => ({
  available: await balanceOf(app.db, { kind: 'wallet_available', ownerId: merchant.companyId }),
  reserved: await balanceOf(app.db, { kind: 'wallet_reserved', ownerId: merchant.companyId }),
  transit: await balanceOf(app.db, { kind: 'payout_in_transit', ownerId: merchant.companyId }),
})
const refund = (amount: string) =>
  systemTransaction(app.db, (tx) =>
    creditWallet(tx, {
      kind: 'REFUND',
      companyId: merchant.companyId,
      ref: randomUUID(),
      amountFils: parseMoney(amount),
      reference: 'Shipment cancelled',
      from: { kind: 'claims_paid' },
    }),
  )
const reverse = async (id: string, amount: string) =>
  systemTransaction(app.db, async (tx) => {
    await moveCod(tx, id, 'reverse', 'admin', {})
    await reverseWallet(tx, {
      companyId: merchant.companyId,
      ref: `cod:${id}:reverse`,
      amountFils: parseMoney(amount),
      reference: 'Another merchant',
      to: { kind: 'cash_differences' },
    })
  })

describe('what may leave', () => {
  test('no account, then too little, then not below the least amount', async () => {
    await cash.credited(merchant, '349.95')
    expect(await outcome(ask('100.00'))).toBe('payout.account-none')
    await addAccount()
    expect(await outcome(ask('49.99'))).toBe('payout.least')
    expect(await outcome(ask('349.96'))).toBe('payout.above-available')
    expect(await outcome(ask('349.95'))).toBe('done')
    expect(await held()).toEqual({ available: 0n, reserved: 34_995n, transit: 0n })
  })
  test('credits that came back as refunds never become cash', async () => {
    await addAccount()
    await refund('500.00')
    expect((await view()).refusal).toBe('payout.nothing')
    await cash.credited(merchant, '80.00')
    expect(await view()).toMatchObject({ most: '80.00', refusal: null })
    expect(await outcome(ask('80.01'))).toBe('payout.above-credited')
    const id = await sent('80.00')
    expect(await paid(id)).toBe('done')
    expect((await view()).refusal).toBe('payout.nothing')
    expect((await held()).available).toBe(50_000n)
  })
  test('the database refuses more than cash on delivery has brought, and what nobody was permitted', async () => {
    await addAccount()
    await refund('500.00')
    const { companyId, userId } = merchant
    const bare = systemTransaction(app.db, (tx) =>
      debitWallet(tx, {
        kind: 'PAYOUT',
        companyId,
        userId,
        ref: randomUUID(),
        subjectId: randomUUID(),
        amountFils: 10_000n,
        reference: 'PO',
        to: { kind: 'wallet_reserved', ownerId: companyId },
      }),
    )
    expect(await outcome(bare)).toBe('payout_posting')
    const forged = systemTransaction(app.db, async (tx) => {
      const id = randomUUID()
      const { id: reserveId } = await debitWallet(tx, {
        kind: 'PAYOUT',
        companyId,
        userId,
        ref: id,
        subjectId: id,
        amountFils: 10_000n,
        reference: 'PO',
        to: { kind: 'wallet_reserved', ownerId: companyId },
      })
      const account = await app.owner.query('select id from express_bank_accounts where company_id = $1', [
        companyId,
      ])
      await insertPayout(tx, {
        id,
        number: id,
        companyId,
        accountId: account.rows[0].id,
        amountFils: 10_000n,
        needsTwo: false,
        userId,
        reserveId,
      })
    })
    expect(await outcome(forged)).toBe('express_payouts_cash')
  })
  test('20 at once open one', async () => {
    await addAccount()
    await cash.credited(merchant, '2000.00')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(ask('60.00'))))
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1)
    expect(outcomes.filter((each) => each === 'payout.open')).toHaveLength(19)
    expect(await held()).toEqual({ available: 194_000n, reserved: 6_000n, transit: 0n })
  }, 60_000)
  test('a colleague without the right to spend requests none', async () => {
    await addAccount()
    await cash.credited(merchant, '100.00')
    const colleague = await addPerson(app.db, 'portal', { companyId: merchant.companyId })
    expect((await view(colleague)).refusal).toBe('wallet.no-right')
    const work = systemTransaction(app.db, (tx) =>
      openPayout(
        tx,
        { ...colleague, isCompanyAdmin: false },
        { amountFils: 6_000n, limits, now: new Date() },
      ),
    )
    expect(await outcome(work)).toBe('wallet.no-right')
  })
})

describe('approval', () => {
  test('up to 10,000.00 by one administrator, and the merchant cancels before it only', async () => {
    await addAccount()
    for (const amount of ['5000.00', '5000.00']) await cash.credited(merchant, amount)
    const first = await asked('10000.00')
    expect(await command(calls.cancelPayout, first, undefined, await addPerson(app.db, 'business'))).toBe(
      'payout.none',
    )
    expect(await command(calls.cancelPayout, first, undefined, merchant)).toBe('done')
    expect(await held()).toEqual({ available: 1_000_000n, reserved: 0n, transit: 0n })
    const again = await asked('10000.00')
    expect(await approve(again)).toBe('done')
    expect(await stateOf(again)).toBe('APPROVED')
    expect(await command(calls.cancelPayout, again, undefined, merchant)).toBe('kit.moved-on')
    expect(await approve(again, second)).toBe('kit.moved-on')
  }, 30_000)
  test('above 10,000.00 by two, who are not the same', async () => {
    await addAccount()
    for (const amount of ['5000.00', '5000.00', '5000.00']) await cash.credited(merchant, amount)
    const id = await asked('10000.01')
    expect(await approve(id)).toBe('done')
    expect(await stateOf(id)).toBe('REQUESTED')
    expect((await fileOf(id)).code).toBe('payout.none-approved')
    expect(await approve(id)).toBe('payout.second-person')
    const { open } = (await app.ask(admin, desk.listPayouts)).body
    expect(open.find(({ payoutId }: { payoutId: string }) => payoutId === id)).toMatchObject({
      needsTwo: true,
      isSuspended: false,
      approvalRefusal: 'payout.second-person',
    })
    await app.owner.query(`update companies set suspended_at = now() where id = $1`, [merchant.companyId])
    const told = (await app.ask(admin, desk.listPayouts)).body.open
    expect(told.find(({ payoutId }: { payoutId: string }) => payoutId === id).isSuspended).toBe(true)
    expect(await approve(id, second)).toBe('done')
    expect(await stateOf(id)).toBe('APPROVED')
  }, 30_000)
  test('nobody approves their own, also not after becoming an administrator; the database refuses it as well', async () => {
    await addAccount()
    await cash.credited(merchant, '100.00')
    const id = await asked('100.00')
    await app.owner.query(`update users set role = 'admin' where id = $1`, [merchant.userId])
    const promoted = { ...merchant, ...(await addSession(app.db, merchant.userId)) }
    expect(await approve(id, promoted)).toBe('payout.own')
    const forged = app.owner.query(
      `update express_payouts set state = 'APPROVED', move = 'approve', moved_as = 'admin', version = version + 1,
        approved_by = requested_by, approved_at = now() where id = $1`,
      [id],
    )
    await expect(forged).rejects.toMatchObject({ constraint: 'express_payouts_second_person' })
    expect(await command(desk.refusePayout, id, { reason: 'Left the company' })).toBe('done')
  })
  test('not to an account that nobody has verified', async () => {
    await addBankAccount(app, merchant)
    await cash.credited(merchant, '100.00')
    expect(await approve(await asked('100.00'))).toBe('payout.not-verified')
  })
})

describe('the bank', () => {
  test('one file of the same payouts, with its control sum; two at once make one', async () => {
    await addAccount()
    await cash.credited(merchant, '349.95')
    const id = await asked('349.95')
    await approve(id)
    const [one, other] = await Promise.all([fileOf(id), fileOf(id)])
    expect(one.fileId).toBe(other.fileId)
    expect((await fileOf(id)).fileId).toBe(one.fileId)
    const file = await app.ask(admin, desk.downloadPayoutFile, { query: { id: one.fileId } })
    const xml = file.raw.toString('utf8')
    expect(xml).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>349.95</CtrlSum>')
    expect(xml).toContain(`<IBAN>${testIban}</IBAN>`)
    expect(await held()).toEqual({ available: 0n, reserved: 0n, transit: 34_995n })
    const { rows } = await app.owner.query(
      `select count(*)::int as n from audit_log where action = 'downloadPayoutFile' and object_id = $1`,
      [one.fileId],
    )
    expect(rows[0].n).toBe(1)
  })
  test('paid: the oldest rows that it covers whole are paid out, the next one waits for the next', async () => {
    await addAccount()
    const rows = [
      await cash.credited(merchant, '100.00'),
      await cash.credited(merchant, '80.00'),
      await cash.credited(merchant, '60.00'),
    ]
    const bank = await balanceOf(app.db, { kind: 'bank' })
    const { webhookId } = await addIntegrations(app.owner, merchant)
    await app.owner.query(`update webhooks set events = '{payout.paid}' where id = $1`, [webhookId])
    const id = await sent('150.00')
    expect(await paid(id)).toBe('done')
    const told = `select data from webhook_events where company_id = $1 and name = 'payout.paid'`
    expect((await app.owner.query(told, [merchant.companyId])).rows).toMatchObject([
      { data: { amount: '150.00', bankReference: 'FT26330ABC', subject: { kind: 'payout', id } } },
    ])
    const { entries } = (await app.ask(admin, ledgerBooks.viewAccount, { query: { kind: 'bank' } })).body
    const { number, company } = (await app.ask(admin, desk.listPayouts)).body.ended.find(
      ({ payoutId }: { payoutId: string }) => payoutId === id,
    )
    expect(entries[0]).toMatchObject({ posting: 'payout.paid', subjectNumber: number, owner: company })
    expect(await paid(id)).toBe('kit.moved-on')
    expect(await Promise.all(rows.map(async (row) => (await rowOf(row)).state))).toEqual([
      'PAID_OUT',
      'CREDITED',
      'CREDITED',
    ])
    expect((await rowOf(rows[0]!)).payout_id).toBe(id)
    expect((await balanceOf(app.db, { kind: 'bank' })) - bank).toBe(15_000n)
    expect(await held()).toEqual({ available: 9_000n, reserved: 0n, transit: 0n })
    expect(await view()).toMatchObject({
      most: '90.00',
      payouts: [{ state: 'PAID', bankReference: 'FT26330ABC' }],
    })
    expect(await paid(await sent('90.00'))).toBe('done')
    expect(await Promise.all(rows.map(async (row) => (await rowOf(row)).state))).toEqual([
      'PAID_OUT',
      'PAID_OUT',
      'PAID_OUT',
    ])
  })
  test('returned: the money is in the wallet, no row is paid out, and it can be asked for again', async () => {
    await addAccount()
    const row = await cash.credited(merchant, '100.00')
    const id = await sent('100.00')
    expect(await returned(id)).toBe('done')
    expect(await returned(id)).toBe('kit.moved-on')
    expect((await rowOf(row)).state).toBe('CREDITED')
    expect(await held()).toEqual({ available: 10_000n, reserved: 0n, transit: 0n })
    const again = await sent('100.00')
    expect(await paid(again)).toBe('done')
    expect((await rowOf(row)).payout_id).toBe(again)
    const movements = (await app.ask(merchant, walletEndpoints.viewWallet)).body.movements
    expect(movements.map(({ kind }: { kind: string }) => kind)).toEqual([
      'PAYOUT',
      'PAYOUT_RETURNED',
      'PAYOUT',
      'COD',
    ])
  })
  test('what comes back after a reversal pays the debt first', async () => {
    await addAccount()
    const row = await cash.credited(merchant, '220.50')
    const id = await sent('220.50')
    await reverse(row, '220.50')
    expect(await returned(id)).toBe('done')
    expect((await app.ask(merchant, walletEndpoints.viewWallet)).body).toMatchObject({
      balance: '0.00',
      debt: '0.00',
    })
  })
})

describe('at the same time', () => {
  test('a payout and a reversal: money leaves once, the rest is owed', async () => {
    await addAccount()
    for (let round = 0; round < 3; round++) {
      const row = await cash.credited(merchant, '100.00')
      const [payout] = await Promise.all([outcome(ask('100.00')), outcome(reverse(row, '100.00'))])
      const { balance } = (await app.ask(merchant, walletEndpoints.viewWallet)).body
      expect([payout, balance]).toEqual(payout === 'done' ? ['done', '-100.00'] : ['payout.nothing', '0.00'])
      if (payout !== 'done') continue
      const { rows } = await app.owner.query(
        `select id from express_payouts where company_id = $1 and state = 'REQUESTED'`,
        [merchant.companyId],
      )
      expect(await command(calls.cancelPayout, rows[0].id, undefined, merchant)).toBe('done')
    }
  }, 60_000)
  test('paid by the bank while its cash is reversed: both end, the row in one state', async () => {
    await addAccount()
    const row = await cash.credited(merchant, '100.00')
    const id = await sent('100.00')
    const outcomes = await Promise.all([paid(id), outcome(reverse(row, '100.00'))])
    expect(outcomes[0]).toBe('done')
    expect((await rowOf(row)).state).toBe(outcomes[1] === 'done' ? 'REVERSED' : 'PAID_OUT')
  })
  test('a payout and spending never take the same money', async () => {
    await addAccount()
    await cash.credited(merchant, '100.00')
    await app.owner.query(
      `insert into wallet_pins (user_id, pin_hash, set_at) values ($1, 'x', now() - interval '2 days')`,
      [merchant.userId],
    )
    await app.owner.query(`insert into wallet_pin_sessions values ($1, $2, now() + interval '5 minutes')`, [
      merchant.sessionId,
      merchant.userId,
    ])
    const subjectId = randomUUID()
    const spend = systemTransaction(app.db, (tx) =>
      spendFromWallet(
        tx,
        { ...merchant, isCompanyAdmin: true },
        { subjectId, ref: `${subjectId}:1`, amountFils: 6_000n, reference: 'ORDER-77' },
      ),
    )
    const outcomes = await Promise.all([outcome(ask('60.00')), outcome(spend)])
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1)
    expect((await held()).available).toBe(4_000n)
  })
})
