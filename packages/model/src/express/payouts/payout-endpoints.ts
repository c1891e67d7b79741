// Contracts of a merchant's bank account and payouts; each change asks for the PIN and a code to the mobile.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { iban } from '../../reference/iban-field.ts'
import {
  bankAccount,
  codeProblems,
  payoutAmount,
  payoutView,
  pinProblems,
  sentCode,
  typedAgain,
  withCode,
} from './payout-fields.ts'

/** People of companies; somebody who ships as a person collects no cash. */
export const merchants = { business: 'own', portal: 'own' } as const satisfies Policy

const ownPayout = z.strictObject(payoutView)
export type OwnPayout = z.infer<typeof ownPayout>

export const viewPayouts = endpoint({
  verb: 'viewPayouts',
  method: 'GET',
  path: 'Express/Wallet/Payout',
  policy: merchants,
  answer: z.strictObject({
    account: bankAccount.nullable(),
    /** Whose name the account has to be in. */
    holder: z.string(),
    /** What stands against the reader's changing the account, beside PIN and code; null when nothing does. */
    accountRefusal: z.string().nullable(),
    /** What could leave now. */
    most: z.string(),
    least: z.string(),
    currency: z.literal('AED'),
    /** Until when nothing is requested, because account, mobile or PIN are too new. */
    waitUntil: z.string().nullable(),
    /** What stands against the reader's requesting a payout; null when nothing does. */
    refusal: z.string().nullable(),
    /** The newest first. */
    payouts: z.array(ownPayout),
  }),
})

const accountProblems = [
  'wallet.company-admin-only',
  'payout.account-same',
  'payout.account-open',
  'reference.iban.form',
  'reference.iban.check-digits',
]

export const sendAccountCode = endpoint({
  verb: 'sendAccountCode',
  method: 'POST',
  path: 'Express/Wallet/BankAccount/Code',
  policy: merchants,
  body: z.strictObject({ iban, ...typedAgain }),
  answer: z.strictObject({ ...ok.shape, ...sentCode }),
  problems: [...accountProblems, ...pinProblems, 'accounts.code-wait'],
})

export const saveBankAccount = endpoint({
  verb: 'saveBankAccount',
  method: 'PUT',
  path: 'Express/Wallet/BankAccount',
  policy: merchants,
  body: z.strictObject({ iban, ...withCode }),
  answer: ok,
  problems: [...accountProblems, ...pinProblems, ...codeProblems],
})

const askProblems = [
  'wallet.no-right',
  'wallet.amount-invalid',
  'payout.account-none',
  'payout.waiting',
  'payout.open',
  'payout.nothing',
  'payout.least',
  'payout.above-available',
  'payout.above-credited',
]

export const sendPayoutCode = endpoint({
  verb: 'sendPayoutCode',
  method: 'POST',
  path: 'Express/Wallet/Payout/Code',
  policy: merchants,
  body: z.strictObject({ amount: payoutAmount, ...typedAgain }),
  answer: z.strictObject({ ...ok.shape, ...sentCode }),
  problems: [...askProblems, ...pinProblems, 'accounts.code-wait'],
})

export const requestPayout = endpoint({
  verb: 'requestPayout',
  method: 'POST',
  path: 'Express/Wallet/Payout',
  policy: merchants,
  body: z.strictObject({ amount: payoutAmount, ...withCode }),
  answer: z.strictObject({ ...ok.shape, payoutId: z.string(), number: z.string() }),
  problems: [...askProblems, ...pinProblems, ...codeProblems],
})

export const cancelPayout = endpoint({
  verb: 'cancelPayout',
  method: 'POST',
  path: 'Express/Wallet/Payout/{id}/Cancel',
  policy: merchants,
  query: z.strictObject({ id: idOf('payout.none') }),
  answer: ok,
  problems: ['payout.none', 'wallet.no-right', 'kit.moved-on'],
})

export const payoutEndpoints = {
  viewPayouts,
  sendAccountCode,
  saveBankAccount,
  sendPayoutCode,
  requestPayout,
  cancelPayout,
}
