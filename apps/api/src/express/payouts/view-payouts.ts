// Payouts as the merchant sees them, and the queue of administrators with what stands against each.
import {
  approvalRefusal,
  mostOut,
  payoutLimits,
  payoutRefusal,
  senderRefusal,
} from '@marsa/model/express/payouts/payout.ts'
import type {
  listPayouts as queueContract,
  QueuedPayout,
} from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import type { OwnPayout, viewPayouts as viewContract } from '@marsa/model/express/payouts/payout-endpoints.ts'
import type { BankAccount } from '@marsa/model/express/payouts/payout-fields.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { spendRefusal } from '../wallet/spenders.ts'
import { accountRefusal } from './bank-account.ts'
import { currentAccount, type AccountRow } from './bank-accounts.store.ts'
import {
  listEndedPayouts,
  listFiles,
  listOpenPayouts,
  listOwnPayouts,
  type ListedPayout,
} from './payouts.store.ts'
import { payoutFacts } from './request-payout.ts'

const at = (instant: Date | null): string | null => instant && toOffset(instant)

const toPayout = (row: ListedPayout): OwnPayout => ({
  payoutId: row.id,
  number: row.number,
  state: row.state,
  amount: toWire(row.amount_fils),
  currency: 'AED',
  ibanEnd: row.iban_end,
  holder: row.holder,
  requestedAt: toOffset(row.requested_at),
  approvedAt: at(row.approved_at),
  sentAt: at(row.sent_at),
  endedAt: at(row.ended_at),
  bankReference: row.bank_reference,
  reason: row.state === 'CANCELLED' || row.state === 'RETURNED' ? row.move_reason : null,
})

const toAccount = (row: AccountRow): BankAccount => ({
  accountId: row.id,
  ibanEnd: row.iban_end,
  holder: row.holder,
  enteredAt: toOffset(row.entered_at),
  verifiedAt: at(row.verified_at),
})

export const viewPayouts = async (
  call: Call<typeof viewContract>,
): Promise<AnswerOf<typeof viewContract>> => {
  const actor = signedIn(call)
  const { db } = call
  const limits = payoutLimits(call.settings)
  const facts = await payoutFacts(db, actor, limits)
  const account = await currentAccount(db, actor.companyId)
  return {
    account: account ? toAccount(account) : null,
    holder: actor.companyName.en,
    accountRefusal: (await accountRefusal(db, actor)) ?? null,
    most: toWire(mostOut(facts)),
    least: toWire(limits.leastFils),
    currency: 'AED',
    waitUntil: at(facts.waitUntil),
    refusal: (await spendRefusal(db, actor)) ?? payoutRefusal(facts, limits) ?? null,
    payouts: (await listOwnPayouts(db, actor.companyId)).map(toPayout),
  }
}

const toQueued = (row: ListedPayout, userId: string): QueuedPayout => ({
  ...toPayout(row),
  companyId: row.company_id,
  company: { en: row.name_en, ar: row.name_ar },
  isSuspended: row.is_suspended,
  accountId: row.account_id,
  isVerified: row.is_verified,
  requestedBy: row.requester,
  needsTwo: row.needs_two,
  firstBy: row.first_name,
  fileId: row.file_id,
  fileNumber: row.file_number,
  approvalRefusal:
    approvalRefusal(
      { requestedBy: row.requested_by, firstBy: row.first_by, isVerified: row.is_verified },
      userId,
    ) ?? null,
})

export const listPayouts = async (
  call: Call<typeof queueContract>,
): Promise<AnswerOf<typeof queueContract>> => {
  const { userId } = signedIn(call)
  const { db, settings } = call
  return {
    open: (await listOpenPayouts(db)).map((row) => toQueued(row, userId)),
    ended: (await listEndedPayouts(db)).map((row) => toQueued(row, userId)),
    files: (await listFiles(db)).map((file) => ({
      fileId: file.id,
      number: file.number,
      madeAt: toOffset(file.made_at),
      by: file.maker,
      payouts: file.payouts,
      total: toWire(file.control_fils),
      sha256: file.sha256,
    })),
    fileRefusal: senderRefusal(settings) ?? null,
    currency: 'AED',
  }
}
