// A payout that waits, another in a bank file, and how each call about them names its parts: for the access matrix.
import { createHash, randomUUID } from 'node:crypto'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { replaceAccount } from '../src/express/payouts/bank-accounts.store.ts'
import { insertFile } from '../src/express/payouts/payouts.store.ts'
import { openPayout } from '../src/express/payouts/request-payout.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { Ask, TestApp } from './app.ts'
import { creditedCashOf } from './credited-cash.ts'
import { addPerson, type Person } from './people.ts'

export type PayoutObjects = { payoutId: string; payoutFileId: string; bankAccountId: string }
type Fixture = (objects: PayoutObjects) => Ask

export const noPayouts = (): PayoutObjects => ({
  payoutId: randomUUID(),
  payoutFileId: randomUUID(),
  bankAccountId: randomUUID(),
})

export const testIban = 'AE070331234567890123456'

/** Entered so long ago that nothing waits for it. */
export const addBankAccount = async (app: TestApp, { companyId, userId }: Person): Promise<string> => {
  const id = await systemTransaction(app.db, (tx) =>
    replaceAccount(tx, { companyId, iban: testIban, holder: 'Abaya House LLC', userId }),
  )
  await app.owner.query(
    `update express_bank_accounts set entered_at = entered_at - interval '25 hours' where id = $1`,
    [id],
  )
  return id
}

export const addPayouts = async (app: TestApp): Promise<PayoutObjects> => {
  const merchant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  const bankAccountId = await addBankAccount(app, merchant)
  await creditedCashOf(app).credited(merchant, '100.00')
  const asked = { amountFils: 6_000n, limits: payoutLimits(settingDefaults), now: new Date() }
  const content = '<Document/>'
  return systemTransaction(app.db, async (tx) => ({
    bankAccountId,
    payoutId: (await openPayout(tx, { ...merchant, isCompanyAdmin: true }, asked)).id,
    payoutFileId: await insertFile(tx, {
      number: 'POF-26-MATRIX',
      userId: merchant.userId,
      payouts: 1,
      controlFils: 100n,
      content,
      sha256: createHash('sha256').update(content).digest(),
    }),
  }))
}

const reason = 'Because of the test'
export const aboutPayouts: Record<string, Fixture> = {
  cancelPayout: ({ payoutId: id }) => ({ query: { id } }),
  verifyBankAccount: ({ bankAccountId: id }) => ({ query: { id }, body: { note: reason } }),
  approvePayout: ({ payoutId: id }) => ({ query: { id } }),
  refusePayout: ({ payoutId: id }) => ({ query: { id }, body: { reason } }),
  makePayoutFile: ({ payoutId }) => ({ body: { payoutIds: [payoutId] } }),
  downloadPayoutFile: ({ payoutFileId: id }) => ({ query: { id } }),
  confirmPayout: ({ payoutId: id }) => ({ query: { id }, body: { bankReference: 'FT26330ABC' } }),
  returnPayout: ({ payoutId: id }) => ({ query: { id }, body: { reason } }),
}

const again = { pin: '258036', code: '000000' }
export const aboutNoPayout: Record<string, Ask> = {
  viewCash: {},
  viewPayouts: {},
  listPayouts: {},
  sendAccountCode: { body: { iban: testIban, pin: again.pin } },
  saveBankAccount: { body: { iban: testIban, ...again } },
  sendPayoutCode: { body: { amount: '60.00', pin: again.pin } },
  requestPayout: { body: { amount: '60.00', ...again } },
}

/** Tables that a refused call must leave as they are. */
export const payoutTables = ['express_bank_accounts', 'express_payouts', 'express_payout_files']
