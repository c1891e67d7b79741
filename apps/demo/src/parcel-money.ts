// What follows from the parcels of the demo world in money: claims for lost ones, and the way of collected cash to a bank account.
import { randomUUID } from 'node:crypto'
import { claimEndpoints as claims } from '@marsa/model/express/claims/claim-endpoints.ts'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { payoutDeskEndpoints as desk } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { replaceAccount } from '../../api/src/express/payouts/bank-accounts.store.ts'
import { openPayout } from '../../api/src/express/payouts/request-payout.ts'
import { systemTransaction } from '../../api/src/kit/db.ts'
import { companies } from './companies.ts'
import type { PlayedParcel } from './parcel-acts.ts'
import { actingFor, type Email } from './personas.ts'
import { userIdOf } from './personas.store.ts'
import type { Runner } from './runner.ts'

export const claim = async (runner: Runner, { parcel, id: shipmentId }: PlayedParcel): Promise<void> => {
  const reason =
    parcel.from === 'zahra' ? 'لم تصل المزهرية إلى العميلة.' : 'The customer has been waiting for it.'
  await runner.call(actingFor[parcel.from], claims.fileClaim, {
    body: { shipmentId, amount: parcel.value!, reason },
  })
}

export const payClaim = async (runner: Runner, { id: shipmentId, parcel }: PlayedParcel): Promise<void> => {
  const { claim: filed } = await runner.call('desk@demo.example', claims.viewClaim, { query: { shipmentId } })
  await runner.call('desk@demo.example', claims.decideClaim, {
    body: {
      claimId: filed!.claimId,
      isAccepted: true,
      amount: parcel.value!,
      answer: 'We are sorry that it is lost. The value that you declared is in your wallet.',
    },
  })
}

const accountant = 'admin@demo.example' satisfies Email

const ibans = { nakhl: 'AE180260001012345678901', barq: 'AE020330000012345678902' } as const
type Merchant = keyof typeof ibans

/** Entered by their administrator, and compared with the bank's letter; ours is named in the file for the bank. */
export const enterAccounts = async (runner: Runner): Promise<void> => {
  await runner.call(accountant, saveSetting, {
    query: { key: 'express.payout-iban' },
    body: { value: 'AE070331234567890123456', version: 0, reason: 'Account for payouts' },
  })
  for (const [merchant, iban] of Object.entries(ibans) as [Merchant, string][]) {
    const userId = await userIdOf(runner.db, actingFor[merchant])
    const accountId = await systemTransaction(runner.db, (tx) =>
      replaceAccount(tx, {
        companyId: runner.companyIds[merchant],
        iban,
        holder: companies[merchant].en,
        userId,
      }),
    )
    await runner.call(accountant, desk.verifyBankAccount, {
      query: { id: accountId },
      body: { note: 'Compared with the letter of the bank' },
    })
  }
}

/** Asked for without PIN and code, which nobody reads here. */
export const askPayout = async (runner: Runner, merchant: Merchant, amountFils: bigint): Promise<void> => {
  const userId = await userIdOf(runner.db, actingFor[merchant])
  const person = {
    companyId: runner.companyIds[merchant],
    userId,
    sessionId: randomUUID(),
    isCompanyAdmin: true,
  }
  const limits = { ...payoutLimits(settingDefaults), waitHours: 0 }
  await systemTransaction(runner.db, (tx) =>
    openPayout(tx, person, { amountFils, limits, now: runner.now() }),
  )
}

export const payPayout = async (runner: Runner): Promise<void> => {
  const [asked] = (await runner.call(accountant, desk.listPayouts, {})).open
  const query = { id: asked!.payoutId }
  await runner.call(accountant, desk.approvePayout, { query })
  await runner.call(accountant, desk.makePayoutFile, { body: { payoutIds: [asked!.payoutId] } })
  await runner.call(accountant, desk.confirmPayout, { query, body: { bankReference: 'FT26329TR7K4' } })
}

/** Of the one that waits, which is so large that a second administrator has to approve it, too. */
export const approveFirst = async (runner: Runner): Promise<void> => {
  const [asked] = (await runner.call(accountant, desk.listPayouts, {})).open
  await runner.call(accountant, desk.approvePayout, { query: { id: asked!.payoutId } })
}
