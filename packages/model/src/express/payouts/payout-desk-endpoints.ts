// Contracts of payouts for administrators: the queue, approvals, the bank's file, and the bank's answers.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { walletAdministrators, walletReaders } from '../wallet/wallet.ts'
import { payoutView } from './payout-fields.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })
const query = z.strictObject({ id: idOf('payout.none') })

const queuedPayout = z.strictObject({
  ...payoutView,
  companyId: z.string(),
  company: both,
  /** Money may still go there; whoever decides is told. */
  isSuspended: z.boolean(),
  accountId: z.string(),
  isVerified: z.boolean(),
  requestedBy: z.string(),
  needsTwo: z.boolean(),
  /** Who gave the first of two approvals. */
  firstBy: z.string().nullable(),
  fileId: z.string().nullable(),
  fileNumber: z.string().nullable(),
  /** What stands against the reader's approving it; null when nothing does. */
  approvalRefusal: z.string().nullable(),
})
export type QueuedPayout = z.infer<typeof queuedPayout>

const bankFile = z.strictObject({
  fileId: z.string(),
  number: z.string(),
  madeAt: z.string(),
  by: z.string(),
  payouts: z.int(),
  total: z.string(),
  sha256: z.string(),
})
export type ListedBankFile = z.infer<typeof bankFile>

export const listPayouts = endpoint({
  verb: 'listPayouts',
  method: 'GET',
  path: 'Express/Payouts',
  policy: walletReaders,
  answer: z.strictObject({
    /** What waits for somebody here, the oldest first. */
    open: z.array(queuedPayout),
    /** The last that ended. */
    ended: z.array(queuedPayout),
    files: z.array(bankFile),
    /** What stands against making a file, beside nothing being approved; null when nothing does. */
    fileRefusal: z.string().nullable(),
    currency: z.literal('AED'),
  }),
})

export const verifyBankAccount = endpoint({
  verb: 'verifyBankAccount',
  method: 'POST',
  path: 'Express/Payouts/Accounts/{id}/Verify',
  policy: walletAdministrators,
  query: z.strictObject({ id: idOf('payout.account-unknown') }),
  /** What the account was compared with, like a letter of the bank. */
  body: z.strictObject({ note: reasonOf('payout.note') }),
  answer: ok,
  problems: ['payout.account-unknown', 'payout.note', 'kit.moved-on'],
})

export const approvePayout = endpoint({
  verb: 'approvePayout',
  method: 'POST',
  path: 'Express/Payouts/{id}/Approve',
  policy: walletAdministrators,
  query,
  answer: ok,
  problems: ['payout.none', 'payout.own', 'payout.second-person', 'payout.not-verified', 'kit.moved-on'],
})

export const refusePayout = endpoint({
  verb: 'refusePayout',
  method: 'POST',
  path: 'Express/Payouts/{id}/Refuse',
  policy: walletAdministrators,
  query,
  body: z.strictObject({ reason: reasonOf('payout.reason') }),
  answer: ok,
  problems: ['payout.none', 'payout.reason', 'kit.moved-on'],
})

/** Of the same payouts there is one file, however often it is asked for. */
export const makePayoutFile = endpoint({
  verb: 'makePayoutFile',
  method: 'POST',
  path: 'Express/Payouts/Files',
  policy: walletAdministrators,
  body: z.strictObject({ payoutIds: z.array(idOf('payout.none')).min(1, 'payout.none-approved').max(500) }),
  answer: z.strictObject({ ...ok.shape, fileId: z.string(), number: z.string() }),
  problems: ['payout.none', 'payout.none-approved', 'payout.sender-account'],
})

export const downloadPayoutFile = endpoint({
  verb: 'downloadPayoutFile',
  method: 'GET',
  path: 'Express/Payouts/Files/{id}',
  policy: walletAdministrators,
  query: z.strictObject({ id: idOf('payout.file-none') }),
  answer: z.unknown(),
  file: 'application/xml',
  problems: ['payout.file-none'],
})

export const confirmPayout = endpoint({
  verb: 'confirmPayout',
  method: 'POST',
  path: 'Express/Payouts/{id}/Paid',
  policy: walletAdministrators,
  query,
  body: z.strictObject({
    bankReference: z
      .string({ error: 'payout.bank-reference' })
      .trim()
      .min(1, 'payout.bank-reference')
      .max(35, 'payout.bank-reference'),
  }),
  answer: ok,
  problems: ['payout.none', 'payout.bank-reference', 'kit.moved-on'],
})

export const returnPayout = endpoint({
  verb: 'returnPayout',
  method: 'POST',
  path: 'Express/Payouts/{id}/Returned',
  policy: walletAdministrators,
  query,
  body: z.strictObject({ reason: reasonOf('payout.reason') }),
  answer: ok,
  problems: ['payout.none', 'payout.reason', 'kit.moved-on'],
})

export const payoutDeskEndpoints = {
  listPayouts,
  verifyBankAccount,
  approvePayout,
  refusePayout,
  makePayoutFile,
  downloadPayoutFile,
  confirmPayout,
  returnPayout,
}
